import { zlibSync } from 'fflate'
import { crc32 } from '../crc32.ts'
import { joinBytes } from '../join-bytes.ts'

const u32 = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const u16le = (value: number): number[] => [value & 255, value >> 8]
const u32le = (value: number): number[] => u32(value).toReversed()
const text = (value: string): number[] => Array.from(value, (character) => character.charCodeAt(0))

/** An 8-bit RGBA PNG; one colour, or the rows given (each begins with its filter byte). A size no PNG has gets no rows. */
export function png(width: number, height: number, rows?: Uint8Array): Uint8Array<ArrayBuffer> {
  const isDrawn = width * height > 0 && width * height < 10_000_000
  const drawn = rows ?? new Uint8Array(isDrawn ? (width * 4 + 1) * height : 1)
  const chunks = [
    chunk('IHDR', Uint8Array.of(...u32(width), ...u32(height), 8, 6, 0, 0, 0)),
    chunk('IDAT', zlibSync(drawn, { level: rows ? 1 : 6 })),
    chunk('IEND', new Uint8Array()),
  ]
  return joinBytes([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), ...chunks])
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([Uint8Array.from(text(name)), data])
  return joinBytes([Uint8Array.from(u32(data.length)), body, Uint8Array.from(u32(crc32(body)))])
}

/** A WAVE of 16-bit PCM at 22,050 Hz, one channel; silence, or the bytes given. */
export function wav(samples: number, data = new Uint8Array(samples * 2)): Uint8Array<ArrayBuffer> {
  const format = [
    ...text('fmt '),
    ...u32le(16),
    ...u16le(1),
    ...u16le(1),
    ...u32le(22_050),
    ...u32le(44_100),
    2,
    0,
    16,
    0,
  ]
  const head = [...text('RIFF'), ...u32le(36 + data.length), ...text('WAVE'), ...format]
  return joinBytes([Uint8Array.from([...head, ...text('data'), ...u32le(data.length)]), data])
}

/** Silent frames of MPEG-1 layer III, 128 kbit/s at 44,100 Hz. */
export function mp3(frames: number): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(417)
  frame.set([0xff, 0xfb, 0x90, 0xc4])
  return joinBytes(Array.from({ length: frames }, () => frame))
}
