import { theme } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { chosenOrder } from '../../kit/chosen-order.ts'
import { DayChart } from './day-chart.tsx'
import { DayFigure } from './day-figure.tsx'
import { FigureCard } from './figure-card.tsx'
import { RecentChanges } from './recent-changes.tsx'
import { SystemPanel } from './system-panel.tsx'
import { type Figures, isOneDay, type SeriesName } from './use-figures.ts'
import { WaitingList } from './waiting-list.tsx'

/** `key`: as layouts name it; `place`: across the whole width, small beside others, or as a panel. */
export type Card = {
  key: string
  name: string
  place: 'band' | 'tile' | 'panel'
  isShown: boolean
  content: ReactNode
}

type Drawing = Pick<ComponentProps<typeof DayChart>, 'kind' | 'measure'> & {
  colour: 'colorInfo' | 'colorSuccess' | 'colorPrimary'
  /** The message where there is nothing to draw. */
  empty: 'noViews' | 'noMembers' | 'noIncome' | 'noSignIns' | 'noChanges'
  /** Kept by whole days: today is compared with all of yesterday. */
  isByDay?: true
}

/** What is counted by day, in the order shown. */
const SERIES: Record<SeriesName, Drawing> = {
  income: { kind: 'bars', measure: 'money', colour: 'colorSuccess', empty: 'noIncome' },
  members: { kind: 'bars', measure: 'people', colour: 'colorInfo', empty: 'noMembers' },
  views: { kind: 'line', measure: 'times', colour: 'colorInfo', empty: 'noViews', isByDay: true },
  signIns: { kind: 'bars', measure: 'times', colour: 'colorSuccess', empty: 'noSignIns' },
  changes: { kind: 'bars', measure: 'times', colour: 'colorPrimary', empty: 'noChanges' },
}

/** Modules whose new rows are counted by day, too: of one day that figure says how many came, not the module's own card. */
const COUNTED_BY_DAY: Readonly<Record<string, SeriesName | undefined>> = { member: 'members' }

/** Every card that the caller may see, in their own order. */
export function useCards(data: Figures | undefined): Card[] {
  const { t } = useTranslation('dashboard')
  const { token } = theme.useToken()
  if (!data) return []
  const { isNew, waiting, cards, series, previous, recent, system, layout, period } = data

  const isShown = (key: string) => !layout.hidden.includes(key)
  const isSaid = (card: string) => {
    const figure = COUNTED_BY_DAY[card]
    return isOneDay(period) && figure !== undefined && figure in series && isShown(figure)
  }
  const usual: Omit<Card, 'isShown'>[] = [
    { key: 'waiting', name: t('waiting'), place: 'band', content: <WaitingList waiting={waiting} isNew={isNew} /> },
    ...cards.map((card) => ({
      key: `count:${card.key}`,
      name: card.title,
      place: 'tile' as const,
      content: <FigureCard card={card} period={isSaid(card.key) ? undefined : period} />,
    })),
  ]
  for (const [key, { empty, colour, isByDay = false, ...drawing }] of Object.entries(SERIES)) {
    const name = key as SeriesName
    const points = series[name]
    if (!points) continue
    if (isOneDay(period)) {
      const figure = { measure: drawing.measure, count: points[0]?.count ?? 0, previous: previous[name] ?? 0 }
      const content = <DayFigure title={t(name)} period={period} isByDay={isByDay} {...figure} />
      usual.push({ key: name, name: t(name), place: 'tile', content })
      continue
    }
    const content = (
      <DayChart
        title={t(name)}
        empty={t(empty)}
        points={points}
        period={period}
        previous={previous[name] ?? 0}
        colour={token[colour]}
        {...drawing}
      />
    )
    usual.push({ key: name, name: t(name), place: 'panel', content })
  }
  if (recent)
    usual.push({ key: 'recent', name: t('recent'), place: 'panel', content: <RecentChanges recent={recent} /> })
  if (system) usual.push({ key: 'system', name: t('system'), place: 'panel', content: <SystemPanel system={system} /> })

  const named = new Map(usual.map((card) => [card.key, card]))
  const order = chosenOrder([...named.keys()], layout.order)
  return order.map((key) => ({ ...named.get(key)!, isShown: isShown(key) }))
}
