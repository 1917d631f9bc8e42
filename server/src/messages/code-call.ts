import { type Contact, CONTACTS } from '@tutu/contract/api/user'
import { fail, type Failure, failForm } from '@tutu/contract/core/errors'
import type { Labels } from '@tutu/contract/core/failure'
import type { FastifyRequest } from 'fastify'
import { requireCaptcha } from '../data/captcha.ts'
import type { Config, Settings } from '../data/config.ts'
import { isOccupied, ownAccount } from '../data/members.ts'
import { type Identity, signInFirst } from '../plugins/auth.ts'
import { requireTrait } from '../policy/actors.ts'
import { provesPassword } from '../policy/sign-in.ts'
import type { Database } from '../postgres/database.ts'
import type { Channel } from './events.ts'
import type { CodeKey, Verification } from './verification.ts'

export type CodeCallDeps = { database: Database; verification: Verification; config: Pick<Config, 'get'> }

const CHANNEL_OF = { email: 'mail', mobile: 'sms' } as const satisfies Record<Contact, Channel>

type CodeCall = {
  event: string
  by: Contact
  target: string
  /** Asked for by codes that confirm who somebody is. */
  password?: string
}

type Member = Extract<Identity, { kind: 'member' }>
type Asking = CodeCallDeps & { call: CodeCall; request: FastifyRequest }
/** What goes out instead of a code (`Verification.issue`). */
type Instead = string | null | undefined

/** What an event is done for: whoever asks, or a member alone, who hears who they are. */
type CodeEvent = { by: readonly Contact[] } & (
  | { forAll: (asking: Asking) => Promise<Instead> }
  | { forMember: (asking: Asking, member: Member) => Promise<Instead> }
)

/** Whoever asks cannot tell from the answer whether an address has an account. */
const EVENTS: Readonly<Record<string, CodeEvent>> = {
  user_register: { by: CONTACTS, forAll: unlessOccupied },
  user_retrieve_pwd: { by: CONTACTS, forAll: ifOccupied },
  user_change_email: { by: ['email'], forMember: unlessOccupied },
  user_change_mobile: { by: ['mobile'], forMember: unlessOccupied },
  user_email_verify: { by: ['email'], forMember: ifOwn },
  user_mobile_verify: { by: ['mobile'], forMember: ifOwn },
}

/** A code by mail or short message, for somebody who has read a captcha (wire 1.6): the cheap checks first. */
export async function sendCode(
  deps: CodeCallDeps,
  request: FastifyRequest,
  call: CodeCall,
): Promise<{ minutes: number }> {
  const { event: name, by, target } = call
  const event = Object.hasOwn(EVENTS, name) ? EVENTS[name] : undefined
  if (!event?.by.includes(by)) throw fail('verification.event')
  const settings = await deps.config.get()
  if (!settings.open_member_center) throw fail('member.closed')
  if (!contactsOf(settings).includes(by)) throw fail(`verification.no_${by}`)
  const prepare = await preparation(event, { ...deps, call, request })
  await requireCaptcha(deps.database.kysely, request.body)
  const key = codeKey(by, name, target)
  const { clientIp: ip, language } = request
  await deps.verification.checkLimits({ ...key, ip })
  return deps.verification.issue({ ...key, ip, language, instead: await prepare() })
}

async function preparation(event: CodeEvent, asking: Asking): Promise<() => Promise<Instead>> {
  if ('forAll' in event) return () => event.forAll(asking)
  const member = await asking.request.identify('member')
  if (!member) throw signInFirst('member')
  requireTrait(member, 'contacts')
  return () => event.forMember(asking, member)
}

/** What a code of an event proves of an address or number. */
export function codeKey(by: Contact, purpose: string, target: string): CodeKey {
  return { channel: CHANNEL_OF[by], purpose, target }
}

/** Throws what a wrong code is told beside its field; `spend` uses it up. */
export async function requireCode(
  verification: Pick<Verification, 'check'>,
  key: CodeKey,
  code: string,
  labels: Labels,
): Promise<void> {
  if (!(await verification.check(key, code))) throw wrongCode(labels)
}

export function wrongCode(labels: Labels): Failure {
  return failForm({ captcha: { key: 'verification.wrong' } }, labels)
}

/** By what codes can reach somebody: services that are set up. */
export function contactsOf({ smtp_server, smtp_sender_mail, sms_driver }: Settings): Contact[] {
  const byMail = smtp_server !== '' && smtp_sender_mail !== ''
  return [...(byMail ? (['email'] as const) : []), ...(sms_driver === 'outbox' ? [] : (['mobile'] as const))]
}

/** By what guardians can be reached: where no messages go out, they are kept for whoever runs the site, to try it. */
export function guardianContactsOf(settings: Settings): Contact[] {
  return ['mobile', ...contactsOf(settings).filter((one) => one !== 'mobile')]
}

/** An occupied address is told so by mail; a number is told nothing. */
async function unlessOccupied({ database, call: { by, target } }: Asking, member?: Member): Promise<Instead> {
  if (!(await isOccupied(database.kysely, by, target, member?.id))) return undefined
  return by === 'email' ? 'user_occupied' : null
}

async function ifOccupied({ database, call: { by, target } }: Asking): Promise<Instead> {
  return (await isOccupied(database.kysely, by, target)) ? undefined : null
}

/** Whoever finds an open screen must not take the account over: the password is asked for. */
async function ifOwn({ database, request, call: { by, target, password } }: Asking, member: Member): Promise<Instead> {
  const own = await ownAccount(database.kysely, member.id)
  if (own[by]?.toLowerCase() !== target.toLowerCase()) throw failForm({ [by]: { key: 'verification.notYours' } })
  const { username, sessionId } = member
  const proof = { database, kind: 'member', username, sessionId, ip: request.clientIp, hash: own.password } as const
  if (!(await provesPassword({ ...proof, typed: password ?? '' })))
    throw failForm({ password: { key: 'profile.oldPassword' } })
  return undefined
}
