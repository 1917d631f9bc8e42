import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import type { DayChart } from './day-chart.tsx'
import { Figure } from './figure-card.tsx'
import { saidAs } from './format.ts'

type Props = Pick<ComponentProps<typeof DayChart>, 'title' | 'measure' | 'previous'> & {
  count: number
  period: 'today' | 'yesterday'
  isByDay: boolean
}

/** What one day has come to, and the day before: where today is asked for, until the same time. */
export function DayFigure({ title, measure, count, previous, period, isByDay }: Props) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const compared = period === 'yesterday' ? 'dayBefore' : isByDay ? 'wholeYesterday' : 'sameTimeYesterday'
  const said = (amount: number) => saidAs(measure, amount, language, t)
  return <Figure title={title} value={said(count)} note={t(compared, { amount: said(previous) })} />
}
