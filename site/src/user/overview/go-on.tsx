import { coursesBegun, nextStep } from '@tutu/learning/progress/progress'
import { ArrowRight } from 'lucide-react'
import { linkTo } from '../../lib/links.ts'
import { useProgress } from '../../lib/member/use-progress.ts'
import { useSite } from '../../lib/use-site.ts'
import { CourseRow } from '../../ui/member/course-row.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { useOverviewText } from './use-text.ts'

/** The one next step: the course last looked at that is not done, or where to begin. */
export function GoOn() {
  const t = useOverviewText()
  const { language } = useSite()
  const { progress } = useProgress()
  if (!progress) return <span className="skeleton h-40 w-full" aria-hidden />
  const begun = coursesBegun(progress)
  const course = begun.find((id) => nextStep(progress, id)) ?? begun[0]
  if (course !== undefined) return <CourseRow as="section" id={course} progress={progress} />
  return (
    <section className="panel flex flex-wrap items-center gap-4">
      <Tutu pose="waving" className="size-20" />
      <div className="min-w-0 grow">
        <h2 className="text-xl font-bold">{t('begin')}</h2>
        <p className="text-muted">{t('beginText')}</p>
      </div>
      <a href={linkTo('way', language)} className="btn btn-primary">
        {t('toWay')}
        <ArrowRight aria-hidden />
      </a>
    </section>
  )
}
