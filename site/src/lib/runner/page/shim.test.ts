// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const said: unknown[] = []
const found = { ...console }
/** What it takes the place of in the page, and what it listens to there: other files share this one. */
const TAKEN = ['localStorage', 'sessionStorage', 'alert', 'confirm', 'prompt'] as const
const before = TAKEN.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)!] as const)
let listening: Parameters<typeof addEventListener>[] = []
beforeAll(async () => {
  Object.assign(window, { tutuPreview: { port: { postMessage: (message: unknown) => said.push(message) } } })
  const listens = vi.spyOn(globalThis, 'addEventListener')
  await import('./shim.ts')
  listening = [...listens.mock.calls]
  listens.mockRestore()
})
afterAll(() => {
  Object.assign(console, found)
  for (const [name, descriptor] of before) Object.defineProperty(window, name, descriptor)
  for (const [event, listener, options] of listening) removeEventListener(event, listener, options)
})
beforeEach(() => {
  said.length = 0
  for (const note of notes()) note.remove()
})

const notes = () => [...(document.querySelector('tutu-notes')?.shadowRoot?.querySelectorAll('button') ?? [])]

test('what a page says by alert stands over it until it is pressed away, also where nobody reads its log', () => {
  window.alert('You win')
  expect(said).toEqual([{ type: 'log', text: 'You win' }])
  expect(notes().map(({ textContent }) => textContent)).toEqual(['You win ✕'])
  notes()[0]!.click()
  expect(notes()).toHaveLength(0)
})

test('a page that is written anew is said over again', () => {
  window.alert('first')
  document.querySelector('tutu-notes')!.remove()
  window.alert('second')
  expect(notes().map(({ textContent }) => textContent)).toEqual(['second ✕'])
})

test('a loop that alerts does not fill the page', () => {
  for (let i = 0; i < 50; i++) window.alert(i)
  expect(notes().map(({ textContent }) => textContent)).toEqual(['47 ✕', '48 ✕', '49 ✕'])
})

test('what prompt cannot ask is told', () => {
  expect(window.prompt('Name?', 'Tutu')).toBe('Tutu')
  expect(said).toEqual([{ type: 'asked' }])
})
