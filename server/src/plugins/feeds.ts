import { type Definition, type Feed, secondsKey } from '@tutu/contract/definition/define-resource'
import { rowPage } from '@tutu/contract/definition/row-page'
import { DEFAULT_LANGUAGE, type Language, pickLanguage, toLanguage } from '@tutu/contract/core/languages'
import { isUnready } from '@tutu/contract/core/unready-text'
import plugin from 'fastify-plugin'
import type { Config } from '../data/config.ts'
import type { PublicReads, PublicResource } from '../engine/read/public-reads.ts'
import { TAGS_HEADER } from '../engine/routes/public.ts'
import type { Registry } from '../engine/registry.ts'
import { noSuchAddress } from '../web/no-such-address.ts'
import { element, escapeXml } from '../web/xml.ts'

const ITEMS = 20

type Options = { registry: Registry; reads: PublicReads; config: Pick<Config, 'siteConfig'>; origin: string }

/**
 * `/feeds/<base>.rss` (RSS 2.0) and `/feeds/<base>.atom` (RFC 4287): the newest rows of modules whose definition has
 * `public.feed`, each with its whole text, in the language of `?lang=`.
 */
export const feedsPlugin = plugin<Options>(
  async (app, { registry, reads, config, origin }) => {
    app.get<{ Params: { file: string } }>(
      '/feeds/:file',
      { config: { access: { kind: 'public' } } },
      async (request, reply) => {
        const [, base = '', format] = /^([\w.-]+)\.(rss|atom)$/.exec(request.params.file) ?? []
        const resource = format ? reads.find(base) : undefined
        const feed = resource?.definition.public.feed
        if (!resource || !feed) throw noSuchAddress(request)
        const language = toLanguage((request.query as Record<string, unknown>).lang)
        const { siteName } = await config.siteConfig(language)
        const { items, tags } = await readItems(resource, feed, language)
        const inLanguage = (path: string): string =>
          origin + path + (language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`)
        const shown = {
          title: `${pickLanguage(feed.title, language)} - ${siteName}`,
          site: inLanguage(feed.list),
          self: inLanguage(`/feeds/${base}.${format}`),
          language: language === 'zh-cn' ? 'zh-CN' : language,
          siteName,
          items: items.map((item) => ({ ...item, address: inLanguage(item.path), text: absolute(item.text, origin) })),
        }
        return reply
          .header(TAGS_HEADER, ['config', ...tags].join(' '))
          .type(`application/${format === 'rss' ? 'rss' : 'atom'}+xml; charset=utf-8`)
          .send(format === 'rss' ? rss(shown) : atom(shown))
      },
    )

    async function readItems(resource: PublicResource, feed: Feed, language: Language) {
      const { definition } = resource
      const listed = await reads.index(resource, { order: `${feed.at},desc`, limit: String(ITEMS) }, language)
      if (listed.kind !== 'data') return { items: [], tags: listed.tags }
      const ids = (listed.data as { list: { id: number }[] }).list.map(({ id }) => id)
      const answers = await Promise.all(ids.map((id) => reads.read(resource, { id: String(id) }, language)))
      const items = answers.flatMap((answer) => {
        if (answer.kind !== 'data') return []
        const { row } = answer.data as { row: Readonly<Record<string, unknown>> }
        const item = itemOf(definition, feed, row)
        return item ? [item] : []
      })
      return { items, tags: [...new Set([...listed.tags, ...answers.flatMap(({ tags }) => tags)])] }
    }

    function itemOf(definition: Definition, feed: Feed, row: Readonly<Record<string, unknown>>) {
      const shown = Object.fromEntries(
        Object.entries(definition.public?.where ?? {}).map(([name, value]) => [name, value === true ? '1' : value]),
      )
      const path = rowPage(definition, { ...shown, ...row }, (name) => registry.byName(name).definition)
      const text = (name: string | undefined): string => (name === undefined ? '' : String(row[name] ?? ''))
      const at = Number(row[secondsKey(feed.at)] ?? row[feed.at])
      const html = text(`${feed.text}_html`)
      return path === undefined
        ? undefined
        : {
            path,
            at: new Date(Number.isFinite(at) ? at * 1000 : 0),
            title: text(definition.label),
            summary: text(feed.summary),
            // Readers keep what they are given: a text that is not laid out yet is none.
            text: isUnready(html) ? '' : html,
            author: text(feed.author),
          }
    }
  },
  { name: 'feeds' },
)

type Item = { address: string; at: Date; title: string; summary: string; text: string; author: string }
type Shown = {
  title: string
  site: string
  self: string
  language: string
  siteName: string
  items: readonly Item[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

function rss({ title, site, self, language, items }: Shown): string {
  const each = items.map(
    (item) => `<item>
${element('title', item.title)}
${element('link', item.address)}
<guid isPermaLink="true">${escapeXml(item.address)}</guid>
<pubDate>${item.at.toUTCString()}</pubDate>
${element('dc:creator', item.author)}
${element('description', item.summary)}
${element('content:encoded', item.text)}
</item>`,
  )
  return `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', title)}
${element('link', site)}
${element('description', title)}
${element('language', language)}
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>
${each.join('\n')}
</channel>
</rss>
`
}

function atom({ title, site, self, language, siteName, items }: Shown): string {
  const updated = items.reduce((latest, { at }) => (at > latest ? at : latest), new Date(0))
  const each = items.map(
    (item) => `<entry>
${element('title', item.title)}
<link rel="alternate" type="text/html" href="${escapeXml(item.address)}"/>
${element('id', item.address)}
<published>${item.at.toISOString()}</published>
<updated>${item.at.toISOString()}</updated>
${item.author ? `<author>${element('name', item.author)}</author>` : ''}
${element('summary', item.summary)}
${item.text ? `<content type="html">${escapeXml(item.text)}</content>` : ''}
</entry>`,
  )
  return `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
${element('title', title)}
${element('id', self)}
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(site)}"/>
<updated>${updated.toISOString()}</updated>
<author>${element('name', siteName)}</author>
${each.join('\n')}
</feed>
`
}

/** Readers show the text on pages of their own: what it names is named whole. */
function absolute(html: string, origin: string): string {
  return html.replace(/(\s(?:src|href)=")(\/(?!\/)[^"]*)/g, (_, start: string, path: string) => start + origin + path)
}
