import { type FileInfo, type PictureInfo, suffixOf } from '@tutu/contract/core/upload'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { traitsOf } from '@tutu/contract/fields/traits'
import { sql } from 'kysely'
import { workedOutOnce } from '../../lib/worked-out-once.ts'
import type { Database } from '../../postgres/database.ts'
import type { Resource } from '../registry.ts'

type Stored = {
  id: number
  key: string
  name: string | null
  size: number
  mimetype: string
  width: number | null
  height: number | null
  blur: string | null
  widths: number[]
  avif: boolean | null
  focus_x: number | null
  focus_y: number | null
}
type Describe = (path: string, blob: Stored) => PictureInfo | FileInfo | null

const DESCRIBED: Readonly<Record<string, Describe>> = { picture: pictureInfo, any: fileInfo }

const describedFields = workedOutOnce(({ fields }: Definition) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const describe = DESCRIBED[traitsOf(field).files ?? '']
    return describe ? [{ name, describe }] : []
  }),
)

/**
 * Adds beside each field that names files what is known of them: `cover_info: PictureInfo | null` beside an image,
 * `materials_info: (FileInfo | null)[]` beside a list of files. null: a built-in picture, or one that was not measured.
 * Answers the cache tags of what it added.
 */
export async function addFileInfo(
  { reads }: Database,
  { definition }: Pick<Resource, 'definition'>,
  rows: Record<string, unknown>[],
): Promise<string[]> {
  const [first] = rows
  const fields = first ? describedFields(definition).filter(({ name }) => name in first) : []
  if (fields.length === 0) return []
  const paths = rows.flatMap((row) => fields.flatMap(({ name }) => [row[name] ?? []].flat() as string[]))
  const stored = [...new Set(paths)].filter((path) => path.startsWith('/storage/'))
  const blobs = new Map<string, Stored>()
  if (stored.length > 0) {
    // What those who write pages called it last; never a child's name for it, which may say who the child is.
    const { rows: found } = await sql<Stored>`
      select id, key, size, mimetype, width, height, blur, widths, avif, focus_x, focus_y,
        (select name from attachment where blob_id = blob.id and user_id is null
          order by lastuploadtime desc, id desc limit 1) as name
      from blob where key = any(${stored.map((path) => path.slice(1))})
    `.execute(reads)
    for (const blob of found) blobs.set(`/${blob.key}`, blob)
  }
  for (const row of rows) {
    for (const { name, describe } of fields) {
      const info = (path: string) => (blobs.has(path) ? describe(path, blobs.get(path)!) : null)
      const value = row[name]
      row[`${name}_info`] = Array.isArray(value) ? value.map(info) : value ? info(value as string) : null
    }
  }
  return [...blobs.values()].map(({ id }) => `blob:${id}`)
}

function pictureInfo(_path: string, blob: Stored): PictureInfo | null {
  const { width, height, blur, widths, avif, focus_x, focus_y } = blob
  if (!width || !height) return null
  const focus = focus_x === null || focus_y === null ? {} : { focus: { x: focus_x, y: focus_y } }
  return { width, height, blur: blur ?? '', widths, avif: avif === true, ...focus }
}

function fileInfo(path: string, { name, size, mimetype }: Stored): FileInfo {
  return { name: name ?? path.slice(path.lastIndexOf('/') + 1), size, mimetype, suffix: suffixOf(path) }
}
