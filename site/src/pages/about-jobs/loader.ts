import type { PublicDetail } from '@tutu/contract/definition/public-rows'
import { job } from '@tutu/contract/resources/job'
import type { LoaderFunctionArgs } from 'react-router'
import { readRows } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

/** `posted`, seconds, is added by the module's hooks. */
export type Job = PublicDetail<typeof job> & { posted: number }

export async function loader({ context }: LoaderFunctionArgs) {
  return { jobs: (await readRows(context.get(siteContext), job)) as Job[] }
}
