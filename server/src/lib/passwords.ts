import { availableParallelism } from 'node:os'
import { loadedOnce } from './loaded-once.ts'
import { createTurns } from './turns.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Of a password nobody has: an unknown name takes as long to refuse as a wrong password. */
export const NOBODYS_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$QcnY5aGPeESiUdcJShT++A$6Sf9EPh3qs2pkY3uCPrn3ELTiGAaUIPQsAKD1XlpvwI'

/** Hashing fills a core and 19 MiB each: so many at once, leaving libuv's fourth thread to others; the rest queue. */
const inTurn = createTurns({ atOnce: Math.min(3, availableParallelism()), waiting: 64 })

const argon2 = loadedOnce(() => import('@node-rs/argon2'))

/** Throws a Failure with HTTP status 503 when too many others are waiting; so does `verifyPassword`. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(async () => (await argon2()).hash(password, ARGON2ID))
}

/** Takes the same time whether or not there is a `hash` to compare with. */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  // What is no hash, as of an erased account, is nobody's password.
  const known = hash?.startsWith('$argon2') ? hash : undefined
  const same = await inTurn(async () => (await argon2()).verify(known ?? NOBODYS_PASSWORD, password))
  return same && known !== undefined
}
