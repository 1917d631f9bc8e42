import { about } from '@tutu/contract/resources/about'
import type { LoaderFunctionArgs } from 'react-router'
import { readRows } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await readRows(context.get(siteContext), about) }
}
