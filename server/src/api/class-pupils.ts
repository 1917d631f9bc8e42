import * as calls from '@tutu/contract/api/classroom'
import { PUPILS_MAX } from '@tutu/contract/core/classroom'
import { fail, failForm } from '@tutu/contract/core/errors'
import { member as memberDefinition } from '@tutu/contract/resources/member'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  addPlace,
  addPraise,
  changePictures,
  drawUsername,
  foldName,
  isTaken,
  lockPlaces,
  picturesIn,
  pupilIn,
  pupilsOf,
  removePlace,
  renamePlace,
  taughtClassroom,
} from '../data/classrooms.ts'
import { latestCode } from '../data/learning-code.ts'
import { firstGroup } from '../data/members.ts'
import { signOutMembers } from '../data/sessions.ts'
import type { SecretBox } from '../data/settings/secret-box.ts'
import { signWorks } from '../data/sign-works.ts'
import type { Engine } from '../engine/engine.ts'
import { NOBODYS_PASSWORD } from '../lib/passwords.ts'
import { SYSTEM } from '../policy/actors.ts'
import { memberOf } from '../policy/callers.ts'
import { dealPictures, forgiveGuesses } from '../policy/class-sign-in.ts'
import { eraseMember } from '../policy/erase-member.ts'
import { refusePersonalData } from '../policy/personal-data.ts'
import type { Tables } from '../postgres/database.ts'
import { serveCall } from '../web/serve-call.ts'

type Deps = { engine: Engine; secrets: Pick<SecretBox, 'digest'> }

/** An account that was made for a class: nothing of it is for others to see (decision 090). */
const CLASS_ACCOUNT = { password: NOBODYS_PASSWORD, of_class: true, can_publish: false, can_comment: false } as const

