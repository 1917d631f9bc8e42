import { CODE_MAX } from '@tutu/learning/super/address-code'
import { createStored } from '../../../lib/stored.ts'

/** What was done on this device, by the id of a game: 'l12' for a level, 'd2026-11-24' for a day's puzzle. */
export type Progress = {
  readonly stars: Readonly<Record<string, number>>
  /** Blocks of the shortest program that did it. */
  readonly blocks: Readonly<Record<string, number>>
  /** What was last put together, as in an address. */
  readonly programs: Readonly<Record<string, string>>
}

const NONE: Progress = { stars: {}, blocks: {}, programs: {} }
const ID = /^(l([1-9]|[1-3]\d|40)|d20\d\d-\d\d-\d\d)$/
/** Of days that are over the oldest are forgotten. */
const DAYS_MAX = 60

export const keptProgress = createStored<Progress>('tutu.super', NONE, (value) => {
  if (typeof value !== 'object' || value === null) return undefined
  const { stars, blocks, programs } = value as Record<string, unknown>
  return {
    stars: entriesOf(stars, (one): one is number => one === 1 || one === 2 || one === 3),
    blocks: entriesOf(blocks, (one): one is number => Number.isInteger(one) && Number(one) > 0),
    programs: entriesOf(programs, (one): one is string => typeof one === 'string' && one.length <= CODE_MAX),
  }
})

export function noteSolved(id: string, stars: number, blocks: number): void {
  if (!ID.test(id)) return
  keptProgress.write((known) => ({
    ...known,
    stars: { ...known.stars, [id]: Math.max(stars, known.stars[id] ?? 0) },
    blocks: { ...known.blocks, [id]: Math.min(blocks, known.blocks[id] ?? blocks) },
  }))
}

export function noteProgram(id: string, code: string): void {
  if (!ID.test(id) || code.length > CODE_MAX) return
  keptProgress.write((known) => ({ ...known, programs: { ...known.programs, [id]: code } }))
}

function entriesOf<T>(value: unknown, isOne: (one: unknown) => one is T): Readonly<Record<string, T>> {
  if (typeof value !== 'object' || value === null) return {}
  const entries = Object.entries(value).filter((entry): entry is [string, T] => ID.test(entry[0]) && isOne(entry[1]))
  const days = entries.map(([id]) => id).filter((id) => id.startsWith('d'))
  const old = new Set(days.toSorted().slice(0, Math.max(0, days.length - DAYS_MAX)))
  return Object.fromEntries(entries.filter(([id]) => !old.has(id)))
}
