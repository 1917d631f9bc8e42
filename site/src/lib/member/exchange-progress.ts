import type { SentProgress } from '@tutu/contract/api/learning'
import type { Progress } from '@tutu/learning/progress/progress'
import { syncProgress } from '../learning/sync-progress.ts'
import { memberApi } from './api.ts'

/** On its way: the centre's start and the page that it opens ask for the same. */
let underWay: { member: number; answer: Promise<Progress> } | undefined

/** What is known of courses here and on the member's account, brought together in both places. Rejects as the call does. */
export function exchangeProgress(member: number): Promise<Progress> {
  if (underWay?.member === member) return underWay.answer
  const answer = syncProgress(member, send).finally(() => (underWay = undefined))
  underWay = { member, answer }
  return answer
}

async function send(progress: Progress): Promise<unknown> {
  const body = { progress: progress as SentProgress }
  return (await memberApi.call('POST /api/learning/progress', { body }, { showError: false })).data.progress
}
