// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

it('frames come after fake timers, though one was asked for while they were there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const first = new Promise((resolve) => requestAnimationFrame(resolve))
  vi.useRealTimers()
  await expect(first).resolves.toBeTypeOf('number')
  await expect(new Promise((resolve) => requestAnimationFrame(resolve))).resolves.toBeTypeOf('number')
})
