import type { Server } from 'node:http'
import formBody from '@fastify/formbody'
import { translate } from '@tutu/contract/errors'
import { DEFAULT_LANGUAGE, toLanguage } from '@tutu/contract/languages'
import { RESOURCES } from '@tutu/contract/resources/index'
import fastify, { type FastifyInstance, type FastifyReply, LogController, type RouteOptions } from 'fastify'
import qs from 'qs'
import { adminInfoRoutes } from './admin/admin-info.ts'
import { dashboardRoutes } from './admin/dashboard.ts'
import { adminIndexRoutes } from './admin/index.ts'
import { commonRoutes } from './api/common.ts'
import { indexRoutes } from './api/index.ts'
import { openChangeBus } from './data/change-bus.ts'
import { createConfig, syncConfig } from './data/config.ts'
import type { Database } from './data/database.ts'
import { syncMenuRules } from './data/menu-rules.ts'
import { createPageViews } from './data/page-views.ts'
import type { Env } from './env.ts'
import { HOOKS } from './hooks/index.ts'
import { createPageCache } from './http/page-cache.ts'
import { pageTemplates, templateOf } from './http/page-template.ts'
import { CALL_POLICY, SECURITY_HEADERS } from './http/security-headers.ts'
import { createJobRunner } from './jobs/runner.ts'
import { authPlugin, withoutTokens } from './plugins/auth.ts'
import { backOfficePlugin } from './plugins/back-office.ts'
import { envelope, envelopePlugin } from './plugins/envelope.ts'
import { healthPlugin } from './plugins/health.ts'
import { pageCachePlugin } from './plugins/page-cache.ts'
import { lazySite, loadSiteBuild, type SiteBuild, sitePlugin } from './plugins/site.ts'
import { siteFilesPlugin } from './plugins/site-files.ts'
import { toolFramePlugin } from './plugins/tool-frame.ts'
import { openDevParts } from './plugins/vite.ts'
import { adminResourceRoutes } from './resource/admin-routes.ts'
import { createEngine } from './resource/engine.ts'
import { publicResourceRoutes } from './resource/public-routes.ts'
import { startSearchUpkeep } from './resource/search-upkeep.ts'

const BODY_MAX = 2 * 1024 * 1024
const QUERY_DEPTH = { depth: 5, arrayLimit: 250, parameterLimit: 500 }

export type AppOptions = {
  env: Env
  database: Database
  server?: Server
  /** Hears of every route as it is made. */
  onRoute?: (route: RouteOptions) => void
  /** Whether this process takes part in work done by the clock. */
  withJobs?: boolean
}

/** The whole server, in reading order. Answers through `app.handle` (page cache first) or `app.inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createServer(options)
  if (options.onRoute) app.addHook('onRoute', options.onRoute)
  try {
    await compose(app, options)
    return app
  } catch (error) {
    // What was opened so far must not outlive a start that failed.
    await app.close()
    throw error
  }
}

function createServer({ env, server }: AppOptions): FastifyInstance {
  return fastify({
    // The front door listens before anything else stands; here it is only known.
    ...(server ? { serverFactory: () => server } : {}),
    bodyLimit: BODY_MAX,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    // Addresses that cannot be read reach no route and no hook.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      const language = toLanguage(request.headers['think-lang'])
      void reply
        .status(400)
        .headers(SECURITY_HEADERS)
        .send(envelope(0, translate('request.malformed', language), null))
    },
    // Nor do requests that are no HTTP.
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) return
      const body = JSON.stringify(envelope(0, translate('request.malformed', DEFAULT_LANGUAGE), null))
      socket.end(
        `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\nx-content-type-options: nosniff\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      )
    },
    logger: {
      level: env.LOG_LEVEL,
      serializers: { req: ({ method, url, ip }) => ({ method, url: withoutTokens(url), ip }) },
    },
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      // PHP bracket form (wire 1.1).
      querystringParser: (text) => qs.parse(text, QUERY_DEPTH),
    },
  })
}

async function compose(app: FastifyInstance, { env, database, server, withJobs }: AppOptions): Promise<void> {
  const dev = env.TUTU_DEV && server ? await openDevParts(app, server) : undefined
  const bus = await openChangeBus(database, (error) => app.log.warn({ err: error }, 'change bus lost its connection'))
  app.addHook('onClose', () => bus.close())
  const config = createConfig(database, bus, app.log)
  await Promise.all([syncConfig(database), syncMenuRules(database)])
  const engine = createEngine(database, bus, RESOURCES, HOOKS)
  const stopUpkeep = startSearchUpkeep(database, bus, engine.registry, (error) =>
    app.log.warn({ err: error }, 'search indexes not tidied'),
  )
  app.addHook('onClose', async () => stopUpkeep())
  const origin = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`

  if (withJobs) {
    const jobs = createJobRunner({ database, config, log: app.log })
    app.addHook('onClose', () => jobs.close())
  }
  const pageViews = createPageViews(database, (error) => app.log.warn({ err: error }, 'page views not written'))
  app.addHook('onClose', () => pageViews.close())

  const site = lazySite(dev?.loadSite ?? loadSiteBuild)
  const loadSite = dev?.loadSite ?? site.load
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
    reply.header('content-security-policy', CALL_POLICY)
  })
  await app.register(envelopePlugin)
  // Before access: the back office's page is the same for everybody, whatever call its address could be (wire decision 17).
  await app.register(backOfficePlugin, { page: dev?.adminPage })
  await app.register(authPlugin, { database, bus })
  await app.register(pageCachePlugin, {
    cache: createPageCache(bus),
    registry: engine.registry,
    parametersOf: site.parametersOf,
  })
  await app.register(formBody, { parser: (text) => qs.parse(text, QUERY_DEPTH) })
  acceptEmptyJson(app)

  await app.register(healthPlugin, { database })
  await app.register(adminIndexRoutes, { database, bus, config, log: app.log })
  await app.register(commonRoutes, { database, pageViews, templateOf: createTemplateFinder(loadSite) })
  await app.register(indexRoutes, { config })
  await app.register(adminInfoRoutes, { engine })
  await app.register(dashboardRoutes, { engine, env, startedAt: Date.now() })
  await app.register(adminResourceRoutes, { engine })
  await app.register(publicResourceRoutes, { engine })

  await app.register(toolFramePlugin)
  if (!dev) await app.register(siteFilesPlugin)
  await app.register(sitePlugin, { env, config, registry: engine.registry, origin, load: loadSite })
  dev?.mount(app)
}

/** The site's routes by address, from whichever build is served; nothing is found while there is none. */
function createTemplateFinder(load: () => Promise<SiteBuild>): (pathname: string) => Promise<string | undefined> {
  const known = new WeakMap<object, ReturnType<typeof pageTemplates>>()
  return async (pathname) => {
    const site = await load().catch(() => undefined)
    if (!site) return undefined
    let templates = known.get(site.build)
    if (!templates) known.set(site.build, (templates = pageTemplates(site.build.routes)))
    return templateOf(templates, pathname)
  }
}

/** A GET may say it is JSON and bring nothing (wire 1.1). */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body as string, done)
  })
}
