// @vitest-environment jsdom
import { NO_PROGRESS } from '@tutu/learning/progress/progress'
import { afterEach, expect, test, vi } from 'vitest'
import { changeProgress } from '../../../lib/learning/progress-store.ts'
import { memberSession } from '../../../lib/member/session.ts'
import { answerByToken } from '../../../lib/member/testing/answer-by-token.ts'
import { keepInAccount } from './sync.ts'

const listened = vi.spyOn(window, 'addEventListener')

afterEach(() => {
  // A page that is left listens no more.
  for (const [type, listener] of listened.mock.calls) removeEventListener(type, listener as EventListener)
  listened.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
})

test('a day after signing in, progress comes to the account with the next token', async () => {
  vi.useFakeTimers()
  memberSession.write({ id: 7, token: 'old', nickname: '', avatar: '', refreshToken: 'r', childMode: false })
  localStorage.setItem('tutu-learning-owner', '7')
  const answered = vi.fn(() => ({ progress: NO_PROGRESS }))
  const tokens = answerByToken(answered)
  keepInAccount()
  await vi.advanceTimersByTimeAsync(4100)
  await vi.waitFor(() => expect(answered.mock.calls).toEqual([['/api/learning/progress']]))
  expect(tokens).toEqual(['old', 'old', 'new'])
})

test('what was done just before the page is left comes to the account', async () => {
  memberSession.write({ id: 7, token: 'new', nickname: '', avatar: '', refreshToken: 'r', childMode: false })
  localStorage.setItem('tutu-learning-owner', '7')
  const sent = vi.fn(async () => Response.json({ code: 1, data: { progress: NO_PROGRESS } }))
  vi.stubGlobal('fetch', sent)
  keepInAccount()
  dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveBeenCalledExactlyOnceWith('/api/learning/progress', expect.objectContaining({ keepalive: true }))
})

test.each(['stays', 'leaves'])(
  'what is done while progress is on its way is sent as well, where one %s',
  async (what) => {
    vi.useFakeTimers()
    memberSession.write({ id: 7, token: 'new', nickname: '', avatar: '', refreshToken: 'r', childMode: false })
    localStorage.setItem('tutu-learning-owner', '7')
    const { promise: answer, resolve: arrive } = Promise.withResolvers<void>()
    const sent = vi.fn(async () => {
      await answer
      return Response.json({ code: 1, data: { progress: NO_PROGRESS } })
    })
    vi.stubGlobal('fetch', sent)
    keepInAccount()
    await vi.advanceTimersByTimeAsync(4100)
    expect(sent).toHaveBeenCalledTimes(1)
    changeProgress((now) => now)
    if (what === 'leaves') {
      dispatchEvent(new Event('pagehide'))
      expect(sent).toHaveBeenLastCalledWith('/api/learning/progress', expect.objectContaining({ keepalive: true }))
    }
    arrive()
    await vi.advanceTimersByTimeAsync(20_000)
    // And no more: what comes of the account is not sent back to it.
    expect(sent).toHaveBeenCalledTimes(2)
  },
)

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that is being started', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('what found %s is sent again, also where nothing more is done', async (_, away) => {
  vi.useFakeTimers()
  memberSession.write({ id: 7, token: 'new', nickname: '', avatar: '', refreshToken: 'r', childMode: false })
  localStorage.setItem('tutu-learning-owner', '7')
  const sent = vi.fn<() => Promise<Response>>(away)
  vi.stubGlobal('fetch', sent)
  keepInAccount()
  await vi.advanceTimersByTimeAsync(35_000)
  expect(sent).toHaveBeenCalledTimes(2)
  sent.mockImplementation(async () => Response.json({ code: 1, data: { progress: NO_PROGRESS } }))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveBeenCalledTimes(3)
})

test('who is no member any more asks once', async () => {
  vi.useFakeTimers()
  memberSession.write({ id: 7, token: 'new', nickname: '', avatar: '', refreshToken: '', childMode: false })
  localStorage.setItem('tutu-learning-owner', '7')
  const sent = vi.fn(async () => Response.json({ code: 302, data: null }))
  vi.stubGlobal('fetch', sent)
  keepInAccount()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveBeenCalledTimes(1)
})
