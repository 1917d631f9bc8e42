import { PROJECT_ID } from './options.ts'

// A multiple of four, so that every piece is base64 by itself.
const PIECE = 1 << 18

/** The project written into the page, decoded piece by piece; the text is dropped afterwards. */
export function readProject(): ArrayBuffer {
  const element = document.getElementById(PROJECT_ID)
  const text = element?.textContent ?? ''
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  let at = 0
  for (let from = 0; from < text.length; from += PIECE) {
    const piece = atob(text.slice(from, from + PIECE))
    for (let index = 0; index < piece.length; index += 1) bytes[at + index] = piece.charCodeAt(index)
    at += piece.length
  }
  element?.remove()
  return bytes.buffer
}
