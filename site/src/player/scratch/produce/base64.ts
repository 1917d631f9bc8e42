const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const CODES = Uint8Array.from(ALPHABET, (character) => character.charCodeAt(0))
const PADDING = 61
// A multiple of three, so that pieces join without padding between them.
const PIECE = 3 * 1024 * 1024

/**
 * Bytes as base64, itself as bytes: a text would have to be encoded once more on its way into a file. In pieces of
 * 4 MB; `onPiece` is called after each with the share done, 0–1.
 */
export function toBase64(bytes: Uint8Array, onPiece?: (share: number) => void): Uint8Array<ArrayBuffer>[] {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (let from = 0; from < bytes.length; from += PIECE) {
    pieces.push(encode(bytes.subarray(from, from + PIECE)))
    onPiece?.(Math.min(1, (from + PIECE) / bytes.length))
  }
  return pieces
}

function encode(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new Uint8Array(Math.ceil(bytes.length / 3) * 4)
  let at = 0
  for (let from = 0; from < bytes.length; from += 3) {
    const group = (bytes[from]! << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0)
    text[at] = CODES[group >> 18]!
    text[at + 1] = CODES[(group >> 12) & 63]!
    text[at + 2] = CODES[(group >> 6) & 63]!
    text[at + 3] = CODES[group & 63]!
    at += 4
  }
  const missing = (3 - (bytes.length % 3)) % 3
  text.fill(PADDING, text.length - missing)
  return text
}
