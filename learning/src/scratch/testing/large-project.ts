import { png, wav } from './make-media.ts'
import { sb3Json, zipProject } from './make-project.ts'

const WIDTH = 480
const HEIGHT = 360

/**
 * A project of about so many MB that no packing makes smaller: half of it recordings of ten seconds, half photos of the
 * stage's size. The same at every call.
 */
export function largeProject(megabytes: number): Uint8Array {
  const files: Record<string, Uint8Array> = {}
  const sounds: object[] = []
  const costumes: object[] = []
  const random = randomBytes()
  let size = 0
  for (let at = 0; size < megabytes * 1_000_000; at += 1) {
    const isSound = at % 3 === 0
    const id = String(at).padStart(32, 'a')
    const name = `${id}.${isSound ? 'wav' : 'png'}`
    const asset = { name: `n${at}`, assetId: id, md5ext: name, dataFormat: isSound ? 'wav' : 'png' }
    if (isSound) sounds.push({ ...asset, rate: 22_050, sampleCount: 220_500, format: '' })
    else costumes.push({ ...asset, bitmapResolution: 1, rotationCenterX: WIDTH / 2, rotationCenterY: HEIGHT / 2 })
    files[name] = isSound ? wav(220_500, random(441_000)) : photo(random)
    size += files[name].length
  }
  return zipProject(sb3Json({ stage: { sounds, costumes } }), files)
}

/** Pixels of random grey: rows of a filter byte and four bytes each. */
function photo(random: (length: number) => Uint8Array<ArrayBuffer>): Uint8Array {
  const greys = random(WIDTH * HEIGHT)
  const rows = new Uint8Array((WIDTH * 4 + 1) * HEIGHT)
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const at = y * (WIDTH * 4 + 1) + 1 + x * 4
      rows.fill(greys[y * WIDTH + x]!, at, at + 3)
      rows[at + 3] = 255
    }
  }
  return png(WIDTH, HEIGHT, rows)
}

/** Xorshift: the same bytes every time. */
function randomBytes(): (length: number) => Uint8Array<ArrayBuffer> {
  let state = 0x2f6e2b1
  return (length) => {
    const bytes = new Uint8Array(length)
    for (let at = 0; at < length; at += 1) {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      bytes[at] = state & 255
    }
    return bytes
  }
}
