import { decodeLog, encodeLog, type TypingEvent } from '@tutu/learning/typing/event-log'
import { createStored } from '../../../lib/stored.ts'

/** What this tab keeps of a race, so that a reload goes on where it was. `at`: ms since 1970 of its last key. */
export type Kept = { race: number; log: string; at: number }

const NOTHING: Kept = { race: 0, log: '', at: 0 }

const kept = createStored<Kept>(
  'tutu.dazi.race',
  NOTHING,
  (value) => {
    const { race, log, at } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>
    return typeof race === 'number' && typeof log === 'string' && typeof at === 'number' ? { race, log, at } : undefined
  },
  'sessionStorage',
)

export function keepRun(race: number, events: readonly TypingEvent[]): void {
  kept.write({ race, log: encodeLog(events), at: Date.now() })
}

/** The keys of this race that were pressed before a reload, and how long ago the last one was, in ms. */
export function keptRun(race: number): { events: readonly TypingEvent[]; ago: number } | undefined {
  const { log, at, race: of } = kept.read()
  const events = of === race && log ? decodeLog(log) : undefined
  return events && { events, ago: Math.max(0, Date.now() - at) }
}

export const forgetRun = (): void => kept.clear()

const device = createStored<string>(
  'tutu.dazi.device',
  '',
  (value) => (typeof value === 'string' ? value : undefined),
  'sessionStorage',
)

/** What names this tab to the race: two of one child are told apart. */
export function deviceName(): string {
  if (!device.read()) device.write(crypto.getRandomValues(new Uint32Array(4)).join('-'))
  return device.read()
}
