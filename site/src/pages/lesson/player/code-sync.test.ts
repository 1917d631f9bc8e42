// @vitest-environment jsdom
import type { KeptCode } from '@tutu/contract/api/learning'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepCode, keepPast, keptCode, keptPast } from '../../../lib/learning/kept-code.ts'
import { Unreached } from '../../../lib/member/ask-as.ts'
import { memberSession } from '../../../lib/member/session.ts'
import { answerByToken } from '../../../lib/member/testing/answer-by-token.ts'
import { keeping } from '../script/programs.ts'
import type { CodeBlock } from '../../../player/program/code-block.ts'
import { type CodeAccount, followCode } from './code-sync.ts'

const KEY = '7:abc'
const ORIGINAL = 'print(0)'

/** As the server keeps it (server/src/data/learning-code.ts). */
function newAccount(member = 7) {
  let stored: KeptCode | undefined
  const account: CodeAccount = {
    member,
    programsOf: async () => (stored ? [stored] : []),
    keep: async (key, code, known) => {
      if (stored && stored.code !== code && stored.at !== known) return { kept: stored, isOther: true }
      stored = { key, code, at: (stored?.at ?? 100) + 1 }
      return { kept: stored, isOther: false }
    },
  }
  return {
    account,
    code: () => stored?.code,
    put: (code: string) => (stored = { key: KEY, code, at: (stored?.at ?? 0) + 50 }),
  }
}

/** As the page opens it: what is kept here stands in the editor before the account is asked. */
function openOn(account: CodeAccount, kept?: string, choice: 'mine' | 'other' = 'mine') {
  memberSession.write({ id: account.member, token: 't', nickname: '', avatar: '', refreshToken: '', childMode: false })
  if (kept !== undefined) keepCode(KEY, kept, ORIGINAL)
  const program = keeping(KEY, ORIGINAL)
  let text = keptCode(KEY) ?? ORIGINAL
  const askWhich = vi.fn(async () => choice)
  const write = (next: string) => {
    text = next
    program.onChange(next, () => next)
  }
  const block = { text: () => text, setText: write, askWhich } as Partial<CodeBlock> as CodeBlock
  program.follow(block, (followed) => followCode(followed, account))
  return { write, text: () => text, askWhich }
}

const settle = () => vi.advanceTimersByTimeAsync(3100)
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
// Other files have the same clock.
afterEach(() => void vi.useRealTimers())

test('what was written before signing in comes along', async () => {
  const { account, code } = newAccount()
  openOn(account, 'print(1)')
  await settle()
  expect(code()).toBe('print(1)')
})

test('what another device wrote is there, unasked, where nothing was written here', async () => {
  const { account, put } = newAccount()
  put('print("home")')
  const { text, askWhich } = openOn(account)
  await settle()
  expect([text(), askWhich.mock.calls.length]).toEqual(['print("home")', 0])
})

test.each([
  ['mine', 'print("here")'],
  ['other', 'print("home")'],
] as const)('where both have written, the child chooses: %s', async (choice, wanted) => {
  const { account, code, put } = newAccount()
  put('print("home")')
  const { text, askWhich } = openOn(account, 'print("here")', choice)
  await settle()
  expect([text(), code(), askWhich.mock.calls.length]).toEqual([wanted, wanted, 1])
})

test('while both are open, the second to write is asked', async () => {
  const { account, code, put } = newAccount()
  const here = openOn(account, undefined, 'other')
  await settle()
  here.write('print("here")')
  await settle()
  expect(code()).toBe('print("here")')
  put('print("home")')
  here.write('print("here again")')
  await settle()
  expect([here.text(), here.askWhich.mock.calls.length]).toEqual(['print("home")', 1])
})

test('a copy that is as the account has it asks nothing, also on the next visit', async () => {
  const { account, put } = newAccount()
  openOn(account, 'print(1)')
  await settle()
  put('print("home")')
  const later = openOn(account, 'print(1)')
  await settle()
  expect([later.text(), later.askWhich.mock.calls.length]).toEqual(['print("home")', 0])
})

test('on a shared computer the programs of one child never come to the other', async () => {
  const mei = newAccount(7)
  const here = openOn(mei.account)
  here.write('print("Mei")')
  await settle()
  expect([mei.code(), keptPast(KEY)]).toEqual(['print("Mei")', 'print("Mei")'])

  const liu = newAccount(8)
  const later = openOn(liu.account)
  expect([later.text(), keptPast(KEY)]).toEqual([ORIGINAL, undefined])
  await settle()
  expect([later.text(), liu.code(), later.askWhich.mock.calls.length]).toEqual([ORIGINAL, undefined, 0])

  expect(openOn(mei.account).text()).toBe(ORIGINAL)
  await settle()
  expect([keptCode(KEY), mei.code()]).toEqual(['print("Mei")', 'print("Mei")'])
})

