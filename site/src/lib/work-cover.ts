import { canvasPicture } from './canvas-picture.ts'
import type { CodeLanguage } from './code-editor.ts'
import { drawnPart } from './drawn-part.ts'
import { pictureOfDrawings } from './picture-of-drawings.ts'

// Covers that a work takes by itself, so that nobody has to look for a picture.

const [WIDTH, HEIGHT] = [960, 600]
const INK = '#22303c'
const PAPER = '#fffdf6'
/** The house's soft colours, and what is drawn on them. */
const LOOKS: Readonly<Record<CodeLanguage, { ground: string; line: string; mark: string }>> = {
  python: { ground: '#dcecfb', line: '#c0dcf6', mark: '#165c9f' },
  javascript: { ground: '#dcf0e4', line: '#c2e3d0', mark: '#1c6a43' },
  html: { ground: '#fde9dc', line: '#f9d3ba', mark: '#9c3604' },
  cpp: { ground: '#ebe3f8', line: '#d8c9f0', mark: '#5a3a96' },
}

/** What was drawn, as large as it fits, in the middle of a sheet of its own colour. */
export function coverOfDrawing(drawing: HTMLCanvasElement): Promise<File> {
  const pixels = drawing.getContext('2d')?.getImageData(0, 0, drawing.width, drawing.height)
  const [red = 255, green = 255, blue = 255] = pixels?.data.subarray((drawing.width + 1) * 4) ?? []
  const part = pixels ? drawnPart(pixels) : { x: 0, y: 0, width: drawing.width, height: drawing.height }
  return drawn((paper) => {
    paper.fillStyle = `rgb(${red} ${green} ${blue})`
    paper.fillRect(0, 0, WIDTH, HEIGHT)
    const scale = Math.min(WIDTH / part.width, HEIGHT / part.height)
    const [width, height] = [part.width * scale, part.height * scale]
    const [x, y] = [(WIDTH - width) / 2, (HEIGHT - height) / 2]
    paper.drawImage(drawing, part.x, part.y, part.width, part.height, x, y, width, height)
  })
}

/** The first lines of a program on a card, where there is nothing else to see of it. */
export function coverOfCode(code: string, language: CodeLanguage): Promise<File> {
  const { ground, line, mark } = LOOKS[language]
  const lines = code.split('\n').filter((text) => text.trim() !== '')
  return drawn((paper) => {
    paper.fillStyle = ground
    paper.fillRect(0, 0, WIDTH, HEIGHT)
    paper.fillStyle = line
    for (const [x, y, radius] of [
      [60, 540, 120],
      [900, 70, 150],
    ] as const)
      disc(paper, x, y, radius)
    card(paper)
    for (const [index, colour] of ['#e8685f', '#f3b63d', '#58b982'].entries()) {
      paper.fillStyle = colour
      disc(paper, 142 + index * 40, 118, 12)
      paper.stroke()
    }
    paper.font = '600 30px ui-monospace, Menlo, Consolas, monospace'
    paper.textBaseline = 'middle'
    paper.save()
    paper.beginPath()
    paper.rect(110, 150, 740, 370)
    paper.clip()
    for (const [index, text] of lines.slice(0, 8).entries()) {
      const y = 186 + index * 46
      paper.fillStyle = mark
      paper.fillText(String(index + 1), 130, y)
      paper.fillStyle = INK
      paper.fillText(text.replaceAll('\t', '    ').slice(0, 60), 180, y)
    }
    paper.restore()
  })
}

function card(paper: CanvasRenderingContext2D): void {
  paper.beginPath()
  paper.roundRect(100, 70, 760, 466, 28)
  paper.fillStyle = PAPER
  paper.fill()
  paper.strokeStyle = INK
  paper.lineWidth = 5
  paper.stroke()
}

function disc(paper: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  paper.beginPath()
  paper.arc(x, y, radius, 0, 2 * Math.PI)
  paper.fill()
}

/** A field of the page as it looks here and now: its drawings with the colours they have, one above the other. */
export async function coverOfField(field: HTMLElement): Promise<File> {
  const picture = await pictureOfDrawings(field)
  const ground = getComputedStyle(field).getPropertyValue('--accent-soft').trim() || '#dcf0e4'
  return drawn((paper) => {
    paper.fillStyle = ground
    paper.fillRect(0, 0, WIDTH, HEIGHT)
    const scale = Math.min((WIDTH - 60) / picture.width, (HEIGHT - 60) / picture.height)
    const [width, height] = [picture.width * scale, picture.height * scale]
    paper.drawImage(picture, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)
  })
}

async function drawn(draw: (paper: CanvasRenderingContext2D) => void): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('The browser draws no pictures')
  draw(paper)
  return new File([await canvasPicture(canvas, 'image/png')], 'cover.png', { type: 'image/png' })
}
