import { team } from '@tutu/contract/resources/team'
import type { LoaderFunctionArgs } from 'react-router'
import { listRows } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

const PEOPLE_MAX = 50

export async function loader({ context }: LoaderFunctionArgs) {
  return { people: (await listRows(context.get(siteContext), team, { limit: PEOPLE_MAX })).list }
}
