import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '@tutu/contract/api/index'
import { api } from '../../lib/api.ts'
import { useLanguage } from '../../lib/i18n.ts'

/** What the dashboard shows, and of which period; what the caller may not see is missing. */
export type Figures = CallAnswer<'GET /admin/dashboard/index'> & { period: Period }
export type SeriesName = keyof Figures['series']
export type DayCount = Figures['series']['views'][number]

export const DAYS = ['today', 'yesterday', '7', '30', '90'] as const
export const MONTHS = ['month', 'lastMonth'] as const
export const PERIODS = [...DAYS, ...MONTHS]
export type Period = (typeof PERIODS)[number]

export const isOneDay = (period: Period): period is 'today' | 'yesterday' =>
  period === 'today' || period === 'yesterday'

/** Figures of a day, of so many days or of a month; those of another period stay in sight while they come. */
export function useFigures(period: Period) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['dashboard', language, period],
    placeholderData: keepPreviousData,
    // A failure is shown in the screen's own place, with a way to try again.
    queryFn: async ({ signal }): Promise<Figures> => {
      const query = { days: period }
      const { data } = await api.call('GET /admin/dashboard/index', { query }, { signal, showError: false })
      return { ...data, period }
    },
  })
}
