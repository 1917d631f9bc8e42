/** What a child made of a program of a lesson, on this device. */

const PREFIX = 'tutu-code:'
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

/** The original is not kept: there is nothing of the child's in it. */
export function keepCode(key: string, text: string, original: string): void {
  try {
    if (text === original) localStorage.removeItem(PREFIX + key)
    else if (text.length <= CODE_MAX) localStorage.setItem(PREFIX + key, text)
  } catch {
    // A private window: it lasts as long as the page.
  }
}
