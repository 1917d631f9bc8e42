import { tutu } from '@tutu/contract/resources/tutu'
import type { LoaderFunctionArgs } from 'react-router'
import { listRows } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'
import { TOPICS } from '../../lib/tutu-topics.ts'

/** The names on a sign: enough to say what it leads to. */
const NAMED = 3

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const topics = await Promise.all(
    TOPICS.map(async (topic) => {
      const { list, total } = await listRows(site, tutu, { topic, limit: NAMED })
      return { topic, total, titles: list.map(({ id, title }) => ({ id, title })) }
    }),
  )
  return { topics }
}
