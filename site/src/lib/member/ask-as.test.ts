// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { askAs, Unreached } from './ask-as.ts'
import { memberSession } from './session.ts'
import { answerByToken } from './testing/answer-by-token.ts'

const signIn = (id: number, token: string, refreshToken = 'r') =>
  memberSession.write({ id, token, nickname: '', avatar: '', refreshToken, childMode: false })

afterEach(() => {
  vi.unstubAllGlobals()
  memberSession.clear()
})

test('an expired token is replaced once, kept, and shown with the same question', async () => {
  signIn(7, 'old')
  const tokens = answerByToken((path) => ({ path }))
  expect(await askAs(7, '/api/x', {})).toEqual({ path: '/api/x' })
  expect(await askAs(7, '/api/y')).toEqual({ path: '/api/y' })
  expect(tokens).toEqual(['old', 'old', 'new', 'new'])
  expect(memberSession.read()).toMatchObject({ id: 7, token: 'new', refreshToken: 'r' })
})

test('a session that was not to be kept ends without a word: the token stays, and the page too', async () => {
  signIn(7, 'old', '')
  const tokens = answerByToken(() => ({}))
  await expect(askAs(7, '/api/x')).rejects.toThrow('409')
  expect([tokens, memberSession.read().token]).toEqual([['old'], 'old'])
})

test('a refresh token that is none any more is asked once', async () => {
  signIn(7, 'old', 'gone')
  const tokens = answerByToken(() => ({}))
  await expect(askAs(7, '/api/x')).rejects.toThrow('409')
  expect([tokens, memberSession.read().token]).toEqual([['old', 'old'], 'old'])
})

test('another who has signed in meanwhile, in another tab, is never asked for', async () => {
  const tokens = answerByToken(() => ({}))
  signIn(8, 'new')
  await expect(askAs(7, '/api/x')).rejects.toThrow('another')
  expect(tokens).toEqual([])
})

test('what a sign-in brought while a token was replaced stays', async () => {
  signIn(7, 'old')
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/common/refreshToken') return Response.json({ code: 409, data: null })
    signIn(8, 'theirs')
    return Response.json({ code: 1, data: { type: 'user-refresh', token: 'new' } })
  })
  await expect(askAs(7, '/api/x')).rejects.toThrow('another')
  expect(memberSession.read()).toMatchObject({ id: 8, token: 'theirs' })
})

test('what would be refused again is no lost network, and what a start of the site answers is', async () => {
  signIn(7, 'token')
  const answers: [number, string, boolean][] = [
    [413, '<h1>Too large</h1>', false],
    [500, '{"code":0,"data":null}', false],
    [503, '{"code":0,"data":null}', true],
    [502, '<h1>Bad gateway</h1>', true],
    [200, '<h1>Sign in to this network</h1>', true],
  ]
  for (const [status, body, isUnreached] of answers) {
    vi.stubGlobal('fetch', async () => new Response(body, { status }))
    const error = await askAs(7, '/api/x').catch((reason: unknown) => reason)
    expect([status, error instanceof Unreached]).toEqual([status, isUnreached])
  }
})
