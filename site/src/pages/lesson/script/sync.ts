import { PROGRESS_CHANGED } from '../../../lib/learning/progress-store.ts'
import { syncProgress } from '../../../lib/learning/sync-progress.ts'
import { askAs } from '../../../lib/member/ask-as.ts'
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
  async function sync(): Promise<void> {
    isSyncing = true
    const { id } = memberSession.read()
    await syncProgress(
      id,
      async (progress) => (await askAs<{ progress: unknown }>(id, '/api/learning/progress', { progress })).progress,
    ).catch(() => undefined)
    isSyncing = false
  }
  addEventListener(PROGRESS_CHANGED, later)
  later()
}
