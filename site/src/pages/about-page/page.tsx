import { onePage } from '@tutu/contract/resources/one-page'
import { useLoaderData } from 'react-router'
import { useSite } from '../../lib/use-site.ts'
import { AboutFrame, useAboutTitle } from '../../ui/about-frame.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ReadAloud } from '../../ui/read-aloud.tsx'
import type { loader } from './loader.ts'

export { loader } from './loader.ts'

export default function AboutTextPage() {
  const { shown } = useLoaderData<typeof loader>()
  const { asset } = useSite()
  const titleOf = useAboutTitle()
  return (
    <AboutFrame title={shown.title}>
      <PageHead
        title={titleOf(shown.seo_title || shown.title)}
        description={shown.seo_description || firstSentences(shown.body_html)}
        row={shown.kind === 'page' ? { of: onePage, id: shown.id } : undefined}
      />
      <article className="accent-sky mt-4">
        <ReadAloud of="text" />
        {shown.picture && (
          <img src={asset(shown.picture)} alt="" width={640} height={400} className="about-picture mt-6 mb-2 ms-0" />
        )}
        <div id="text" className="mt-6">
          <Prose html={shown.body_html} />
        </div>
      </article>
    </AboutFrame>
  )
}

const DESCRIPTION_MAX = 120

/** What a text begins with, for search engines. */
function firstSentences(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > DESCRIPTION_MAX ? `${text.slice(0, DESCRIPTION_MAX)}…` : text
}
