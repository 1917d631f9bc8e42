import type { KeptCode } from '@tutu/contract/api/learning'
import { codeBase } from '../../../lib/learning/code-base.ts'
import { keptCode } from '../../../lib/learning/kept-code.ts'
import { AGAIN, askAs, Unreached } from '../../../lib/member/ask-as.ts'
import { isSignedIn, memberSession } from '../../../lib/member/session.ts'

/** ms after the last key. */
const PAUSE = 3000

export type CodeAccount = {
  readonly member: number
  programsOf(lesson: string): Promise<readonly KeptCode[]>
  keep(key: string, code: string, known: number): Promise<{ kept: KeptCode; isOther: boolean }>
}

type Followed = {
  key: string
  original: string
  block: { text(): string; setText(text: string): void; askWhich(at: number): Promise<'mine' | 'other'> }
}

/**
 * Keeps a program in the member's account. Where another device has written it since, and this one too, the child chooses;
 * what was not touched here is simply brought up to date. Answers what to call after each change.
 */
export function followCode({ key, original, block }: Followed, account: CodeAccount | undefined = accountOfMember()) {
  const base = codeBase(key)
  // Whoever signs in next is asked: the account's copy is no longer what this one began with.
  if (!account) return () => base.write({ ...base.read(), at: 0 })
  const note = (at: number, isChanged: boolean): void => base.write({ member: account.member, at, isChanged })
  // Theirs from now on, also where the account is out of reach.
  note(base.read().at, base.read().isChanged)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTaking = false
  let isAsking = false

  function take(copy: KeptCode): void {
    isTaking = true
    if (block.text() !== copy.code) block.setText(copy.code)
    isTaking = false
    note(copy.at, false)
  }

  async function choose(other: KeptCode): Promise<void> {
    isAsking = true
    const chosen = await block.askWhich(other.at)
    isAsking = false
    if (chosen === 'other') return take(other)
    note(other.at, true)
    return send()
  }

  async function send(): Promise<void> {
    const code = block.text()
    const { kept, isOther } = await account!.keep(key, code, base.read().at)
    if (isOther) return choose(kept)
    // What was typed meanwhile is sent with the next.
    note(kept.at, block.text() !== code)
  }

  async function begin(): Promise<void> {
    const stored = (await account!.programsOf(key.split(':')[0]!)).find((one) => one.key === key)
    const { at, isChanged } = base.read()
    const isUntouched = at > 0 ? !isChanged : keptCode(key) === undefined
    if (!stored) return isUntouched || block.text() === original ? undefined : send()
    if (stored.code === block.text()) return note(stored.at, false)
    if (isUntouched) return take(stored)
    return stored.at === at ? send() : choose(stored)
  }

  /** What found no network, until it is tried again. */
  let missed: { work: () => Promise<void>; timer: ReturnType<typeof setTimeout> } | undefined
  // One after the other: each has to know the copy that the one before made.
  let sending = Promise.resolve()
  function attempt(work: () => Promise<void>): void {
    clearTimeout(missed?.timer)
    missed = undefined
    sending = sending.then(work).catch((error: unknown) => {
      // The device has it. The page may be left before the network is back: then it is sent when the lesson is opened again.
      if (error instanceof Unreached) missed ??= { work, timer: setTimeout(() => attempt(work), AGAIN) }
    })
  }
  attempt(begin)
  function sendNow(): void {
    clearTimeout(timer)
    timer = undefined
    // What stands there once the child has answered is sent anyway.
    if (!isAsking) attempt(send)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    if (timer !== undefined) sendNow()
    else if (missed) attempt(missed.work)
  })
  return () => {
    if (isTaking) return
    note(base.read().at, true)
    clearTimeout(timer)
    timer = setTimeout(sendNow, PAUSE)
  }
}

/** undefined: nobody is signed in. */
function accountOfMember(): CodeAccount | undefined {
  const session = memberSession.read()
  if (!isSignedIn(session)) return undefined
  const { id } = session
  return {
    member: id,
    programsOf: async (lesson) =>
      (await askAs<{ programs: KeptCode[] }>(id, `/api/learning/code?lesson=${lesson}`)).programs,
    keep: (key, code, known) => askAs(id, '/api/learning/code', { key, code, known }, { keepalive: true }),
  }
}
