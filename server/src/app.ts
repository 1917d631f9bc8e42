import { isUtf8 } from 'node:buffer'
import type { Server } from 'node:http'
import formBody from '@fastify/formbody'
import { Failure, type MessageKey, translate } from '@tutu/contract/core/errors'
import { DEFAULT_LANGUAGE, toLanguage } from '@tutu/contract/core/languages'
import fastify, { type FastifyInstance, type FastifyReply, LogController, type RouteOptions } from 'fastify'
import qs from 'qs'
import { adminLogRoutes } from './admin/admin-log.ts'
import { attachmentRoutes } from './admin/attachment.ts'
import { attachmentAdjustRoutes } from './admin/attachment-adjust.ts'
import { attachmentDownloadRoutes } from './admin/attachment-download.ts'
import { invoiceFileRoutes } from './admin/invoice.ts'
import { memberExportRoutes } from './admin/member-export.ts'
import { adminInfoRoutes } from './admin/admin-info.ts'
import { configRoutes } from './admin/config.ts'
import { savedViewRoutes } from './admin/saved-view.ts'
import { adminAjaxRoutes } from './admin/ajax.ts'
import { definitionRoutes } from './admin/definitions.ts'
import { dashboardRoutes } from './admin/dashboard.ts'
import { findRoutes } from './admin/find.ts'
import { adminIndexRoutes } from './admin/index.ts'
import { renderTextRoutes } from './admin/render-text.ts'
import { accountRoutes } from './api/account.ts'
import { childModeRoutes } from './api/child-mode.ts'
import { ajaxRoutes } from './api/ajax.ts'
import { ajaxUploadRoutes } from './api/ajax-upload.ts'
import { aliossRoutes } from './api/alioss.ts'
import { classPupilRoutes } from './api/class-pupils.ts'
import { classTaskRoutes } from './api/class-tasks.ts'
import { classroomRoutes } from './api/classroom.ts'
import { commonRoutes } from './api/common.ts'
import { docsRoutes } from './api/docs.ts'
import { emsRoutes } from './api/ems.ts'
import { guardianConsentRoutes } from './api/guardian-consent.ts'
import { guardianSignInRoutes } from './api/guardian-sign-in.ts'
import { guardianNoticeRoutes } from './api/guardian-notices.ts'
import { guardianWardRoutes } from './api/guardian-wards.ts'
import { indexRoutes } from './api/index.ts'
import { familyRoutes } from './api/family.ts'
import { favouriteRoutes } from './api/favourite.ts'
import { learningRoutes } from './api/learning.ts'
import { lessonHourRoutes } from './api/lesson-hours.ts'
import { timetableRoutes } from './api/timetable.ts'
import { meetingRoutes } from './api/class-meetings.ts'
import { typingRoutes } from './api/typing.ts'
import { newsletterRoutes } from './api/newsletter.ts'
import { openapiRoutes } from './api/openapi.ts'
import { paymentRoutes } from './api/payment.ts'
import { raceRoutes } from './api/race.ts'
import { invoiceRoutes } from './api/invoice.ts'
import { refundRoutes } from './api/refund.ts'
import { shopRoutes } from './api/shop.ts'
import { smsRoutes } from './api/sms.ts'
import { trialRoutes } from './api/trial.ts'
import { userRoutes } from './api/user.ts'
import { compose, type ComposeOptions } from './compose.ts'
import { originOf, targetsIn } from './env.ts'
import { storeOrigins } from './files/remote/bucket.ts'
import { createPageCache } from './web/page-cache.ts'
import { readableUrl } from './web/page-or-call.ts'
import { pageTemplates, templateOf } from './web/page-template.ts'
import { CALL_POLICY, securityHeaders } from './web/security-headers.ts'
import { createGuardianCodes } from './messages/guardian-codes.ts'
import { findGuardian } from './data/guardians.ts'
import { findMember } from './data/members.ts'
import { type Accounts, authPlugin, NO_ACCOUNTS, withoutTokens } from './plugins/auth.ts'
import { backOfficePlugin } from './plugins/back-office.ts'
import { builtFilesPlugin, SCRIPT_FOLDERS } from './plugins/built-files.ts'
import { envelope, envelopePlugin } from './plugins/envelope.ts'
import { cachingPlugin } from './plugins/caching.ts'
import { accountTraitsPlugin } from './plugins/account-traits.ts'
import { childModePlugin } from './plugins/child-mode.ts'
import { childTimePlugin } from './plugins/child-time.ts'
import { clientIpPlugin } from './plugins/client-ip.ts'
import { feedsPlugin } from './plugins/feeds.ts'
import { healthPlugin } from './plugins/health.ts'
import { pageCachePlugin } from './plugins/page-cache.ts'
import { searchEnginesPlugin } from './plugins/search-engines.ts'
import { sharePicturesPlugin } from './plugins/share-pictures.ts'
import { lazySite, loadSiteBuild, type SiteBuild, sitePlugin } from './plugins/site.ts'
import { slowBodyPlugin } from './plugins/slow-body.ts'
import { storedFilesPlugin } from './plugins/stored-files.ts'
import { toolFramePlugin } from './plugins/tool-frame.ts'
import { uploadPlugin } from './plugins/upload.ts'
import { openDevParts } from './plugins/vite.ts'
import { wellFormedPlugin } from './plugins/well-formed.ts'
import type { Engine } from './engine/engine.ts'
import type { Uploads } from './files/uploads.ts'
import { adminResourceRoutes } from './engine/routes/admin.ts'
import { importRoutes } from './engine/routes/imports.ts'
import { audienceRoutes } from './engine/routes/audience.ts'
import { createPublicReads } from './engine/read/public-reads.ts'
import { publicResourceRoutes } from './engine/routes/public.ts'

