import { deviceOwner, PROGRESS_KEY } from './progress-store.ts'
import { TOOL_RECORDS } from './tool-records.ts'

/** What of lessons and tools is one person's at a time, by its key. */
export const RECORDS: readonly string[] = [PROGRESS_KEY, ...Object.values(TOOL_RECORDS)]
/** The member whose session merely ended here, and their records as they were then. */
const ENDED = 'tutu-learning-ended'

/** `records`: texts by their keys; what was not there then is not in it. */
type SessionEnd = {
  readonly member: number
  readonly nickname: string
  readonly records: Readonly<Record<string, string>>
}

/** Who goes on here need not be the member: what they had is told from what is done from now on (decision 205). */
export function noteSessionEnd({ id, nickname }: { id: number; nickname: string }): void {
  if (id === 0 || deviceOwner() !== id) return
  try {
    const end: SessionEnd = { member: id, nickname, records: Object.fromEntries(textsOf(RECORDS)) }
    localStorage.setItem(ENDED, JSON.stringify(end))
  } catch {
    // Full: all that is done meanwhile stays the member's.
  }
}

/** How the session of the one whose records are in use has ended. undefined: they left, are still signed in, or nobody was. */
export function sessionEnd(): SessionEnd | undefined {
  try {
    const end = JSON.parse(localStorage.getItem(ENDED) ?? 'null') as SessionEnd | null
    return end?.member === deviceOwner() ? end : undefined
  } catch {
    return undefined
  }
}

/** Somebody has signed in, or out: whose what is is answered. */
export function forgetSessionEnd(): void {
  try {
    localStorage.removeItem(ENDED)
  } catch {
    // Storage is switched off: there was nothing in it.
  }
}

/** What stands under those of the keys under which something does. Throws where storage is switched off. */
export function textsOf(keys: readonly string[]): [key: string, text: string][] {
  return keys.flatMap((key): [string, string][] => {
    const text = localStorage.getItem(key)
    return text === null ? [] : [[key, text]]
  })
}
