import { linkTo } from '../../lib/links.ts'
import type { Category } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { accentClass, patternClass } from '../../ui/accent.ts'
import { CategoryIcon } from '../../ui/category-icon.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** One tile per subject, in its colour and pattern: a child finds "the green one" again. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  if (categories.length === 0) return null
  return (
    <section className="section page-width" aria-labelledby="categories">
      <div className="section-heading">
        <h2 id="categories">{t('categoriesTitle')}</h2>
        <p className="w-full text-muted">{t('categoriesText')}</p>
      </div>
      <ul className="category-tiles grid gap-2.5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {categories.map((category) => (
          <li key={category.id} className={`category-tile ${accentClass(category)}`}>
            <span className={`category-tile-side ${patternClass(category)}`}>
              <span className="category-tile-icon">
                <CategoryIcon name={category.icon} />
              </span>
            </span>
            <span className="category-tile-text">
              <a href={linkTo('courses', language, { query: { category: category.slug } })} className="card-link">
                {category.name}
              </a>
              <span>{category.intro}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
