import type { Contact } from '@tutu/contract/api/user'
import { fail } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import { requireCaptcha } from '../data/captcha.ts'
import type { Config, Settings } from '../data/config.ts'
import type { Database } from '../postgres/database.ts'
import { codeKey, guardianContactsOf } from './code-call.ts'
import type { Verification } from './verification.ts'
import { tokenBucket } from '../web/token-bucket.ts'

export type Reached = { type: Contact; email: string; mobile: string }

export const contactOf = ({ type, ...reached }: Reached): string => reached[type]

type Deps = { database: Pick<Database, 'kysely'>; config: Config; verification: Verification }

export type GuardianCodes = ReturnType<typeof createGuardianCodes>

/** How guardians are reached and prove that they were: codes to a mobile or a mailbox, behind a captcha. */
export function createGuardianCodes({ database: { kysely }, config, verification }: Deps) {
  /** The settings. Throws Failure while the member centre is closed. */
  async function open(): Promise<Settings> {
    const settings = await config.get()
    if (!settings.open_member_center) throw fail('member.closed')
    return settings
  }

  /** Answers for how many minutes the code is good. `instead`: as `verification.issue` has it. */
  async function send(request: FastifyRequest, to: Reached, purpose: string, instead?: string | null): Promise<number> {
    if (!guardianContactsOf(await open()).includes(to.type)) throw fail(`verification.no_${to.type}`)
    await requireCaptcha(kysely, request.body)
    const key = codeKey(to.type, purpose, contactOf(to))
    const { clientIp: ip, language } = request
    return (await verification.issue({ ...key, ip, language, instead })).minutes
  }

  // A school evening: a class of parents behind one address.
  const sending = { limit: tokenBucket({ burst: 40, perSecond: 0.1 }) }
  const answering = { limit: tokenBucket({ burst: 60, perSecond: 0.1 }) }

  return { open, send, sending, answering }
}
