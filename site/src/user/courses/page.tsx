import { pickLanguage } from '@tutu/contract/core/languages'
import { coursesBegun, isCourseDone, lessonsOf, nextStep, type Progress } from '@tutu/learning/progress/progress'
import { Play } from 'lucide-react'
import { keptProgress } from '../../lib/learning/progress-store.ts'
import { syncProgress } from '../../lib/learning/sync-progress.ts'
import { linkTo } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { useMemberInfo } from '../../lib/member/boot.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** The courses that were begun, on this device or another, and how each goes on. */
export default function MyCourses() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const { id } = useMemberInfo()
  const { data, problem, again } = useLoaded(`progress ${id}`, () =>
    syncProgress(id, async (progress) => {
      const body = { progress: JSON.parse(JSON.stringify(progress)) as never }
      return (await memberApi.call('POST /api/learning/progress', { body }, { showError: false })).data.progress
    }),
  )
  // Without a network the device still knows.
  const shown = data ?? (problem === undefined ? undefined : keptProgress())
  const begun = shown && coursesBegun(shown)
  return (
    <>
      <h1 className="text-3xl font-bold">{t('title')}</h1>
      <p className="centre-intro">{t('intro')}</p>
      {problem !== undefined && <LoadProblem title={t('problem')} text={`${problem} ${t('offline')}`} again={again} />}
      {!shown || !begun ? (
        <span className="skeleton mt-6 h-64 w-full" aria-hidden />
      ) : begun.length === 0 ? (
        <div className="empty-state mt-6">
          <Tutu pose="waving" className="size-32" />
          <p>{t('empty')}</p>
          <a href={linkTo('courses', language)} className="btn btn-primary">
            {t('choose')}
          </a>
        </div>
      ) : (
        <ul className="mt-6 grid gap-4">
          {begun.map((course) => (
            <CourseRow key={course} id={course} progress={shown} />
          ))}
        </ul>
      )}
    </>
  )
}

function CourseRow({ id, progress }: { id: string; progress: Progress }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const course = progress.courses[id]
  if (!course) return null
  const lessons = lessonsOf(progress, id)
  const done = lessons.filter((lesson) => lesson.done !== null).length
  const stars = lessons.reduce((sum, lesson) => sum + lesson.stars.length, 0)
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const next = nextStep(progress, id)
  const title = pickLanguage(course.title, language)
  const { slug } = course
  return (
    <li className="panel grid gap-3">
      <h2 className="text-xl font-bold">
        <a href={linkTo('course', language, { slug })}>{title}</a>
      </h2>
      <progress
        className="course-progress"
        value={done}
        max={course.count}
        aria-label={t('progress', { course: title })}
      />
      <p className="text-muted">
        {t('lessons', { done, count: course.count })} · {t('facts', { stars, minutes })}
      </p>
      <p>
        {next ? (
          <a
            href={
              next.slug ? linkTo('lesson', language, { slug, lesson: next.slug }) : linkTo('course', language, { slug })
            }
            className="btn btn-primary"
          >
            <Play aria-hidden />
            {t('goOn', { number: next.number })}
          </a>
        ) : (
          isCourseDone(progress, id) && <b>{t('finished')}</b>
        )}
      </p>
    </li>
  )
}
