import { decodeLog, encodeLog, type TypingEvent } from '@tutu/learning/typing/event-log'
import { memberSession } from '../../../lib/member/session.ts'
import { createStored } from '../../../lib/stored.ts'
import type { Earlier } from '../typing/listen.ts'

/** What this tab keeps of a member's race, so that a reload goes on where it was. `began`: as in `Before`. */
type Kept = { member: number; race: number; log: string; began: number }

const NOTHING: Kept = { member: 0, race: 0, log: '', began: 0 }

const kept = createStored<Kept>(
  'tutu.dazi.race',
  NOTHING,
  (value) => {
    const { member, race, log, began } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>
    return typeof member === 'number' &&
      typeof race === 'number' &&
      typeof log === 'string' &&
      typeof began === 'number'
      ? { member, race, log, began }
      : undefined
  },
  'sessionStorage',
)

/** Keeps the keys of whoever is signed in. `began`: ms since 1970 at which the log's first event was. */
export function keepRun(race: number, events: readonly TypingEvent[], began: number): void {
  kept.write({ member: memberSession.read().id, race, log: encodeLog(events), began })
}

/** The keys that were pressed before a reload, and ms since 1970 at which their log began: it goes on as one. */
export type Before = Earlier & { began: number }

/** Of this race and whoever is signed in. */
export function keptRun(race: number): Before | undefined {
  const { member, log, began, race: of } = kept.read()
  const events = of === race && member === memberSession.read().id && log ? decodeLog(log) : undefined
  return events && { events, began, ago: Math.max(0, Date.now() - began - (events.at(-1)?.at ?? 0)) }
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
