/** What a child made of a program of a lesson, on this device. */

const PREFIX = 'tutu-code:'
const PAST = 'tutu-code-past:'
const PAST_MAX = 20_000
/** Characters: far more than a lesson's program, far less than the store. */
const CODE_MAX = 20_000

/** The same program of a lesson has the same key until its author changes it. */
export function codeKey(lesson: string, original: string): string {
  // FNV-1a: short, and the same in every browser.
  let hash = 0x811c9dc5
  for (let at = 0; at < original.length; at++) hash = Math.imul(hash ^ original.charCodeAt(at), 0x01000193)
  return `${lesson}:${(hash >>> 0).toString(36)}`
}

export function keptCode(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined
  } catch {
    return undefined
  }
}

/** What was done and undone of it, so that one can undo what was written yesterday. */
export function keptPast(key: string): string | undefined {
  try {
    return localStorage.getItem(PAST + key) ?? undefined
  } catch {
    return undefined
  }
}

export function keepPast(key: string, past: string): void {
  try {
    if (past.length <= PAST_MAX) localStorage.setItem(PAST + key, past)
    else localStorage.removeItem(PAST + key)
  } catch {
    // Full, or a private window.
  }
}

/** Of which programs something is kept here. */
export function keptCodeKeys(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}

/** What is kept of a program stands under these. */
export const storedUnder = (key: string): string[] => [PREFIX + key, PAST + key, baseKey(key)]
/** With which copy of an account it began (`code-base.ts`). */
export const baseKey = (key: string): string => `tutu-code-base:${key}`

/** Nothing of it stays on this device. */
export function forgetCode(key: string): void {
  try {
    for (const prefix of [PREFIX, PAST]) localStorage.removeItem(prefix + key)
  } catch {
    // Nothing can be kept here, so nothing is.
  }
}

/** The original is not kept: there is nothing of the child's in it. */
export function keepCode(key: string, text: string, original: string): void {
  if (text === original) return forgetCode(key)
  if (text.length > CODE_MAX) return
  try {
    localStorage.setItem(PREFIX + key, text)
  } catch {
    makeRoom()
    try {
      localStorage.setItem(PREFIX + key, text)
    } catch {
      // A private window: it lasts as long as the page.
    }
  }
}

/** What is written counts for more than what could be undone. */
function makeRoom(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PAST)) localStorage.removeItem(key)
  } catch {
    // Storage is switched off: there was nothing in it.
  }
}
