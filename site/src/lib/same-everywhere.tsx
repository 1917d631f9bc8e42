import { createContext, type ReactElement, type SVGAttributes, useContext } from 'react'
import { SiteOfPage } from './use-site.ts'

/** Writes content as HTML, once for each `by`. Absent where React draws all of a page: in browsers, and in pages that hydrate. */
export const WriteOnce = createContext<((by: string, content: ReactElement) => string) | undefined>(undefined)

type SameEverywhereProps = {
  as: 'header' | 'footer' | 'svg'
  /** All that the content depends on, besides `but`. */
  by: string
  /** The one text that is another on each page. */
  but?: string
  children: (but: string) => ReactElement
} & Omit<SVGAttributes<SVGElement>, 'children'>

/** An element whose content is the same on many pages: content pages write it once for all of them (decision 286). */
export function SameEverywhere({ as: Tag, by, but = '', children, ...rest }: SameEverywhereProps) {
  const write = useContext(WriteOnce)
  const site = useContext(SiteOfPage)
  // Elements of both kinds have the attributes that are given here.
  const Element = Tag as 'svg'
  if (!write) return <Element {...rest}>{children(but)}</Element>
  const content = write(by, <SiteOfPage value={site}>{children(PLACE)}</SiteOfPage>)
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: content.replaceAll(PLACE, () => escaped(but)) }} />
}

/** Stands for `but`; of characters that nobody can type. */
const PLACE = '\uE000but\uE001'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!)
}
