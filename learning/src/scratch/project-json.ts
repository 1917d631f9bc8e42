import type { AssetKind } from './asset-check.ts'
import type { Music } from './music.ts'
import { refuse } from './outcome.ts'

/** What a reader of one format finds out from `project.json`, or from the one stream of a `.sb` file. */
export type Findings = {
  /** Without the stage; null where the format does not tell. */
  sprites: number | null
  /** Scratch's names of keys, as the blocks have them. */
  keyNames: Iterable<unknown>
  /** Ids of the extensions in use. */
  extensions: ReadonlySet<string>
  /** Opcodes in use. */
  opcodes: ReadonlySet<string>
  /** Costumes and sounds, with the files the project expects in its archive. */
  assets: readonly Asset[]
  music: Music
  cloud: boolean
  microphone: boolean
  camera: boolean
}

export type Asset = {
  file: string
  kind: AssetKind
  /** As the sprite calls it. */
  name: string
  /** Its sprite; the stage has no name. */
  sprite: string | undefined
}

/** Scratch 2 wrote NaN and Infinity as they are, and control characters as escapes that are worth nothing. */
const LOOSE_TOKEN = /"(?:[^"\\]|\\[\s\S])*"?|-?\bInfinity\b|\bNaN\b/g

/** Throws the refusal brokenProject. */
export function parseProject(text: string): Record<string, unknown> {
  const project = parse(text) ?? parse(text.replace(LOOSE_TOKEN, (token) => (token.startsWith('"') ? token : '0')))
  if (!isRecord(project)) throw refuse({ kind: 'brokenProject' })
  return project
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The records of a list; whatever else stands in it is passed over. */
export function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
