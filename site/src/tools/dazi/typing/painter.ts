import type { Run } from '@tutu/learning/typing/run'

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

type Parts = {
  /** The lines; moved up where one of them takes several rows. */
  text: HTMLElement
  caret: HTMLElement
  /** Takes what is typed. It goes with the caret, because input methods open their window beside it. */
  area: HTMLElement
}

/**
 * Shows a run in the text box without React: classes of the characters around the caret and the caret's place. Only
 * what changed is touched, so that a key is on the screen within one frame whatever the length of the text.
 */
export function createPainter({ text, caret, area }: Parts, run: Run) {
  const spans = new Map<number, HTMLElement>()
  for (const span of text.querySelectorAll<HTMLElement>('[data-unit]')) spans.set(Number(span.dataset['unit']), span)
  let painted = run.caret
  const boxes = new Map<number, Box>()
  let placed: Box | undefined
  const first = Math.min(...spans.keys())

  paint(first, Math.max(...spans.keys()))
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

  /**
   * Where a unit stands. Classes change colours alone, so it holds until the box changes its size. Read for a whole
   * line when the caret comes to it: for all 600 at once it took two frames, for each key by itself a layout a key.
   */
  function boxOf(index: number): Box | undefined {
    const line = boxes.has(index) ? undefined : spans.get(index)?.closest('.typing-line')
    if (!line) return boxes.get(index)
    const origin = text.getBoundingClientRect()
    for (const span of line.querySelectorAll<HTMLElement>('[data-unit]')) {
      const { left, top, width, height } = span.getBoundingClientRect()
      boxes.set(Number(span.dataset['unit']), { left: left - origin.left, top: top - origin.top, width, height })
    }
    return boxes.get(index)
  }

  function place() {
    const here = boxOf(run.caret)
    const box = here ?? boxOf(run.caret - 1)
    if (!box) return
    const isMissed = nameOf(run.caret, undefined).includes('is-missed')
    const { style } = caret
    caret.classList.toggle('is-missed', isMissed)
    style.transform = `translate(${box.left + (here ? 0 : box.width)}px, ${box.top}px)`
    style.width = `${here ? Math.max(8, box.width) : 4}px`
    style.height = `${box.height}px`
    const isNewRow = placed?.top !== box.top
    placed = box
    // Letters are typed without an input method: the field need not move with each of them.
    if (isNewRow || run.exercise.script === 'han') placeArea()
    if (isNewRow) text.style.transform = `translateY(${-rowsAbove(here ? run.caret : run.caret - 1)}px)`
  }

  function placeArea() {
    if (placed) area.style.transform = `translate(${placed.left}px, ${placed.top + placed.height}px)`
  }

  /** Height of the rows to leave out, so that the caret's own is the second at most. */
  function rowsAbove(index: number): number {
    const top = boxOf(index)?.top ?? 0
    let before = index
    while (before > first && (boxOf(before)?.top ?? 0) >= top) before -= 1
    return Math.max(0, Math.min(boxOf(before)?.top ?? 0, top) - (boxOf(first)?.top ?? 0))
  }

  return {
    /** After every event of the run. */
    update() {
      paint(Math.min(painted, run.caret) - 1, Math.max(painted, run.caret) + 1)
      painted = run.caret
      place()
    },
    /** When an input method begins to compose. */
    placeArea,
    /** After the box has changed its size. */
    resize() {
      boxes.clear()
      placed = undefined
      place()
    },
  }
}
