import type { Progress } from '@tutu/learning/progress/progress'
import { syncProgress } from '../learning/sync-progress.ts'
import { askAs } from './ask-as.ts'

/** `syncProgress` by the small client, for lessons and tools. Rejects as `askAs` does. */
export function syncWithAccount(member: number): Promise<Progress> {
  return syncProgress(member, async (progress) => {
    const answer = await askAs<{ progress: unknown }>(member, '/api/learning/progress', { progress })
    return answer.progress
  })
}
