import { fail } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import { requireCaptcha } from '../data/captcha.ts'
import type { Database } from '../postgres/database.ts'
import { signInFirst } from '../plugins/auth.ts'
import { type Channel, EVENTS } from './events.ts'
import type { Verification } from './verification.ts'

export type CodeCallDeps = { database: Database; verification: Verification }

/** Codes for what only a member does: changing what is bound, confirming an action. */
const MEMBERS_ONLY = /^user_(?:change|\w+_verify)/

/**
 * What is looked at before a code is sent to anybody (wire 1.6), the cheap things first. Throws the first that is wrong.
 */
export async function checkCodeCall(
  { database, verification }: CodeCallDeps,
  request: FastifyRequest,
  { channel, event, target }: { channel: Channel; event: unknown; target: string },
): Promise<void> {
  if (typeof event !== 'string' || !Object.hasOwn(EVENTS[channel], event)) throw fail('verification.event')
  if (MEMBERS_ONLY.test(event) && !(await request.identify('member'))) throw signInFirst('member')
  await requireCaptcha(database.kysely, request.body)
  await verification.checkLimits({ channel, target, ip: request.clientIp })
}
