import { bole } from '@tutu/contract/resources/bole'
import type { LoaderFunctionArgs } from 'react-router'
import { listCourses, readRows } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

/** Of whom courses are, courses say. */
const COURSES_MAX = 50

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const [mentors, { list }] = await Promise.all([readRows(site, bole), listCourses(site, { limit: COURSES_MAX })])
  return {
    mentors: mentors.map((mentor) => ({
      ...mentor,
      courses: list.filter(({ bole_id }) => bole_id === mentor.id).map(({ id, slug, title }) => ({ id, slug, title })),
    })),
  }
}
