import type { AssetState } from './asset-state.ts'
import { readDrawing } from './drawing.ts'
import { type Picture, readPicture } from './picture.ts'
import { readSound } from './sound.ts'

export type AssetKind = 'costume' | 'sound'
export type CheckedAsset = { state: AssetState; pixels: number }

/** Of these, browsers draw what is there; of other formats nothing where one breaks off. */
const DRAWN_IN_PART: ReadonlySet<Picture['format']> = new Set(['gif', 'bmp'])
const DRAWING = /\.svg$/i

/** Looks at the bytes of a costume or sound; the runtime goes by the ending of its name whether to expect a drawing. */
export function checkAsset(bytes: Uint8Array, kind: AssetKind, fileName: string): CheckedAsset {
  if (kind === 'sound') return { state: readSound(bytes), pixels: 0 }
  if (DRAWING.test(fileName)) return { state: readDrawing(bytes), pixels: 0 }
  const picture = readPicture(bytes)
  if (!picture) return { state: 'unreadable', pixels: 0 }
  const { format, pixels, whole } = picture
  if (whole) return { state: 'whole', pixels }
  return { state: DRAWN_IN_PART.has(format) ? 'damaged' : 'unreadable', pixels }
}

/** Whether the runtime would try for seconds to decode a costume before it shows “?”; without the file it does so at once. */
export function stallsRuntime(state: AssetState, kind: AssetKind, fileName: string): boolean {
  return state === 'unreadable' && kind === 'costume' && !DRAWING.test(fileName)
}
