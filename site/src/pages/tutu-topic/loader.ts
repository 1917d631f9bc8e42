import { tutu } from '@tutu/contract/resources/tutu'
import { data, type LoaderFunctionArgs } from 'react-router'
import { listRows } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'
import { isTopic, TOPICS } from '../../lib/tutu-topics.ts'

/** As many as a call answers; a topic has a handful. */
const SHOWN_MAX = 50

export async function loader({ context, params }: LoaderFunctionArgs) {
  const topic = params['topic'] ?? ''
  if (!isTopic(topic)) throw data(null, { status: 404 })
  const { list } = await listRows(context.get(siteContext), tutu, { topic, limit: SHOWN_MAX })
  return { topic, tutorials: list, others: TOPICS.filter((one) => one !== topic) }
}
