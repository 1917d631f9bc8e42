import { X } from 'lucide-react'
import { linkTo } from '../../lib/links.ts'
import type { CourseRow, Tag } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { CourseCard } from '../../ui/course-card.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { type Filters, isFiltered, toQuery } from './filters.ts'
import { zhCn } from './zh-cn.ts'

type ResultsProps = { filters: Filters; tag: Tag | undefined; courses: readonly CourseRow[]; total: number }

export function Results({ filters, tag, courses, total }: ResultsProps) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const clear = isFiltered(filters) && (
    <a href={linkTo('courses', language)} className={total > 0 ? 'text-link' : 'btn'}>
      {t('clear')}
    </a>
  )
  return (
    <>
      <div className="mb-4 mt-8 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-lg font-bold">{t('results', { count: total })}</h2>
        {tag && (
          <a
            href={linkTo('courses', language, { query: toQuery({ ...filters, tag: undefined, page: 1 }) })}
            className="tag-link"
            aria-label={t('removeTag', { tag: tag.name })}
          >
            {t('tagged', { tag: tag.name })}
            <X aria-hidden />
          </a>
        )}
        {total > 0 && clear}
      </div>
      {total > 0 ? (
        <div className="card-grid">
          {courses.map((course) => (
            <CourseCard key={course.id} course={course} heading="h3" />
          ))}
        </div>
      ) : (
        <div className="empty-state">
          <Tutu pose="asleep" className="size-44" />
          <h3 className="text-2xl font-bold">{t('emptyTitle')}</h3>
          <p className="text-muted">{t('emptyText')}</p>
          {clear}
        </div>
      )}
    </>
  )
}
