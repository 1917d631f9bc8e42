import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { useSite } from '../lib/use-site.ts'
import { JsonLd } from './json-ld.tsx'

type BreadcrumbsProps = {
  label: string
  links: readonly { text: string; href: string }[]
  /** What this page is called, for search engines; on the page it is the heading below. */
  here?: string
}

/** The way from the top to this page. */
export function Breadcrumbs({ label, links, here }: BreadcrumbsProps) {
  const { origin } = useSite()
  return (
    <>
      <nav aria-label={label} className="crumbs">
        {links.map(({ text, href }, index) => (
          <Fragment key={href}>
            {index > 0 && <ChevronRight aria-hidden />}
            <a href={href}>{text}</a>
          </Fragment>
        ))}
      </nav>
      {here && (
        <JsonLd
          data={{
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: [
              ...links.map(({ text, href }) => ({ name: text, item: origin + href })),
              { name: here },
            ].map((one, index) => ({ '@type': 'ListItem', position: index + 1, ...one })),
          }}
        />
      )}
    </>
  )
}
