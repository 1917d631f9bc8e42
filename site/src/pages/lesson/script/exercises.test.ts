// @vitest-environment jsdom
import { visit } from '@tutu/learning/progress/progress'
import { beforeEach, expect, it, vi } from 'vitest'
import { changeProgress, keptProgress } from '../../../lib/learning/progress-store.ts'
import type { CodeBlock } from '../../../player/program/code-block.ts'
import type { Checked, LessonPlayer } from '../player/index.ts'
import { startExercises } from './exercises.ts'

/** The player, which needs a real browser; `answer` is what its check comes to. */
const player = vi.hoisted(() => ({ answer: (): Promise<Checked> => Promise.reject(new Error('none')) }))
vi.mock('./programs.ts', async (load) => ({
  ...(await load<object>()),
  loadPlayer: async (): Promise<Partial<LessonPlayer>> => ({
    openCode: (printed, { more = [] }) => {
      const root = document.createElement('div')
      root.append(...more)
      printed.replaceWith(root)
      const nothing = () => undefined
      return {
        root,
        stop: nothing,
        say: nothing,
        focus: nothing,
        mark: nothing,
        text: () => 'print(1)',
      } as Partial<CodeBlock> as CodeBlock
    },
    followCode: () => () => undefined,
    check: () => player.answer(),
  }),
}))

const place = {
  courseId: '1',
  course: { slug: 'turtle', title: {}, count: 1 },
  lesson: { id: '7', slug: 'one', title: {}, number: 1 },
  next: null,
}
const hints = ['First', 'Second', 'Third'].map(
  (text) => `<details class="hint"><summary>Hint</summary><p>${text}</p></details>`,
)
const LESSON = `<article data-lesson="7"><div class="exercise" data-exercise="choice" data-id="way"><p class="exercise-title">Choose</p>
  <p>Which way?</p><ul><li data-choice="wrong">Left</li><li data-choice="right">Right</li></ul>${hints.join('')}</div>
  <div class="exercise" data-exercise="bug" data-id="slip"><p class="exercise-title">Find</p>
  <pre data-part="bug" data-line="2"><code>one\ntwo\nthree</code></pre>
  <details class="answer"><summary>Answer</summary><pre><code>two = 2</code></pre><p>Because</p></details></div></article>`

function open(): HTMLElement[] {
  document.documentElement.lang = 'en'
  document.body.innerHTML = LESSON
  startExercises(document.querySelector<HTMLElement>('[data-lesson]')!, () => undefined)
  return [...document.querySelectorAll<HTMLElement>('.exercise')]
}

const seen = (root: HTMLElement): string[] =>
  [...root.querySelectorAll<HTMLElement>('.exercise-shown > :not([hidden])')].map(
    (one) => one.lastElementChild!.textContent ?? '',
  )
const press = (root: HTMLElement, name: RegExp): void =>
  [...root.querySelectorAll<HTMLButtonElement>('button:not([hidden])')]
    .find(({ textContent }) => name.test(textContent))!
    .click()
const offered = (root: HTMLElement): boolean =>
  [...root.querySelectorAll<HTMLButtonElement>('.exercise-help button:not([hidden])')].some(({ textContent }) =>
    textContent.startsWith('I tried'),
  )

const intoSight = vi.fn()
beforeEach(() => {
  intoSight.mockClear()
  Element.prototype.scrollIntoView = function (this: Element) {
    intoSight(this.textContent)
  }
  localStorage.clear()
  vi.useRealTimers()
  changeProgress(() => visit({ courses: {}, lessons: {} }, place, Date.now()))
})

it('hints come one by one, told as they come; the answer only to whoever tried', () => {
  const [choice] = open() as [HTMLElement, HTMLElement]
  expect([seen(choice), offered(choice)]).toEqual([[], false])
  press(choice, /^Give me a hint/)
  expect(seen(choice)).toEqual(['First'])
  expect(choice.querySelector('.exercise-shown[aria-live=polite]')).not.toBeNull()
  expect(offered(choice)).toBe(false)
  press(choice, /^Left/)
  // On a phone with its keyboard open it would be said below the window.
  expect(intoSight).toHaveBeenLastCalledWith('Not yet. There is a hint below')
  expect(offered(choice)).toBe(true)
  press(choice, /^I tried/)
  expect(seen(choice)).toEqual(['First', 'Right'])
})

it('after all hints the answer may be asked for, and the keyboard is where one reads', () => {
  const [choice] = open() as [HTMLElement, HTMLElement]
  for (const name of [/^Give me/, /2 of 3/, /3 of 3/]) press(choice, name)
  expect(seen(choice)).toEqual(['First', 'Second', 'Third'])
  expect(document.activeElement?.textContent).toBe('Hint 3 of 3')
  expect(offered(choice)).toBe(true)
})

