// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WORDS } from './words.ts'

const TOOLS = '../../lib/runner/cpp/tools.ts'
const words = WORDS.en
const say = vi.fn<(text: string) => void>()
/** Comes never; ends where it is not wanted any more. */
const fetchTools = vi.fn(
  (_: unknown, signal: AbortSignal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('not wanted')))
    }),
)

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  document.body.replaceChildren()
  vi.clearAllMocks()
  vi.resetModules()
  vi.doMock(TOOLS, () => ({ areToolsHere: async () => false, toolsSize: 36_308_804, fetchTools }))
})
afterEach(() => vi.doUnmock(TOOLS))

async function offer() {
  const { offerTools } = await import('./offer-tools.ts')
  const stopping = new AbortController()
  const answer = offerTools(document.body, 'en', say, stopping.signal)
  await vi.waitFor(() => expect(document.body.textContent).toContain(words.toolsYes))
  return { answer, stop: () => stopping.abort() }
}
const press = (name: string): void =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click()

it('says how large it is before it fetches anything, without asking the network', async () => {
  const { answer } = await offer()
  expect(document.querySelector('[role=alert]')!.textContent).toContain('37 MB')
  press(words.toolsNo)
  expect([await answer, fetchTools.mock.calls.length]).toEqual([false, 0])
})

it('while it comes, one can still say not now', async () => {
  const { answer } = await offer()
  press(words.toolsYes)
  await vi.waitFor(() => expect(document.querySelector('progress')).not.toBeNull())
  press(words.toolsNo)
  expect([await answer, say.mock.lastCall, document.body.textContent]).toEqual([false, [''], ''])
})

it('Stop takes the question away, and what is on its way', async () => {
  const asked = await offer()
  asked.stop()
  expect([await asked.answer, document.body.textContent]).toEqual([false, ''])
  const coming = await offer()
  press(words.toolsYes)
  await vi.waitFor(() => expect(fetchTools).toHaveBeenCalledOnce())
  coming.stop()
  expect([await coming.answer, document.body.textContent]).toEqual([false, ''])
})
