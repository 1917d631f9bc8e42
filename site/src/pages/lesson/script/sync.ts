import { CODE, type Envelope } from '@tutu/contract/core/envelope'
import { PROGRESS_CHANGED } from '../../../lib/learning/progress-store.ts'
import { syncProgress } from '../../../lib/learning/sync-progress.ts'
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
    const { id, token } = memberSession.read()
    await syncProgress(id, async (progress) => {
      const answer = await fetch('/api/learning/progress', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'ba-user-token': token, server: 'true' },
        body: JSON.stringify({ progress }),
      })
      const { code, data } = (await answer.json()) as Envelope<{ progress: unknown }>
      // A session that has ended is renewed by the pages of the centre.
      if (code !== CODE.ok) throw new Error(`The account answered ${code}`)
      return data.progress
    }).catch(() => undefined)
    isSyncing = false
  }
  addEventListener(PROGRESS_CHANGED, later)
  later()
}
