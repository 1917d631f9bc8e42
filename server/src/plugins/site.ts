import { fileURLToPath, pathToFileURL } from 'node:url'
import { lesson as openLesson } from '@tutu/contract/api/shop'
import { CODE, type Envelope } from '@tutu/contract/core/envelope'
import { fail, translate } from '@tutu/contract/core/errors'
import { DEFAULT_LANGUAGE, type Language, toLanguage } from '@tutu/contract/core/languages'
import { trimOf } from '@tutu/contract/core/trim'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { Config, SiteConfig } from '../data/config.ts'
import type { Env } from '../env.ts'
import { storeOrigins } from '../files/remote/bucket.ts'
import { cacheKey, type Parameters as PageParameters } from '../web/cache-key.ts'
import { buildOnCdn } from '../web/cdn.ts'
import { pagePolicy, type PolicyOptions } from '../web/security-headers.ts'
import { sendsBy } from '../messages/service.ts'
import { keepLists } from '../engine/read/kept-lists.ts'
import { NOT_KEPT, type PublicReads } from '../engine/read/public-reads.ts'
import { TAGS_HEADER } from '../engine/routes/public.ts'
import type { Engine } from '../engine/engine.ts'
import { inPreview } from '../engine/read/preview.ts'
import { findPreviewed, markedAsPreview, PREVIEW_HEADERS, sendFailedFrame } from '../web/preview.ts'
import { memberOf } from '../policy/callers.ts'
import { openCourseOf } from '../shop/enrolments.ts'
import { serveCall } from '../web/serve-call.ts'
import { noSuchAddress } from '../web/no-such-address.ts'
import { mayBePage } from '../web/page-or-call.ts'
import { envelope, toFailure } from './envelope.ts'

const BUILD = fileURLToPath(new URL('../../../site/build', import.meta.url))

export type SiteBuild = {
  build: ServerBuild
  parametersOf: (pathname: string) => PageParameters
}

type SiteContextKey = Parameters<RouterContextProvider['set']>[0]

type Options = {
  env: Env
  config: Config
  engine: Engine
  reads: PublicReads
  origin: string
  load: () => Promise<SiteBuild>
}

/** Loads what `npm run build` made of the site. */
export async function loadSiteBuild(): Promise<SiteBuild> {
  const build = (await import(pathToFileURL(`${BUILD}/server/index.js`).href)) as ServerBuild
  return { build, parametersOf: entryOf(build).parametersOf }
}

/** Loads the site when the first page is asked for, or `load` is called ahead of it; a failed load is tried again. */
export function lazySite(read: () => Promise<SiteBuild>): {
  load: () => Promise<SiteBuild>
  parametersOf: SiteBuild['parametersOf']
} {
  let loading: Promise<SiteBuild> | undefined
  let loaded: SiteBuild | undefined
  return {
    load() {
      loading ??= read().then((site) => (loaded = site))
      loading.catch(() => (loading = undefined))
      return loading
    },
    // Before the site is there nothing is known of its pages: they are answered, not kept.
    parametersOf: (pathname) => loaded?.parametersOf(pathname) ?? { names: [], freeText: [] },
  }
}

/** A page as it is answered. `location`: where it is now, of one that moved. `type`: of what is no HTML. */
type WrittenPage = { status: number; html: string; location?: string | null; type?: string | null }

type Entry = {
  siteContext: SiteContextKey
  parametersOf: SiteBuild['parametersOf']
  indexedPaths: () => string[]
  drawSharePicture: () => string
  drawRowPicture: (texts: { title: string; siteName: string }) => {
    svg: string
    frame: { x: number; y: number; width: number; height: number; radius: number }
  }
  createContentPages: (
    routes: ServerBuild['routes'],
    onFailed: (error: unknown, path: string) => void,
  ) => (address: URL, context: RouterContextProvider) => Promise<WrittenPage | undefined>
  textPage: (html: string, options: { language: Language; theme: 'light' | 'dark'; cdnUrl: string }) => string
}

export function entryOf(build: ServerBuild): Entry {
  return build.entry.module as unknown as Entry
}

export const SITE_FILES = `${BUILD}/client`

