import type { Language } from '@tutu/contract/core/languages'
import { element } from '../../lib/element.ts'
import type { RunEvent } from '../../lib/runner/events.ts'
import { createStage, type Stage } from '../../lib/runner/stage.ts'
import { fill } from '@tutu/contract/core/fill'
import { button } from './button.ts'
import { WORDS } from './words.ts'

type StepperOptions = {
  language: Language
  /** All that the program did, its steps among them. */
  events: readonly RunEvent[]
  /** Lights the line that comes next, from 1; 0: none. */
  onLine: (line: number) => void
}

/**
 * A program gone through line by line, forwards and back: it has run already, and what it did up to a step is shown. Below
 * the buttons what its variables hold, with what has just changed marked.
 */
export function createStepper({ language, events, onLine }: StepperOptions) {
  const words = WORDS[language]
  const steps = events.flatMap((event, at) =>
    event[0] === 'step' ? [{ at, line: event[1], holds: holdsOf(event[2]) }] : [],
  )
  // The end is a step too: what the last line did is seen there.
  const last = steps.length
  let now = 0
  let shownTo = 0
  let stage: Stage | undefined

  const back = button(words.stepBack, 'back', 'btn', () => go(now - 1))
  const on = button(words.stepOn, 'on', 'btn btn-primary', () => go(now + 1))
  const slider = element('input', {
    type: 'range',
    min: '0',
    max: String(last),
    value: '0',
    'aria-label': words.stepOf,
  })
  slider.addEventListener('input', () => go(Number(slider.value)))
  const where = element('p', { class: 'player-status', role: 'status' })
  const holds = element('table', { class: 'player-variables' })
  const output = element('pre', { class: 'player-output', tabindex: '0', 'aria-label': words.output, hidden: true })
  const sheet = element('div', { class: 'player-sheet', hidden: true })
  const root = element(
    'div',
    { class: 'player-stepper' },
    element('div', { class: 'player-bar' }, back, on, slider),
    where,
    holds,
    output,
    sheet,
  )

  function go(step: number): void {
    const next = Math.max(0, Math.min(last, step))
    const end = steps[next]?.at ?? events.length
    if (end < shownTo || !stage) begin()
    stage?.push(events.slice(shownTo, end).filter(([kind]) => kind === 'draw'))
    for (const event of events.slice(shownTo, end)) if (event[0] === 'out') output.append(event[1])
    output.hidden = output.textContent === ''
    output.scrollTop = output.scrollHeight
    shownTo = end
    now = next
    slider.value = String(now)
    back.disabled = now === 0
    on.disabled = now === last
    const line = steps[now]?.line ?? 0
    onLine(line)
    where.textContent = line > 0 ? fill(words.stepAt, { step: now + 1, count: last, line }) : words.stepEnd
    showHolds()
  }

  function begin(): void {
    stage?.stop()
    output.replaceChildren()
    shownTo = 0
    const ink = element('canvas', { class: 'player-ink', role: 'img', 'aria-label': words.drawing })
    const turtles = element('canvas', { class: 'player-turtles', 'aria-hidden': 'true' })
    sheet.replaceChildren(ink, turtles)
    sheet.hidden = true
    stage = createStage({
      ink,
      turtles,
      isStill: true,
      print: () => undefined,
      onDrawing: () => (sheet.hidden = false),
    })
  }

  function showHolds(): void {
    const here = steps[Math.min(now, last - 1)]?.holds ?? new Map<string, string>()
    const before = steps[now - 1]?.holds
    holds.hidden = here.size === 0
    holds.replaceChildren(
      element('caption', { class: 'sr-only' }, words.variables),
      ...[...here].map(([name, value]) =>
        element(
          'tr',
          now < last && before && before.get(name) !== value ? { class: 'is-changed' } : {},
          element('th', { scope: 'row' }, name),
          element('td', {}, value),
        ),
      ),
    )
  }

  go(0)
  return { root, stop: () => stage?.stop() }
}

function holdsOf(variables: string): Map<string, string> {
  const rows = variables === '' ? [] : variables.split('\u001E')
  return new Map(rows.map((row) => row.split('\u001F') as [string, string]))
}
