import { canvasPicture } from '../../lib/canvas-picture.ts'
import { saveBlob } from '../../lib/save-file.ts'
import { onePagePdf } from './one-page-pdf.ts'
import { paintSheet } from './paint-sheet.ts'

/** Gives a certificate to the reader as a PDF of one page. */
export async function saveAsPdf(sheet: HTMLElement, title: string): Promise<void> {
  const canvas = await paintSheet(sheet)
  const jpeg = await canvasPicture(canvas, 'image/jpeg', 0.92)
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  saveBlob(`${title}.pdf`, onePagePdf({ bytes, width: canvas.width, height: canvas.height }, title))
}
