// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

/** What happened, in order. */
let happened: string[]

/** Signs member 7 in, with the part that gives the device away coming as `fetched` says. */
async function setUp(fetched: Promise<unknown>) {
  const asked = Promise.withResolvers<void>()
  vi.doMock('../learning/device-owner.ts', async () => {
    asked.resolve()
    await fetched
    return { giveDeviceTo: (member: number) => happened.push(`device to ${member}`) }
  })
  vi.stubGlobal('location', { pathname: '/user/overview', search: '', reload: () => happened.push('reload') })
  vi.stubGlobal('fetch', async () => {
    happened.push('logout')
    return Response.json({ code: 1, msg: '', time: 0, data: null })
  })
  const [{ signOut }, { memberSession }, { notices }] = await Promise.all([
    import('./api.ts'),
    import('./session.ts'),
    import('./notices.ts'),
  ])
  memberSession.write({ id: 7, token: 't', nickname: '', avatar: '', refreshToken: '', childMode: false })
  return { signOut, memberSession, notices, asked: asked.promise }
}

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  localStorage.clear()
  happened = []
})

// Tests of one worker share what is stubbed and what is kept.
afterAll(() => {
  vi.doUnmock('../learning/device-owner.ts')
  vi.resetModules()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('whoever leaves stays signed in until the device can be given on, and then all is done at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { signOut, memberSession, asked } = await setUp(promise)
  const left = signOut()
  await asked
  expect([happened, memberSession.read().id]).toEqual([[], 7])
  resolve()
  await left
  expect([happened, memberSession.read().id]).toEqual([['logout', 'device to 0', 'reload'], 0])
})

test('where what it takes cannot be fetched, nothing is ended, it is said, and it can be tried again', async () => {
  const { signOut, memberSession, notices } = await setUp(Promise.reject(new Error('no network')))
  await expect(signOut()).rejects.toBeInstanceOf(Error)
  expect([happened, memberSession.read().id]).toEqual([[], 7])
  expect(notices.read()).toMatchObject({ kind: 'error', text: expect.stringMatching(/./) })
})
