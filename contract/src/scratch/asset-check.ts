import type { AssetState } from './asset-state.ts'
import { readDrawing } from './drawing.ts'
import { readPicture } from './picture.ts'
import { readSound } from './sound.ts'

export type AssetKind = 'costume' | 'sound'
export type CheckedAsset = { state: AssetState; pixels: number }

/** Looks at the bytes of a costume or sound; the runtime goes by the ending of its name whether to expect a drawing. */
export function checkAsset(bytes: Uint8Array, kind: AssetKind, fileName: string): CheckedAsset {
  if (kind === 'sound') return { state: readSound(bytes), pixels: 0 }
  if (/\.svg$/i.test(fileName)) return { state: readDrawing(bytes), pixels: 0 }
  const picture = readPicture(bytes)
  if (!picture) return { state: 'unreadable', pixels: 0 }
  return { state: picture.whole ? 'whole' : 'damaged', pixels: picture.pixels }
}
