import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLanguage } from '../../lib/i18n.ts'

/** `day` as YYYY-MM-DD. */
export type DayCount = { day: string; count: number }
export const SERIES = ['views', 'signIns', 'changes'] as const
export type SeriesName = (typeof SERIES)[number]

/**
 * What `/admin/dashboard/index` answers; what the caller may not see is missing. Series hold one entry per day, zeros
 * included, oldest first.
 */
export type Figures = {
  remark?: string
  /** `path`: the screen the figure comes from, below `/admin/`. */
  cards: { key: string; title: string; value: number; path?: string }[]
  series: Partial<Record<SeriesName, DayCount[]>>
  /** Sizes in bytes, `uptime` in seconds. */
  system?: {
    version: string
    uptime: number
    databaseBytes: number
    diskBytes: number
    diskFreeBytes: number
    node: string
    postgres: string
  }
}

export const PERIODS = [7, 30, 90] as const
export type Period = (typeof PERIODS)[number]

/** Figures of the last `days` days; those of another period stay in sight while they come. */
export function useFigures(days: Period) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['dashboard', language, days],
    placeholderData: keepPreviousData,
    // A failure is shown in the screen's own place, with a way to try again.
    queryFn: ({ signal }) => api.get<Figures>('/admin/dashboard/index', { days }, { signal, showError: false }),
  })
}
