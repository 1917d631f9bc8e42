import type { Contact } from '@tutu/contract/api/user'
import { fail, failForm } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import { requireCaptcha } from '../data/captcha.ts'
import type { Config, Settings } from '../data/config.ts'
import { isOccupied, ownAccount } from '../data/members.ts'
import { type Identity, signInFirst } from '../plugins/auth.ts'
import { provesPassword } from '../policy/sign-in.ts'
import type { Database } from '../postgres/database.ts'
import type { Channel } from './events.ts'
import type { Verification } from './verification.ts'

export type CodeCallDeps = { database: Database; verification: Verification; config: Pick<Config, 'get'> }

export const CHANNEL_OF = { email: 'mail', mobile: 'sms' } as const satisfies Record<Contact, Channel>

type CodeCall = {
  event: string
  by: Contact
  target: string
  /** Asked for by codes that confirm who somebody is. */
  password?: string
}

type Member = Extract<Identity, { kind: 'member' }>
type Asking = CodeCallDeps & { call: CodeCall; request: FastifyRequest }

/**
 * What is done before a code of an event is sent; answers what goes out instead (`Verification.issue`), so that whoever asks
 * cannot tell whether an address has an account. Those for members alone hear who they are.
 */
const EVENTS: Readonly<Record<string, Readonly<Partial<Record<Contact, Preparation>>>>> = {
  user_register: { email: unlessOccupied, mobile: unlessOccupied },
  user_retrieve_pwd: { email: ifOccupied, mobile: ifOccupied },
  user_change_email: { email: forMembers(unlessOccupied) },
  user_change_mobile: { mobile: forMembers(unlessOccupied) },
  user_email_verify: { email: forMembers(ifOwn) },
  user_mobile_verify: { mobile: forMembers(ifOwn) },
}
type Instead = string | null | undefined
type Preparation = (asking: Asking, member?: Member) => Promise<Instead>

/** A code by mail or short message, for somebody who has read a captcha (wire 1.6): the cheap checks first. */
export async function sendCode(
  deps: CodeCallDeps,
  request: FastifyRequest,
  call: CodeCall,
): Promise<{ minutes: number }> {
  const { event, by, target } = call
  const prepare = Object.hasOwn(EVENTS, event) ? EVENTS[event]?.[by] : undefined
  if (!prepare) throw fail('verification.event')
  const settings = await deps.config.get()
  if (!settings.open_member_center) throw fail('member.closed')
  if (!contactsOf(settings).includes(by)) throw fail(`verification.no_${by}`)
  const asking = { ...deps, call, request }
  if (isForMembers(event) && !(await request.identify('member'))) throw signInFirst('member')
  await requireCaptcha(deps.database.kysely, request.body)
  const channel = CHANNEL_OF[by]
  const { clientIp: ip, language } = request
  await deps.verification.checkLimits({ channel, target, ip })
  const instead = await prepare(asking)
  return deps.verification.issue({ channel, purpose: event, target, ip, language, instead })
}

/** By what codes can reach somebody: services that are set up. */
export function contactsOf({ smtp_server, smtp_sender_mail, sms_driver }: Settings): Contact[] {
  const byMail = smtp_server !== '' && smtp_sender_mail !== ''
  return [...(byMail ? (['email'] as const) : []), ...(sms_driver === 'outbox' ? [] : (['mobile'] as const))]
}

const isForMembers = (event: string): boolean => event !== 'user_register' && event !== 'user_retrieve_pwd'

function forMembers(prepare: Preparation): Preparation {
  return async (asking) => {
    const member = await asking.request.identify('member')
    if (!member) throw signInFirst('member')
    return prepare(asking, member)
  }
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
async function ifOwn({ database, request, call: { by, target, password } }: Asking, member?: Member): Promise<Instead> {
  if (!member) throw signInFirst('member')
  const own = await ownAccount(database.kysely, member.id)
  if (own[by]?.toLowerCase() !== target.toLowerCase()) throw failForm({ [by]: { key: 'verification.notYours' } })
  const { username, sessionId } = member
  const proof = { database, kind: 'member', username, sessionId, ip: request.clientIp, hash: own.password } as const
  if (!(await provesPassword({ ...proof, typed: password ?? '' })))
    throw failForm({ password: { key: 'profile.oldPassword' } })
  return undefined
}
