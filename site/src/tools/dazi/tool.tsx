import { BookOpen, ChartNoAxesCombined, Gamepad2, Keyboard, Timer, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { LessonMap } from './lesson-map.tsx'
import { hashOf, tabOf, VIEWS } from './place.ts'
import { useKeeping } from './store/use-record.ts'
import { usePlace } from './use-place.ts'
import { zhCn } from './zh-cn.ts'

const loadViews = () => import('./views.tsx')
const Views = lazy(loadViews)

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
  const keeping = useKeeping()
  // So that a lesson opens at once, and without a network.
  useEffect(() => {
    const soon = setTimeout(() => void loadViews().catch(() => undefined), 1500)
    return () => clearTimeout(soon)
  }, [])
  return (
    <div className="dazi">
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
          <LessonMap />
        </>
      ) : (
        <Suspense
          fallback={
            <p className="dazi-loading" role="status">
              {t('loading')}
            </p>
          }
        >
          <Views place={place} />
        </Suspense>
      )}
    </div>
  )
}
