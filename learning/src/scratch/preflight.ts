import { checkAsset, stallsRuntime } from './asset-check.ts'
import { crc32 } from './crc32.ts'
import { BUILT_IN, HARDWARE, INTERNET } from './extensions.ts'
import { fileKind } from './file-kind.ts'
import { type Loss, takeOutForeign } from './foreign-blocks.ts'
import { toKeys } from './keys.ts'
import { SCRATCH_LIMITS } from './limits.ts'
import {
  type AssetTrouble,
  type Preflight,
  type Problem,
  type ProjectFacts,
  Refusal,
  refuse,
  type ScratchFormat,
  type Warning,
} from './outcome.ts'
import { type Asset, type Findings, parseProject } from './project-json.ts'
import { readSb1 } from './sb1.ts'
import { readSb2 } from './sb2.ts'
import { readSb3 } from './sb3.ts'
import { repack } from './repack.ts'
import { unpack } from './unpack.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'

/**
 * Looks at a project file before anything else does: never throws, never runs anything of it, unpacks what it
 * names one after the other. A file that can't be converted has one problem; a good one its facts and warnings.
 * `name` of the file, for better advice.
 */
export function preflight(bytes: Uint8Array, name = ''): Preflight {
  try {
    return examine(bytes, name)
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem }
    // A shape of project nobody has thought of: it is not ours to guess what it means.
    return { ok: false, problem: { kind: 'brokenProject' } }
  }
}

function examine(bytes: Uint8Array, name: string): Preflight {
  if (bytes.length === 0) throw refuse({ kind: 'empty' })
  if (bytes.length > SCRATCH_LIMITS.file) throw refuse({ kind: 'tooBig', bytes: bytes.length })
  const kind = fileKind(bytes)
  if (kind === 'sb') return conclude({ format: 'sb', findings: readSb1(bytes), id: hashOf(bytes) })
  if (kind === 'program') throw refuse({ kind: 'program' })
  if (kind !== 'zip') throw refuse({ kind: isProjectName(name) ? 'misnamed' : 'notScratch', found: kind })

  const entries = readZipDirectory(bytes)
  const file = findProject(entries)
  const project = readProject(file)
  const { assets, pixels, isMended } = checkAssets(entries, project.findings.assets)
  return { ...conclude({ ...project, id: file.crc, assets, pixels }), ...(isMended ? { isMended } : {}) }
}

/** What `project.json` of a Scratch 3 file says, without foreign blocks. `json` undefined: of an older Scratch. Never throws. */
export function readProjectJson(
  bytes: Uint8Array,
  name = '',
): { ok: true; json: Record<string, unknown> | undefined } | { ok: false; problem: Problem } {
  const outcome = preflight(bytes, name)
  if (!outcome.ok) return outcome
  if (outcome.facts.format !== 'sb3') return { ok: true, json: undefined }
  return { ok: true, json: readProject(findProject(readZipDirectory(bytes))).json }
}

type ReadProject = { format: ScratchFormat; findings: Findings; json: Record<string, unknown>; loss?: Loss }

/** The project as it will play: `json` and findings are without foreign blocks, `loss` tells of them. */
function readProject(file: ZipEntry): ReadProject {
  const json = parseProject(new TextDecoder().decode(unpackProject(file)))
  if ('targets' in json) {
    const findings = readSb3(json)
    const cleaned = takeOutForeign(json)
    if (!cleaned) return { format: 'sb3', findings, json }
    return { format: 'sb3', findings: readSb3(cleaned.project), json: cleaned.project, loss: cleaned.loss }
  }
  if (!('objName' in json)) throw refuse({ kind: 'brokenProject' })
  return { format: 'sb2', findings: readSb2(json), json }
}

/**
 * The same project without foreign blocks and without what the runtime would stumble over: files that are packed wrongly,
 * pictures that are none, and a second project beside it. Throws the refusals of `preflight`.
 */
export function mendProject(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const entries = readZipDirectory(bytes)
  const file = findProject(entries)
  const { json, loss, findings } = readProject(file)
  const kinds = new Map(findings.assets.map((asset) => [asset.file, asset.kind]))
  const kept = new Map(entries.map((entry) => [entry.name, entry]))
  for (const [name, entry] of kept) {
    const bytes = PROJECT.test(name) ? undefined : tryUnpack(entry)
    const fileName = baseName(name)
    const kind = kinds.get(fileName)
    const stalls = bytes && kind && stallsRuntime(checkAsset(bytes, kind, fileName).state, kind, fileName)
    if (!bytes || stalls) kept.delete(name)
  }
  const project = loss ? new TextEncoder().encode(JSON.stringify(json)) : unpackProject(file)
  return repack([...kept.values()], { name: file.name, bytes: project })
}

