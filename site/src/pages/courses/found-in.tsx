import type { FoundIn as Place } from '@tutu/contract/core/envelope'
import { linkTo } from '../../lib/links.ts'
import type { CourseRow } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Why a course is among the results, where its title and subtitle do not say so. */
export function FoundIn({ course, place }: { course: CourseRow; place: Place }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { slug, label = '', number, field } = place
  const where = number
    ? t(field === 'title' ? 'foundInLessonTitle' : 'foundInLesson', { number, label })
    : t('foundInCourse')
  return (
    <p className="found-in">
      {slug ? (
        <a href={linkTo('lesson', language, { slug: course.slug, lesson: slug })}>{where}</a>
      ) : (
        <span className="font-semibold">{where}</span>
      )}{' '}
      {place.text.map(({ text, mark }, index) => (mark ? <mark key={index}>{text}</mark> : text))}
    </p>
  )
}
