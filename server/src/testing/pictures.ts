import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Wanted = { width?: number; height?: number; colour?: string; orientation?: number; exif?: boolean }

/** A picture with something to see in it; `exif` puts a camera and a place into it. */
export async function makePicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif',
  { width = 400, height = 300, colour = '#2b8a5b', orientation, exif = false }: Wanted = {},
): Promise<Buffer> {
  const half = Math.max(1, Math.round(width / 2))
  let picture = sharp({ create: { width, height, channels: 3, background: colour } }).composite([
    { input: { create: { width: half, height, channels: 3, background: '#f4c542' } }, left: 0, top: 0 },
  ])
  if (exif) {
    picture = picture.withExif({
      IFD0: { Make: 'Secret Camera', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '121/1 28/1 0/1' },
    })
  }
  if (orientation) picture = picture.withMetadata({ orientation })
  return picture.toFormat(format).toBuffer()
}

/** A small picture whose header says some 60,000 px each way, or as much as the format can. */
export async function claimingHuge(format: 'gif' | 'jpeg' | 'webp' | 'avif'): Promise<Buffer> {
  const bytes = await makePicture(format, { width: 16, height: 16 })
  if (format === 'gif') bytes.fill(0xff, 6, 10)
  // Beyond 65,500 px the library takes it for broken.
  if (format === 'jpeg')
    bytes.fill(Buffer.from([0xea, 0x60]), bytes.indexOf('ffc0', 0, 'hex') + 5, bytes.indexOf('ffc0', 0, 'hex') + 9)
  if (format === 'avif')
    bytes.fill(Buffer.from([0, 0, 0xff, 0xff]), bytes.indexOf('ispe') + 8, bytes.indexOf('ispe') + 16)
  if (format !== 'webp') return bytes
  // A canvas of its own, in front of the picture.
  const canvas = Buffer.from('VP8X\x0a\0\0\0\0\0\0\0\xff\x3f\0\xff\x3f\0', 'latin1')
  const whole = Buffer.concat([bytes.subarray(0, 12), canvas, bytes.subarray(12)])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

/** A BMP of 24 bits with a header that says what it likes, and one row of pixels. */
export function bmpClaiming(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(54 + 64)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

/** A PNG whose header says what it likes; its one line of pixels is empty. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1024))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(body.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}

/** A JPEG with as many EXIF blocks, of 64 kB each, as are asked for. */
export function withExifBlocks(jpeg: Buffer, count: number): Buffer {
  const body = Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'), Buffer.alloc(65_000, 0xff)])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  const block = Buffer.concat([head, body])
  return Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: count }, () => block), jpeg.subarray(2)])
}