/** The public site: every GET that no other route answers, rendered whole on the server. */
export const sitePlugin = plugin<Options>(
  async (app, { env, config, engine, reads: publicReads, origin, load }) => {
    const { registry } = engine
    const reads = keepLists(publicReads, engine.bus)
    let renderer: Renderer | undefined

    async function rendererOf(build: ServerBuild, { cdnUrl }: Site): Promise<Renderer> {
      if (renderer?.build !== build || renderer.cdnUrl !== cdnUrl)
        renderer = await createRenderer(build, cdnUrl, { dev: env.TUTU_DEV, log: app.log })
      return renderer
    }

    // How a row would look, on a link that opens nothing else (wire decision 15). Kept by nobody.
    const previewed = { config: { access: { kind: 'public' }, anyQuery: true, isDownload: true } } as const
    app.get('/preview/:token', previewed, async (request, reply) => {
      const isFramed = Object.hasOwn(request.query as object, 'frame')
      reply.headers(PREVIEW_HEADERS)
      try {
        const { html, status, policy } = await renderPreview(request, isFramed)
        return await reply.status(status).type(HTML).header('content-security-policy', policy).send(html)
      } catch (error) {
        const failure = toFailure(error)
        if (!isFramed || failure.status >= 500) throw error
        // Beside a form: what is still missing, in the place of the page.
        return sendFailedFrame(request, reply, failure)
      }
    })

    async function renderPreview(request: FastifyRequest, isFramed: boolean) {
      const { language } = request
      const shown = await findPreviewed(engine, request, language)
      const site = await siteOf(config, language, env.TUTU_DEV)
      const { render } = await rendererOf((await load()).build, site)
      const page = await inPreview(engine, shown, (inner, path) => {
        const query = language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`
        const context = siteContext(inner, { language, origin, site, tags: new Set(), log: request.log })
        return render(new URL(path + query, 'http://site.invalid'), context)
      })
      const html = isFramed ? page.html : markedAsPreview(page.html, shown.expiretime, language)
      const stores = storeOrigins(await config.get())
      const policy = pagePolicy(html, { dev: env.TUTU_DEV, cdnUrl: site.cdnUrl, stores })
      return { html, status: page.status, policy }
    }

    app.get('/*', { config: { access: { kind: 'public' }, anyQuery: true } }, async (request, reply) => {
      if (isCall(request)) throw noSuchAddress(request)
      const [path = ''] = request.url.split('?')
      if (!mayBePage(path)) throw noSuchAddress(request)
      const spelling = oneSpelling(request.url)
      if (spelling !== request.url) return reply.headers(REDIRECT_KEPT).redirect(spelling, 301)
      const { build, parametersOf } = await load()
      const kept = cacheKey(request.url, {}, registry, parametersOf)
      const language = toLanguage((request.query as Record<string, unknown>).lang)
      const site = await siteOf(config, language, env.TUTU_DEV)
      const { render } = await rendererOf(build, site)
      const tags = new Set(['config'])
      const address = new URL(kept?.normalized ?? request.url, 'http://site.invalid')
      const page = await render(address, siteContext(reads, { language, origin, site, tags, log: request.log }))
      if (page.status >= 500) request.log.error({ status: page.status, path: address.pathname }, 'page failed')
      if (page.status === 301) return sendMoved(request, reply, page)
      const stores = storeOrigins(await config.get())
      const framedBy = MEMBER_CENTRE.test(address.pathname) ? 'nobody' : 'site'
      return sendPage(reply, page, tags, { dev: env.TUTU_DEV, framedBy, cdnUrl: site.cdnUrl, stores })
    })

    // What members read more of than visitors: the page as it is for them, past every cache.
    serveCall(app, openLesson, async ({ request, reply, query }) => {
      const { language } = request
      const course = await openCourseOf(engine.database.kysely, memberOf(request).id, query.course)
      if (course === undefined) throw fail('shop.locked')
      const site = await siteOf(config, language, env.TUTU_DEV)
      const { render } = await rendererOf((await load()).build, site)
      const own: PublicReads = {
        ...reads,
        read: (resource, asked, spoken) => reads.read(resource, asked, spoken, { course }),
      }
      const context = siteContext(own, { language, origin, site, tags: new Set(), log: request.log })
      const address = `/course/${query.course}/${query.lesson}${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`
      const page = await render(new URL(address, 'http://site.invalid'), context)
      if (page.status !== 200) throw fail('record.notFound')
      return reply.type(HTML).send(page.html)
    })

    // What the router's links ask for: the routes of the addresses they lead to. The version of the build is part of the address.
    app.get('/__manifest', { config: { access: { kind: 'public' }, anyQuery: true } }, async (request, reply) => {
      const site = await siteOf(config, DEFAULT_LANGUAGE, env.TUTU_DEV)
      const { handle } = await rendererOf((await load()).build, site)
      const response = await handle(new Request(new URL(request.url, 'http://site.invalid')))
      for (const [name, value] of response.headers) reply.header(name, value)
      return reply.status(response.status).send(await response.text())
    })

    app.setNotFoundHandler((request) => {
      throw noSuchAddress(request)
    })
  },
  { name: 'site' },
)

type Renderer = {
  build: ServerBuild
  cdnUrl: string
  /** The framework's own answers. */
  handle: (request: Request, context?: RouterContextProvider) => Promise<Response>
  render: (address: URL, context: unknown) => Promise<WrittenPage>
}

/** Loaded with the first page: a start must not wait for the router. */
async function createRenderer(
  build: ServerBuild,
  cdnUrl: string,
  { dev, log }: { dev: boolean; log: FastifyBaseLogger },
): Promise<Renderer> {
  const { createRequestHandler, RouterContextProvider: Provider } = await import('react-router')
  const handle = createRequestHandler(buildOnCdn(build, cdnUrl), dev ? 'development' : 'production')
  const writeContentPage = entryOf(build).createContentPages(build.routes, (err, path) =>
    log.error({ err, path }, 'a content page could not be drawn'),
  )
  return {
    build,
    cdnUrl,
    handle,
    async render(address, context) {
      const provider = new Provider()
      provider.set(entryOf(build).siteContext, context)
      const page = await writeContentPage(address, provider)
      if (page) return page
      const response = await handle(new Request(address, { headers: { accept: 'text/html' } }), provider)
      const { status, headers } = response
      return {
        status,
        html: await response.text(),
        location: headers.get('location'),
        type: headers.get('content-type'),
      }
    },
  }
}

/** Pages for one person: their addresses hold names of calls (`changePassword`) and JSON, and no cache keeps them. */
const OWN_PAGES = /^\/user(\/|$)/

/** One address a page: lower case, no slash at the end, nothing encoded that need not be; the query stays as it is. */
export function oneSpelling(url: string): string {
  const mark = url.indexOf('?')
  const [asked, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
  const path = withoutDots(asked)
  if (OWN_PAGES.test(path)) return `/${trimOf(path, '/')}${query}`
  const decoded = path.replace(/%([0-7][0-9a-f])/gi, (code, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16))
    return /[\w.~-]/.test(character) ? character : code
  })
  const lower = decoded.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.startsWith('%') ? part.toUpperCase() : part.toLowerCase(),
  )
  // One slash at the front: two would name another host.
  return `/${trimOf(lower, '/')}${query}`
}

/** '.' and '..' resolved, as browsers do before they ask: a page would have endlessly many addresses, each kept. */
function withoutDots(path: string): string {
  if (!/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return path
  const kept: string[] = []
  for (const part of path.split('/')) {
    const plain = part.replace(/%2e/gi, '.')
    if (plain === '..') kept.pop()
    else if (plain !== '.') kept.push(part)
  }
  return `/${trimOf(kept.join('/'), '/')}`
}

function isCall(request: FastifyRequest): boolean {
  const marked = request.headers.server !== undefined || Object.hasOwn(request.query as object, 'server')
  return marked || /^\/api(\/|$)/i.test(request.url)
}

/**
 * A page that has another address now; it keeps the query that was asked, also what the page itself does not read. Not
 * kept by any cache: the old address may become that of another page.
 */
function sendMoved(request: FastifyRequest, reply: FastifyReply, { location }: WrittenPage): FastifyReply {
  const address = location ?? '/'
  const mark = request.url.indexOf('?')
  const query = mark < 0 || address.includes('?') ? '' : request.url.slice(mark)
  return reply.header('cache-control', 'no-store').redirect(address + query, 301)
}

/** Signing in and all that is a member's own: the pages on which passwords are typed. */
const MEMBER_CENTRE = /^\/user(?:\/|$)/
const HTML = 'text/html; charset=utf-8'
const RETRY_AFTER = '2' // s
/** The mark of a call makes another answer of the same address. */
const VARY = { vary: 'server' }
/** Of one address of the back office a browser gets the page, others are sent on. */
const REDIRECT_KEPT = { 'cache-control': 'public, max-age=3600', vary: 'accept, server' }

async function sendPage(
  reply: FastifyReply,
  page: WrittenPage,
  tags: ReadonlySet<string>,
  policy: PolicyOptions & { dev: boolean },
): Promise<FastifyReply> {
  const { status, html, location, type } = page
  // Promises that are over still lead to the page until the whole heap is collected; its text must not stay with them (decision 318).
  page.html = ''
  if (location) reply.header('location', location)
  reply
    .type(type ?? HTML)
    .header('content-security-policy', pagePolicy(html, policy))
    .headers(VARY)
  if (status === 200 && !policy.dev) reply.header(TAGS_HEADER, [...tags].join(' '))
  else reply.header('cache-control', 'no-store')
  if (status === 503) reply.header('retry-after', RETRY_AFTER)
  return reply.status(status).send(html)
}

type Site = Pick<SiteConfig, 'siteName' | 'recordNumber' | 'footer' | 'comcont' | 'version' | 'cdnUrl'> & {
  openMemberCenter: boolean
  trialLessons: boolean
  sendsMail: boolean
  baiduVerification: string
}

async function siteOf(config: Config, language: Language, dev: boolean): Promise<Site> {
  const { siteName, recordNumber, footer, comcont, version, cdnUrl } = await config.siteConfig(language)
  const settings = await config.get()
  const { open_member_center: openMemberCenter, baidu_verification: baiduVerification } = settings
  const { trial_lessons: trialLessons } = settings
  // What is served from sources is nowhere else.
  const files = { cdnUrl: dev ? '' : cdnUrl }
  return {
    siteName,
    recordNumber,
    footer,
    comcont,
    openMemberCenter,
    trialLessons,
    sendsMail: sendsBy('mail', 'trial_booked', settings),
    baiduVerification,
    version,
    ...files,
  }
}

type Rendering = {
  language: Language
  origin: string
  site: Site
  tags: Set<string>
  log: FastifyRequest['log']
}

function siteContext(reads: PublicReads, { language, origin, site, tags, log }: Rendering): unknown {
  return {
    language,
    origin,
    site,
    now: Math.floor(Date.now() / 1000),
    doNotKeep: () => void tags.add(NOT_KEPT),
    async api(path: string, params: Readonly<Record<string, unknown>> = {}): Promise<Envelope> {
      const [, base = '', action] = /^\/api\/([^/]+)\/(index|read)$/.exec(path) ?? []
      const resource = reads.find(base)
      if (!resource) throw new Error(`pages read public modules only, and ${path} is none`)
      const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null)
      // As texts, the way they come with a call.
      const query = Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
      try {
        let answer = await reads[action === 'read' ? 'read' : 'index'](resource, query, language)
        // A former address leads to the row in one step.
        if (answer.kind === 'moved') answer = await reads.read(resource, { ...query, ...answer.now }, language)
        for (const tag of answer.tags) tags.add(tag)
        if (answer.kind === 'data') return envelope(CODE.ok, '', answer.data)
        throw answer.kind === 'refused' ? answer.failure : new Error(`${path} has moved twice`)
      } catch (error) {
        const { status, code, key, params: words } = toFailure(error)
        if (status === 200) return envelope(code, translate(key, language, words), null)
        if (status >= 500) log.error({ err: error, path, query }, 'a page could not read')
        throw Object.assign(new Error(`${path} answered ${status}`), { status })
      }
    },
  }
}
