import type { DrawOperation } from './events.ts'
import { type GameBoard, readBoard } from './game-board.ts'

/** A picture as it is kept: what was drawn, in order; a fill stands where it was begun, so that lines lie above it. */
export type Stroke =
  | { readonly kind: 'line'; x1: number; y1: number; x2: number; y2: number; color: string; width: number }
  | { readonly kind: 'fill'; points: readonly number[]; color: string }
  | { readonly kind: 'dot'; x: number; y: number; size: number; color: string }
  | {
      readonly kind: 'text'
      x: number
      y: number
      text: string
      align: CanvasTextAlign
      size: number
      bold: boolean
      color: string
    }
  | { readonly kind: 'stamp'; x: number; y: number; look: Look }

type Look = { shape: string; pen: string; fill: string; stretch: number; heading: number }
export type Turtle = Look & { x: number; y: number; isShown: boolean }

/** What a program's turtles have drawn so far. */
export type Sheet = {
  width: number
  height: number
  background: string
  strokes: (Stroke & { of: number })[]
  readonly turtles: Map<number, Turtle>
  /** Of each turtle: the fill that it has begun. */
  readonly begun: Map<number, Stroke & { kind: 'fill'; of: number }>
  /** What a game shows now. */
  board?: GameBoard
}

/** Steps. A window of Python's own is about as large on a child's screen. */
const SIZE = { width: 640, height: 520 }
const SIZE_MAX = 2000

export function emptySheet(): Sheet {
  return { ...SIZE, background: 'white', strokes: [], turtles: new Map(), begun: new Map() }
}

/** Puts one operation of `turtle.py` on the sheet. Says whether what was drawn before has to be painted anew. */
export function apply(sheet: Sheet, [name, ...values]: DrawOperation): boolean {
  const number = (at: number): number => (Number.isFinite(values[at]) ? Number(values[at]) : 0)
  const text = (at: number): string => String(values[at] ?? '')
  const of = number(0)
  switch (name) {
    case 'look': {
      const turtle = turtleOf(sheet, of)
      turtle.shape = text(1)
      turtle.pen = text(2)
      turtle.fill = text(3)
      turtle.isShown = values[4] === true
      turtle.stretch = Math.min(number(5) || 1, 20)
      return false
    }
    case 'line': {
      const [x1, y1, x2, y2] = [number(1), number(2), number(3), number(4)]
      sheet.strokes.push({ kind: 'line', of, x1, y1, x2, y2, color: text(5), width: number(6) })
      Object.assign(turtleOf(sheet, of), { x: x2, y: y2 })
      return false
    }
    case 'move':
      Object.assign(turtleOf(sheet, of), { x: number(1), y: number(2) })
      return false
    case 'turn':
      turtleOf(sheet, of).heading = number(1)
      return false
    case 'begin': {
      const fill = { kind: 'fill' as const, of, points: [], color: '' }
      sheet.begun.set(of, fill)
      sheet.strokes.push(fill)
      return false
    }
    case 'fill': {
      const fill = sheet.begun.get(of)
      if (!fill) return false
      fill.color = text(1)
      fill.points = text(2).split(',').map(Number)
      sheet.begun.delete(of)
      return true
    }
    case 'dot':
      sheet.strokes.push({ kind: 'dot', of, x: number(1), y: number(2), size: number(3), color: text(4) })
      return false
    case 'text': {
      const align = (['left', 'center', 'right'] as const).find((one) => one === values[4]) ?? 'left'
      const [x, y, size] = [number(1), number(2), Math.min(number(5), 200)]
      sheet.strokes.push({
        kind: 'text',
        of,
        x,
        y,
        text: text(3),
        align,
        size,
        bold: values[6] === true,
        color: text(7),
      })
      return false
    }
    case 'stamp': {
      const look = { heading: number(3), shape: text(4), pen: text(5), fill: text(6), stretch: number(7) || 1 }
      sheet.strokes.push({ kind: 'stamp', of, x: number(1), y: number(2), look })
      return false
    }
    case 'clear':
      sheet.strokes = of < 0 ? [] : sheet.strokes.filter((stroke) => stroke.of !== of)
      return true
    case 'game': {
      const board = readBoard(text(0))
      if (!board) return false
      sheet.board = board
      sheet.height = Math.round((sheet.width * board.rows) / board.columns)
      return true
    }
    case 'background':
      sheet.background = text(0)
      return true
    case 'size':
      sheet.width = clampSize(number(0), SIZE.width)
      sheet.height = clampSize(number(1), SIZE.height)
      return true
    default:
      return false
  }
}

/** Parts of the screen, as `setup(0.5, 0.5)` may say, are of no use here. */
function clampSize(value: number, otherwise: number): number {
  return value >= 50 ? Math.min(Math.round(value), SIZE_MAX) : otherwise
}

function turtleOf(sheet: Sheet, id: number): Turtle {
  const known = sheet.turtles.get(id)
  if (known) return known
  const turtle = { x: 0, y: 0, heading: 0, shape: 'classic', pen: 'black', fill: 'black', stretch: 1, isShown: true }
  sheet.turtles.set(id, turtle)
  return turtle
}
