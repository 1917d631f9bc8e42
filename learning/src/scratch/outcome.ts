import type { AssetState } from './asset-state.ts'
import type { FileKind } from './file-kind.ts'
import type { Loss } from './foreign-blocks.ts'
import type { Music } from './music.ts'
import type { Asset } from './project-json.ts'

export type ScratchFormat = 'sb3' | 'sb2' | 'sb'

/** Why a file can't be converted. Each kind has its own words in `words.ts`. Sizes in bytes. */
export type Problem =
  | { kind: 'empty' }
  | { kind: 'tooBig'; bytes: number }
  | { kind: 'notScratch'; found: OtherFile }
  /** The same, under the name of a project. */
  | { kind: 'misnamed'; found: OtherFile }
  | { kind: 'program' }
  | { kind: 'damaged' }
  | { kind: 'unusual' }
  | { kind: 'unsafe' }
  | { kind: 'tooManyFiles'; count: number }
  /** All files together, unpacked. */
  | { kind: 'unpackedTooBig'; bytes: number }
  /** The blocks and lists themselves. */
  | { kind: 'projectTooBig'; bytes: number }
  /** One file that grows beyond all measure. */
  | { kind: 'packedTooTight'; bytes: number }
  | { kind: 'noProject' }
  | { kind: 'sprite' }
  | { kind: 'severalProjects' }
  | { kind: 'brokenProject' }
  | { kind: 'noStage' }
  | { kind: 'pictureTooBig'; pixels: number }

export type OtherFile = Exclude<FileKind, 'program'>

/** What the child should know before converting; the file still converts. */
export type Warning =
  | { kind: 'assets'; troubles: readonly AssetTrouble[] }
  | { kind: 'manyPixels' }
  | { kind: 'removedBlocks'; names: readonly string[] }
  | { kind: 'internet'; names: readonly string[] }
  | { kind: 'hardware'; names: readonly string[] }
  | { kind: 'camera' }
  | { kind: 'microphone' }
  | { kind: 'cloud' }

/** A costume or sound that is not in order, and how. */
export type AssetTrouble = Omit<Asset, 'file'> & { state: Exclude<AssetState, 'whole'> | 'missing' }

export type ProjectFacts = {
  format: ScratchFormat
  /** Without the stage; null where the format does not tell. */
  sprites: number | null
  /** `KeyboardEvent.key` values the project listens to, arrows first; see `keys.ts`. */
  keys: readonly string[]
  /** Drums and notes it plays, whose sounds the runtime does not bring. */
  music: Music
  /** The same for the same project: eight hexadecimal digits. Cloud variables are kept under it. */
  id: string
}

export type Preflight =
  | {
      ok: true
      facts: ProjectFacts
      warnings: readonly Warning[]
      /** Blocks of foreign extensions, which are to be taken out first. Facts and warnings are of what is left. */
      loss?: Loss
      /** A file in it is packed wrongly, and the runtime would give up on all of it: to be mended first. */
      isMended?: boolean
    }
  | { ok: false; problem: Problem }

/** Thrown inside the preflight only; `preflight` turns it into an outcome. */
export class Refusal extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.kind)
    this.problem = problem
  }
}

export function refuse(problem: Problem): Refusal {
  return new Refusal(problem)
}
