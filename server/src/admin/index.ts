import { boot, login as loginCall, loginState, logout } from '@tutu/contract/api/admin-index'
import { TERMINAL_DEFAULTS } from '@tutu/contract/core/constants'
import { CODE } from '@tutu/contract/core/envelope'
import { Failure } from '@tutu/contract/core/errors'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { type Asked, serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'
import { adminByName, adminInfo, asShown, notingLogin } from '../data/admins.ts'
import { type LogActor, writeAdminLog, writeFailedSignIn, writingAdminLog } from '../data/admin-log.ts'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Config } from '../data/config.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { type Attempt, forgetting, isCaptchaDue } from '../data/login-failures.ts'
import { menuTree } from '../data/menu-rules.ts'
import { defaultViews } from '../data/saved-views.ts'
import { endAllSessions, enter, ENTERED } from '../data/sessions.ts'
import type { DirectUpload } from '../files/remote/direct-upload.ts'
import { serverZone } from '../lib/days.ts'
import { maskName } from '../lib/mask-target.ts'
import { verifyPassword } from '../lib/passwords.ts'
import { administratorOf, placeOf } from '../policy/callers.ts'
import { administratorId, type AdministratorId } from '../policy/actors.ts'
import { signOut } from '../policy/own-sessions.ts'
import { judgeSignIn } from '../policy/sign-in.ts'

export type AdminIndexDeps = {
  database: Database
  bus: ChangeBus
  config: Config
  direct: Pick<DirectUpload, 'forSite'>
  log: FastifyBaseLogger
}

/** `/admin/index/*`: how administrators come in and leave, and what the back office needs at its start (wire 1.3). */
export async function adminIndexRoutes(app: FastifyInstance, deps: AdminIndexDeps): Promise<void> {
  const { database, config, bus, direct } = deps
  // Whatever the names: an address that guesses this often is guessing passwords for everybody.
  const wrongGuesses = tokenBucket({ burst: 60, perSecond: 0.1 })

  serveCall(app, loginState, async ({ request, ok }) => {
    await refuseSignedIn(request)
    const { admin_login_captcha } = await config.get()
    const captcha = admin_login_captcha === 'always' || (await isCaptchaDue(database.kysely, 'admin', request.clientIp))
    return ok({ captcha })
  })

  serveCall(app, loginCall, async ({ request, body: login, ok }) => {
    await refuseSignedIn(request)
    const admin = await judge({ ...deps, wrongGuesses }, request, login)
    const { info, token, refreshToken } = await openSession(deps, request, { ...admin, keep: login.keep })
    return ok({ userInfo: { ...info, token, refreshToken }, routePath: '/admin' }, 'ok.signedIn')
  })

  serveCall(app, logout, async ({ request, reply, body }) => {
    await signOut({
      database,
      bus,
      request,
      kind: 'admin',
      refreshToken: body.refresh_token,
      onEnded: (trx, ids) => noteSignOuts(trx, request, ids),
    })
    return reply.ok(null, 'ok.signedOut')
  })

  serveCall(app, boot, async ({ request, ok }) => {
    const { language } = request
    const caller = administratorOf(request)
    const [info, menus, siteConfig, directUpload, defaults] = await Promise.all([
      adminInfo(database.kysely, caller.id),
      menuTree(database, caller, language),
      config.siteConfig(language, 'admin'),
      direct.forSite({ kind: 'admin', id: caller.id }),
      defaultViews(database.kysely, caller),
    ])
    return ok({
      adminInfo: { ...info, super: caller.super },
      menus,
      siteConfig: { ...siteConfig, timeZone: serverZone(), upload: { ...siteConfig.upload, ...directUpload } },
      defaultViews: defaults,
      terminal: TERMINAL_DEFAULTS,
    })
  })
}

async function refuseSignedIn(request: FastifyRequest): Promise<void> {
  if (!(await request.identify('admin'))) return
  throw new Failure('auth.signedInAlready', { code: CODE.redirect, data: { routePath: '/admin' } })
}

type Login = Asked<typeof loginCall>['body']

/** An administrator and the hash their password was found to match. `attempt`: of `judgeSignIn`. */
type Known = { id: AdministratorId; username: string; password: string; attempt: Attempt }

async function judge(
  deps: AdminIndexDeps & { wrongGuesses: ReturnType<typeof tokenBucket> },
  request: FastifyRequest,
  { username, password, captcha, captcha_id }: Login,
): Promise<Known> {
  const { database, config, log, wrongGuesses } = deps
  const { account, attempt } = await judgeSignIn({
    database,
    request,
    kind: 'admin',
    name: username,
    isRight: (account) => verifyPassword(account?.password, password),
    captcha: { id: captcha_id, text: captcha },
    alwaysCaptcha: (await config.get()).admin_login_captcha === 'always',
    wrongGuesses,
    find: adminByName(username),
    async onFailure({ reason, failures, account }) {
      if (reason !== 'disabled') log.info({ ip: request.clientIp, failures }, 'administrator sign-in refused')
      const who = account ?? { id: 0, username: maskName(username) }
      await writeFailedSignIn(database, logActor(request, who), { reason, failures })
    },
  })
  return { ...account, attempt }
}

const SIGN_OUT = { 'zh-cn': '退出登录', en: 'Sign out' } as const

async function noteSignOuts(trx: Kysely<Tables>, request: FastifyRequest, ids: ReadonlySet<number>): Promise<void> {
  const admins = await trx
    .selectFrom('admin')
    .where('id', 'in', [...ids].map(administratorId))
    .select(['id', 'username'])
    .execute()
  for (const admin of admins) {
    const data = { username: admin.username }
    await writeAdminLog(trx, logActor(request, admin), { kind: 'sign-out', title: SIGN_OUT, data })
  }
}

/** Who stands in the log for a call that needs no sign-in. */
function logActor(request: FastifyRequest, { id, username }: { id: number; username: string }): LogActor {
  return { ...placeOf(request), id, username }
}

const SIGN_IN = { 'zh-cn': '登录', en: 'Sign in' } as const

async function openSession(deps: AdminIndexDeps, request: FastifyRequest, admin: Known & { keep: boolean }) {
  const { database, bus, config } = deps
  const from = logActor(request, admin)
  const data = { username: admin.username, keep: admin.keep }
  const come = async (db: Kysely<Tables>) => {
    const session = await enter(
      db,
      { kind: 'admin', identityId: admin.id, ip: request.clientIp, useragent: from.useragent, keep: admin.keep },
      notingLogin(admin, request.clientIp),
      [
        ...forgetting(admin.attempt, ENTERED),
        writingAdminLog(from, { kind: 'sign-in', title: SIGN_IN, data }, ENTERED),
      ],
    )
    if (!session) throw new Failure('auth.wrongPassword')
    return { ...session, info: asShown(session.row) }
  }
  if (!(await config.get()).admin_sso) return come(database.kysely)
  const { session, tags } = await database.kysely.transaction().execute(async (trx) => {
    // Locks the account's row: sign-ins of one account come one after the other, and each ends the sessions before it.
    const session = await come(trx)
    await endAllSessions(trx, 'admin', [admin.id], session.id)
    return { session, tags: await bus.record(trx, [`admin:${admin.id}`]) }
  })
  bus.announce(tags)
  return session
}
