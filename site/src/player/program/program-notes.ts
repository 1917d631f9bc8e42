import { element } from '../../lib/element.ts'
import type { EngineName } from '../../lib/runner/engines.ts'
import type { RunOutcome } from '../../lib/runner/runner.ts'
import type { Stage } from '../../lib/runner/stage.ts'
import { fill } from '@tutu/contract/core/fill'
import { explain } from './program-run.ts'
import { button } from './button.ts'
import type { ProgramScene } from './program-scene.ts'

// What stands below a program's results: what it prints, what it asks, and what went wrong in words.

type Failure = Extract<RunOutcome, { type: 'failed' }>
/** Why a program was ended for it. */
const ENDED_BY_US = {
  endless: 'endless',
  'too-long': 'tooLong',
  'too-much': 'tooMuch',
  'never-ready': 'compilingLong',
  played: 'played',
} as const

export function outputBox({ words }: ProgramScene): HTMLElement {
  return element('pre', {
    class: 'player-output',
    role: 'log',
    'aria-label': words.output,
    tabindex: '0',
    hidden: true,
  })
}

export function endedByUs({ words }: ProgramScene, type: keyof typeof ENDED_BY_US, line = 0): HTMLElement {
  return problemBox(...lineOf(words, line), words[ENDED_BY_US[type]])
}

/** What it went on without, after all else that is said. */
export function misreadBox({ words }: ProgramScene, answer: string): HTMLElement {
  const box = problemBox(fill(words.misread, { answer }))
  box.append(element('p', {}, words.misreadCause))
  return box
}

const lineOf = (words: ProgramScene['words'], line: number): (Node | string)[] =>
  line > 0 ? [element('span', { class: 'player-line' }, fill(words.line, { line })), ' '] : []

/**
 * Of a program that computes and shows nothing: whether to stop it. It goes on until that is answered, or until what is
 * returned takes the question away. It is announced once, and the keyboard stays where it is: on the button that stops.
 */
export function askBusy(
  { words, say, stop }: ProgramScene,
  below: HTMLElement,
  goOn: () => void,
  misread?: string,
): () => void {
  const before = document.activeElement
  const close = (): void => {
    // One of its buttons would take the focus with it.
    if (box.contains(document.activeElement) && before instanceof HTMLElement) before.focus({ preventScroll: true })
    box.remove()
  }
  const answer = (go: () => void) => (): void => {
    close()
    go()
  }
  const box = element(
    'div',
    { class: 'player-which', role: 'group', 'aria-label': words.busyTitle },
    element('p', { role: 'alert' }, misread === undefined ? words.busy : fill(words.busyMisread, { answer: misread })),
    element(
      'div',
      { class: 'player-bar' },
      button(words.stop, 'stop', 'btn', answer(stop)),
      button(
        words.busyWait,
        'play',
        'btn',
        answer(() => (goOn(), say(words.running))),
      ),
    ),
  )
  below.replaceChildren(box)
  say('')
  box.scrollIntoView({ block: 'nearest' })
  return close
}

/** `text`: what was written, of which a line went wrong. */
export function failureBox(
  { language, words }: ProgramScene,
  engine: EngineName,
  failure: Failure,
  text: string,
): { box: HTMLElement; line: number } {
  const { line, what, cause } = explain(engine, failure, text, language)
  const { name, message } = failure.error
  const box = problemBox(...lineOf(words, line), what)
  const english = fill(words.english, { text: message ? `${name}: ${message}` : name })
  box.append(element('p', {}, cause), element('p', { class: 'player-english', lang: 'en' }, english))
  return { box, line }
}

function problemBox(...title: (Node | string)[]): HTMLElement {
  const heading = element('p', { class: 'player-problem-title' })
  heading.append(...title)
  return element('div', { class: 'player-problem', role: 'alert' }, heading)
}

/** A row to answer in, once everything before it is seen. */
export async function ask(scene: ProgramScene, prompt: string, stage: Stage, below: HTMLElement): Promise<string> {
  const { words, say } = scene
  await stage.shown()
  say(words.asks)
  return new Promise((resolve) => {
    const input = element('input', { class: 'player-answer', type: 'text', autocomplete: 'off', spellcheck: 'false' })
    input.setAttribute('aria-label', prompt || words.answer)
    input.placeholder = words.answer
    const send = element('button', { type: 'submit', class: 'btn' }, words.send)
    const form = element('form', { class: 'player-ask' }, input, send)
    const before = document.activeElement
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      // The program may run in a form of the page, which would be sent with it.
      event.stopPropagation()
      form.remove()
      // Gone with its row, the keyboard would be nowhere.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      say(words.running)
      resolve(input.value)
    })
    below.replaceChildren(form)
    input.focus({ preventScroll: true })
    form.scrollIntoView({ block: 'nearest' })
  })
}

/** A line that went wrong and what is said of it are read together: both in the window where there is room for both. */
export function keepInSight({ marked, isStill }: ProgramScene, said: HTMLElement): void {
  const line = marked?.()?.getBoundingClientRect()
  if (!line) return
  const top = (document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0) + 12
  if (line.top >= top) return
  const room = innerHeight - top - (said.getBoundingClientRect().bottom - line.top)
  // Too far apart: the line, which the words name, is the one to see.
  scrollBy({ top: line.top - top - Math.max(0, room / 2), behavior: isStill ? 'auto' : 'smooth' })
}
