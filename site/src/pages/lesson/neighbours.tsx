import { ArrowLeft, ArrowRight } from 'lucide-react'
import { linkTo } from '../../lib/links.ts'
import type { CourseRow, LessonNeighbour } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

type NeighboursProps = { course: Pick<CourseRow, 'slug'>; previous: LessonNeighbour; next: LessonNeighbour }

export function Neighbours({ course, previous, next }: NeighboursProps) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const lessonLink = (lesson: string) => linkTo('lesson', language, { slug: course.slug, lesson })
  return (
    <nav aria-label={t('neighbours')} className="neighbours">
      {previous && (
        <a href={lessonLink(previous.slug)} rel="prev" className="neighbour">
          <ArrowLeft aria-hidden />
          <span>
            <span className="block text-sm text-muted">{t('previous')}</span>
            <span className="font-bold">{previous.title}</span>
          </span>
        </a>
      )}
      {next ? (
        <a href={lessonLink(next.slug)} rel="next" className="neighbour neighbour-next">
          <span>
            <span className="block text-sm">{t('next')}</span>
            <span className="font-bold">{next.title}</span>
          </span>
          <ArrowRight aria-hidden />
        </a>
      ) : (
        <a href={linkTo('course', language, { slug: course.slug })} className="neighbour neighbour-next">
          <span>
            <span className="block text-sm">{t('finish')}</span>
            <span className="font-bold">{t('finishText')}</span>
          </span>
          <Tutu pose="cheering" className="size-16 shrink-0" />
        </a>
      )}
    </nav>
  )
}
