// @vitest-environment jsdom
import { NO_PROGRESS } from '@tutu/learning/progress/progress'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeProgress } from '../learning/progress-store.ts'
import { exchangeProgress } from './exchange-progress.ts'
import { memberSession } from './session.ts'

beforeEach(() => {
  localStorage.clear()
  changeProgress(() => NO_PROGRESS)
})
afterEach(() => memberSession.clear())

it('asks once where the start of the centre and its page ask together, and anew afterwards', async () => {
  const answered = () => Response.json({ code: 1, msg: '', time: 1, data: { progress: NO_PROGRESS } })
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answered())
  memberSession.write({ id: 7, token: 't', nickname: '', avatar: '', refreshToken: '', childMode: false })
  expect(await Promise.all([exchangeProgress(7), exchangeProgress(7)])).toEqual([NO_PROGRESS, NO_PROGRESS])
  expect(asked).toHaveBeenCalledTimes(1)
  await exchangeProgress(7)
  expect(asked).toHaveBeenCalledTimes(2)
  asked.mockRestore()
})