it('says what is right before why it is so', () => {
  const [, bug] = open() as [HTMLElement, HTMLElement]
  press(bug, /three/)
  press(bug, /^I tried/)
  const answer = bug.querySelector('details.answer')!
  expect([...answer.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Line 2: two', 'Because'])
})

it('what was opened stands open on the next visit, but not when it is asked again days later', () => {
  const [choice, bug] = open() as [HTMLElement, HTMLElement]
  press(choice, /^Give me/)
  press(bug, /three/)
  press(bug, /^I tried/)
  expect(keptProgress().lessons['7']!.helped).toEqual({ way: 1, slip: 4 })
  expect(open().map(seen)).toEqual([['First'], ['Because']])
  vi.useFakeTimers({ now: Date.now() + 2 * 86_400_000, toFake: ['Date'] })
  expect(open().map(seen)).toEqual([['First'], []])
})

it('a question that stays open has its hints and its answer, and neither star nor verdict', () => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<article data-lesson="7"><div class="exercise" data-exercise="think" data-open data-id="think">
    <p class="exercise-title">Think first</p><p>Why?</p>${hints.join('')}
    <details class="answer"><summary>Answer</summary><p>So</p></details></div></article>`
  startExercises(document.querySelector<HTMLElement>('[data-lesson]')!, () => undefined)
  const root = document.querySelector<HTMLElement>('.exercise')!
  expect([seen(root), offered(root), root.querySelector('.exercise-star')]).toEqual([[], true, null])
  press(root, /^Give me a hint/)
  press(root, /^I tried/)
  expect(seen(root)).toEqual(['First', 'So'])
  expect(keptProgress().lessons['7']).toMatchObject({ stars: [], helped: { think: 4 } })
})

it('reads an exercise aloud to who asks, then what came of each answer; to nobody else it says nothing', () => {
  const said: string[] = []
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    cancel: () => undefined,
    speak: ({ text }: { text: string }) => said.push(text),
  })
  try {
    const [choice, bug] = open() as [HTMLElement, HTMLElement]
    press(bug, /three/)
    expect(said).toEqual([])
    press(choice, /^Listen/)
    expect(said).toEqual(['Which way?\nLeft\nRight'])
    press(choice, /^Left/)
    press(choice, /^Give me a hint/)
    press(choice, /^Right/)
    press(bug, /^Listen/)
    press(bug, /^I tried/)
    // A program is looked at; what is said of it is said.
    expect(said.splice(-1)).toEqual(['Line 2: two\nBecause'])
    said.pop()
    expect(said.slice(1)).toEqual(['Not yet. There is a hint below', 'First', expect.stringMatching(/A star for you$/)])
  } finally {
    vi.unstubAllGlobals()
  }
})

it('a line that is moved by keys says where it is now, and pressed on at an end it stays there', () => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<article data-lesson="7"><div class="exercise" data-exercise="order" data-id="steps">
    <p class="exercise-title">Put it in order</p><pre data-part="order"><code>one\ntwo\nthree</code></pre></div></article>`
  startExercises(document.querySelector<HTMLElement>('[data-lesson]')!, () => undefined)
  const row = [...document.querySelectorAll<HTMLElement>('.order-lines > li')].at(-1)!
  const text = row.querySelector('code')!.textContent
  const up = row.querySelector('button')!
  const said = () => document.querySelector('.order-lines + [role=status]')!.textContent
  up.focus()
  up.click()
  expect([document.activeElement, said()]).toEqual([up, `Line 2: ${text}`])
  up.click()
  expect([document.activeElement, said()]).toEqual([row, `Line 1: ${text}`])
})

it('a check that could not be made says so, is no mistake, and leaves its button to be pressed again', async () => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<article data-lesson="7"><div class="exercise" data-exercise="code" data-id="write">
    <p class="exercise-title">Write</p><pre data-part="start"><code class="language-python">print(0)</code></pre>
    <details class="answer"><summary>Answer</summary><p>So</p></details></div></article>`
  startExercises(document.querySelector<HTMLElement>('[data-lesson]')!, () => undefined)
  const root = document.querySelector<HTMLElement>('.exercise')!
  press(root, /^Start writing/)
  const check = await vi.waitFor(() => {
    const found = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Check')
    expect(found).toBeDefined()
    return found!
  })
  const said = () => root.querySelector('.exercise-said')!.textContent
  const isReady = () => vi.waitFor(() => expect(check.ariaDisabled).toBeNull())
  check.focus()

  player.answer = () => Promise.reject(new Error('The frame does not answer'))
  check.click()
  expect([check.ariaDisabled, document.activeElement]).toEqual(['true', check])
  await isReady()
  expect(said()).toMatch(/Check the network/)

  player.answer = async () => ({ found: 'nothing', said: 'It was run again', line: 0 })
  check.click()
  await isReady()
  expect([said(), offered(root), keptProgress().lessons['7']!.again ?? {}]).toEqual(['It was run again', false, {}])

  player.answer = async () => ({ found: 'right', said: '', line: 0 })
  check.click()
  await isReady()
  expect(keptProgress().lessons['7']!.stars).toEqual(['write'])
})
