import { Alert, Button, ConfigProvider, Empty, Segmented, Skeleton } from 'antd'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Mascot } from '../../kit/mascot.tsx'
import { SettingsPopover } from '../../kit/settings-popover.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useScreenParams } from '../../lib/screen-location.tsx'
import { useAdminInfo } from '../../stores/admin-info.ts'
import './dashboard.css'
import { type Card, useCards } from './cards.tsx'
import { greetingAt } from '@tutu/contract/core/greeting'
import './messages.ts'
import { DAYS, isOneDay, MONTHS, type Period, PERIODS, useFigures } from './use-figures.ts'

const ArrangePanel = lazyPart(async () => (await import('./arrange-panel.tsx')).ArrangePanel)

/** It stands on the page itself, which has the colour that its track has elsewhere. */
const ON_THE_PAGE = {
  components: {
    Segmented: { trackBg: 'var(--surface)', itemSelectedBg: 'var(--paper)', itemSelectedColor: 'var(--ink)' },
  },
}

/** The first screen: a greeting, and the site in cards that each administrator arranges for themselves. */
export function Dashboard() {
  const { t } = useTranslation('dashboard')
  const name = useAdminInfo(({ nickname, username }) => nickname || username)
  const [params, setParams] = useScreenParams()
  const period = PERIODS.find((one) => one === params.get('days')) ?? '7'
  const { data, isError, isFetching, error, refetch } = useFigures(period)
  const cards = useCards(data)
  const shown = cards.filter(({ isShown }) => isShown)

  const choose = (chosen: Period) => {
    const next = new URLSearchParams(params)
    next.set('days', chosen)
    setParams(next, { replace: true })
  }

  return (
    <div className="dashboard">
      <div className="dashboard-head">
        <h1>{t(greetingAt(useHour()), { name })}</h1>
        <div className="dashboard-choices">
          <ConfigProvider theme={ON_THE_PAGE}>
            <Segmented<Period>
              aria-label={t('range')}
              classNames={{ label: 'dashboard-period' }}
              value={period}
              onChange={choose}
              options={DAYS.map((value) => ({
                value,
                label: isOneDay(value) ? t(value) : t('days', { days: value }),
              }))}
            />
            <Segmented<Period>
              aria-label={t('months')}
              classNames={{ label: 'dashboard-period' }}
              value={period}
              onChange={choose}
              options={MONTHS.map((value) => ({ value, label: t(value) }))}
            />
          </ConfigProvider>
          {data && (
            <SettingsPopover title={t('arrange')}>
              <ArrangePanel cards={cards} layout={data.layout} />
            </SettingsPopover>
          )}
        </div>
      </div>
      {data?.remark && <Alert type="info" showIcon title={data.remark} />}
      {isError && !isFetching && (
        <Alert
          type="error"
          showIcon
          title={t('failed')}
          description={error.message}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {data ? (
        <>
          {runsOf(shown).map((run) => {
            const Run = RUNS[run[0].place]
            return (
              <Run key={run[0].key} isBusy={isFetching}>
                {run.map(({ key, content }) => (
                  <Fragment key={key}>{content}</Fragment>
                ))}
              </Run>
            )
          })}
          {shown.length === 0 && <Empty image={<Mascot pose="puzzled" />} description={t('allHidden')} />}
        </>
      ) : (
        !isError && <DashboardSkeleton />
      )}
    </div>
  )
}

type Run = [Card, ...Card[]]

/** Cards that stand together because they are of one size. */
function runsOf(cards: readonly Card[]): Run[] {
  const runs: Run[] = []
  for (const card of cards) {
    const last = runs.at(-1)
    if (last?.[0].place === card.place) last.push(card)
    else runs.push([card])
  }
  return runs
}

type RunProps = { isBusy: boolean; children: ReactNode }

const RUNS: Record<Card['place'], (props: RunProps) => ReactNode> = {
  band: ({ children }) => children,
  tile: function Tiles({ children }) {
    const { t } = useTranslation('dashboard')
    return (
      <ul className="figure-cards" aria-label={t('figures')}>
        {children}
      </ul>
    )
  },
  panel: ({ isBusy, children }) => (
    <div className="chart-grid" aria-busy={isBusy}>
      {children}
    </div>
  ),
}

/** The hour of the day; a screen left open greets rightly in the evening, too. */
function useHour(): number {
  const [hour, setHour] = useState(() => new Date().getHours())
  useEffect(() => {
    const timer = setInterval(() => setHour(new Date().getHours()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return hour
}

/** px; as wide as its place. */
const bone = (height: number) => ({ root: { width: '100%' }, content: { width: '100%', height } })

/** The shape of what is coming: a row of figures, four panels. */
function DashboardSkeleton() {
  return (
    <>
      <ul className="figure-cards" aria-busy>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>
            <Skeleton.Node active styles={bone(84)} />
          </li>
        ))}
      </ul>
      <div className="chart-grid">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton.Node key={index} active styles={bone(280)} />
        ))}
      </div>
    </>
  )
}
