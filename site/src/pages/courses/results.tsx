import { X } from 'lucide-react'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { CourseCard } from '../../ui/course-card.tsx'
import { SearchNotes } from '../../ui/live-list.tsx'
import { en } from './en.ts'
import { isFiltered, toQuery } from './filters.ts'
import { FoundIn } from './found-in.tsx'
import type { Listed } from './loader.ts'
import { NothingFound } from './nothing-found.tsx'
import { zhCn } from './zh-cn.ts'

type ResultsProps = Pick<
  Listed,
  'filters' | 'categories' | 'tag' | 'courses' | 'total' | 'isMany' | 'search' | 'suggested'
>

export function Results({ filters, categories, tag, courses, total, isMany, search, suggested }: ResultsProps) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <>
      <div className="mb-4 mt-8 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-lg font-bold">{t(isMany ? 'resultsMany' : 'results', { count: total })}</h2>
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
        {total > 0 && isFiltered(filters) && (
          <a href={linkTo('courses', language)} className="text-link">
            {t('clear')}
          </a>
        )}
      </div>
      <SearchNotes
        outcome={search}
        words={filters.q}
        link={(words) => linkTo('courses', language, { query: toQuery({ ...filters, q: words, page: 1 }) })}
        someWords={t('someWords')}
      />
      {suggested ? (
        <NothingFound filters={filters} categories={categories} suggested={suggested} />
      ) : (
        <div className="card-grid">
          {courses.map((course) => (
            <CourseCard
              key={course.id}
              course={course}
              heading="h3"
              note={course.found_in && <FoundIn course={course} place={course.found_in} />}
            />
          ))}
        </div>
      )}
    </>
  )
}
