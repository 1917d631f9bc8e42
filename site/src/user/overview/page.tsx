import { greetingAt } from '@tutu/contract/core/greeting'
import { Bell, Star, Wallet } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { memberApi } from '../../lib/member/api.ts'
import {
  shownUnread,
  setMemberInfo,
  setUnread,
  useAccountHas,
  useInChildMode,
  useMemberInfo,
  useUnread,
} from '../../lib/member/boot.ts'
import { memberPath } from '../../lib/member/paths.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite } from '../../lib/use-site.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { CheckInCard } from './check-in-card.tsx'
import { GoOn } from './go-on.tsx'
import { OwnClasses } from './own-classes.tsx'
import { useOverviewText } from './use-text.ts'
import { WeekChart } from './week-chart.tsx'

/** Below the first screen; where it cannot be had, what stands above it stays. */
const LatestWorks = lazy(() => import('./latest-works.tsx').catch(() => ({ default: () => undefined })))

/** Where the member's day begins. */
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export default function Overview() {
  const t = useOverviewText()
  const { language } = useSite()
  const { nickname, money, score } = useMemberInfo()
  const hasPurse = useAccountHas('purse')
  const inChildMode = useInChildMode()
  const unread = useUnread()
  const [greeting] = useState(() => greetingAt(new Date().getHours()))
  const { data, problem, again, set } = useLoaded('overview', async () => {
    const query = { time_zone: timeZone() }
    const { data } = await memberApi.call('GET /api/account/overview', { query }, { showError: false })
    setMemberInfo(data.userInfo)
    setUnread(data.unread)
    return data
  })
  return (
    <>
      <h1 className="break-keep">{t(greeting, { name: nickname })}</h1>
      {unread > 0 && (
        <Link to={memberPath('account/notices', language)} className="text-link">
          <Bell aria-hidden />
          {t('unread', { count: shownUnread(unread) })}
        </Link>
      )}
      <OwnClasses />
      <GoOn />
      {hasPurse && (
        <div className="overview-cards">
          <div className="overview-figures">
            <Figure icon={<Star aria-hidden />} label={t('points')} value={String(score)}>
              <Link to={memberPath('account/integral', language)} className="text-link" data-grown-up="">
                {t('toPoints')}
              </Link>
            </Figure>
            <Figure isForGrownUps icon={<Wallet aria-hidden />} label={t('balance')} value={t('yuan', { money })}>
              <Link to={memberPath('account/balance', language)} className="text-link">
                {t('toBalance')}
              </Link>
            </Figure>
          </div>
          <CheckInCard
            checkIns={data?.checkIns}
            onDone={(checkIns) => data && set({ ...data, checkIns })}
            timeZone={timeZone}
            again={again}
          />
        </div>
      )}
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {hasPurse && data && (
        <div className="overview-charts">
          <WeekChart title={t('scoreChart')} days={data.days} values={data.score} />
          {!inChildMode && <WeekChart title={t('moneyChart')} days={data.days} values={data.money.map(Number)} />}
        </div>
      )}
      {(data || problem !== undefined) && <WorksInSight />}
    </>
  )
}

/** What stands above the window counts too: one may jump past it. */
const DOWN_TO_IT = { rootMargin: '999999px 0px 0px' }

/** The latest works, with their script, once one has come down to them. */
function WorksInSight() {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), DOWN_TO_IT)
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="mt-5">
      {isSeen && (
        <Suspense>
          <LatestWorks />
        </Suspense>
      )}
    </div>
  )
}

type FigureProps = {
  icon: React.ReactNode
  label: string
  value: string
  children: React.ReactNode
  isForGrownUps?: boolean
}

function Figure({ icon, label, value, children, isForGrownUps }: FigureProps) {
  return (
    <section className="panel figure" data-grown-up={isForGrownUps ? '' : undefined}>
      <h2>
        {icon}
        {label}
      </h2>
      <p className="figure-value">{value}</p>
      {children}
    </section>
  )
}
