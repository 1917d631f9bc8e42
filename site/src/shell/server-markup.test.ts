// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { AFTER_PAINT_SCRIPT } from './server-markup.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const HELD = `<link rel="held-module" href="/entry.js"><script type="held-module">import('/entry.js')</script>`
const fetched = () => document.querySelectorAll('link[rel=modulepreload][href="/entry.js"]').length
const run = () => [...document.querySelectorAll('script[type=module]')].map(({ textContent }) => textContent)

/** As the parser comes to it, last in the page. */
function begin(): void {
  document.body.innerHTML = HELD
  const script = document.createElement('script')
  script.textContent = AFTER_PAINT_SCRIPT
  document.body.append(script)
}

test('what a page holds back comes after its first frame, and leaves the page as React has written it', async () => {
  begin()
  expect([fetched(), run()]).toEqual([0, []])
  await vi.waitFor(() => expect([fetched(), run()]).toEqual([1, ["import('/entry.js')"]]), 10_000)
  expect(document.querySelectorAll('script')).toHaveLength(1)
})

test('a page that nobody sees paints nothing, and waits for nothing', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  begin()
  expect([fetched(), run()]).toEqual([1, ["import('/entry.js')"]])
})
