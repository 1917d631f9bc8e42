import { coursesBegun, dueExercises, nextStep } from '@tutu/learning/progress/progress'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { keptProgress } from '../../lib/learning/progress-store.ts'
import { linkTo } from '../../lib/links.ts'
import { useProgress } from '../../lib/member/use-progress.ts'
import { useSite } from '../../lib/use-site.ts'
import { Invitation } from '../../ui/invitation.tsx'
import { CourseRow } from '../../ui/member/course-row.tsx'
import { useOverviewText } from './use-text.ts'

const EarnedBadges = lazy(() => import('./earned-badges.tsx'))

/** The one next step: the course last looked at that is not done, or where to begin. */
export function GoOn() {
  const t = useOverviewText()
  const { language } = useSite()
  const { progress } = useProgress()
  const [now] = useState(() => Date.now())
  const toWay = (
    <a href={linkTo('way', language)} className="btn btn-primary">
      {t('toWay')}
      <ArrowRight aria-hidden />
    </a>
  )
  const toBegin = (
    <Invitation title={t('begin')} text={t('beginText')}>
      {toWay}
    </Invitation>
  )
  if (!progress) {
    // As high as what comes most likely, by what this device knows: nothing below is to jump.
    const isGoingOn = coursesBegun(keptProgress()).length > 0
    return (
      <div className={`skeleton mt-5 w-full ${isGoingOn ? 'h-52' : ''}`} aria-hidden inert>
        {!isGoingOn && <div className="invisible">{toBegin}</div>}
      </div>
    )
  }
  const begun = coursesBegun(progress)
  const course = begun.find((id) => nextStep(progress, id)) ?? begun[0]
  if (course !== undefined) {
    const due = dueExercises(progress, now).length
    return (
      <div className="mt-5 grid gap-3">
        <CourseRow as="section" id={course} progress={progress} finished={<p>{toWay}</p>} />
        {due > 0 && (
          <a href={linkTo('review', language)} className="text-link">
            {t('review', { count: due })}
          </a>
        )}
        {progress.badges && (
          <Suspense>
            <EarnedBadges progress={progress} />
          </Suspense>
        )}
      </div>
    )
  }
  return toBegin
}
