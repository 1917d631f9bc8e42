import { NO_PROGRESS, type Progress, readProgress } from '@tutu/learning/progress/progress'

// What was done of courses, on this device. Other tabs write it too: each change begins with what is there.

export const PROGRESS_KEY = 'tutu-learning'
/** On `window`, after a change in this page. */
export const PROGRESS_CHANGED = 'tutu-progress'

let here: Progress | undefined

export function keptProgress(): Progress {
  try {
    const text = localStorage.getItem(PROGRESS_KEY)
    return text === null ? (here ?? NO_PROGRESS) : readProgress(JSON.parse(text))
  } catch {
    // Nothing can be kept here, or somebody wrote nonsense: as long as the page lasts.
    return here ?? NO_PROGRESS
  }
}

export function changeProgress(how: (progress: Progress) => Progress): Progress {
  const next = how(keptProgress())
  here = next
  try {
    localStorage.setItem(PROGRESS_KEY, JSON.stringify(next))
  } catch {
    // A private window.
  }
  dispatchEvent(new Event(PROGRESS_CHANGED))
  return next
}
