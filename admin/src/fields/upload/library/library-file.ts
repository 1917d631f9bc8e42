import { attachment } from '@tutu/contract/resources/attachment'
import { type PictureEdit, type PicturePoint, thumbnailPath, thumbnailWidths } from '@tutu/contract/core/upload'
import { asText, type Row } from '../../../kit/face.ts'

/** A file of the library as its list answers it: size in bytes, width and height in px. */
export type LibraryFile = {
  id: number
  url: string
  name: string
  size: number
  type: string
  suffix: string
  /** In how many places it stands. */
  usage: number
  width: number | undefined
  height: number | undefined
  /** A small picture or one that moves shows itself. */
  hasThumbnails: boolean
  /** Of an edited picture: the path of what it was made from, and how. */
  original: string | undefined
  edited: PictureEdit | null
  /** What the file that was there before is called, while it can be put back. */
  former: string | undefined
  focus: PicturePoint | null
}

export const FILE_TYPES = Object.keys(attachment.fields.type.options)

const count = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

export function libraryFile(row: Row): LibraryFile {
  const url = asText(row.url)
  return {
    id: row.id,
    url,
    name: asText(row.name),
    size: count(row.size) ?? 0,
    type: asText(row.type),
    suffix: asText(row.suffix),
    usage: count(row.usage) ?? 0,
    width: count(row.width),
    height: count(row.height),
    hasThumbnails: typeof row.thumb === 'string' && row.thumb !== url,
    original: asText(row.original) || undefined,
    former: asText(row.former) || undefined,
    edited: (row.edited as PictureEdit | null | undefined) ?? null,
    focus: (row.focus as PicturePoint | null | undefined) ?? null,
  }
}

/** The path of a picture at least `wanted` px wide, where it is. */
export function pictureOf({ url, width, hasThumbnails }: LibraryFile, wanted: number): string {
  const widths = hasThumbnails && width !== undefined ? thumbnailWidths(width) : []
  const fitting = widths.find((one) => one >= wanted)
  return fitting === undefined ? url : thumbnailPath(url, fitting)
}
