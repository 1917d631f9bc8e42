import type { FileKind } from './file-kind.ts'

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
  | { kind: 'unpackedTooBig' }
  | { kind: 'noProject' }
  | { kind: 'sprite' }
  | { kind: 'severalProjects' }
  | { kind: 'brokenProject' }
  | { kind: 'noStage' }
  | { kind: 'pictureTooBig'; pixels: number }
  | { kind: 'customExtensions'; names: readonly string[] }

export type OtherFile = Exclude<FileKind, 'program'>

/** What the child should know before converting; the file still converts. */
export type Warning =
  | { kind: 'missing'; count: number }
  | { kind: 'manyPixels' }
  | { kind: 'removedBlocks'; names: readonly string[] }
  | { kind: 'internet'; names: readonly string[] }
  | { kind: 'hardware'; names: readonly string[] }
  | { kind: 'camera' }
  | { kind: 'microphone' }
  | { kind: 'cloud' }

export type ProjectFacts = {
  format: ScratchFormat
  /** Without the stage; null where the format does not tell. */
  sprites: number | null
  /** `KeyboardEvent.key` values the project listens to, arrows first; see `keys.ts`. */
  keys: readonly string[]
  /** Plays notes or drums, whose sounds only the full runtime has. */
  music: boolean
  /** The same for the same project: eight hexadecimal digits. Cloud variables are kept under it. */
  id: string
}

export type Preflight =
  | { ok: true; facts: ProjectFacts; warnings: readonly Warning[] }
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
