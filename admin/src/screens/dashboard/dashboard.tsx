import { Alert, Button, ConfigProvider, Segmented, Skeleton, theme } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useScreenParams } from '../../lib/screen-location.tsx'
import { useAdminInfo } from '../../stores/admin-info.ts'
import './dashboard.css'
import { DayChart } from './day-chart.tsx'
import { FigureCards } from './figure-cards.tsx'
import { greetingAt } from './greeting.ts'
import './messages.ts'
import { RecentChanges } from './recent-changes.tsx'
import { SystemPanel } from './system-panel.tsx'
import { WaitingList } from './waiting-list.tsx'
import { type Period, PERIODS, SERIES, useFigures } from './use-figures.ts'

const EMPTY = { views: 'noViews', signIns: 'noSignIns', changes: 'noChanges' } as const

/** It stands on the page itself, which has the colour that its track has elsewhere. */
const ON_THE_PAGE = {
  components: {
    Segmented: { trackBg: 'var(--surface)', itemSelectedBg: 'var(--paper)', itemSelectedColor: 'var(--ink)' },
  },
}

/** The first screen: a greeting and the site in figures. */
export function Dashboard() {
  const { t } = useTranslation('dashboard')
  const { token } = theme.useToken()
  const name = useAdminInfo(({ nickname, username }) => nickname || username)
  const [params, setParams] = useScreenParams()
  const days = PERIODS.find((period) => String(period) === params.get('days')) ?? 7
  const { data, isError, isFetching, error, refetch } = useFigures(days)
  const colours = { views: token.colorInfo, signIns: token.colorSuccess, changes: token.colorPrimary }

  const choose = (period: Period) => {
    const next = new URLSearchParams(params)
    next.set('days', String(period))
    setParams(next, { replace: true })
  }

  return (
    <div className="dashboard">
      <div className="dashboard-head">
        <h1>{t(greetingAt(useHour()), { name })}</h1>
        <ConfigProvider theme={ON_THE_PAGE}>
          <Segmented
            aria-label={t('range')}
            value={days}
            onChange={choose}
            options={PERIODS.map((value) => ({ value, label: t('days', { days: value }) }))}
          />
        </ConfigProvider>
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
          <WaitingList waiting={data.waiting} />
          <FigureCards cards={data.cards} />
          <div className="chart-grid" aria-busy={isFetching}>
            {SERIES.map((name) => {
              const points = data.series[name]
              return (
                points && (
                  <DayChart
                    key={name}
                    title={t(name)}
                    empty={t(EMPTY[name])}
                    points={points}
                    previous={data.previous[name] ?? 0}
                    kind={name === 'views' ? 'line' : 'bars'}
                    colour={colours[name]}
                  />
                )
              )
            })}
            {data.recent && <RecentChanges recent={data.recent} />}
            {data.system && <SystemPanel system={data.system} />}
          </div>
        </>
      ) : (
        !isError && <DashboardSkeleton />
      )}
    </div>
  )
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
