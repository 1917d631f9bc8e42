import * as calls from '@tutu/contract/api/guardian'
import { fail, Failure } from '@tutu/contract/core/errors'
import { guardian as definition } from '@tutu/contract/resources/guardian'
import { member as memberDefinition } from '@tutu/contract/resources/member'
import type { FastifyInstance } from 'fastify'
import { noteDecision, noticeRead } from '../data/consent-decisions.ts'
import { readNotice } from '../data/consent-notice.ts'
import { closeRequest, guardianByContact, openRequest } from '../data/guardians.ts'
import { firstGroup, ownAccount } from '../data/members.ts'
import type { SecretBox } from '../data/settings/secret-box.ts'
import type { Engine } from '../engine/engine.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { timeZoneOr } from '../lib/days.ts'
import { codeKey, guardianContactsOf, requireCode } from '../messages/code-call.ts'
import type { Verification } from '../messages/verification.ts'
import { type GuardianId, guardianId, memberId, SYSTEM } from '../policy/actors.ts'
import { guardianFrom } from '../policy/guardian-needed.ts'
import { signInMember } from '../policy/member-session.ts'
import { refusePersonalData } from '../policy/personal-data.ts'
import { takeNamedLock } from '../postgres/locks.ts'
import { serveCall } from '../web/serve-call.ts'
import { contactOf, type GuardianCodes } from '../messages/guardian-codes.ts'

type Deps = {
  engine: Engine
  verification: Verification
  secrets: Pick<SecretBox, 'digest'>
  codes: GuardianCodes
}

const PURPOSE = 'guardian_consent'

/** What a child begins with, until the guardian says otherwise (guide on minors' mode, 2024). */
const FIRST_SETTINGS = {
  can_publish: false,
  can_comment: true,
  daily_minutes: 60,
  quiet_from: '22:00',
  quiet_to: '06:00',
} as const

/** `/api/guardian/{notice,ask,agree,refuse}`: consent to a child's account, asked for, given or refused, before there is one. */
export async function guardianConsentRoutes(
  app: FastifyInstance,
  { engine, verification, secrets, codes }: Deps,
): Promise<void> {
  const { database, mutations } = engine
  const { kysely } = database
  const digestOf = (contact: string): Buffer => secrets.digest('guardian.request', contact)

  serveCall(app, calls.notice, async ({ request, ok }) => {
    const contacts = guardianContactsOf(await codes.open())
    const { title, body, version, hash } = await readNotice(engine, request.language)
    return ok({ title, body, version, hash, contacts })
  })

  serveCall(
    app,
    calls.ask,
    async ({ request, body, ok }) => {
      if (body.birth_year < guardianFrom()) throw fail('consent.notNeeded')
      await readNotice(engine, request.language)
      const minutes = await codes.send(request, body, PURPOSE)
      const asked = await openRequest(kysely, digestOf(contactOf(body)), body.birth_year)
      return ok({ request: asked }, 'verification.sent', { minutes })
    },
    codes.sending,
  )

  serveCall(
    app,
    calls.agree,
    async ({ request, body, ok }) => {
      await codes.open()
      const { username, password, time_zone } = body
      const read = await noticeRead(engine, request.language, body.notice)
      refusePersonalData({ username }, calls.agree.labels)
      const contact = contactOf(body)
      const key = codeKey(body.type, PURPOSE, contact)
      await requireCode(verification, key, body.captcha, calls.agree.labels)
      const group_id = await firstGroup(kysely)
      if (group_id === undefined) throw fail('member.noGroup')
      const id = await mutations.run({ ...SYSTEM, language: request.language }, async (tx) => {
        const asked = await closeRequest(tx.transaction, body.request)
        if (!asked.target.equals(digestOf(contact))) throw fail('consent.askAgain')
        await verification.spend(tx.transaction, key, body.captcha)
        const guardian = await guardianFor(tx, contact)
        const { birth_year } = asked
        const child = await tx.add(memberDefinition.name, {
          username,
          password,
          nickname: username,
          birth_year,
          group_id,
        })
        const time = { time_zone: timeZoneOr(time_zone) ?? null }
        await tx.touch(memberDefinition.name, [child], { ...FIRST_SETTINGS, ...time, guardian_id: guardian })
        await noteDecision(tx, 'accepted', read, request.clientIp, { child, guardian })
        return memberId(child)
      })
      const signedIn = await signInMember(database, request, await ownAccount(kysely, id), false)
      return ok(signedIn, 'member.registered')
    },
    codes.answering,
  )

  serveCall(
    app,
    calls.refuse,
    async ({ request, reply, body }) => {
      const read = await noticeRead(engine, request.language, body.notice)
      await mutations.run({ ...SYSTEM, language: request.language }, async (tx) => {
        // Neither whom was asked nor for whom is kept.
        await closeRequest(tx.transaction, body.request)
        await noteDecision(tx, 'refused', read, request.clientIp)
      })
      return reply.ok(null, 'consent.refused')
    },
    codes.answering,
  )
}

/** The guardian of a contact, made where it is their first child. */
async function guardianFor(tx: WriteSession, contact: string): Promise<GuardianId> {
  await takeNamedLock(tx.transaction, 'guardian', contact)
  const known = await guardianByContact(tx.transaction, contact)
  if (known && !known.status) throw new Failure('auth.disabled')
  const id = known?.id ?? guardianId((await tx.insert(definition.name, [{ contact, status: true }]))[0]!.id as number)
  tx.tags.add(`guardian:${id}`)
  return id
}
