import type { DeletionEffects } from '@tutu/contract/definition/deletion'

/** A deletion that is being thought about: what it would do, and doing it. */
export type Deletion = {
  /** Of how many rows. */
  count: number
  /** What the one row is called. */
  name?: string | undefined
  /** Asked when the question is. */
  effects: (signal: AbortSignal) => Promise<DeletionEffects>
  /** `agreed`: what it does to other records has been shown. */
  run: (agreed: boolean) => Promise<void>
}