test('what was written on after signing out does not go unasked at the next sign-in', async () => {
  const { account, code } = newAccount()
  openOn(account).write('print("signed in")')
  await settle()
  memberSession.clear()
  const program = keeping(KEY, ORIGINAL)
  let text = keptCode(KEY)!
  const block = { text: () => text } as Partial<CodeBlock> as CodeBlock
  program.follow(block, (followed) => followCode(followed))
  text = 'print("signed out")'
  program.onChange(text, () => text)

  const later = openOn(account)
  await settle()
  expect([later.askWhich.mock.calls.length, code()]).toEqual([1, 'print("signed out")'])
})

test('what a child wrote signed in, but without a network, is theirs all the same', async () => {
  const lost = () => Promise.reject(new Error('no network'))
  openOn({ member: 7, programsOf: lost, keep: lost }).write('print("Mei")')
  keepPast(KEY, 'past')
  await settle()
  const liu = newAccount(8)
  const later = openOn(liu.account)
  await settle()
  expect([later.text(), liu.code(), keptPast(KEY)]).toEqual([ORIGINAL, undefined, undefined])
})

test('a day after signing in, a program is kept with the next token', async () => {
  memberSession.write({ id: 7, token: 'old', nickname: '', avatar: '', refreshToken: 'r', childMode: false })
  keepCode(KEY, 'print(1)', ORIGINAL)
  const kept = vi.fn(() => ({ kept: { key: KEY, code: 'print(1)', at: 5 }, isOther: false }))
  answerByToken((path) => (path.includes('?') ? { programs: [] } : kept()))
  const askWhich = async () => 'mine' as const
  followCode({ key: KEY, original: ORIGINAL, block: { text: () => 'print(1)', setText: () => undefined, askWhich } })
  await settle()
  expect([kept.mock.calls.length, memberSession.read().token]).toEqual([1, 'new'])
  vi.unstubAllGlobals()
})

/** What is asked reaches the account at once, its answer comes late. */
function slowly({ keep, ...account }: CodeAccount, ms: number) {
  const slow = vi.fn<CodeAccount['keep']>(async (...asked) => {
    const answer = await keep(...asked)
    await new Promise((resolve) => setTimeout(resolve, ms))
    return answer
  })
  return { ...account, keep: slow }
}

test('on a slow network what is typed on is no other device’s', async () => {
  const { account, code } = newAccount()
  const here = openOn(slowly(account, 5000))
  await settle()
  here.write('print(1)')
  await settle()
  here.write('print(2)')
  await settle()
  await vi.advanceTimersByTimeAsync(20_000)
  expect([here.askWhich.mock.calls.length, code()]).toEqual([0, 'print(2)'])
})

test('while the child is asked nothing is sent, and then what stands there', async () => {
  const { account, code, put } = newAccount()
  put('print("home")')
  const slow = slowly(account, 0)
  const here = openOn(slow, 'print("here")')
  let answer = (_: 'mine'): void => undefined
  here.askWhich.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await settle()
  here.write('print("here again")')
  await settle()
  expect(slow.keep).not.toHaveBeenCalled()
  answer('mine')
  await settle()
  expect([slow.keep.mock.calls.length, code()]).toEqual([1, 'print("here again")'])
})

test('what was typed last is sent when the page is left, and outlives it', async () => {
  memberSession.write({ id: 7, token: 'new', nickname: '', avatar: '', refreshToken: '', childMode: false })
  answerByToken(() => ({ programs: [] }))
  let text = ORIGINAL
  const block = { text: () => text, setText: () => undefined, askWhich: async () => 'mine' as const }
  const changed = followCode({ key: KEY, original: ORIGINAL, block })
  await settle()
  const asked = vi.fn(async () => Response.json({ code: 1, data: { kept: { key: KEY, code: text, at: 5 } } }))
  vi.stubGlobal('fetch', asked)
  text = 'print(1)'
  changed()
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/learning/code', expect.objectContaining({ keepalive: true }))
  await settle()
  expect(asked).toHaveBeenCalledOnce()
  seen.mockRestore()
  vi.unstubAllGlobals()
})

test('what found no network is sent once it is back, and what was not touched is only looked at again', async () => {
  const { account, code, put } = newAccount()
  let isAway = true
  const unlessAway =
    <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
    (...asked: Asked): Promise<Answer> =>
      isAway ? Promise.reject(new Unreached('no network')) : ask(...asked)
  const away = { ...account, programsOf: unlessAway(account.programsOf), keep: unlessAway(account.keep) }
  const here = openOn(away)
  await settle()
  here.write('print("on a train")')
  await settle()
  isAway = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(code()).toBe('print("on a train")')

  localStorage.clear()
  isAway = true
  put('print("home")')
  const later = openOn(away)
  await settle()
  isAway = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect([later.text(), code(), later.askWhich.mock.calls.length]).toEqual(['print("home")', 'print("home")', 0])
})
