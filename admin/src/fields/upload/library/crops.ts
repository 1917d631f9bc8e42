import type { PictureEdit } from '@tutu/contract/core/upload'
import type { PercentCrop } from 'react-image-crop'

/** A part of a picture, in hundredths of its sides. */
export const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

/** What is kept of an edit, as the cropper has it. */
export const percentOf = (crop: PictureEdit['crop']): PercentCrop =>
  crop ? { unit: '%', x: crop.x * 100, y: crop.y * 100, width: crop.width * 100, height: crop.height * 100 } : WHOLE

/** Parts of the sides, never beyond them however they were rounded. */
export function partsOf({ x, y, width, height }: PercentCrop): NonNullable<PictureEdit['crop']> {
  const part = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)) * 1000) / 100_000
  return { x: part(x), y: part(y), width: part(width), height: part(height) }
}

/** The same part of the picture when it is turned. */
export function turned({ x, y, width, height }: PercentCrop, degrees: 90 | 270): PercentCrop {
  return degrees === 90
    ? { unit: '%', x: 100 - y - height, y: x, width: height, height: width }
    : { unit: '%', x: y, y: 100 - x - width, width: height, height: width }
}

/** The largest part of a shape, in the middle. */
export function largest(shape: number, size: { width: number; height: number }): PercentCrop {
  const factor = shape / (size.width / size.height)
  const width = factor < 1 ? factor * 100 : 100
  const height = factor < 1 ? 100 : 100 / factor
  return { unit: '%', x: (100 - width) / 2, y: (100 - height) / 2, width, height }
}
