import { expect, test, vi } from 'vitest'
import { leaveAsFound } from './left-as-found.mjs'

test('what a file put in the place of something is not there for the next one', () => {
  const { now } = Date
  const { PATH } = process.env
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(process, 'platform', 'get').mockReturnValue('a toaster')
  vi.stubGlobal('CSS', {})
  vi.stubEnv('PATH', 'nowhere')
  vi.useFakeTimers()
  leaveAsFound()
  expect(vi.isMockFunction(console.error)).toBe(false)
  expect(process.platform).not.toBe('a toaster')
  expect('CSS' in globalThis).toBe(false)
  expect(process.env.PATH).toBe(PATH)
  expect(Date.now).toBe(now)
})
