/** What a picture is by its own header. Pixels of one frame; 0 for drawings, which have none. */
export type Picture = { format: 'png' | 'jpeg' | 'gif' | 'bmp' | 'webp'; pixels: number; whole: boolean }

const PNG_SIGNATURE = [0x89504e47, 0x0d0a1a0a] as const
const IHDR = 0x49484452
const IEND = 0x49454e44
/** ISO 15948, 11.2.2: bit depths by colour type. */
const PNG_DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
const PNG_SIDE_MAX = 0x7fffffff

/**
 * Reads the header of a picture whose bytes are all there: PNG (ISO 15948), JPEG (ITU T.81), GIF87a/89a, BMP and WebP
 * (RFC 9649). `whole` is false where it breaks off. Undefined: it is none of them, or its header says what no picture
 * can be, so that no browser draws it.
 */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readPng(view) ?? readJpeg(view) ?? readGif(view) ?? readBmp(view) ?? readWebp(view)
  } catch (error) {
    // It ends inside its own header.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function picture(format: Picture['format'], width: number, height: number, whole: boolean): Picture | undefined {
  return width > 0 && height > 0 ? { format, pixels: width * height, whole } : undefined
}

function readPng(view: DataView): Picture | undefined {
  if (view.getUint32(0) !== PNG_SIGNATURE[0] || view.getUint32(4) !== PNG_SIGNATURE[1]) return undefined
  // The header chunk comes first and is 13 bytes long; without it the numbers behind mean something else.
  if (view.getUint32(8) !== 13 || view.getUint32(12) !== IHDR) return undefined
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const known = PNG_DEPTHS[view.getUint8(25)]?.includes(view.getUint8(24)) ?? false
  if (!known || width > PNG_SIDE_MAX || height > PNG_SIDE_MAX) return undefined
  return picture('png', width, height, endsPng(view))
}

/** Whether the chunks lead to the last one, whose checksum no browser misses. */
function endsPng(view: DataView): boolean {
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === IEND) return true
  }
  return false
}

function readJpeg(view: DataView): Picture | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 <= view.byteLength;) {
    const marker = view.getUint16(at)
    if (marker >>> 8 !== 0xff) return undefined
    // C4, C8 and CC stand among the frame headers and are none.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return picture('jpeg', view.getUint16(at + 7), view.getUint16(at + 5), endsJpeg(view))
    // A marker may have more than one FF before it.
    at += marker === 0xffff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Cameras append things after the end; a picture that breaks off has no end marker anywhere. */
function endsJpeg(view: DataView): boolean {
  for (let at = view.byteLength - 2; at > 1; at -= 1) if (view.getUint16(at) === 0xffd9) return true
  return false
}

function readGif(view: DataView): Picture | undefined {
  const version = view.getUint16(4)
  if (view.getUint32(0) !== 0x47494638 || (version !== 0x3761 && version !== 0x3961)) return undefined
  const ends = view.getUint8(view.byteLength - 1) === 0x3b || view.getUint8(view.byteLength - 1) === 0
  return picture('gif', view.getUint16(6, true), view.getUint16(8, true), ends)
}

function readBmp(view: DataView): Picture | undefined {
  if (view.getUint16(0) !== 0x424d || view.getUint32(14, true) < 12) return undefined
  const isWhole = view.getUint32(10, true) < view.byteLength
  // Twelve bytes: the first kind of header, with short numbers.
  if (view.getUint32(14, true) === 12)
    return picture('bmp', view.getUint16(18, true), view.getUint16(20, true), isWhole)
  // A negative height stands for rows from the top down.
  return picture('bmp', view.getInt32(18, true), Math.abs(view.getInt32(22, true)), isWhole)
}

function readWebp(view: DataView): Picture | undefined {
  if (view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250) return undefined
  const whole = view.getUint32(4, true) + 8 <= view.byteLength
  switch (view.getUint32(12)) {
    case 0x56503820: // 'VP8 ': a key frame's start code, then 14 bits each
      if (view.getUint8(23) !== 0x9d || view.getUint16(24) !== 0x012a) return undefined
      return picture('webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff, whole)
    case 0x5650384c: {
      // 'VP8L': 14 bits each, less one
      const bits = view.getUint32(21, true)
      return view.getUint8(20) === 0x2f
        ? picture('webp', (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1, whole)
        : undefined
    }
    case 0x56503858: // 'VP8X': 24 bits each, less one
      return picture('webp', (view.getUint32(23, true) >>> 8) + 1, (view.getUint32(26, true) >>> 8) + 1, whole)
    default:
      return undefined
  }
}
