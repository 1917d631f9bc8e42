import { DEFAULT_LANGUAGE, type Language, LANGUAGES, toLanguage } from '@tutu/contract/core/languages'
import { Failure } from '@tutu/contract/core/errors'
import type { FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'
import type { Config } from '../data/config.ts'
import type { Database } from '../postgres/database.ts'
import { countSitemap, lastChanges, readSitemap, sitemapTables } from '../web/sitemap.ts'
import { TAGS_HEADER } from '../engine/routes/public.ts'
import type { Registry } from '../engine/registry.ts'
import { escapeXml } from '../web/xml.ts'
import { entryOf, type SiteBuild } from './site.ts'

/** Addresses of one file, a page having one in every language; the protocol allows 50,000, and 50 MB. */
const FILE_ADDRESSES = 10_000
const FILE_PAGES = Math.floor(FILE_ADDRESSES / LANGUAGES.length)

type Options = {
  database: Database
  registry: Registry
  config: Pick<Config, 'get' | 'siteConfig'>
  origin: string
  load: () => Promise<SiteBuild>
}

/** The page that says no more than that there are none, while the school offers no trial lessons. */
const TRIALS = '/trial'

/** What others than readers ask a site for: /robots.txt, /sitemap.xml (sitemaps.org 0.9) with every published page in both languages, the key of IndexNow, the web manifest. */
export const searchEnginesPlugin = plugin<Options>(
  async (app, { database, registry, config: settings, origin, load }) => {
    const config = { access: { kind: 'public' } } as const

    app.get('/robots.txt', { config }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots(origin)),
    )

    // IndexNow believes who shows the key at the site itself.
    app.get<{ Params: { key: string } }>('/:key([\\w-]{8,128}).txt', { config }, async (request, reply) => {
      const { indexnow_key: key } = await settings.get()
      if (!key || request.params.key !== key)
        throw new Failure('request.notFound', { params: { url: request.url }, status: 404 })
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(key)
    })

    app.get('/manifest.webmanifest', { config }, async (request, reply) => {
      const language = toLanguage((request.query as Record<string, unknown>).lang)
      const { siteName, comcont } = await settings.siteConfig(language)
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifest({ siteName, comcont, language })))
    })

    app.get('/sitemap.xml', { config }, async (_request, reply) => {
      const files = await countFiles()
      if (files <= 1) return sendXml(reply, await urlSet(1), sitemapTables(registry))
      const entries = Array.from(
        { length: files },
        (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`,
      )
      return sendXml(
        reply,
        `<sitemapindex xmlns="${SITEMAP}">${entries.join('\n')}</sitemapindex>`,
        sitemapTables(registry),
      )
    })

    app.get<{ Params: { file: string } }>('/sitemap-:file(^\\d{1,4}$).xml', { config }, async (request, reply) => {
      const file = Number(request.params.file)
      if (file < 1 || file > (await countFiles()))
        throw new Failure('request.notFound', { params: { url: request.url }, status: 404 })
      return sendXml(reply, await urlSet(file), sitemapTables(registry))
    })

    async function fixedPaths(): Promise<readonly string[]> {
      const paths = entryOf((await load()).build).indexedPaths()
      return (await settings.get()).trial_lessons ? paths : paths.filter((path) => path !== TRIALS)
    }

    async function countFiles(): Promise<number> {
      const paths = await fixedPaths()
      return Math.ceil((paths.length + (await countSitemap(database, registry, paths))) / FILE_PAGES)
    }

    /** The pages that are the site's own stand first. */
    async function urlSet(file: number): Promise<string> {
      const paths = await fixedPaths()
      const start = (file - 1) * FILE_PAGES
      const changed = await lastChanges(database, registry, paths)
      const fixed = paths.slice(start, start + FILE_PAGES).map((path) => ({ path, updatetime: changed.get(path) }))
      const part = { limit: FILE_PAGES - fixed.length, offset: Math.max(0, start - paths.length) }
      const rows = await readSitemap(database, registry, paths, part)
      const urls = [...fixed, ...rows].flatMap(({ path, updatetime }) => inEveryLanguage(origin + path, updatetime))
      return `<urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`
    }
  },
  { name: 'search-engines' },
)

/** https://www.w3.org/TR/appmanifest/: the site kept on a telephone's home screen. */
function manifest({ siteName, comcont, language }: { siteName: string; comcont: string; language: Language }): object {
  const home = language === DEFAULT_LANGUAGE ? '/' : `/?lang=${language}`
  return {
    id: '/',
    name: siteName,
    short_name: siteName.slice(0, 12),
    ...(comcont && { description: comcont }),
    lang: language === 'zh-cn' ? 'zh-CN' : language,
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fffbf3',
    theme_color: '#fffbf3',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      // Telephones cut their own shape out of these: the face is in the middle, two thirds as wide.
      ...[192, 512].map((side) => ({
        src: `/icon-${side}.png`,
        type: 'image/png',
        sizes: `${side}x${side}`,
        purpose: 'any maskable',
      })),
    ],
  }
}

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function robots(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /user\nDisallow: /api\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** The page of each language, and beside each the others (hreflang). The bare address is the default language. */
function inEveryLanguage(address: string, updatetime: number | undefined): string[] {
  const place = escapeXml(address)
  const versions = LANGUAGES.map((language) =>
    language === 'zh-cn' ? { tag: 'zh-CN', href: place } : { tag: language, href: `${place}?lang=${language}` },
  )
  const alternates = [...versions, { tag: 'x-default', href: place }]
    .map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
    .join('')
  const changed = updatetime === undefined ? '' : `<lastmod>${new Date(updatetime * 1000).toISOString()}</lastmod>`
  return versions.map(({ href }) => `<url><loc>${href}</loc>${changed}${alternates}</url>`)
}

/** Kept like a page, until one of its rows changes. */
function sendXml(reply: FastifyReply, body: string, tables: readonly string[]): FastifyReply {
  return reply
    .header(TAGS_HEADER, tables.join(' '))
    .type('application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`)
}
