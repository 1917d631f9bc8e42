/** How much of a picture is looked at: a JPEG may have a preview of itself before its size. Bytes. */
export const PICTURE_HEAD = 96 * 1024

/**
 * Pixels a picture unpacks to, from its first bytes: PNG (ISO 15948, IHDR), GIF89a, BMP and JPEG (ITU T.81, SOF). 0 for
 * whatever else, and for drawings, which have no pixels.
 */
export function pixelCount(head: Uint8Array): number {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  if (head.length < 26) return 0
  const start = view.getUint32(0)
  if (start === 0x89504e47) return view.getUint32(16) * view.getUint32(20)
  if (start === 0x47494638) return view.getUint16(6, true) * view.getUint16(8, true)
  if (start >>> 16 === 0x424d) return Math.abs(view.getInt32(18, true) * view.getInt32(22, true))
  return start >>> 16 === 0xffd8 ? jpegPixels(view) : 0
}

function jpegPixels(view: DataView): number {
  let at = 2
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint16(at)
    // C4, C8 and CC stand among the frame headers and are none.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7)
    // A marker may have more than one FF before it.
    at += marker === 0xffff ? 1 : 2 + view.getUint16(at + 2)
  }
  return 0
}
