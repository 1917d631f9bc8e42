import type { CallAnswer } from '@tutu/contract/api/index'
import { useSite } from '../use-site.ts'
import { memberApi } from './api.ts'
import { useMemberInfo } from './boot.ts'
import { exchangeProgress } from './exchange-progress.ts'
import { type Loaded, useLoaded } from './use-loaded.ts'

/** The classes one teaches or is in, with their tasks: which are done the account says, so it first hears what this device alone knows. */
export function useOwnClasses(): Loaded<CallAnswer<'GET /api/classroom/mine'>> {
  const { id } = useMemberInfo()
  const { language } = useSite()
  return useLoaded(`classes ${id} ${language}`, async () => {
    await exchangeProgress(id).catch(() => undefined)
    return (await memberApi.call('GET /api/classroom/mine', {}, { showError: false })).data
  })
}
