import { Lock } from 'lucide-react'
import { courseWords } from '../../lib/course-words.ts'
import { linkTo } from '../../lib/links.ts'
import type { CourseDetail, LessonRow } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { DoneMark } from '../../ui/done-mark.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export function LessonList({ course, lessons }: { course: CourseDetail; lessons: readonly LessonRow[] }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const words = courseWords(language)
  const free = lessons.filter((lesson) => lesson.free === '1').length
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons" className="text-2xl font-bold">
        {t('lessons')}
      </h2>
      {free > 0 && free < lessons.length && <p className="mt-1 text-muted">{t('lessonsFree', { count: free })}</p>}
      {lessons.length === 0 && <p className="mt-1 text-muted">{t('noLessons')}</p>}
      <ol className="lesson-list">
        {lessons.map((lesson, index) => (
          <li key={lesson.id} data-lesson-ref={lesson.id}>
            <span className="lesson-number" aria-hidden="true">
              {index + 1}
            </span>
            <DoneMark />
            <span className="min-w-0 grow">
              <a
                href={linkTo('lesson', language, { slug: course.slug, lesson: lesson.slug })}
                className="card-link text-lg font-bold"
              >
                {lesson.title}
              </a>
              <span className="block text-muted">{lesson.summary}</span>
              <span className="mt-1 flex items-center gap-3 text-sm text-muted">
                {words.minutes(lesson.minutes)}
                {lesson.free === '1' ? (
                  <span className="free-badge">{t('free')}</span>
                ) : (
                  <span className="fact lesson-locked">
                    <Lock aria-hidden />
                    {t('locked')}
                  </span>
                )}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
