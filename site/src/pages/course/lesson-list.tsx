import { Lock } from 'lucide-react'
import { inChapters, type Part } from '../../lib/chapters.ts'
import { courseWords } from '../../lib/course-words.ts'
import { linkTo } from '../../lib/links.ts'
import type { CourseDetail, LessonRow } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { DoneMark } from '../../ui/done-mark.tsx'
import { LessonKind } from '../../ui/lesson-kind.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export function LessonList({ course, lessons }: { course: CourseDetail; lessons: readonly LessonRow[] }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const free = lessons.filter((lesson) => lesson.free === '1').length
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons" className="text-2xl font-bold">
        {t('lessons')}
      </h2>
      {free > 0 && free < lessons.length && <p className="mt-1 text-muted">{t('lessonsFree', { count: free })}</p>}
      {lessons.length === 0 && <p className="mt-1 text-muted">{t('noLessons')}</p>}
      {inChapters(lessons).map((part) => (
        <Chapter key={part.lessons[0]!.number} course={course} part={part} />
      ))}
    </section>
  )
}

function Chapter({ course, part: { chapter, lessons } }: { course: CourseDetail; part: Part }) {
  return (
    <>
      {chapter && (
        <>
          <h3 className="mt-6 text-xl font-bold">{chapter.title}</h3>
          {chapter.summary && <p className="text-muted">{chapter.summary}</p>}
        </>
      )}
      <ol className="lesson-list" start={lessons[0]!.number}>
        {lessons.map(({ lesson, number }) => (
          <Lesson key={lesson.id} course={course} lesson={lesson} number={number} />
        ))}
      </ol>
    </>
  )
}

function Lesson({ course, lesson, number }: { course: CourseDetail; lesson: LessonRow; number: number }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <li data-lesson-ref={lesson.id}>
      <span className="lesson-number" aria-hidden="true">
        {number}
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
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <LessonKind kind={lesson.kind} />
          {courseWords(language).minutes(lesson.minutes)}
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
  )
}
