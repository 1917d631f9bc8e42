import { OF_ACCOUNT, PROGRESS_CHANGED } from '../../../lib/learning/progress-store.ts'
import { syncWithAccount } from '../../../lib/member/account-progress.ts'
import { AGAIN, Unreached } from '../../../lib/member/ask-as.ts'
import { isSignedIn, memberSession } from '../../../lib/member/session.ts'

/** ms after the last change: several stars in a row are one call. */
const PAUSE = 4000

/** For members, what changes here is on their account soon; where it cannot be had, the device has it and tries again. */
export function keepInAccount(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSyncing = false
  /** Changed since what is on its way was read. */
  let isStale = false
  const later = (ms = PAUSE): void => {
    if (!isSignedIn(memberSession.read())) return
    if (isSyncing) {
      isStale = true
      return
    }
    clearTimeout(timer)
    timer = setTimeout(() => void sync(), ms)
  }
  async function sync(isLeaving = false): Promise<void> {
    timer = undefined
    isSyncing = true
    isStale = false
    const isMissed = await syncWithAccount(memberSession.read().id, { isLeaving }).then(
      () => false,
      (error: unknown) => error instanceof Unreached,
    )
    isSyncing = false
    if (isStale) later()
    else if (isMissed) later(AGAIN)
  }
  addEventListener(PROGRESS_CHANGED, (event) => {
    if ((event as CustomEvent).detail !== OF_ACCOUNT) later()
  })
  // Who closes the lesson with the last press finds it done on the next device.
  addEventListener('pagehide', () => {
    if (timer === undefined && !isStale) return
    clearTimeout(timer)
    void sync(true)
  })
  later()
}
