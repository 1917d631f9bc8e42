// A multiple of four, so that every piece is base64 by itself.
const PIECE = 1 << 18

type NativeBase64 = { fromBase64?(text: string): Uint8Array<ArrayBuffer> }

/** The bytes of a base64 text; by the browser itself where it can (Chromium 140, Firefox 133, Safari 18.2), else in pieces. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const native = (Uint8Array as NativeBase64).fromBase64
  return native ? native.call(Uint8Array, text) : inPieces(text)
}

function inPieces(text: string): Uint8Array<ArrayBuffer> {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  let at = 0
  for (let from = 0; from < text.length; from += PIECE) {
    const piece = atob(text.slice(from, from + PIECE))
    for (let index = 0; index < piece.length; index += 1) bytes[at + index] = piece.charCodeAt(index)
    at += piece.length
  }
  return bytes
}
