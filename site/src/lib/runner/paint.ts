import { paintBoard } from './game-board.ts'
import type { Sheet, Stroke, Turtle } from './sheet.ts'

/** Outlines of turtles looking right, in steps. */
const SHAPES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  classic: [
    [0, 0],
    [-9, 5],
    [-7, 0],
    [-9, -5],
  ],
  arrow: [
    [10, 0],
    [-10, 10],
    [-10, -10],
  ],
  triangle: [
    [11.5, 0],
    [-5.8, 10],
    [-5.8, -10],
  ],
  square: [
    [10, 10],
    [10, -10],
    [-10, -10],
    [-10, 10],
  ],
  turtle: [
    [16, 0],
    [14, -2],
    [10, -1],
    [7, -4],
    [9, -7],
    [8, -9],
    [5, -6],
    [1, -7],
    [-3, -5],
    [-6, -8],
    [-8, -6],
    [-5, -4],
    [-7, 0],
    [-5, 4],
    [-8, 6],
    [-6, 8],
    [-3, 5],
    [1, 7],
    [5, 6],
    [8, 9],
    [9, 7],
    [7, 4],
    [10, 1],
    [14, 2],
  ],
}

/** Of a sheet, its middle at 0, 0 and upwards as in school, on a canvas of any size. */
export function preparePaper(canvas: HTMLCanvasElement, { width, height }: Sheet): CanvasRenderingContext2D {
  const scale = Math.min(2, Math.max(1, devicePixelRatio))
  if (canvas.width !== width * scale || canvas.height !== height * scale) {
    canvas.width = width * scale
    canvas.height = height * scale
    canvas.style.aspectRatio = `${width} / ${height}`
    canvas.parentElement?.style.setProperty('--ratio', String(width / height))
  }
  const paper = canvas.getContext('2d')!
  paper.setTransform(scale, 0, 0, scale, (width * scale) / 2, (height * scale) / 2)
  paper.lineCap = paper.lineJoin = 'round'
  return paper
}

export function paintAll(canvas: HTMLCanvasElement, sheet: Sheet): void {
  const paper = preparePaper(canvas, sheet)
  if (sheet.board) return paintBoard(paper, sheet.board, sheet.width, sheet.height)
  paper.fillStyle = 'white'
  paper.fillStyle = sheet.background
  paper.fillRect(-sheet.width / 2, -sheet.height / 2, sheet.width, sheet.height)
  for (const stroke of sheet.strokes) paintStroke(paper, stroke)
}

export function paintStroke(paper: CanvasRenderingContext2D, stroke: Stroke): void {
  switch (stroke.kind) {
    case 'line':
      paper.strokeStyle = stroke.color
      paper.lineWidth = stroke.width
      paper.beginPath()
      paper.moveTo(stroke.x1, -stroke.y1)
      paper.lineTo(stroke.x2, -stroke.y2)
      return paper.stroke()
    case 'fill':
      if (stroke.points.length < 6) return
      paper.fillStyle = stroke.color
      paper.beginPath()
      for (let at = 0; at < stroke.points.length; at += 2) paper.lineTo(stroke.points[at]!, -stroke.points[at + 1]!)
      return paper.fill('evenodd')
    case 'dot':
      paper.fillStyle = stroke.color
      paper.beginPath()
      paper.arc(stroke.x, -stroke.y, Math.abs(stroke.size) / 2, 0, 2 * Math.PI)
      return paper.fill()
    case 'text':
      paper.fillStyle = stroke.color
      paper.textAlign = stroke.align
      // Points of a printer, as Python has them.
      paper.font = `${stroke.bold ? '700 ' : ''}${stroke.size * 1.33}px system-ui, sans-serif`
      return paper.fillText(stroke.text, stroke.x, -stroke.y)
    case 'stamp':
      return paintTurtle(paper, { ...stroke.look, x: stroke.x, y: stroke.y, isShown: true })
  }
}

export function paintTurtles(canvas: HTMLCanvasElement, sheet: Sheet): void {
  const paper = preparePaper(canvas, sheet)
  paper.clearRect(-sheet.width / 2, -sheet.height / 2, sheet.width, sheet.height)
  for (const turtle of sheet.turtles.values()) if (turtle.isShown) paintTurtle(paper, turtle)
}

function paintTurtle(paper: CanvasRenderingContext2D, { x, y, heading, shape, pen, fill, stretch }: Turtle): void {
  paper.save()
  paper.translate(x, -y)
  paper.rotate((-heading * Math.PI) / 180)
  paper.scale(stretch, stretch)
  paper.strokeStyle = pen
  paper.fillStyle = fill
  paper.lineWidth = 1
  paper.beginPath()
  if (shape === 'circle') paper.arc(0, 0, 10, 0, 2 * Math.PI)
  else for (const [px, py] of SHAPES[shape] ?? SHAPES.classic!) paper.lineTo(px, -py)
  paper.closePath()
  paper.fill()
  paper.stroke()
  paper.restore()
}
