import { Failure, type MessageKey } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import type { RawBuilder } from 'kysely'
import { consumeCaptcha } from '../data/captcha.ts'
import { type Attempt, CAPTCHA_AFTER, forgetFailures, returnTurn, takeTurn } from '../data/login-failures.ts'
import type { SessionKind } from '../data/sessions.ts'
import { verifyPassword } from '../lib/passwords.ts'
import type { Database } from '../postgres/database.ts'
import type { tokenBucket } from '../web/token-bucket.ts'

type Account = { id: number; status: boolean }

/** `account` is there where the name was somebody's. */
type FailedSignIn<A> = { reason: 'name' | 'password' | 'disabled'; failures: number; account: A | undefined }

type Options<A extends Account> = {
  database: Database
  request: FastifyRequest
  kind: SessionKind
  /** As it was typed; guesses are counted by it, or as `counted` says. */
  name: string
  counted?: Attempt['instead']
  /** Must take the same time for nobody. */
  isRight: (account: A | undefined) => Promise<boolean>
  /** Id and text of the picture; '' where none was read. null: none is ever asked for, one waits. */
  captcha: { id: string; text: string } | null
  /** A captcha is asked for whatever happened before. */
  alwaysCaptcha: boolean
  /** Of an address, whatever the names: who guesses this often is guessing passwords for everybody. */
  wrongGuesses: ReturnType<typeof tokenBucket>
  /** The statement that finds it. */
  find: RawBuilder<A>
  onFailure?: (failure: FailedSignIn<A>) => Promise<void>
  /** Why an account is closed, where more is known of it than that. */
  whyClosed?: (account: A) => Promise<MessageKey>
  says?: { wrong: MessageKey; wait: MessageKey }
}

const SAYS = { wrong: 'auth.wrongPassword', wait: 'auth.wait' } as const

/** `attempt`: counted as failed until it is forgotten, which is done as the account's session begins. */
type Judged<A> = { account: A; attempt: Attempt }

/**
 * The account whose name and password these are. Everybody else hears the same after the same time, whether the name or
 * the password was wrong (wire decision 6). Every refusal that leaves a captcha to be read says so in `data.captcha`.
 */
export async function judgeSignIn<A extends Account>(options: Options<A>): Promise<Judged<A>> {
  const { database, request, kind, name, counted, isRight, captcha, wrongGuesses, find, onFailure, whyClosed } = options
  const { kysely } = database
  const { wrong, wait } = options.says ?? SAYS
  const attempt: Attempt = { kind, account: name, ip: request.clientIp, ...(counted && { instead: counted }) }
  const alwaysCaptcha = captcha !== null && options.alwaysCaptcha
  const typed = captcha !== null && captcha.text !== '' && captcha.id !== ''
  const captchaRight = typed && (await consumeCaptcha(kysely, captcha.id, captcha.text))
  const askAgain = () => new Failure(typed ? 'auth.captcha' : 'auth.captchaNeeded', { data: { captcha: true } })
  if (alwaysCaptcha && !captchaRight) throw askAgain()

  wrongGuesses(request, { onlyLook: true })
  const turn = await takeTurn(kysely, attempt, captchaRight || captcha === null, find)
  if (!turn.allowed && turn.reason === 'captcha') throw askAgain()
  if (!turn.allowed) throw new Failure(wait, { params: { minutes: turn.minutes }, data: captcha && { captcha: true } })

  const { failures, found: account } = turn
  let right: boolean
  try {
    right = await isRight(account)
  } catch (error) {
    await returnTurn(kysely, attempt)
    throw error
  }
  if (!account || !right) {
    await onFailure?.({ reason: account ? 'password' : 'name', failures, account })
    wrongGuesses(request)
    const captchaNext = captcha !== null && (alwaysCaptcha || failures >= CAPTCHA_AFTER)
    throw new Failure(wrong, { data: captchaNext ? { captcha: true } : null })
  }
  // Told only to those who know the password.
  if (!account.status) {
    await forgetFailures(kysely, attempt)
    await onFailure?.({ reason: 'disabled', failures, account })
    throw new Failure((await whyClosed?.(account)) ?? 'auth.disabled')
  }
  return { account, attempt }
}

type OwnPassword = {
  database: Database
  kind: SessionKind
  username: string
  ip: string
  sessionId: number
  typed: string
  /** As it is stored. */
  hash: string | undefined
}

/**
 * Whether somebody who is signed in knows the account's password. Whoever finds an open screen must not find it out: guesses
 * wait as they do at sign-in. Throws `auth.wait`.
 */
export async function provesPassword(options: OwnPassword): Promise<boolean> {
  const { database, kind, username, ip, sessionId, typed, hash } = options
  const attempt: Attempt = { kind, account: username, ip, sessionId }
  const turn = await takeTurn(database.kysely, attempt, true)
  if (!turn.allowed) throw new Failure('auth.wait', { params: { minutes: turn.reason === 'wait' ? turn.minutes : 1 } })
  if (!(await verifyPassword(hash, typed))) return false
  await forgetFailures(database.kysely, attempt)
  return true
}
