import { merge, NO_PROGRESS, type Progress, readProgress } from '@tutu/learning/progress/progress'
import { changeProgress, keptProgress } from './progress-store.ts'

/** Whose the device's progress is, once somebody has signed in with it: schools share computers. */
const OWNER = 'tutu-learning-owner'

type Send = (progress: Progress) => Promise<unknown>

/**
 * Brings what this device knows to the member's account, and what the account knows to this device. What a child did here
 * before signing in comes along; what is another member's does not. Rejects as `send` does.
 */
export async function syncProgress(member: number, send: Send): Promise<Progress> {
  const own = isOwnDevice(member) ? keptProgress() : NO_PROGRESS
  const theirs = readProgress(await send(own))
  try {
    localStorage.setItem(OWNER, String(member))
  } catch {
    // Nothing can be kept here, so nothing of another is here either.
  }
  // What was done meanwhile stays.
  return changeProgress((now) => (own === NO_PROGRESS ? theirs : merge(now, theirs)))
}

/** Whether what is kept here may be a member's: theirs, or of before anybody signed in. */
function isOwnDevice(member: number): boolean {
  return [0, member].includes(ownerOfDevice())
}

function ownerOfDevice(): number {
  try {
    return Number(localStorage.getItem(OWNER) ?? 0)
  } catch {
    return 0
  }
}
