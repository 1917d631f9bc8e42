import type { Progress } from '@tutu/learning/progress/progress'
import { syncProgress } from '../learning/sync-progress.ts'
import { askAs } from './ask-as.ts'

/** `syncProgress` by the small client, for lessons and tools; `isLeaving`: so that it arrives all the same. Rejects as `askAs` does. */
export function syncWithAccount(member: number, { isLeaving = false } = {}): Promise<Progress> {
  return syncProgress(member, async (progress) => {
    const answer = await askAs<{ progress: unknown }>(
      member,
      '/api/learning/progress',
      { progress },
      { keepalive: isLeaving },
    )
    return answer.progress
  })
}
