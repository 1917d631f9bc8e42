// A multiple of three, so that pieces join without padding between them; small enough for an argument list.
const PIECE = 3 * 10_000
const PIECES_PER_PART = 100

/** Bytes as base64 in parts of some 4 MB. `onPart` is called after each with the share done, 0–1. */
export function toBase64(bytes: Uint8Array, onPart?: (share: number) => void): string[] {
  const parts: string[] = []
  const size = PIECE * PIECES_PER_PART
  for (let from = 0; from < bytes.length; from += size) {
    const part = bytes.subarray(from, from + size)
    let text = ''
    for (let at = 0; at < part.length; at += PIECE) {
      text += btoa(String.fromCharCode.apply(null, part.subarray(at, at + PIECE) as unknown as number[]))
    }
    parts.push(text)
    onPart?.(Math.min(1, (from + size) / bytes.length))
  }
  return parts
}
