// @vitest-environment jsdom
import { LEVELS } from '@tutu/learning/super/levels/index'
import { readyLevel } from '@tutu/learning/super/levels/ready'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onPage } from '../../../testing/on-page.tsx'
import { LevelScreen } from './level-screen.tsx'

type Draw = (props: object) => ReactNode
/** A component, or one that is spared where nothing changed for it. */
type Part = (Draw & { readonly type?: undefined }) | { readonly type: Draw }

/** Which parts of the screen were drawn anew, by their names. */
const { drawn, counted } = vi.hoisted(() => {
  const drawn: string[] = []
  /** What a module has, one part of it noting each time it is drawn. */
  const counted = (module: unknown, name: string): object => {
    const parts = module as Record<string, Part>
    const part = parts[name]!
    const draw = part.type ?? part
    const noting: Draw = (props) => {
      drawn.push(name)
      return draw(props)
    }
    return { ...parts, [name]: part.type ? { ...part, type: noting } : noting }
  }
  return { drawn, counted }
})
vi.mock('./level-header.tsx', async (real) => counted(await real(), 'LevelHeader'))
vi.mock('./field-table.tsx', async (real) => counted(await real(), 'FieldTable'))
vi.mock('./run-controls.tsx', async (real) => counted(await real(), 'RunControls'))
vi.mock('./program-panel.tsx', async (real) => counted(await real(), 'ProgramPanel'))
vi.mock('./program-editor.tsx', async (real) => counted(await real(), 'ProgramEditor'))
vi.mock('./code-beside.tsx', async (real) => counted(await real(), 'CodeBeside'))

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
const cells = (): string[] => [...main.querySelectorAll('td')].map(({ textContent }) => textContent)
function buttonOf(name: string): HTMLButtonElement {
  const buttons = [...main.querySelectorAll('button')]
  const button = buttons.find(({ ariaLabel, title, textContent }) => [ariaLabel, title, textContent].includes(name))
  if (!button) throw new Error(`no button ${name}`)
  return button
}
const press = (name: string) => act(async () => buttonOf(name).click())

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
  drawn.length = 0
  await act(async () => vi.advanceTimersByTimeAsync(450))
  watch.disconnect()
  expect(drawn).toEqual([])
  expect(new Set(touched)).toEqual(new Set(['super-rabbit', 'super-tile', 'LI']))
  await act(async () => vi.advanceTimersByTimeAsync(5000))
  expect(cells()).toContain('rabbit, looking right, home')
})

test('the rabbit sets off before anything else is drawn for its beat', async () => {
  await act(async () => root.render(onPage(<LevelScreen key="first" game={game} />)))
  await press('Hop')
  await press('Hop')
  await press('Run')
  const seen = () => [
    main.querySelector<HTMLElement>('.super-rabbit')!.style.transform,
    main.querySelectorAll('[data-lit]').length,
  ]
  const [start] = seen()
  act(() => vi.advanceTimersByTime(250))
  const [away, lit] = seen()
  expect([away === start, lit]).toEqual([false, 0])
  await act(async () => vi.advanceTimersByTimeAsync(40))
  // Its picture and its line.
  expect(seen()).toEqual([away, 2])
  await press('Stop')
  expect(seen()).toEqual([start, 0])
})

test('a slow run can be followed in the table, by whoever does not see the field', async () => {
  await act(async () => root.render(onPage(<LevelScreen key="slow" game={game} />)))
  await press('Hop')
  await press('Hop')
  await press('Slow motion')
  const start = cells().indexOf('rabbit, looking right')
  await press('Run')
  await act(async () => vi.advanceTimersByTimeAsync(1000))
  expect(cells().slice(start, start + 2)).toEqual(['free', 'rabbit, looking right'])
  await press('Slow motion')
})

test('once the rabbit is home, no hint lies over the way on', async () => {
  await act(async () => root.render(onPage(<LevelScreen key="hinted" game={game} />)))
  await press('Hop')
  await press('Hop')
  await press('Hint')
  expect(main.querySelector('.super-hint')?.textContent).toBe(game.hint)
  await run()
  expect(main.querySelector('.super-solved')).not.toBeNull()
  expect(main.querySelector('.super-message[data-kind], .super-hint')).toBeNull()
})

test('who takes back all there is, does it again, or goes back to the start keeps the focus: at Run', async () => {
  await act(async () => root.render(onPage(<LevelScreen key="keys" game={game} />)))
  await press('Hop')
  await press('One step')
  for (const name of ['Back to start', 'Undo', 'Redo', 'Clear']) {
    buttonOf(name).focus()
    await press(name)
    expect([name, document.activeElement?.textContent]).toEqual([name, 'Run'])
  }
})
