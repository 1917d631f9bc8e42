import type { ClassSignIn } from '@tutu/contract/api/classroom'
import type { PasswordPicture } from '@tutu/contract/core/classroom'
import { fail } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import { drawPictures, foldName, placeByName, stillHas } from '../data/classrooms.ts'
import type { Shared } from '../data/login-failures.ts'
import { forgetFailures } from '../data/login-failures.ts'
import type { SecretBox } from '../data/settings/secret-box.ts'
import type { Database } from '../postgres/database.ts'
import type { tokenBucket } from '../web/token-bucket.ts'
import type { Entrant } from './member-session.ts'
import { judgeSignIn } from './sign-in.ts'

type Secrets = Pick<SecretBox, 'digest'>
type Deps = { database: Database; secrets: Secrets; classGuesses: ReturnType<typeof tokenBucket> }

/**
 * Sixteen pictures, three of them: 3,360 ways, which no hash keeps from whoever has the database. So it is a digest with
 * the server's key (decision 090), and guesses are few: ten in a row of a place on the list, wherever from, and then
 * minutes; 200 a day of a class, and then minutes for all of it.
 */
export const picturesHash = (secrets: Secrets, user: number, pictures: readonly PasswordPicture[]): Buffer =>
  secrets.digest('classroom.pictures', `${user} ${pictures.join(' ')}`)

type Dealt = { user: number; pictures: PasswordPicture[]; hash: Buffer }

/** Pictures for each of `users` that nobody else of the class has: neither among them, nor among those who `held` theirs before. */
export function dealPictures(
  secrets: Secrets,
  users: readonly number[],
  held: readonly { user: number; pictures: Buffer }[],
  draw: () => PasswordPicture[] = drawPictures,
): Dealt[] {
  const others = held.filter(({ user }) => !users.includes(user))
  const taken = new Set<string>()
  const isFree = (pictures: readonly PasswordPicture[]): boolean =>
    !taken.has(pictures.join(' ')) &&
    others.every(({ user, pictures: hash }) => !hash.equals(picturesHash(secrets, user, pictures)))
  return users.map((user) => {
    let pictures = draw()
    while (!isFree(pictures)) pictures = draw()
    taken.add(pictures.join(' '))
    return { user, pictures, hash: picturesHash(secrets, user, pictures) }
  })
}

/** In tens of failures, a day. */
const CLASS_SHARE = 20

export async function judgeByPictures(
  { database, secrets, classGuesses }: Deps,
  request: FastifyRequest,
  { classCode, nickname, pictures }: z.output<typeof ClassSignIn>,
): Promise<Entrant> {
  const { account: place, attempt } = await judgeSignIn({
    database,
    request,
    kind: 'member',
    name: classCode,
    counted: [ofPlace(secrets, classCode, nickname), ofClass(classCode)],
    captcha: null,
    alwaysCaptcha: false,
    wrongGuesses: classGuesses,
    find: placeByName(classCode, nickname),
    async isRight(account) {
      const typed = picturesHash(secrets, account?.id ?? 0, pictures)
      return timingSafeEqual(typed, account?.pictures ?? picturesHash(secrets, -1, pictures)) && account !== undefined
    },
    says: { wrong: 'class.wrong', wait: 'class.wait' },
  })
  // Whoever knows the pictures of a class that is closed has guessed nothing either.
  await forgetFailures(database.kysely, attempt)
  if (!place.open) throw fail('class.closed')
  return {
    ...place,
    // A card dealt meanwhile ends the sessions it finds: none begins by the old one after that.
    async settle(trx) {
      if (!(await stillHas(trx, place))) throw fail('class.wrong')
    },
  }
}

/** A new card begins anew, and so does a class that its teacher deals cards to or opens: whoever guessed made it wait. */
export function forgiveGuesses(
  database: Pick<Database, 'kysely'>,
  secrets: Secrets,
  code: string,
  names: readonly string[],
): Promise<void> {
  const instead = [{ ...ofClass(code), stays: false }, ...names.map((name) => ofPlace(secrets, code, name))]
  return forgetFailures(database.kysely, { kind: 'member', account: code, ip: '', instead })
}

/** What was typed for a name may be anything, and names say who somebody is: a digest stands for it. */
function ofPlace(secrets: Secrets, code: string, name: string): Shared {
  const account = secrets.digest('classroom.place', `${code} ${foldName(name)}`).toString('hex')
  return { account, ip: 'class place', share: 1, stays: false }
}

const ofClass = (code: string): Shared => ({
  account: `${code} ${today()}`,
  ip: 'class',
  share: CLASS_SHARE,
  stays: true,
})

const today = (): string => new Date().toISOString().slice(0, 10)
