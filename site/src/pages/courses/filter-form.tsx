import { Shapes } from 'lucide-react'
import { courseWords } from '../../lib/course-words.ts'
import { linkTo } from '../../lib/links.ts'
import type { Category } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { accentClass } from '../../ui/accent.ts'
import { CategoryIcon } from '../../ui/category-icon.tsx'
import { FilterFold, LiveForm } from '../../ui/live-list.tsx'
import { Select } from '../../ui/select.tsx'
import { en } from './en.ts'
import { AGES, countFilters, type Filters, LEVELS } from './filters.ts'
import { zhCn } from './zh-cn.ts'

/** A plain GET form; with script it answers while it is being filled in (page-script/live-form.ts). */
export function FilterForm({ filters, categories }: { filters: Filters; categories: readonly Category[] }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const words = courseWords(language)
  return (
    <LiveForm
      action={linkTo('courses', 'zh-cn')}
      q={filters.q}
      label={t('search')}
      placeholder={t('searchPlaceholder')}
      hidden={{ tag: filters.tag }}
    >
      <FilterFold count={countFilters(filters)} />
      <div className="filter-choices">
        <fieldset>
          <legend className="sr-only">{t('category')}</legend>
          <div className="flex flex-wrap gap-2">
            <label className="choice">
              <input type="radio" name="category" value="" defaultChecked={!filters.category} />
              <Shapes aria-hidden />
              {t('all')}
            </label>
            {categories.map((category) => (
              <label key={category.id} className={`choice ${accentClass(category)}`}>
                <input
                  type="radio"
                  name="category"
                  value={category.slug}
                  defaultChecked={filters.category === category.slug}
                />
                <CategoryIcon name={category.icon} />
                {category.name}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
          <Select
            name="age"
            label={t('age')}
            value={String(filters.age ?? '')}
            options={[
              ['', t('anyAge')],
              ...AGES.map((age): [string, string] => [String(age), t('ageOption', { age })]),
            ]}
          />
          <Select
            name="level"
            label={t('level')}
            value={filters.level ?? ''}
            options={[['', t('anyLevel')], ...LEVELS.map((level): [string, string] => [level, words.level(level)])]}
          />
          <Select
            name="sort"
            className="max-sm:col-span-2"
            label={t('sort')}
            value={filters.sort ?? ''}
            options={[
              ['', t(filters.q ? 'sortBest' : 'sortDefault')],
              ['newest', t('sortNewest')],
              ['price', t('sortPrice')],
            ]}
          />
        </div>
      </div>
    </LiveForm>
  )
}
