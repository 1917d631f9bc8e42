import type { Progress } from '@tutu/learning/progress/progress'
import { keptProgress } from '../learning/progress-store.ts'
import { useMemberInfo } from './boot.ts'
import { exchangeProgress } from './exchange-progress.ts'
import { type Loaded, useLoaded } from './use-loaded.ts'

/**
 * What the member has done of courses, here and on other devices. `problem`: the account could not be asked, and `progress` is
 * what this device remembers; undefined while it is asked for.
 */
export function useProgress(): Pick<Loaded<Progress>, 'problem' | 'again'> & { progress: Progress | undefined } {
  const { id } = useMemberInfo()
  const { data, problem, again } = useLoaded(`progress ${id}`, () => exchangeProgress(id))
  return { progress: data ?? (problem === undefined ? undefined : keptProgress()), problem, again }
}
