import type { AssetState } from './asset-state.ts'

const IMA_ADPCM = 0x11
/** WAVE formats that browsers or the runtime decode: PCM, floats, the laws, IMA ADPCM (the editor's own) and "see extension". */
const WAVE_FORMATS: ReadonlySet<number> = new Set([1, 3, 6, 7, IMA_ADPCM, 0xfffe])
/** Bits of a sample by IMA ADPCM. A recording of more only says that it is coded so, and would be noise. */
const IMA_BITS = new Set([3, 4])
const OTHERS: readonly (readonly [offset: number, text: string])[] = [
  [0, 'OggS'],
  [0, 'fLaC'],
  [4, 'ftyp'],
  [0, '\x1a\x45\xdf\xa3'],
]

/** Reads the headers of a sound: WAVE (RIFF), MP3 (ISO 11172-3, after an ID3 tag or not) and AAC; others by their signature. */
export function readSound(bytes: Uint8Array): AssetState {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WAVE')) return readWave(bytes, view)
  if (OTHERS.some(([offset, text]) => startsWith(bytes, offset, text))) return 'whole'
  return readFrames(bytes, endOfTag(bytes))
}

/** Chunks of a name, a length and bytes, padded to an even length: `fmt ` tells how, `data` what. */
function readWave(bytes: Uint8Array, view: DataView): AssetState {
  let isKnown = false
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true)
    if (startsWith(bytes, at, 'fmt ') && length >= 16 && at + 24 <= bytes.length) {
      const rate = view.getUint32(at + 12, true)
      const channels = view.getUint16(at + 10, true)
      const format = view.getUint16(at + 8, true)
      const isCodedSo = format !== IMA_ADPCM || IMA_BITS.has(view.getUint16(at + 22, true))
      isKnown = WAVE_FORMATS.has(format) && isCodedSo && channels > 0 && channels <= 32 && rate > 0
    }
    if (startsWith(bytes, at, 'data')) {
      if (!isKnown) return 'unreadable'
      // Recorders that did not know the length write 0 or all ones, and players go to the end.
      return length === 0xffffffff || at + 8 + length <= bytes.length ? 'whole' : 'damaged'
    }
    at += 8 + length + (length % 2)
  }
  return 'unreadable'
}

/** Where an ID3v2 tag ends: its length is four times seven bits. */
function endOfTag(bytes: Uint8Array): number {
  if (!startsWith(bytes, 0, 'ID3') || bytes.length < 10) return 0
  return 10 + ((bytes[6]! << 21) | (bytes[7]! << 14) | (bytes[8]! << 7) | bytes[9]!)
}

/** Players skip what they don't know before the first frame, but not for ever. Bytes. */
const SEARCHED = 16 * 1024
/** Frames in a row that make an accident unlikely. */
const IN_A_ROW = 2

/** Frames up to the end, or up to what is none, such as a tag; 'damaged' where the last one is cut off. */
function readFrames(bytes: Uint8Array, from: number): AssetState {
  for (let start = from; start < Math.min(from + SEARCHED, bytes.length - 4); start += 1) {
    let at = start
    let found = 0
    for (let length = frameLength(bytes, at); length > 0; length = frameLength(bytes, at)) {
      at += length
      found += 1
    }
    if (found >= IN_A_ROW) return at > bytes.length ? 'damaged' : 'whole'
    if (found > 0 && at === bytes.length) return 'whole'
  }
  return 'unreadable'
}

const MPEG1 = 3
const BITRATES = {
  layer1: [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  layer2: [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  layer3: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  half1: [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  half: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
const RATES = [44_100, 48_000, 32_000] as const

/** Bytes of the MPEG audio or ADTS (AAC) frame that begins at `at`; 0: none begins there. */
function frameLength(bytes: Uint8Array, at: number): number {
  if (bytes[at] !== 0xff || at + 6 > bytes.length) return 0
  const [second, third, fourth] = [bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!]
  if ((second & 0xf6) === 0xf0) return ((fourth & 3) << 11) | (bytes[at + 4]! << 3) | (bytes[at + 5]! >> 5)
  const version = (second >> 3) & 3
  const layer = 4 - ((second >> 1) & 3)
  if (second >> 5 !== 7 || version === 1 || layer === 4) return 0
  const rate = RATES[(third >> 2) & 3]
  const table =
    version === MPEG1
      ? ([BITRATES.layer1, BITRATES.layer2, BITRATES.layer3] as const)[layer - 1]!
      : layer === 1
        ? BITRATES.half1
        : BITRATES.half
  const bitrate = table[(third >> 4) - 1]
  if (rate === undefined || bitrate === undefined) return 0
  const hertz = version === MPEG1 ? rate : version === 2 ? rate / 2 : rate / 4
  const padding = (third >> 1) & 1
  if (layer === 1) return (Math.floor((12_000 * bitrate) / hertz) + padding) * 4
  const samples = layer === 3 && version !== MPEG1 ? 72_000 : 144_000
  return Math.floor((samples * bitrate) / hertz) + padding
}

function startsWith(bytes: Uint8Array, offset: number, text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (bytes[offset + at] !== text.charCodeAt(at)) return false
  return true
}
