import type { Run } from '@tutu/contract/typing/run'

/**
 * Shows a run in the text box without React: classes of the characters around the caret and the caret's place. Only
 * what changed is touched, so that a key is on the screen within one frame whatever the length of the text.
 */
export function createPainter(text: HTMLElement, caret: HTMLElement, run: Run) {
  const spans = new Map<number, HTMLElement>()
  for (const span of text.querySelectorAll<HTMLElement>('[data-unit]')) spans.set(Number(span.dataset['unit']), span)
  let painted = run.caret
  const boxes = new Map<number, { left: number; top: number; width: number; height: number }>()

  paint(Math.min(...spans.keys()), Math.max(...spans.keys()))
  measure()
  place()

  function paint(from: number, to: number) {
    const right = statusFrom(from)
    for (let index = from; index <= to; index++) {
      const span = spans.get(index)
      if (!span) continue
      const name = `unit ${nameOf(index, right.get(index))}`
      if (span.className !== name) span.className = name
    }
    paintExtras()
  }

  function nameOf(index: number, isRight: boolean | undefined): string {
    if (run.exercise.given.has(index)) return index < run.caret ? 'is-right' : 'is-ahead'
    if (index < run.caret) return isRight === false ? 'is-wrong' : 'is-right'
    if (index > run.caret) return 'is-ahead'
    const last = run.presses.at(-1)
    return run.exercise.mode === 'wait' && last?.index === index && !last.right ? 'is-next is-missed' : 'is-next'
  }

  /** Whether the entries from a unit on are right, read from the last one back. */
  function statusFrom(from: number): Map<number, boolean> {
    const right = new Map<number, boolean>()
    for (let i = run.entries.length - 1; i >= 0 && run.entries[i]!.index >= from; i--) {
      const { index, right: isRight, extra } = run.entries[i]!
      if (!extra) right.set(index, isRight)
    }
    return right
  }

  function paintExtras() {
    const extras = run.entries.at(-1)?.extra
      ? run.entries.filter(({ extra, index }) => extra && index === run.caret)
      : []
    if (extras.length > 0) caret.dataset['extra'] = `+${extras.length}`
    else delete caret.dataset['extra']
  }

  /** Where the units stand. Classes change colours alone, so it holds until the box changes its size. */
  function measure() {
    for (const [index, span] of spans) {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = span
      boxes.set(index, { left, top, width, height })
    }
  }

  function place() {
    const here = boxes.get(run.caret)
    const box = here ?? boxes.get(run.caret - 1)
    if (!box) return
    const isMissed = nameOf(run.caret, undefined).includes('is-missed')
    const { style } = caret
    caret.classList.toggle('is-missed', isMissed)
    style.transform = `translate(${box.left + (here ? 0 : box.width)}px, ${box.top}px)`
    style.width = `${here ? Math.max(8, box.width) : 4}px`
    style.height = `${box.height}px`
  }

  return {
    /** After every event of the run. */
    update() {
      paint(Math.min(painted, run.caret) - 1, Math.max(painted, run.caret) + 1)
      painted = run.caret
      place()
    },
    /** After the box has changed its size. */
    resize() {
      measure()
      place()
    },
  }
}
