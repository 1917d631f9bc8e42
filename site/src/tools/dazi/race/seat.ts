import { decodeLog, encodeLog, type TypingEvent } from '@tutu/learning/typing/event-log'
import { memberSession } from '../../../lib/member/session.ts'
import { createStored } from '../../../lib/stored.ts'

/** What this tab keeps of a member's race, so that a reload goes on where it was. `at`: ms since 1970 when it was kept. */
export type Kept = { member: number; race: number; log: string; at: number }

const NOTHING: Kept = { member: 0, race: 0, log: '', at: 0 }

const kept = createStored<Kept>(
  'tutu.dazi.race',
  NOTHING,
  (value) => {
    const { member, race, log, at } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>
    return typeof member === 'number' && typeof race === 'number' && typeof log === 'string' && typeof at === 'number'
      ? { member, race, log, at }
      : undefined
  },
  'sessionStorage',
)

export function keepRun(race: number, events: readonly TypingEvent[]): void {
  kept.write({ member: memberSession.read().id, race, log: encodeLog(events), at: Date.now() })
}

/** The keys of this race that whoever is signed in pressed before a reload, and how long ago they were kept, in ms. */
export function keptRun(race: number): { events: readonly TypingEvent[]; ago: number } | undefined {
  const { member, log, at, race: of } = kept.read()
  const events = of === race && member === memberSession.read().id && log ? decodeLog(log) : undefined
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
