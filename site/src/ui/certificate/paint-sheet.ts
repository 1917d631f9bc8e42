import { pictureOfDrawings } from '../../lib/picture-of-drawings.ts'

/** CSS pixels: how wide a sheet is when there is room for all of it. */
const SHEET_WIDTH = 990
/** Dots of the painting for each: 250 to an inch of A4. */
const DOTS = 2.95

/** Paints a certificate as it is on the screen, however small that is: with its drawings, and its letters as this device writes them. */
export async function paintSheet(sheet: HTMLElement): Promise<HTMLCanvasElement> {
  const whole = sheet.cloneNode(true) as HTMLElement
  const room = document.createElement('div')
  room.inert = true
  room.style.cssText = `position: fixed; left: -${2 * SHEET_WIDTH}px; top: 0; width: ${SHEET_WIDTH}px`
  room.append(whole)
  document.body.append(room)
  try {
    const drawings = await pictureOfDrawings(whole)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(drawings.width * DOTS)
    canvas.height = Math.round(drawings.height * DOTS)
    const paper = canvas.getContext('2d')
    if (!paper) throw new Error('The browser draws no pictures')
    paper.scale(DOTS, DOTS)
    paper.fillStyle = getComputedStyle(whole).backgroundColor
    paper.fillRect(0, 0, drawings.width, drawings.height)
    paper.drawImage(drawings, 0, 0, drawings.width, drawings.height)
    paintText(paper, whole)
    return canvas
  } finally {
    room.remove()
  }
}

/** Each character where the page has put it, and the lines under names. */
function paintText(paper: CanvasRenderingContext2D, sheet: HTMLElement): void {
  const { left, top } = sheet.getBoundingClientRect()
  const range = document.createRange()
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || element.closest('svg')) continue
    const { fontWeight, fontSize, fontFamily, color } = getComputedStyle(element)
    paper.font = `${fontWeight} ${fontSize} ${fontFamily}`
    paper.fillStyle = color
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = paper.measureText('图')
    for (const { segment, index } of new Intl.Segmenter().segment(text.textContent ?? '')) {
      range.setStart(text, index)
      range.setEnd(text, index + segment.length)
      const box = range.getBoundingClientRect()
      // The letters' own height may be another than that of the font they are asked in.
      const base = box.top + (box.height - ascent - descent) / 2 + ascent
      paper.fillText(segment, box.left - left, base - top)
    }
  }
  for (const element of sheet.querySelectorAll<HTMLElement>('*')) {
    const { borderBottomWidth, borderBottomColor } = getComputedStyle(element)
    const width = Number.parseFloat(borderBottomWidth)
    if (!width) continue
    const box = element.getBoundingClientRect()
    paper.fillStyle = borderBottomColor
    paper.fillRect(box.left - left, box.bottom - width - top, box.width, width)
  }
}
