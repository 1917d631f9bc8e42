import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'

/** The way from the top to this page, which itself is the heading below. */
export function Breadcrumbs({ label, links }: { label: string; links: readonly { text: string; href: string }[] }) {
  return (
    <nav aria-label={label} className="crumbs">
      {links.map(({ text, href }, index) => (
        <Fragment key={href}>
          {index > 0 && <ChevronRight aria-hidden />}
          <a href={href}>{text}</a>
        </Fragment>
      ))}
    </nav>
  )
}
