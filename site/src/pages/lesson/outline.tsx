import { ChevronDown, Lock } from 'lucide-react'
import { Fragment } from 'react'
import { inChapters } from '../../lib/chapters.ts'
import { DoneMark } from '../../ui/done-mark.tsx'
import { linkTo } from '../../lib/links.ts'
import type { CourseRow, LessonRow } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

type OutlineProps = {
  course: Pick<CourseRow, 'slug' | 'title'>
  lessons: readonly LessonRow[]
  index: number
  place: string
  /** Those that are not free may be read, too. */
  isOpen: boolean
}

/** The lessons of the course: beside the text where there is room, folded above it on phones. */
export function Outline({ course, lessons, index, place, isOpen }: OutlineProps) {
  const t = useText({ 'zh-cn': zhCn, en })
  const list = <LessonLinks course={course} lessons={lessons} index={index} isOpen={isOpen} />
  return (
    <>
      <details className="outline-phone lg:hidden" data-menu>
        <summary>
          <span className="grow">
            <span className="block font-bold">{place}</span>
            <Progress index={index} count={lessons.length} />
          </span>
          <ChevronDown aria-hidden />
        </summary>
        <nav aria-label={t('outline')}>{list}</nav>
      </details>
      <nav aria-label={t('outline')} className="outline-aside max-lg:hidden">
        <p className="font-bold">{course.title}</p>
        <p className="mt-1 text-sm text-muted">{place}</p>
        <Progress index={index} count={lessons.length} />
        {list}
      </nav>
    </>
  )
}

function Progress({ index, count }: { index: number; count: number }) {
  return (
    <span className="progress-steps" aria-hidden="true">
      {Array.from({ length: count }, (_, step) => (
        <span key={step} className={step <= index ? 'reached' : undefined} />
      ))}
    </span>
  )
}

function LessonLinks({ course, lessons, index, isOpen }: Omit<OutlineProps, 'place'>) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return inChapters(lessons).map((part) => (
    <Fragment key={part.lessons[0]!.number}>
      {part.chapter && <p className="outline-chapter">{part.chapter.title}</p>}
      <ol className="outline-list" start={part.lessons[0]!.number}>
        {part.lessons.map(({ lesson, number }) => (
          <li key={lesson.id}>
            <a
              href={linkTo('lesson', language, { slug: course.slug, lesson: lesson.slug })}
              aria-current={number === index + 1 ? 'page' : undefined}
              data-lesson-ref={lesson.id}
            >
              <span className="lesson-number">{number}</span>
              <DoneMark />
              <span className="min-w-0 grow">{lesson.title}</span>
              {lesson.free === '0' && !isOpen && (
                <Lock role="img" aria-label={t('locked')} className="size-4 shrink-0" />
              )}
            </a>
          </li>
        ))}
      </ol>
    </Fragment>
  ))
}
