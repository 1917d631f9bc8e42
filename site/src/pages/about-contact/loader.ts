import { CONTACT_PAGE } from '@tutu/contract/core/about-pages'
import { onePage } from '@tutu/contract/resources/one-page'
import type { LoaderFunctionArgs } from 'react-router'
import { findRow } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

/** The form, and beside it what the page of that name says. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { page: (await findRow(context.get(siteContext), onePage, { slug: CONTACT_PAGE })) ?? null }
}
