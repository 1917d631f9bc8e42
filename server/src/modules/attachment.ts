import { askForZip } from './attachment-zip.ts'
import { fail, Failure, translate } from '@tutu/contract/core/errors'
import { AS_IT_WAS, type PictureEdit, suffixOf, thumbnailPath } from '@tutu/contract/core/upload'
import { sql } from 'kysely'
import { doomUnused } from '../files/blobs.ts'
import type { Files } from '../files/files.ts'
import { forgetFormers } from '../files/former-files.ts'
import type { StoreName } from '../files/store.ts'
import { agreesToCascade } from '../policy/actors.ts'
import type { Row } from '../engine/fields/columns.ts'
import { refuseForeign, tellPlaces } from '../engine/fields/file-places.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { seesAll } from '../engine/scope.ts'
import { subjectOf } from '../engine/write/change-log.ts'
import type { WriteSession } from '../engine/write/session.ts'
import type { Registry } from '../engine/registry.ts'
import { mustKeep, rewriteFile, USES_MAX, usesOf } from '../engine/write/rewrite-files.ts'

type Deps = {
  registry: () => Registry
  /** Removes the bytes of blobs that were given up, without keeping anybody waiting. */
  sweepLater: () => void
  fullUrl: Files['fullUrl']
}

type Shown = {
  key: string
  widths: number[]
  blur: string | null
  focus_x: number | null
  focus_y: number | null
}

const TAKEN_OUT = { 'zh-cn': '从用到的地方移除附件', en: 'Take a file out of where it was used' } as const

/** Places named in the log. */
const LOGGED_MAX = 50

/**
 * A file goes with the last record of it. While rows name it that is refused, the places being told, until the caller
 * agrees (`confirm`): then those rows lose it. Who may not edit one of them is refused.
 */
export function attachmentHooks({ registry, sweepLater, fullUrl }: Deps): ResourceHooks {
  return {
    async beforeRemove(session, rows) {
      const { transaction, actor } = session
      await forgetFormers(
        transaction,
        rows.map(({ id }) => id as number),
      )
      for (const row of await lastOnes(session, rows)) {
        const [path, name] = [row.url as string, row.name as string]
        const { uses, total } = await usesOf(transaction, registry(), path, USES_MAX)
        if (total === 0) continue
        await refuseForeign(transaction, uses, actor, name)
        const isNeeded = uses.some(mustKeep)
        if (isNeeded || !agreesToCascade(actor)) {
          const params = { name, where: await tellPlaces(transaction, uses, actor, { total }) }
          if (isNeeded) throw fail('attachment.needed', params)
          const question = translate('attachment.inUse', actor.language, params)
          throw new Failure('attachment.confirm', {
            params: { question },
            data: { confirm: true, cascade: true, question },
          })
        }
        const where = await tellPlaces(transaction, uses, actor, { total, max: LOGGED_MAX })
        await rewriteFile(session, uses, path, undefined)
        const subject = subjectOf(session, registry().byName('attachment'), [row])
        session.log({ kind: 'change', title: TAKEN_OUT, data: { id: row.id, name, where }, subject })
      }
    },

    commands: {
      download: askForZip,
      async move(session, { rows, input }) {
        const ids = rows.map(({ id }) => id as number)
        await session.touch('attachment', ids, { folder_id: input.folder_id ?? null, is_demo: false })
        return { message: { key: 'ok.moved', params: { count: ids.length } } }
      },
    },

    async afterSave({ transaction, afterCommit }, { before, after }) {
      if (!before || after) return
      const blobs = [before.blob_id, before.original_blob_id].filter((id) => id !== null)
      await doomUnused(transaction, blobs as number[])
      afterCommit.push(async () => sweepLater())
    },

    /** What they have sent themselves; all for whom the library shows all. */
    async seenFiles({ db, actor, library }, paths) {
      const sentBy = async (column: 'admin_id' | 'user_id', id: number) => {
        const rows = await db
          .selectFrom('attachment')
          .select('url')
          .where('url', 'in', paths)
          .where(column, '=', id)
          .execute()
        return new Set(rows.map(({ url }) => url))
      }
      if (paths.length === 0) return new Set()
      switch (actor.kind) {
        case 'system':
          return new Set(paths)
        case 'administrator':
          return (await seesAll(db, library, actor)) ? new Set(paths) : sentBy('admin_id', actor.id)
        case 'member':
          return sentBy('user_id', actor.id)
        case 'guardian':
        case 'visitor':
          return new Set()
      }
    },

    async present({ db, host }, rows) {
      const { rows: blobs } = await sql<Shown>`
        select key, widths, blur, focus_x, focus_y from blob
        where key = any(${rows.map(({ url }) => String(url).slice(1))})
      `.execute(db)
      const { rows: edits } = await sql<{ id: number; edited: PictureEdit | null; key: string }>`
        select a.id, a.edited, b.key from attachment a join blob b on b.id = a.original_blob_id
        where a.id = any(${rows.map(({ id }) => id as number)}::int[])
      `.execute(db)
      const { rows: formers } = await sql<{ id: number; name: string }>`
        select distinct on (attachment_id) attachment_id as id, name from former_file
        where attachment_id = any(${rows.map(({ id }) => id as number)}::int[]) and blob_id is not null
        order by attachment_id, former_file.id desc
      `.execute(db)
      const formerOf = new Map(formers.map((one) => [one.id, one.name]))
      const editOf = new Map(edits.map((one) => [one.id, one]))
      const byUrl = new Map(blobs.map((blob) => [`/${blob.key}`, blob]))
      for (const row of rows) {
        const url = row.url as string
        const blob = byUrl.get(url)
        row.suffix = suffixOf(url) || suffixOf(row.name as string)
        // A size for tables and grids; a picture without thumbnails is small or moves, and shows itself.
        const width = blob?.widths.find((one) => one >= 320) ?? blob?.widths.at(-1)
        row.thumb = row.type === 'picture' ? (width ? thumbnailPath(url, width) : url) : null
        row.blur = blob?.blur ?? null
        row.focus = blob && blob.focus_x !== null ? { x: blob.focus_x, y: blob.focus_y } : null
        const edit = editOf.get(row.id as number)
        row.original = edit ? `/${edit.key}?${AS_IT_WAS}=1` : null
        row.edited = edit?.edited ?? null
        row.former = formerOf.get(row.id as number) ?? null
        row.full_url = await fullUrl({ url, storage: row.storage as StoreName }, { host })
      }
    },
  }
}

/** Those of the rows with which the last record of their content goes. */
async function lastOnes({ transaction }: WriteSession, rows: readonly Row[]): Promise<Row[]> {
  const ids = rows.map(({ id }) => id as number)
  const blobs = [...new Set(rows.map(({ blob_id }) => blob_id as number))]
  // Nobody adds a record, or a place that names the file, until this is done.
  await sql`select from blob where id = any(${blobs}::int[]) order by id for update`.execute(transaction)
  const { rows: kept } = await sql<{ blob_id: number }>`
    select distinct blob_id from attachment where blob_id = any(${blobs}::int[]) and not id = any(${ids}::int[])
  `.execute(transaction)
  const shared = new Set(kept.map(({ blob_id }) => blob_id))
  return [...new Map(rows.map((row) => [row.blob_id, row])).values()].filter(
    ({ blob_id }) => !shared.has(blob_id as number),
  )
}
