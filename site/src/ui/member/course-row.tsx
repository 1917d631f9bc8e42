import { pickLanguage } from '@tutu/contract/core/languages'
import { isCourseDone, nextStep, type Progress, totalsOf } from '@tutu/learning/progress/progress'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { linkTo } from '../../lib/links.ts'
import { useSite } from '../../lib/use-site.ts'
import { useShellText } from './use-text.ts'

type Props = {
  id: string
  progress: Progress
  as?: 'li' | 'section'
  /** What there is to do when nothing of it is left. */
  finished?: ReactNode
}

/** How far a course has come, and the one step that goes on with it. */
export function CourseRow({ id, progress, as: Part = 'li', finished }: Props) {
  const t = useShellText()
  const { language } = useSite()
  const course = progress.courses[id]
  if (!course) return null
  const { done, stars, minutes } = totalsOf(progress, id)
  const next = nextStep(progress, id)
  const title = pickLanguage(course.title, language)
  const { slug } = course
  return (
    <Part className="panel grid gap-3">
      <h2 className="text-xl font-bold">
        <a href={linkTo('course', language, { slug })}>{title}</a>
      </h2>
      <progress
        className="course-progress"
        value={done}
        max={course.count}
        aria-label={t('courseProgress', { course: title })}
      />
      <p className="text-muted">
        {t('courseLessons', { done, count: course.count })} · {t('courseFacts', { stars, minutes })}
      </p>
      {next ? (
        <p>
          <a
            href={
              next.slug ? linkTo('lesson', language, { slug, lesson: next.slug }) : linkTo('course', language, { slug })
            }
            className="btn btn-primary"
          >
            <Play aria-hidden />
            {t('courseGoOn', { number: next.number })}
          </a>
        </p>
      ) : (
        isCourseDone(progress, id) && (
          <>
            <p className="font-bold">{t('courseFinished')}</p>
            {finished}
          </>
        )
      )}
    </Part>
  )
}
