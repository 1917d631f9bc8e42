import type { Run } from '@tutu/learning/typing/run'

/** ms since the first key at which each character of the text was right, in order. */
export type Ghost = readonly number[]

export function ghostOf({ presses, firstKeyAt }: Run): Ghost {
  return presses.filter(({ right }) => right).map(({ at }) => at - (firstKeyAt ?? 0))
}

/** A pace maker for the first race: an even `cpm` characters a minute. */
export function pacedGhost(length: number, cpm: number): Ghost {
  return Array.from({ length }, (_, index) => Math.round((index * 60_000) / cpm))
}

/** How many characters the ghost had after `ms`. */
export function ghostAt(ghost: Ghost, ms: number): number {
  const next = ghost.findIndex((at) => at > ms)
  return next < 0 ? ghost.length : next
}

/** Whether the run beat the ghost: both went the whole way. */
export function isFaster(run: Ghost, ghost: Ghost | undefined): boolean {
  return ghost === undefined || run.length !== ghost.length || (run.at(-1) ?? 0) < (ghost.at(-1) ?? 0)
}
