import { data, type LoaderFunctionArgs } from 'react-router'
import { readWork } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  // '007' and '7.0' would be further addresses of the same page.
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 })
  return { work: await readWork(context.get(siteContext), id) }
}
