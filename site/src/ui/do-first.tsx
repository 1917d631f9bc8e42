import { linkTo } from '../lib/links.ts'
import type { CourseRow, LessonDetail } from '../lib/public-api.ts'
import { useSite, useText } from '../lib/use-site.ts'
import { DoneMark } from './done-mark.tsx'

const zhCn = { first: '先学：' } as const
const en: Record<keyof typeof zhCn, string> = { first: 'Do first:' }

/** The courses to be done before this one, each with a star where this device remembers it as done; nothing where there are none. */
export function CoursesFirst({ of: { prerequisites } }: { of: Pick<CourseRow, 'prerequisites'> }) {
  const { language } = useSite()
  return (
    <First>
      {prerequisites.map(({ id, slug, title }) => (
        <a key={id} href={linkTo('course', language, { slug })} className="text-link" data-course-ref={id}>
          <DoneMark />
          {title}
        </a>
      ))}
    </First>
  )
}

/** The same of lessons, which may be of other courses. */
export function LessonsFirst({ of: { prerequisites } }: { of: Pick<LessonDetail, 'prerequisites'> }) {
  const { language } = useSite()
  return (
    <First>
      {prerequisites.map(({ id, slug, title, course }) => (
        <a
          key={id}
          href={linkTo('lesson', language, { slug: course.slug, lesson: slug })}
          className="text-link"
          data-lesson-ref={id}
        >
          <DoneMark />
          {title}
        </a>
      ))}
    </First>
  )
}

function First({ children }: { children: React.ReactNode[] }) {
  const t = useText({ 'zh-cn': zhCn, en })
  if (children.length === 0) return null
  return (
    <span className="do-first">
      <span className="text-muted">{t('first')}</span>
      {children}
    </span>
  )
}
