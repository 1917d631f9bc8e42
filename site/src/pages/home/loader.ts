import { blog } from '@tutu/contract/resources/blog'
import { cases } from '@tutu/contract/resources/cases'
import type { LoaderFunctionArgs } from 'react-router'
import { listCategories, listCourses, listRows } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

const RECOMMENDED = 6
const WORKS = 4
const ARTICLES = 3

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const [categories, courses, works, articles] = await Promise.all([
    listCategories(site),
    listCourses(site, { recommended: 1, limit: RECOMMENDED }),
    listRows(site, cases, { limit: WORKS }),
    listRows(site, blog, { limit: ARTICLES }),
  ])
  return {
    categories: categories.filter(({ pid }) => pid === 0),
    courses: courses.list,
    works: works.list,
    articles: articles.list,
  }
}