const BODY_MAX = 2 * 1024 * 1024
/** Requests of which not even the head could be read, by Node's code. */
const UNREADABLE: Readonly<Record<string, [status: string, key: MessageKey]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request.tooSlow'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'request.tooLarge'],
}
const QUERY_DEPTH = { depth: 5, arrayLimit: 250, parameterLimit: 500 }

export type AppOptions = Omit<ComposeOptions, 'log' | 'pace'> & {
  server?: Server
  /** Hears of every route as it is made. */
  onRoute?: (route: RouteOptions) => void
  /** Accounts of members and guardians; absent: there are none. */
  accounts?: Partial<Accounts>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What rows are read and written with, for the start. */
    engine: Engine
    /** How files come in, for the demo's library. */
    uploads: Uploads
  }
}

/** The whole server, in reading order. Answers through `app.handle` (page cache first) or `app.inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createServer(options)
  if (options.onRoute) app.addHook('onRoute', options.onRoute)
  try {
    await addRoutes(app, options)
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
    // For host and protocol; addresses of callers are `clientIp`.
    trustProxy: env.TRUST_PROXY,
    // Addresses that cannot be read reach no route and no hook.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      const language = toLanguage(request.headers['think-lang'])
      void reply
        .status(400)
        .headers({ ...securityHeaders(env.PUBLIC_URL), 'cache-control': 'no-store' })
        .send(envelope(0, translate('request.malformed', language), null))
    },
    // Nor do requests that are no HTTP.
    clientErrorHandler: ({ code }, socket) => {
      if (!socket.writable) return
      const [status, key] = (code && UNREADABLE[code]) || ['400 Bad Request', 'request.malformed']
      const body = JSON.stringify(envelope(0, translate(key, DEFAULT_LANGUAGE), null))
      socket.end(
        `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\nx-content-type-options: nosniff\r\ncache-control: no-store\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      )
    },
    logger: {
      level: env.LOG_LEVEL,
      serializers: { req: ({ method, url, clientIp }) => ({ method, url: withoutTokens(url), ip: clientIp }) },
    },
    rewriteUrl: readableUrl,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      // PHP bracket form (wire 1.1).
      querystringParser: (text) => qs.parse(text, QUERY_DEPTH),
    },
  })
}

async function addRoutes(
  app: FastifyInstance,
  { env, database, server, withJobs = false, accounts: known, modules = [], payments: taking }: AppOptions,
): Promise<void> {
  const accounts: Accounts = {
    ...NO_ACCOUNTS,
    member: (id) => findMember(database.reads, id),
    guardian: (id) => findGuardian(database.kysely, id),
    ...known,
  }
  const dev = env.TUTU_DEV && server ? await openDevParts(app, server) : undefined
  const services = await compose({
    env,
    database,
    log: app.log,
    modules,
    withJobs,
    ...(taking && { payments: taking }),
  })
  app.addHook('onClose', () => services.close())
  app.decorate('engine', services.engine)
  app.decorate('uploads', services.uploads)
  const { bus, config, secrets, files, engine, uploads, direct, verification, pageViews, rowCounts, imports, outbox } =
    services
  const { payments, classrooms } = services
  const targetsOf = targetsIn(env)
  const origin = originOf(env)

  const security = securityHeaders(env.PUBLIC_URL)
  const site = lazySite(dev?.loadSite ?? loadSiteBuild)
  const loadSite = dev?.loadSite ?? site.load
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(security)
    reply.header('content-security-policy', CALL_POLICY)
  })
  await app.register(clientIpPlugin, { isTrusted: env.TRUST_PROXY })
  await app.register(envelopePlugin, { databaseFolder: env.DATABASE_URL === undefined ? env.DATA_DIR : undefined })
  // Before access: the back office's page is the same for everybody, whatever call its address could be (wire decision 17).
  const cdnUrl = async () => (await config.siteConfig(DEFAULT_LANGUAGE)).cdnUrl
  const stores = async () => storeOrigins(await config.get())
  await app.register(backOfficePlugin, { cdnUrl, stores, page: dev?.adminPage })
  await app.register(authPlugin, { database, bus, accounts })
  await app.register(accountTraitsPlugin)
  await app.register(childTimePlugin, { database })
  await app.register(childModePlugin, { registry: engine.registry })
  await app.register(cachingPlugin)
  await app.register(pageCachePlugin, {
    cache: createPageCache(bus),
    registry: engine.registry,
    parametersOf: site.parametersOf,
  })
  await app.register(slowBodyPlugin)
  await app.register(wellFormedPlugin)
  await app.register(formBody, { parser: (text) => qs.parse(text, QUERY_DEPTH) })
  acceptEmptyJson(app)

  await app.register(healthPlugin, { database })
  await app.register(adminIndexRoutes, { database, bus, config, direct, log: app.log })
  await app.register(definitionRoutes, { engine })
  await app.register(findRoutes, { engine })
  await app.register(adminLogRoutes, { engine })
  await app.register(savedViewRoutes, { engine })
  await app.register(commonRoutes, {
    database,
    accounts,
    pageViews,
    rowCounts,
    classrooms,
    templateOf: createTemplateFinder(loadSite),
  })
  await app.register(indexRoutes, { config, direct })
  await app.register(ajaxRoutes, { database })
  await app.register(adminAjaxRoutes, { engine })
  await app.register(renderTextRoutes, { engine, config, load: loadSite })
  await app.register(async (scope) => {
    await scope.register(uploadPlugin)
    await scope.register(ajaxUploadRoutes, { uploads, fullUrl: files.fullUrl })
    await scope.register(attachmentRoutes, { engine, uploads, files })
  })
  await app.register(attachmentAdjustRoutes, { engine, uploads, files })
  await app.register(attachmentDownloadRoutes, { database, files })
  await app.register(memberExportRoutes, { engine })
  await app.register(invoiceFileRoutes, { engine, outbox })
  await app.register(aliossRoutes, { direct, fullUrl: files.fullUrl })
  await app.register(adminInfoRoutes, { engine })
  const builtFolders = dev ? [] : SCRIPT_FOLDERS
  const reader = { secrets, fixed: env.fixed }
  await app.register(configRoutes, { engine, reader, origin, builtFolders, targetsOf, payments })
  await app.register(userRoutes, { engine, config, verification, classrooms, secrets })
  await app.register(accountRoutes, { engine, config, verification })
  await app.register(newsletterRoutes, { engine, outbox, origin })
  await app.register(trialRoutes, { engine, config, outbox, origin })
  await app.register(shopRoutes, { engine, config })
  await app.register(invoiceRoutes, { engine, config })
  await app.register(refundRoutes, { engine, config, outbox })
  await app.register(paymentRoutes, { engine, config, payments })
  await app.register(childModeRoutes, { engine })
  const codes = createGuardianCodes({ database, config, verification })
  await app.register(guardianConsentRoutes, { engine, verification, secrets, codes })
  await app.register(guardianSignInRoutes, { engine, verification, codes })
  await app.register(guardianNoticeRoutes, { engine })
  await app.register(guardianWardRoutes, { engine, payments, config, outbox, origin })
  await app.register(emsRoutes, { database, verification, config })
  await app.register(smsRoutes, { database, verification, config })
  await app.register(learningRoutes, { engine })
  await app.register(typingRoutes, { engine })
  await app.register(familyRoutes, { engine })
  await app.register(favouriteRoutes, { engine })
  await app.register(classroomRoutes, { engine, secrets, classrooms, outbox })
  await app.register(classPupilRoutes, { engine, secrets })
  await app.register(classTaskRoutes, { engine })
  await app.register(meetingRoutes, { engine, config, outbox, origin })
  await app.register(timetableRoutes, { engine, origin })
  await app.register(lessonHourRoutes, { engine })
  await app.register(raceRoutes, { engine, classrooms })
  await app.register(openapiRoutes, { registry: engine.registry })
  await app.register(docsRoutes)
  await app.register(dashboardRoutes, { engine, config, env, startedAt: Date.now() })
  await app.register(adminResourceRoutes, { engine, imports })
  await app.register(importRoutes, { registry: engine.registry, imports })
  const reads = createPublicReads(engine)
  await app.register(publicResourceRoutes, { reads })
  await app.register(audienceRoutes, { engine })

  await app.register(storedFilesPlugin, {
    root: files.stores.local.root,
    remoteUrl: files.remoteUrlOf,
    successorUrl: files.successorUrlOf,
  })
  await app.register(searchEnginesPlugin, { database, registry: engine.registry, config, origin, load: loadSite })
  await app.register(feedsPlugin, { registry: engine.registry, reads, config, origin })
  await app.register(sharePicturesPlugin, { load: loadSite, reads, config, origin })
  await app.register(toolFramePlugin)
  if (!dev) await app.register(builtFilesPlugin, { cdnUrl, security })
  await app.register(sitePlugin, { env, config, engine, reads, origin, load: loadSite })
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

/** A GET may say it is JSON and bring nothing (wire 1.1). Bytes that are no UTF-8 are no JSON (RFC 8259, 8.1). */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined)
    if (!isUtf8(body)) return done(new Failure('request.malformed', { status: 400 }))
    return parse(request, body.toString(), done)
  })
}
