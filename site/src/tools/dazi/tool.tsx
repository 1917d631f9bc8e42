import { BookOpen, ChartNoAxesCombined, Gamepad2, Keyboard, Timer, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { focusOn, isFocusLost } from '../../lib/keep-focus.ts'
import { useMember } from '../../lib/member/use-member.ts'
import { useStarsInAccount } from '../../lib/member/use-stars-in-account.ts'
import { useText } from '../../lib/use-site.ts'
import { PartBoundary } from '../../shell/part-boundary.tsx'
import { createPart } from '../../shell/part.ts'
import { en } from './en.ts'
import { LessonMap } from './lesson-map.tsx'
import { hashOf, type Place, tabOf, VIEWS } from './place.ts'
import { useKeeping, useRecord } from './store/use-record.ts'
import { usePlace } from './use-place.ts'
import { zhCn } from './zh-cn.ts'

/** Of a class's race that is open; loaded for who is signed in. */
const raceBanner = createPart(() => import('./race/race-banner.tsx'))
const views = createPart(() => import('./views.tsx'))

const ICONS = {
  lessons: BookOpen,
  practice: Keyboard,
  test: Timer,
  games: Gamepad2,
  progress: ChartNoAxesCombined,
} as const

/** The tool's navigation and the place it stands at. */
export function Tool() {
  const t = useText({ 'zh-cn': zhCn, en })
  const place = usePlace()
  const member = useMember()
  const keeping = useKeeping()
  const { stars, settings } = useRecord()
  const { font, look } = settings
  useStarsInAccount(stars)
  // So that a lesson opens at once, and without a network.
  useEffect(() => {
    const soon = setTimeout(views.load, 1500)
    return () => clearTimeout(soon)
  }, [])
  const tool = useFocusOnArrival(place)
  return (
    <div ref={tool} className="dazi" data-font={font} data-look={look}>
      <nav aria-label={t('toolNavigation')} className="dazi-tabs">
        <ul>
          {VIEWS.map((view) => {
            const Icon = ICONS[view]
            return (
              <li key={view}>
                <a href={hashOf(view)} aria-current={tabOf(place) === view ? 'page' : undefined}>
                  <Icon aria-hidden />
                  {t(`tab-${view}`)}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
      {keeping === 'memory' && (
        <p className="dazi-warning" role="status">
          <TriangleAlert aria-hidden />
          {t('notKept')}
        </p>
      )}
      {place.view === 'lessons' ? (
        <>
          <p className="dazi-warning needs-keyboard">
            <Keyboard aria-hidden />
            {t('needsKeyboard')}
          </p>
          <div className="lessons-and-race">
            {member && (
              <PartBoundary part={raceBanner}>{({ RaceBanner }) => <RaceBanner key={member.id} />}</PartBoundary>
            )}
            <div>
              <LessonMap />
            </div>
          </div>
        </>
      ) : (
        <PartBoundary
          part={views}
          loading={
            <p className="dazi-loading" role="status">
              {t('loading')}
            </p>
          }
        >
          {({ Views }) => <Views place={place} />}
        </PartBoundary>
      )}
    </div>
  )
}

/** A link that leads to another place of the tool is gone there: go on at the place's heading, or at its tab. */
function useFocusOnArrival({ view, id }: Place) {
  const tool = useRef<HTMLDivElement>(null)
  const last = useRef<string>(undefined)
  useEffect(() => {
    // The page itself came with the list of lessons: its own first place is no arrival.
    const isArrival = last.current !== undefined && last.current !== location.hash
    last.current = location.hash
    if (isArrival && isFocusLost()) {
      const heading = view === 'lessons' ? null : tool.current?.querySelector<HTMLElement>('.screen-title')
      focusOn(heading ?? tool.current?.querySelector<HTMLElement>('[aria-current]'))
    }
  }, [view, id])
  return tool
}