/** `/api/classroom/{addPupils,deal,signOutAll,renamePupil,removePupil,pupilCode,praise}`: who is in a class, for its teacher. */
export async function classPupilRoutes(app: FastifyInstance, { engine, secrets }: Deps): Promise<void> {
  const { database, mutations, registry } = engine
  const { kysely } = database

  serveCall(app, calls.addPupils, async ({ request, body: { id, names }, ok }) => {
    for (const name of names) refusePersonalData({ names: name }, calls.addPupils.labels)
    // A number may be split over two names.
    refusePersonalData({ names: names.join(' ') }, calls.addPupils.labels)
    const cards = await mutations.run(memberOf(request), async (tx) => {
      await lockPlaces(tx.transaction, id)
      await taughtClassroom(tx.transaction, memberOf(request).id, id)
      await refuseNames(tx.transaction, id, names)
      const group_id = await firstGroup(tx.transaction)
      if (group_id === undefined) throw fail('member.noGroup')
      const accounts = names.map((name) => ({ ...CLASS_ACCOUNT, username: drawUsername(), nickname: name, group_id }))
      const rows = await tx.insert(memberDefinition.name, accounts)
      const users = rows.map((row) => Number(row.id))
      const dealt = dealPictures(secrets, users, await picturesIn(tx.transaction, id))
      const cards = dealt.map((card, at) => ({ ...card, name: names[at]! }))
      for (const { user, name, hash } of cards)
        await addPlace(tx.transaction, { classroom: id, user, name, pictures: hash })
      return cards
    })
    return ok({ cards: cards.map(shownCard) }, 'class.pupilsAdded', { count: cards.length })
  })

  serveCall(app, calls.deal, async ({ request, body: { id, users }, ok }) => {
    const { cards, code } = await mutations.run(memberOf(request), async (tx) => {
      await lockPlaces(tx.transaction, id)
      const { code } = await taughtClassroom(tx.transaction, memberOf(request).id, id)
      const asked = (await pupilsOf(tx.transaction, id)).filter(({ user, made }) => made && users.includes(user))
      if (asked.length === 0) throw fail('record.notFound')
      const dealt = dealPictures(
        secrets,
        asked.map(({ user }) => user),
        await picturesIn(tx.transaction, id),
      )
      const cards = dealt.map((card, at) => ({ ...card, name: asked[at]!.name }))
      await changePictures(tx.transaction, id, cards)
      // Whoever came in by the old card is out.
      await signOutMembers(
        tx,
        cards.map(({ user }) => user),
      )
      return { cards, code }
    })
    await forgiveGuesses(
      database,
      secrets,
      code,
      cards.map(({ name }) => name),
    )
    return ok({ cards: cards.map(shownCard) })
  })

  serveCall(app, calls.signOutAll, async ({ request, reply, body: { id } }) => {
    await mutations.run(memberOf(request), async (tx) => {
      await taughtClassroom(tx.transaction, memberOf(request).id, id)
      const pupils = await pupilsOf(tx.transaction, id)
      await signOutMembers(
        tx,
        pupils.filter(({ made }) => made).map(({ user }) => user),
      )
    })
    return reply.ok(null, 'class.signedOut')
  })

  serveCall(app, calls.renamePupil, async ({ request, reply, body: { id, user, name } }) => {
    refusePersonalData({ name }, calls.renamePupil.labels)
    await mutations.run(memberOf(request), async (tx) => {
      await lockPlaces(tx.transaction, id)
      await taughtClassroom(tx.transaction, memberOf(request).id, id)
      const pupils = await pupilsOf(tx.transaction, id)
      const pupil = pupils.find((one) => Number(one.user) === user)
      if (!pupil) throw fail('record.notFound')
      if (
        isTaken(
          pupils.filter((one) => one !== pupil),
          name,
        )
      )
        throw failForm({ name: { key: 'class.nameTaken', params: { name } } }, calls.renamePupil.labels)
      await renamePlace(tx.transaction, { classroom: id, user: pupil.user, name })
      // In the history of the account stands who it was.
      if (pupil.made) {
        await tx.touch(memberDefinition.name, [user], { nickname: name })
        await signWorks(tx, { id: user, nickname: name })
      }
    })
    return reply.ok(null, 'class.saved')
  })

  serveCall(app, calls.removePupil, async ({ request, reply, body: { id, user } }) => {
    await taughtClassroom(kysely, memberOf(request).id, id)
    const pupil = await pupilIn(kysely, id, user)
    if (pupil.made)
      await mutations.run({ ...SYSTEM, language: request.language }, (tx) =>
        eraseMember(tx, registry, pupil.user, { works: 'remove' }),
      )
    else await mutations.run(memberOf(request), (tx) => removePlace(tx.transaction, id, user))
    return reply.ok(null, 'class.pupilRemoved')
  })

  serveCall(app, calls.pupilCode, async ({ request, query: { id, user }, ok }) => {
    await taughtClassroom(kysely, memberOf(request).id, id)
    const pupil = await pupilIn(kysely, id, user)
    return ok({ programs: await latestCode(kysely, { member: pupil.user, classroom: id }, request.language) })
  })

  serveCall(app, calls.praise, async ({ request, reply, body: { id, user, phrase } }) => {
    await taughtClassroom(kysely, memberOf(request).id, id)
    await pupilIn(kysely, id, user)
    await mutations.run(memberOf(request), (tx) => addPraise(tx, id, { user, phrase }))
    return reply.ok(null, 'class.praised')
  })
}

const shownCard = ({ user, name, pictures }: calls.Card): calls.Card => ({ user, name, pictures })

async function refuseNames(trx: Kysely<Tables>, id: number, names: readonly string[]): Promise<void> {
  const pupils = await pupilsOf(trx, id)
  if (pupils.length + names.length > PUPILS_MAX) throw failForm({ names: { key: 'class.full' } }, LABELS)
  const seen = new Set<string>()
  for (const name of names) {
    if (isTaken(pupils, name)) throw failForm({ names: { key: 'class.nameTaken', params: { name } } }, LABELS)
    if (seen.has(foldName(name))) throw failForm({ names: { key: 'class.nameTwice', params: { name } } }, LABELS)
    seen.add(foldName(name))
  }
}
const LABELS = calls.addPupils.labels
