import { linkTo } from '../../lib/links.ts'
import type { Category, Tag } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { CategoryChoice } from '../../ui/category-choice.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { type Filters, toQuery } from './filters.ts'
import type { Unknown } from './loader.ts'
import { zhCn } from './zh-cn.ts'

type UnknownFilterProps = {
  unknown: Unknown
  /** What else it asks for, which the links keep. */
  filters: Filters
  categories: readonly Category[]
  tags: readonly Tag[]
}

/** In place of courses, where the address names a subject or a tag that there is not: those that there are. */
export function UnknownFilter({ unknown: { kind, asked }, filters, categories, tags }: UnknownFilterProps) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const withChoice = (choice: Partial<Filters>) =>
    linkTo('courses', language, { query: toQuery({ ...filters, ...choice, page: 1 }) })
  const isCategory = kind === 'category'
  return (
    <div className="empty-state mt-8">
      <Tutu pose="puzzled" className="size-44" />
      <h2 className="text-2xl font-bold">{t(isCategory ? 'noCategory' : 'noTag')}</h2>
      <p className="wrap-anywhere text-muted">{t(isCategory ? 'noCategoryText' : 'noTagText', { asked })}</p>
      <ul className="flex max-w-2xl flex-wrap justify-center gap-2">
        {isCategory
          ? categories.map((category) => (
              <li key={category.id}>
                <CategoryChoice category={category} href={withChoice({ category: category.slug })} />
              </li>
            ))
          : tags.map((tag) => (
              <li key={tag.id}>
                <a href={withChoice({ tag: tag.slug })} className="tag-link">
                  {tag.name}
                </a>
              </li>
            ))}
      </ul>
      <a href={linkTo('courses', language)} className="btn">
        {t('allCourses')}
      </a>
    </div>
  )
}
