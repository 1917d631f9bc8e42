import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '@tutu/contract/api/index'
import { api } from '../../lib/api.ts'
import { useLanguage } from '../../lib/i18n.ts'

/** What the dashboard shows; what the caller may not see is missing. */
export type Figures = CallAnswer<'GET /admin/dashboard/index'>
export type SeriesName = keyof Figures['series']
export type DayCount = Figures['series']['views'][number]

export const PERIODS = [7, 30, 90] as const
export type Period = (typeof PERIODS)[number]

/** Figures of the last `days` days; those of another period stay in sight while they come. */
export function useFigures(days: Period) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['dashboard', language, days],
    placeholderData: keepPreviousData,
    // A failure is shown in the screen's own place, with a way to try again.
    queryFn: async ({ signal }) => {
      const query = { days: `${days}` } as const
      return (await api.call('GET /admin/dashboard/index', { query }, { signal, showError: false })).data
    },
  })
}
