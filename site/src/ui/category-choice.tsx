import type { Category } from '../lib/public-api.ts'
import { accentClass } from './accent.ts'
import { CategoryIcon } from './category-icon.tsx'

type CategoryChoiceProps = {
  category: Category
  href: string
}

/** A subject to go on with, in its colour. */
export function CategoryChoice({ category, href }: CategoryChoiceProps) {
  return (
    <a href={href} className={`choice ${accentClass(category)}`}>
      <CategoryIcon name={category.icon} />
      {category.name}
    </a>
  )
}
