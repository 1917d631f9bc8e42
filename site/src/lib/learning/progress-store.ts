import { NO_PROGRESS, type Progress, readProgress } from '@tutu/learning/progress/progress'

// What was done of courses, on this device. Other tabs write it too: each change begins with what is there.

export const PROGRESS_KEY = 'tutu-learning'
/** Whose what is kept here is (`device-owner.ts`). */
export const OWNER = 'tutu-learning-owner'
/** On `window`, after a change in this page; `detail`: what came of the account, which has it already. */
export const PROGRESS_CHANGED = 'tutu-progress'

/** Where nothing can be kept, as long as the page lasts; on `window`, since a page has several scripts. */
const here = globalThis as { tutuProgress?: Progress | undefined }

export function keptProgress(): Progress {
  try {
    const text = localStorage.getItem(PROGRESS_KEY)
    return text === null ? (here.tutuProgress ?? NO_PROGRESS) : readProgress(JSON.parse(text))
  } catch {
    // Nothing can be kept here, or somebody wrote nonsense: as long as the page lasts.
    return here.tutuProgress ?? NO_PROGRESS
  }
}

/** The number of the member whose records are in use; 0: nobody's who is signed in. */
export function deviceOwner(): number {
  try {
    return Number(localStorage.getItem(OWNER) ?? 0)
  } catch {
    return 0
  }
}

/** Whether the records in use are the member's. Where storage is switched off they are the page's, and with it theirs. */
export function isDeviceOf(member: number): boolean {
  try {
    return Number(localStorage.getItem(OWNER) ?? 0) === member
  } catch {
    return true
  }
}

/** What is in the storage is another's now. */
export function forgetProgress(): void {
  here.tutuProgress = undefined
}

export const OF_ACCOUNT = 'account'

export function changeProgress(how: (progress: Progress) => Progress, from?: typeof OF_ACCOUNT): Progress {
  const next = how(keptProgress())
  here.tutuProgress = next
  try {
    localStorage.setItem(PROGRESS_KEY, JSON.stringify(next))
  } catch {
    // A private window.
  }
  dispatchEvent(new CustomEvent(PROGRESS_CHANGED, { detail: from }))
  return next
}
