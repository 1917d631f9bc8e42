import { createContext, type ReactElement, type SVGAttributes, useContext } from 'react'
import { type Site, SiteOfPage, type withAssets } from './use-site.ts'

/** Writes content as HTML, once for each `by`. Absent where React draws all of a page: in browsers, and in pages that hydrate. */
export const WriteOnce = createContext<((by: string, content: ReactElement) => string) | undefined>(undefined)

type SameEverywhereProps = {
  as: 'header' | 'footer' | 'svg'
  /** Which content it is. */
  by: string
  /** All that the content may read of the site. */
  site?: Partial<Site>
  /** The one text that is another on each page. */
  but?: string
  children: (but: string) => ReactElement
} & Omit<SVGAttributes<SVGElement>, 'children'>

/** An element whose content is the same on many pages: content pages write it once for all of them (decision 286). */
export function SameEverywhere({ as: Tag, by, site, but = '', children, ...rest }: SameEverywhereProps) {
  const write = useContext(WriteOnce)
  // Elements of both kinds have the attributes that are given here.
  const Element = Tag as 'svg'
  if (!write) return <Element {...rest}>{children(but)}</Element>
  // Content that reads more finds it missing here, and never that of the page it happens to be written for first.
  const readable = site as ReturnType<typeof withAssets> | undefined
  const content = write(`${by} ${JSON.stringify(site)}`, <SiteOfPage value={readable}>{children(PLACE)}</SiteOfPage>)
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
