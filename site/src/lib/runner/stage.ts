import { type DrawOperation, isGameFrame, type RunEvent } from './events.ts'
import type { GameBoard } from './game-board.ts'
import { paintAll, paintStroke, paintTurtles, preparePaper } from './paint.ts'
import { apply, emptySheet, type Sheet } from './sheet.ts'

/** ms. However slow its turtle, a picture is done about so soon: what is long gets quicker. */
const PATIENCE = 12_000
/** Steps drawn at once where the turtle is the fastest: still to be watched. */
const FASTEST = 24

/**
 * Shows what a program does, at the pace at which its turtles go: the picture on two sheets, one above the other, texts
 * where `print` puts them.
 */
export type Stage = {
  push(events: readonly RunEvent[]): void
  /** Once everything that was pushed has been shown. */
  shown(): Promise<void>
  /** Shows nothing more of it. */
  stop(): void
  readonly sheet: Sheet
  hasDrawing(): boolean
}

type StageOptions = {
  ink: HTMLCanvasElement
  turtles: HTMLCanvasElement
  print: (text: string) => void
  onDrawing: () => void
  /** A game shows another frame. */
  onBoard?: (board: GameBoard) => void
  /** No movement is shown: the picture is there at once. */
  isStill: boolean
}

export function createStage({ ink, turtles, print, onDrawing, onBoard, isStill }: StageOptions): Stage {
  const sheet = emptySheet()
  let queue: RunEvent[] = []
  let at = 0
  let hasDrawing = false
  /** What was drawn before is painted anew with this frame: until then nothing is painted for itself. */
  let isDirty = false
  let isTracing = true
  let frame = 0
  /** ms of the movement that is under way, of how many. */
  let going:
    | { operation: DrawOperation; spent: number; takes: number; from: { x: number; y: number; heading: number } }
    | undefined
  let resting = 0
  let last = 0
  let tellShown: (() => void)[] = []

  function step(now: number): void {
    frame = 0
    const haste = hurry()
    let left = Math.min(now - last, 100) * haste
    last = now
    let instant = FASTEST
    while (left > 0 && (going || resting > 0 || at < queue.length)) {
      if (resting > 0) {
        // Pauses are of real time.
        const pause = Math.min(resting, left / haste)
        resting -= pause
        left -= pause * haste
        continue
      }
      if (going) {
        const pass = Math.min(left, going.takes - going.spent)
        going.spent += pass
        left -= pass
        if (going.spent < going.takes) break
        put(going.operation)
        going = undefined
        continue
      }
      const event = queue[at++]!
      switch (event[0]) {
        case 'out':
          print(event[1])
          break
        case 'wait':
          resting = event[1] * 1000
          break
        case 'draw': {
          const operation = event.slice(1) as unknown as DrawOperation
          const takes = isStill || !isTracing ? 0 : durationOf(operation)
          if (takes > 0) {
            const { x, y, heading } = sheet.turtles.get(Number(operation[1])) ?? { x: 0, y: 0, heading: 0 }
            going = { operation, spent: 0, takes, from: { x, y, heading } }
          } else {
            put(operation)
            if (!isStill && isTracing && moves(operation) && --instant <= 0) left = 0
          }
        }
      }
    }
    if (hasDrawing) paint()
    if (going || resting > 0 || at < queue.length) schedule()
    else {
      queue = []
      at = 0
      const told = tellShown
      tellShown = []
      for (const tell of told) tell()
    }
  }

  function put(operation: DrawOperation): void {
    if (operation[0] === 'tracer') isTracing = operation[1] !== 0
    if (!hasDrawing) {
      hasDrawing = true
      apply(sheet, operation)
      isDirty = true
      // Whoever brings it into sight finds it as large as it stays.
      preparePaper(ink, sheet)
      onDrawing()
      return
    }
    const before = sheet.strokes.length
    if (apply(sheet, operation)) isDirty = true
    if (!isDirty && sheet.strokes.length > before) paintStroke(preparePaper(ink, sheet), sheet.strokes.at(-1)!)
  }

  function paint(): void {
    if (isDirty) paintAll(ink, sheet)
    if (isDirty && sheet.board) onBoard?.(sheet.board)
    isDirty = false
    const turtle = going && sheet.turtles.get(Number(going.operation[1]))
    if (!going || !turtle) return paintTurtles(turtles, sheet)
    // The turtle on its way, and the line behind it.
    const { operation, from, spent, takes } = going
    const part = spent / takes
    const kept = { x: turtle.x, y: turtle.y, heading: turtle.heading }
    const [name, , ...values] = operation
    if (name === 'turn') {
      const turn = ((Number(values[0]) - from.heading + 540) % 360) - 180
      turtle.heading = from.heading + turn * part
      paintTurtles(turtles, sheet)
    } else {
      const [toX, toY] =
        name === 'line' ? [Number(values[2]), Number(values[3])] : [Number(values[0]), Number(values[1])]
      turtle.x = from.x + (toX - from.x) * part
      turtle.y = from.y + (toY - from.y) * part
      paintTurtles(turtles, sheet)
      if (name === 'line') {
        const line = {
          x1: from.x,
          y1: from.y,
          x2: turtle.x,
          y2: turtle.y,
          color: String(values[4]),
          width: Number(values[5]),
        }
        const paper = preparePaper(turtles, sheet)
        paper.globalCompositeOperation = 'destination-over'
        paintStroke(paper, { kind: 'line', ...line })
        paper.globalCompositeOperation = 'source-over'
      }
    }
    Object.assign(turtle, kept)
  }

  function hurry(): number {
    let waiting = 0
    for (let next = at; next < queue.length; next++) {
      const event = queue[next]!
      if (event[0] === 'draw') waiting += durationOf(event.slice(1) as unknown as DrawOperation)
      if (waiting > 10 * PATIENCE) break
    }
    return Math.max(1, waiting / PATIENCE)
  }

  function schedule(): void {
    if (frame) return
    frame = requestAnimationFrame(step)
  }

  return {
    push(events) {
      if (queue.length === 0) last = performance.now() - 16
      for (const event of events) {
        // Of frames that nobody has seen yet the last is enough: in a tab that is not seen, nothing is painted.
        if (at < queue.length && isGameFrame(event) && isGameFrame(queue.at(-1))) queue[queue.length - 1] = event
        else queue.push(event)
      }
      schedule()
    },
    shown: () =>
      new Promise((resolve) => {
        if (!frame && at >= queue.length) resolve()
        else tellShown.push(resolve)
      }),
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
      queue = []
      at = 0
      going = undefined
      resting = 0
      const told = tellShown
      tellShown = []
      for (const tell of told) tell()
    },
    sheet,
    hasDrawing: () => hasDrawing,
  }
}

function moves([name]: DrawOperation): boolean {
  return name === 'line' || name === 'move'
}

/** ms that a movement takes at the turtle's own speed, 1 to 10; 0: at once. */
function durationOf(operation: DrawOperation): number {
  const [name, , ...values] = operation
  const number = (at: number): number => Number(values[at])
  switch (name) {
    case 'line': {
      const speed = number(6)
      return speed === 0 ? 0 : Math.hypot(number(2) - number(0), number(3) - number(1)) / paceOf(speed)
    }
    case 'move':
      return number(2) === 0 ? 0 : 120
    case 'turn':
      return number(1) === 0 ? 0 : 90 / Math.max(1, number(1) / 2)
    default:
      return 0
  }
}

/** Steps in a ms. */
function paceOf(speed: number): number {
  return 0.06 * speed * 1.1 ** speed
}