function unpackProject(file: ZipEntry): Uint8Array {
  return unpack(file, SCRATCH_LIMITS.projectJson, { kind: 'projectTooBig', bytes: file.size })
}

function tryUnpack(entry: ZipEntry): Uint8Array | undefined {
  try {
    return unpack(entry, SCRATCH_LIMITS.unpacked, { kind: 'damaged' })
  } catch {
    return undefined
  }
}

/** Every costume and sound once, however many wear it. Pictures are small when packed, and all unpacked when it opens. */
function checkAssets(entries: readonly ZipEntry[], assets: readonly Asset[]) {
  // The runtime looks for a file by its name, in the archive itself or one folder down; of two it takes the last.
  const files = new Map(entries.map((entry) => [baseName(entry.name), entry]))
  const kinds = new Map(assets.map(({ file, kind }) => [file, kind]))
  const states = new Map<string, AssetTrouble['state'] | 'whole'>()
  let pixels = 0
  let isMended = false
  for (const [file, kind] of kinds) {
    const entry = files.get(file)
    const bytes = entry && tryUnpack(entry)
    isMended ||= entry !== undefined && bytes === undefined
    if (!entry || !bytes) {
      states.set(file, entry ? 'unreadable' : 'missing')
      continue
    }
    const checked = checkAsset(bytes, kind, file)
    if (checked.pixels > SCRATCH_LIMITS.picture) throw refuse({ kind: 'pictureTooBig', pixels: checked.pixels })
    pixels += checked.pixels
    isMended ||= stallsRuntime(checked.state, kind, file)
    // Readable, but not what was packed: a bit has tipped over on the way.
    states.set(file, checked.state === 'whole' && crc32(bytes) !== entry.crc ? 'damaged' : checked.state)
  }
  const troubles = assets.flatMap(({ file, ...asset }): AssetTrouble[] => {
    const state = states.get(file)
    return state === undefined || state === 'whole' ? [] : [{ ...asset, state }]
  })
  return { assets: troubles, pixels, isMended }
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function isProjectName(name: string): boolean {
  return /\.sb[23]?$/i.test(name)
}

const PROJECT = /^([^/]*\/)?project\.json$/
const OFFICE = /^(\[Content_Types\]\.xml|word\/|xl\/|ppt\/|META-INF\/)/

function findProject(entries: readonly ZipEntry[]): ZipEntry {
  const project = entries.find(({ name }) => PROJECT.test(name))
  // Of two with one name the runtime opens the last.
  if (project) return entries.findLast(({ name }) => name === project.name)!
  const has = (pattern: RegExp): boolean => entries.some(({ name }) => pattern.test(name))
  if (has(/^([^/]*\/)?sprite\.json$/)) throw refuse({ kind: 'sprite' })
  if (has(/\.sb[23]?$/i)) throw refuse({ kind: 'severalProjects' })
  if (has(OFFICE)) throw refuse({ kind: 'notScratch', found: 'document' })
  throw refuse({ kind: 'noProject' })
}

type Examined = {
  format: ScratchFormat
  findings: Findings
  id: number
  assets?: readonly AssetTrouble[]
  pixels?: number
  loss?: Loss
}

function conclude({ format, findings, id, assets = [], pixels = 0, loss }: Examined): Preflight & { ok: true } {
  const foreign = [...findings.extensions].filter((extension) => !BUILT_IN.has(extension))
  const used = (extensions: ReadonlySet<string>): string[] =>
    [...findings.extensions].filter((extension) => extensions.has(extension))
  const warnings: Warning[] = []
  if (assets.length > 0) warnings.push({ kind: 'assets', troubles: assets })
  if (pixels > SCRATCH_LIMITS.pictures) warnings.push({ kind: 'manyPixels' })
  // Of Scratch 2; those of Scratch 3 are taken out before.
  if (foreign.length > 0) warnings.push({ kind: 'removedBlocks', names: foreign })
  if (used(INTERNET).length > 0) warnings.push({ kind: 'internet', names: used(INTERNET) })
  if (used(HARDWARE).length > 0) warnings.push({ kind: 'hardware', names: used(HARDWARE) })
  if (findings.camera) warnings.push({ kind: 'camera' })
  if (findings.microphone) warnings.push({ kind: 'microphone' })
  if (findings.cloud) warnings.push({ kind: 'cloud' })

  const facts: ProjectFacts = {
    format,
    sprites: findings.sprites,
    keys: toKeys(findings.keyNames),
    music: findings.music,
    id: id.toString(16).padStart(8, '0'),
  }
  return { ok: true, facts, warnings, ...(loss ? { loss } : {}) }
}

/** FNV-1a. A zip brings a checksum of its own. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
