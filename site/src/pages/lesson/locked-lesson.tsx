import { BookOpen } from 'lucide-react'
import { courseWords } from '../../lib/course-words.ts'
import { linkTo } from '../../lib/links.ts'
import type { CourseRow, LessonRow } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Phrases } from '../../ui/phrases.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

type LockedLessonProps = {
  course: Pick<CourseRow, 'slug' | 'title' | 'price'>
  lesson: Pick<LessonRow, 'summary'>
  lessons: readonly LessonRow[]
  /** The day its course opens, where that is still to come. */
  opens: string | undefined
}

/** In place of the text of a lesson that is not free: what it is about, what the course costs or when it opens, what is free. */
export function LockedLesson({ course, lesson, lessons, opens }: LockedLessonProps) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const free = lessons.filter((one) => one.free === '1')
  return (
    <>
      <p className="text-lg">{lesson.summary}</p>
      <section className="locked" aria-labelledby="locked">
        <Tutu pose="thinking" className="size-32 shrink-0 sm:size-40" />
        <div>
          <h2 id="locked" className="text-2xl font-bold">
            <Phrases text={t('lockedTitle')} />
          </h2>
          <p className="mt-2">
            {opens === undefined
              ? t('lockedText', { course: course.title, price: courseWords(language).price(course.price) })
              : t('lockedOpens', { course: course.title, day: opens })}
          </p>
          <p className="mt-2">{t(free.length > 0 ? 'lockedFree' : 'lockedNoFree')}</p>
          <ul className="mt-2">
            {free.map((one) => (
              <li key={one.id}>
                <a href={linkTo('lesson', language, { slug: course.slug, lesson: one.slug })} className="text-link">
                  <BookOpen aria-hidden />
                  {one.title}
                </a>
              </li>
            ))}
          </ul>
          <a href={`${linkTo('course', language, { slug: course.slug })}#offer`} className="btn btn-primary mt-3">
            {t(opens === undefined ? 'toCourse' : 'toReminder')}
          </a>
        </div>
      </section>
    </>
  )
}
