import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import { adminIndexRoutes } from '../admin/index.ts'
import { commonRoutes } from '../api/common.ts'
import { indexRoutes } from '../api/index.ts'
import { ensureAdmin } from '../data/admins.ts'
import { openChangeBus } from '../postgres/change-bus.ts'
import { createConfig, syncConfig } from '../data/config.ts'
import type { Database } from '../postgres/database.ts'
import { syncMenuRules } from '../data/menu-rules.ts'
import { createPageViews } from '../data/page-views.ts'
import { createSession, type SessionKind } from '../data/sessions.ts'
import { hashPassword } from '../lib/passwords.ts'
import { parseEnv } from '../env.ts'
import { createTestDatabase } from '../testing/database.ts'
import { knownClassrooms } from '../policy/classrooms.ts'
import { authPlugin, NO_ACCOUNTS } from './auth.ts'
import { clientIpPlugin } from './client-ip.ts'
import { envelopePlugin } from './envelope.ts'

export const ADMIN_PASSWORD = 'carrot-2026'

/** The sign-in part of the server on a database of its own, with an administrator `admin`; `more` adds routes. */
export async function openSignInApp(more?: (app: FastifyInstance) => void) {
  const { database, drop } = await createTestDatabase()
  await syncConfig(database)
  await syncMenuRules(database)
  await ensureAdmin(database, { adminPassword: ADMIN_PASSWORD })
  const bus = await openChangeBus(database, () => undefined)
  const app = fastify()
  const config = createConfig(database, bus, app.log)
  const direct = { forSite: async () => undefined }
  await app.register(clientIpPlugin, { isTrusted: parseEnv({}).TRUST_PROXY })
  await app.register(envelopePlugin)
  await app.register(authPlugin, { database, bus })
  await app.register(indexRoutes, { config, direct })
  const pageViews = createPageViews(database, () => undefined)
  await app.register(commonRoutes, {
    database,
    accounts: NO_ACCOUNTS,
    classrooms: knownClassrooms(),
    pageViews,
    rowCounts: { view: () => undefined, like: async () => undefined },
    templateOf: async () => undefined,
  })
  await app.register(adminIndexRoutes, { database, bus, config, direct, log: app.log })
  if (more) await app.register(async (scope) => more(scope))

  type Options = { token?: string; headers?: Record<string, string>; ip?: string }
  const call = async (method: 'GET' | 'POST', url: string, body?: object, options: Options = {}) => {
    const headers = {
      ...(options.token ? { batoken: options.token } : {}),
      ...(options.ip ? { 'x-forwarded-for': options.ip } : {}),
      ...options.headers,
    }
    const answer = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) })
    return { status: answer.statusCode, ...answer.json<{ code: number; msg: string; data: Data }>() }
  }
  return {
    app,
    bus,
    config,
    database,
    get: (url: string, options?: Options) => call('GET', url, undefined, options),
    post: (url: string, body: object, options?: Options) => call('POST', url, body, options),
    async close() {
      await app.close()
      await bus.close()
      await drop()
    },
  }
}
export type SignInApp = Awaited<ReturnType<typeof openSignInApp>>

/** What the answers of these calls carry, as far as tests look at it. */
type Data = {
  captcha?: boolean
  errors?: Record<string, string>
  routePath?: string
  routeName?: string
  type?: string
  token?: string
  userInfo?: { id: number; token: string; refreshToken: string; avatar: string; lastlogintime: string }
  [key: string]: unknown
} | null

/** Tokens of a new session without the detour of signing in. */
export async function openSession(database: Database, kind: SessionKind, identityId: number, keep = false) {
  const session = { kind, identityId, ip: '127.0.0.1', useragent: 'test', keep }
  return database.kysely.transaction().execute((trx) => createSession(trx, session))
}

/** An administrator in a group of their own that holds these nodes. Answers both ids. */
export async function addAdmin(database: Database, username: string, nodes: string[]) {
  const { kysely } = database
  const password = await hashPassword(ADMIN_PASSWORD)
  const rules =
    nodes.length > 0 ? await kysely.selectFrom('menu_rule').select('id').where('name', 'in', nodes).execute() : []
  const name = JSON.stringify({ 'zh-cn': username, en: username })
  const group = await kysely
    .insertInto('admin_group')
    .values({ name, rules: rules.map((rule) => rule.id) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const admin = await kysely
    .insertInto('admin')
    .values({ username, nickname: username, password, group_arr: [group.id] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: admin.id, groupId: group.id }
}
