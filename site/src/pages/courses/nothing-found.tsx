import { linkTo } from '../../lib/links.ts'
import type { Category, CourseRow } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { CategoryChoice } from '../../ui/category-choice.tsx'
import { CourseCard } from '../../ui/course-card.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { type Filters, isFiltered, onlyWords, toQuery } from './filters.ts'
import { zhCn } from './zh-cn.ts'

type NothingFoundProps = {
  filters: Filters
  categories: readonly Category[]
  /** `unfiltered`: how many courses the words alone find. */
  suggested: { unfiltered: number; courses: readonly CourseRow[] }
}

/** An empty list with ways on: fewer filters, the subjects, courses to begin with. */
export function NothingFound({ filters, categories, suggested }: NothingFoundProps) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <>
      <div className="empty-state">
        <Tutu pose="asleep" className="size-40" />
        <h3 className="text-2xl font-bold wrap-anywhere">
          {filters.q ? t('emptyWords', { words: filters.q }) : t('emptyTitle')}
        </h3>
        <p className="text-muted">{t(isFiltered(filters) ? 'emptyText' : 'emptySite')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {suggested.unfiltered > 0 && (
            <a href={linkTo('courses', language, { query: toQuery(onlyWords(filters)) })} className="btn btn-primary">
              {t('showUnfiltered', { count: suggested.unfiltered })}
            </a>
          )}
          {isFiltered(filters) && (
            <a href={linkTo('courses', language)} className="btn">
              {t('clear')}
            </a>
          )}
        </div>
      </div>
      {categories.length > 0 && (
        <section className="mt-8">
          <h3 className="mb-3 text-lg font-bold">{t('suggestedCategories')}</h3>
          <ul className="flex flex-wrap gap-2">
            {categories.map((category) => (
              <li key={category.id}>
                <CategoryChoice
                  category={category}
                  href={linkTo('courses', language, { query: { category: category.slug } })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {suggested.courses.length > 0 && (
        <section className="mt-8">
          <h3 className="mb-3 text-lg font-bold">{t('suggestedCourses')}</h3>
          <div className="card-grid">
            {suggested.courses.map((course) => (
              <CourseCard key={course.id} course={course} heading="h3" />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
