// @vitest-environment jsdom
import type { KeptCode } from '@tutu/contract/api/learning'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepCode } from '../../../lib/learning/kept-code.ts'
import { type CodeAccount, followCode } from './code-sync.ts'

const KEY = '7:abc'
const ORIGINAL = 'print(0)'

/** As the server keeps it (server/src/data/learning-code.ts). */
function newAccount() {
  let stored: KeptCode | undefined
  const account: CodeAccount = {
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

function openOn(account: CodeAccount, kept?: string, choice: 'mine' | 'other' = 'mine') {
  let text = kept ?? ORIGINAL
  if (kept !== undefined) keepCode(KEY, kept, ORIGINAL)
  const askWhich = vi.fn(async () => choice)
  let changed = (): void => undefined
  const write = (next: string) => {
    text = next
    keepCode(KEY, next, ORIGINAL)
    changed()
  }
  changed = followCode({ key: KEY, original: ORIGINAL, block: { text: () => text, setText: write, askWhich } }, account)
  return { write, text: () => text, askWhich }
}

const settle = () => vi.advanceTimersByTimeAsync(3100)
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})

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
