import { createContext, type ReactElement, type SVGAttributes, useContext } from 'react'
import { type Site, SiteOfPage, type withAssets } from './use-site.ts'

/** HTML with gaps: literal, name, literal, name, …, literal. */
export type Template = readonly string[]

/** Writes content as HTML, once for each `by`. Absent where React draws all of a page: in browsers, and in pages that hydrate. */
export const WriteOnce = createContext<((by: string, draw: () => ReactElement) => Template) | undefined>(undefined)

type SameEverywhereProps<But extends string> = {
  as: 'header' | 'footer' | 'svg' | 'details' | 'span' | 'p'
  /** Which content it is. */
  by: string
  /** All that the content may read of the site. */
  site?: Partial<Site>
  /** The texts that are others on each page: whole texts or attributes of the content, or parts of them. */
  but?: Readonly<Record<But, string>>
  children: (but: Readonly<Record<But, string>>) => ReactElement
} & Omit<SVGAttributes<SVGElement>, 'children'>

/** An element whose content is the same on many pages: content pages write it once for all of them (decision 286). */
export function SameEverywhere<But extends string = never>({
  as: Tag,
  by,
  site,
  but = {} as Record<But, string>,
  children,
  ...rest
}: SameEverywhereProps<But>) {
  const write = useContext(WriteOnce)
  // Elements of all kinds have the attributes that are given here.
  const Element = Tag as 'svg'
  if (!write) return <Element {...rest}>{children(but)}</Element>
  // Content that reads more finds it missing here, and never that of the page it happens to be written for first.
  const readable = site as ReturnType<typeof withAssets> | undefined
  const template = write(`${by} ${JSON.stringify(site)}`, () => (
    <SiteOfPage value={readable}>{children(gapsFor(but))}</SiteOfPage>
  ))
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: filled(template, but) }} />
}

/** Names of gaps stand between characters that nobody can type. */
export const GAP = /\uE000(\w+)\uE001/

function gapsFor<But extends string>(but: Readonly<Record<But, string>>): Record<But, string> {
  const names = Object.keys(but) as But[]
  return Object.fromEntries(names.map((name) => [name, `\uE000${name}\uE001`])) as Record<But, string>
}

function filled(template: Template, but: Readonly<Record<string, string>>): string {
  let html = template[0]!
  for (let at = 1; at < template.length; at += 2) html += escaped(but[template[at]!]!) + template[at + 1]!
  return html
}

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
