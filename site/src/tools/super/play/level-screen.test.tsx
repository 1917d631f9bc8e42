// @vitest-environment jsdom
import { LEVELS } from '@tutu/learning/super/levels/index'
import { readyLevel } from '@tutu/learning/super/levels/ready'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onPage } from '../../../testing/on-page.tsx'
import { LevelScreen } from './level-screen.tsx'

const spoken: string[] = []
const main = document.body.appendChild(document.createElement('main'))
const root = createRoot(main)
beforeAll(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('SpeechSynthesisUtterance', function (this: { text: string }, text: string) {
    this.text = text
  })
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    cancel: () => undefined,
    speak: ({ text }: { text: string }) => spoken.push(text),
  })
})
afterAll(async () => {
  await act(async () => root.unmount())
  main.remove()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const placed = LEVELS[0]!
const game = {
  id: '',
  title: '1. Going home',
  lesson: '',
  hint: placed.text.hint.en,
  level: readyLevel(placed),
  scenery: placed.world.id,
  accent: placed.world.accent,
  back: { href: '#map', label: 'Map' },
}

const newlySaid = (): string[] => spoken.splice(0)
const press = (name: string) =>
  act(async () => {
    const buttons = [...main.querySelectorAll('button')]
    const button = buttons.find(({ ariaLabel, title, textContent }) => [ariaLabel, title, textContent].includes(name))
    if (!button) throw new Error(`no button ${name}`)
    button.click()
  })

/** Longer than any run of two hops. */
async function run(): Promise<void> {
  await press('Run')
  await act(async () => vi.advanceTimersByTimeAsync(5000))
}

test('a child who cannot read hears the task, each picture, how the run went, a hint, and that the rabbit is home', async () => {
  await act(async () => root.render(onPage(<LevelScreen game={game} />)))
  expect(newlySaid()).toEqual([])
  await press('Read aloud')
  expect(newlySaid()).toEqual(['Bring the rabbit home.'])
  await press('Hop')
  expect(newlySaid()).toEqual(['Hop'])
  await run()
  expect(newlySaid()).toEqual(['The program is over, and the rabbit is not home yet.'])
  await press('Hint')
  expect(newlySaid()).toEqual([game.hint])
  await press('Hop')
  expect(newlySaid()).toEqual(['Hop'])
  await run()
  expect(newlySaid()).toEqual(['Home again 3 of 3 stars'])
})

test('a beat moves the rabbit and lights its picture and its line, and touches nothing else: a slow phone keeps up', async () => {
  await act(async () => root.render(onPage(<LevelScreen key="again" game={game} />)))
  await press('Hop')
  await press('Hop')
  await press('Run')
  await act(async () => vi.advanceTimersByTimeAsync(300))
  const touched: string[] = []
  const watch = new MutationObserver((records) => {
    for (const { target } of records)
      touched.push(target instanceof Element ? (target.getAttribute('class') ?? target.tagName) : 'text')
  })
  watch.observe(main, { subtree: true, childList: true, attributes: true, characterData: true })
  await act(async () => vi.advanceTimersByTimeAsync(450))
  watch.disconnect()
  expect(new Set(touched)).toEqual(new Set(['super-rabbit', 'super-tile', 'LI']))
  await act(async () => vi.advanceTimersByTimeAsync(5000))
  const cells = [...main.querySelectorAll('td')].map(({ textContent }) => textContent)
  expect(cells).toContain('rabbit, looking right, home')
})
