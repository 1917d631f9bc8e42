// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { countView } from './view-count.ts'

test('a page that is looked at is counted, and without a network nobody is asked', () => {
  const sendBeacon = vi.fn<typeof navigator.sendBeacon>()
  const network = { onLine: true, sendBeacon }
  vi.stubGlobal('navigator', network)
  countView()
  expect(sendBeacon).toHaveBeenCalledOnce()
  network.onLine = false
  countView()
  expect(sendBeacon).toHaveBeenCalledOnce()
})
