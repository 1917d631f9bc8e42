import { checkIn, checkInState, index, logout } from '@tutu/contract/api/user'
import { CODE } from '@tutu/contract/core/envelope'
import { Failure, fail, failForm } from '@tutu/contract/core/errors'
import { member as definition } from '@tutu/contract/resources/member'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { requireCaptcha } from '../data/captcha.ts'
import type { Config } from '../data/config.ts'
import { erasureOf } from '../data/erasures.ts'
import { isCaptchaDue } from '../data/login-failures.ts'
import { memberMenus } from '../data/member-rules.ts'
import { firstGroup, type KnownMember, memberByName, memberInfo, ownAccount } from '../data/members.ts'
import type { SecretBox } from '../data/settings/secret-box.ts'
import { countUnread } from '../data/notices.ts'
import type { Engine } from '../engine/engine.ts'
import { verifyPassword } from '../lib/passwords.ts'
import { codeKey, contactsOf, requireCode } from '../messages/code-call.ts'
import type { CodeKey, Verification } from '../messages/verification.ts'
import { type MemberId, memberId, SYSTEM } from '../policy/actors.ts'
import { inChildMode, memberOf } from '../policy/callers.ts'
import { childModeClosed } from '../plugins/child-mode.ts'
import type { Classrooms } from '../policy/classrooms.ts'
import { judgeByPictures } from '../policy/class-sign-in.ts'
import { guardianFrom } from '../policy/guardian-needed.ts'
import { refusePersonalData } from '../policy/personal-data.ts'
import { signOut } from '../policy/own-sessions.ts'
import { type Entrant, signInMember } from '../policy/member-session.ts'
import { judgeSignIn } from '../policy/sign-in.ts'
import type { Tables } from '../postgres/database.ts'
import { type Asked, serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

type Deps = {
  engine: Engine
  config: Config
  verification: Verification
  classrooms: Classrooms
  secrets: Pick<SecretBox, 'digest'>
}
type CheckIn = Asked<typeof checkIn>['body']
type Login = Extract<CheckIn, { tab: 'login' }>
type Registration = Extract<CheckIn, { tab: 'register' }>

/** `/api/user/*`: how members register, come in and leave (wire 1.4). */
export async function userRoutes(
  app: FastifyInstance,
  { engine, config, verification, classrooms, secrets }: Deps,
): Promise<void> {
  const { database, bus, mutations } = engine
  const { times } = classrooms
  const wrongGuesses = tokenBucket({ burst: 60, perSecond: 0.1, times })
  // Of their own: who tries out classes keeps nobody at that address from signing in by password.
  const classGuesses = tokenBucket({ burst: 300, perSecond: 0.5, times })
  // A class of thirty registers at once.
  const registrations = tokenBucket({ burst: 40, perSecond: 0.02, times })

  serveCall(app, checkInState, async ({ request, ok }) => {
    await refuse(request)
    // One child's slips ask the whole class for nothing: whose they are is asked when signing in.
    const isClassroom = times(request.clientIp) > 1
    const captcha = !isClassroom && (await isCaptchaDue(database.kysely, 'member', request.clientIp))
    return ok({ accountVerificationType: contactsOf(await config.get()), captcha, guardianFrom: guardianFrom() })
  })

  serveCall(app, checkIn, async ({ request, body, ok }) => {
    await refuse(request)
    const member = await whoIs(request, body)
    // Whoever registers begins with a session that ends by itself (wire 1.4); so does who sits at a class's computer.
    const signedIn = await signInMember(database, request, member, body.tab === 'login' && body.keep)
    classrooms.note(request.clientIp, member.id)
    return ok(signedIn, body.tab === 'register' ? 'member.registered' : 'ok.signedIn')
  })

  serveCall(app, logout, async ({ request, reply, body }) => {
    // To sign out is to leave child mode.
    if ((await request.identify('member'))?.childMode) throw childModeClosed()
    await signOut({ database, bus, request, kind: 'member', refreshToken: body.refresh_token })
    return reply.ok(null, 'ok.signedOut')
  })

  serveCall(app, index, async ({ request, ok }) => {
    const member = memberOf(request)
    const childMode = inChildMode(request)
    return ok({
      userInfo: await memberInfo(database.kysely, member.id),
      account: member.account,
      childMode,
      unread: await countUnread(database.kysely, { member: member.id, inChildMode: childMode }),
      menus: await memberMenus(database, member, { language: request.language, childMode }),
    })
  })

  async function refuse(request: FastifyRequest): Promise<void> {
    if (!(await config.get()).open_member_center) throw fail('member.closed')
    if (!(await request.identify('member'))) return
    throw new Failure('auth.signedInAlready', { code: CODE.redirect, data: { routePath: '/user' } })
  }

  function whoIs(request: FastifyRequest, form: CheckIn): Promise<Entrant> {
    switch (form.tab) {
      case 'login':
        return judge(request, form)
      case 'register':
        return register(request, form)
      case 'class':
        return judgeByPictures({ database, secrets, classGuesses }, request, form)
    }
  }

  async function judge(request: FastifyRequest, { username, password, captcha, captchaId }: Login): Promise<Entrant> {
    const { account, attempt } = await judgeSignIn({
      database,
      request,
      kind: 'member',
      name: username,
      isRight: (account) => verifyPassword(account?.password, password),
      captcha: { id: captchaId, text: captcha },
      alwaysCaptcha: false,
      wrongGuesses,
      find: memberByName(username),
      whyClosed: ({ id }) => whyClosed(database.kysely, id),
    })
    return { ...account, attempt }
  }

  async function register(request: FastifyRequest, form: Registration): Promise<KnownMember> {
    registrations(request)
    if (form.birth_year >= guardianFrom()) throw failForm({ birth_year: { key: 'member.guardianNeeded' } })
    // One is called so by others, until one chooses a nickname.
    refusePersonalData({ username: form.username }, checkIn.labels)
    const proof = proofOf(form)
    if (!proof) await requireCaptcha(database.kysely, request.body)
    else await requireCode(verification, proof.key, form.captcha, checkIn.labels)
    const group_id = await firstGroup(database.kysely)
    if (group_id === undefined) throw fail('member.noGroup')
    const { username, password, birth_year } = form
    const id = await mutations.run({ ...SYSTEM, language: request.language }, async (tx) => {
      if (proof) await verification.spend(tx.transaction, proof.key, form.captcha)
      return tx.add(definition.name, {
        username,
        password,
        nickname: username,
        birth_year,
        group_id,
        ...proof?.reached,
      })
    })
    return ownAccount(database.kysely, memberId(id))
  }
}

/** What the school has closed is not the guardian's to open. */
async function whyClosed(db: Kysely<Tables>, id: MemberId): Promise<'auth.consentWithdrawn' | 'auth.disabled'> {
  const planned = await erasureOf(db, id)
  return planned?.asked_by === 'guardian' && !planned.closed ? 'auth.consentWithdrawn' : 'auth.disabled'
}

/** What the code of a registration proves, and of whom; undefined: there is none, the picture is read instead. */
function proofOf({ registerType: by, ...form }: Registration): { key: CodeKey; reached: object } | undefined {
  if (by === 'account') return undefined
  return { key: codeKey(by, 'user_register', form[by]), reached: { [by]: form[by] } }
}
