import { PROGRESS_CHANGED } from '../../../lib/learning/progress-store.ts'
import { syncWithAccount } from '../../../lib/member/account-progress.ts'
import { isSignedIn, memberSession } from '../../../lib/member/session.ts'

/** ms after the last change: several stars in a row are one call. */
const PAUSE = 4000

/** For members, what changes here is on their account soon; where it cannot be had, the device has it and sends it later. */
export function keepInAccount(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSyncing = false
  const later = (): void => {
    if (isSyncing || !isSignedIn(memberSession.read())) return
    clearTimeout(timer)
    timer = setTimeout(() => void sync(), PAUSE)
  }
  async function sync(isLeaving = false): Promise<void> {
    timer = undefined
    isSyncing = true
    await syncWithAccount(memberSession.read().id, { isLeaving }).catch(() => undefined)
    isSyncing = false
  }
  addEventListener(PROGRESS_CHANGED, later)
  // Who closes the lesson with the last press finds it done on the next device.
  addEventListener('pagehide', () => {
    if (timer === undefined) return
    clearTimeout(timer)
    void sync(true)
  })
  later()
}
