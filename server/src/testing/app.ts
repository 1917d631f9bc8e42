import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Language } from '@tutu/contract/core/languages'
import qs from 'qs'
import { type AppOptions, buildApp } from '../app.ts'
import { ensureAdmin } from '../data/admins.ts'
import type { Database } from '../postgres/database.ts'
import { createSession } from '../data/sessions.ts'
import { parseEnv } from '../env.ts'
import { checkAnswers } from './check-answers.ts'
import { ADMIN_PASSWORD, type Content, createTestDatabase } from './database.ts'

/** An answer as tests look at it: HTTP status and the envelope. */
export type Answer<Data = Record<string, unknown>> = { status: number; code: number; msg: string; data: Data }

type Options = {
  /** '' for nobody; absent: the administrator who may do everything. */
  token?: string
  language?: Language
}

type TestOptions = Pick<AppOptions, 'onRoute' | 'accounts' | 'modules' | 'payments'> & {
  env?: Readonly<Record<string, string>>
  /** Default: what a first start puts in; where something is done before the start, what migrations make. */
  content?: Content
  /** What is in the database when the server starts. */
  beforeStart?: (database: Database) => Promise<void>
}

/** The whole server on a database of its own, with the super administrator `admin` signed in. */
export async function testApp({ env, content, beforeStart, ...options }: TestOptions = {}) {
  const { database, url, drop } = await createTestDatabase(content ?? (beforeStart ? 'migrated' : 'started'))
  await ensureAdmin(database, { adminPassword: ADMIN_PASSWORD })
  await beforeStart?.(database)
  const onRoute: AppOptions['onRoute'] = (route) => {
    options.onRoute?.(route)
    checkAnswers(route)
  }
  const app = await buildApp({ ...options, onRoute, env: parseEnv({ LOG_LEVEL: 'silent', ...env }), database })
  const { token } = await openAdminSession(database, 1)

  async function call<Data = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    values: object = {},
    options: Options = {},
  ): Promise<Answer<Data>> {
    const query = method === 'POST' ? '' : qs.stringify(values, { arrayFormat: 'brackets' })
    const answer = await app.inject({
      method,
      url: query ? `${path}?${query}` : path,
      headers: { batoken: options.token ?? token, 'think-lang': options.language ?? 'zh-cn', server: 'true' },
      ...(method === 'POST' ? { payload: values } : {}),
    })
    const isEnvelope = String(answer.headers['content-type']).startsWith('application/json')
    // A picture or file is what the caller asked for.
    if (!isEnvelope) return { status: answer.statusCode, code: 1, msg: '', data: {} as Data }
    return { status: answer.statusCode, ...answer.json<Omit<Answer<Data>, 'status'>>() }
  }

  return {
    app,
    database,
    url,
    token,
    call,
    /** The token of an administrator with exactly these permission nodes. */
    signIn: async (nodes: readonly string[]) =>
      (await openAdminSession(database, await addAdministrator(database, nodes))).token,
    async close() {
      await app.close()
      await drop()
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof testApp>>

/** One more process's worth of the server, listening on a socket of its own. */
export async function listeningApp(database: Database) {
  const server = createServer()
  const app = await buildApp({ env: parseEnv({ LOG_LEVEL: 'silent' }), database, server })
  await app.ready()
  server.on('request', app.handle)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    app,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await app.close()
    },
  }
}

export async function openAdminSession(database: Database, id: number): Promise<{ token: string }> {
  const session = { kind: 'admin', identityId: id, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  return database.kysely.transaction().execute((trx) => createSession(trx, session))
}

async function addAdministrator({ kysely }: Database, nodes: readonly string[]): Promise<number> {
  const rules = await kysely
    .selectFrom('menu_rule')
    .select('id')
    .where('name', 'in', [...nodes, ''])
    .execute()
  const group = await kysely
    .insertInto('admin_group')
    .values({ name: JSON.stringify({ 'zh-cn': '测试', en: 'Test' }), rules: rules.map(({ id }) => id) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const username = `tester_${group.id}`
  const admin = await kysely
    .insertInto('admin')
    .values({ username, nickname: username, password: '', group_arr: [group.id] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return admin.id
}
