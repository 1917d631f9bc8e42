// What was typed into forms and not saved, kept in this browser: a reload, a crash or a flat battery takes none of it.
// In local storage and not in a database of the browser: what a page writes while it goes must be there at once.

export type KeptValues = {
  /** ms */
  time: number
  /** Of the record when it was typed; absent: of a new one. */
  version?: number | undefined
  /** Field → value; of a localized field the languages typed in. */
  values: Readonly<Record<string, unknown>>
}

const PREFIX = 'unsaved.'
/** Days. */
const KEPT_FOR = 7
const DAY = 86_400_000
/** Forms, and characters of one of them: a tenth of what browsers let a site keep. */
const FORMS_MAX = 20
const LENGTH_MAX = 500_000

/** `row`: absent for a new record. */
export function keptKey(adminId: number, base: string, row: number | undefined): string {
  return `${PREFIX}${adminId}.${base}.${row ?? 'new'}`
}

export function readKept(key: string): KeptValues | undefined {
  const kept = parse(localStorage.getItem(key))
  if (kept && kept.time > Date.now() - KEPT_FOR * DAY) return kept
  dropKept(key)
  return undefined
}

/** What is too long is not kept, neither is anything where there is no room. */
export function writeKept(key: string, kept: KeptValues): void {
  const text = JSON.stringify(kept)
  try {
    if (text.length > LENGTH_MAX) throw new Error('too long to be kept')
    localStorage.setItem(key, text)
  } catch {
    // Rather nothing than what was typed before the last change.
    dropKept(key)
  }
  dropOldest()
}

export function dropKept(key: string): void {
  localStorage.removeItem(key)
}

/** Of every administrator: whoever signs out leaves nothing in a browser that others use too. */
export function dropAllKept(): void {
  for (const key of keys()) dropKept(key)
}

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))

function dropOldest(): void {
  const all = keys()
  if (all.length <= FORMS_MAX) return
  const byAge = all
    .map((key) => ({ key, time: parse(localStorage.getItem(key))?.time ?? 0 }))
    .toSorted((a, b) => b.time - a.time)
  for (const { key } of byAge.slice(FORMS_MAX)) dropKept(key)
}

function parse(stored: string | null): KeptValues | undefined {
  try {
    const kept = JSON.parse(stored ?? 'null') as Partial<KeptValues> | null
    if (typeof kept?.time !== 'number' || typeof kept.values !== 'object' || kept.values === null) return undefined
    return { time: kept.time, version: kept.version, values: kept.values }
  } catch {
    return undefined
  }
}
