import type { RaceResult } from '@tutu/contract/api/race'
import { ClientError } from '@tutu/contract/core/client'
import { memberApi } from '../../../lib/member/api.ts'
import { noteResult } from '../store/note-result.ts'
import { store } from '../store/use-record.ts'
import type { Ran } from './race-run.tsx'
import { deviceName, forgetRun } from './seat.ts'

/** How long until a network that is away is tried again, in ms. */
const AWAY = 3000

/** Carrots for a run: for care, as in `stars.ts`, and some for having come at all. */
export const carrotsOf = ({ accuracy, length }: Pick<RaceResult, 'accuracy' | 'length'>): number =>
  3 + Math.round((length / 20) * (accuracy / 100))

/**
 * Hands a run in until the server has heard of it; what was lost on the way is asked for again, and answered the same. Rejects
 * with the server's refusal, or when `isWanted` says that nobody waits any more.
 */
export async function handInRace(race: number, { run, log }: Ran, isWanted: () => boolean): Promise<RaceResult> {
  const body = { race, device: deviceName(), units: run.caret, log }
  for (;;) {
    try {
      const { data } = await memberApi.call('POST /api/race/finish', { body }, { showError: false })
      forgetRun()
      store.update((record) => ({
        ...noteResult(record, run, { kind: 'class', id: 'class' }, new Date()),
        carrots: record.carrots + carrotsOf(data),
      }))
      return data
    } catch (error) {
      if (!(error instanceof ClientError) || error.reason === 'refused' || !isWanted()) throw error
      await new Promise((resolve) => setTimeout(resolve, AWAY))
    }
  }
}
