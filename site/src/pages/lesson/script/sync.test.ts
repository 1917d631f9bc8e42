// @vitest-environment jsdom
import { NO_PROGRESS } from '@tutu/learning/progress/progress'
import { afterEach, expect, test, vi } from 'vitest'
import { memberSession } from '../../../lib/member/session.ts'
import { answerByToken } from '../../../lib/member/testing/answer-by-token.ts'
import { keepInAccount } from './sync.ts'

afterEach(() => {
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
