import { CONTACT_PAGE } from '@tutu/contract/core/about-pages'
import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { about } from '@tutu/contract/resources/about'
import { onePage } from '@tutu/contract/resources/one-page'
import type { LoaderFunctionArgs } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { movedTo } from '../../lib/moved.ts'
import { findRow, readRow } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

/** A section of the school's story, or a page that stands alone: no slug is one of both (server/src/modules/about.ts). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const slug = params['slug'] ?? ''
  const section = await findRow(site, about, { slug })
  const shown = section
    ? { kind: 'section' as const, ...section, seo_title: null, seo_description: null }
    : { kind: 'page' as const, picture: null, ...(await readRow(site, onePage, { slug })) }
  if (shown.slug !== slug)
    throw movedTo(
      shown.slug === CONTACT_PAGE
        ? linkTo('about-contact', DEFAULT_LANGUAGE)
        : linkTo('about-page', DEFAULT_LANGUAGE, { slug: shown.slug }),
    )
  return { shown }
}
