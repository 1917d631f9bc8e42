import { Failure } from '@tutu/contract/errors'
import { type Language, pickLanguage } from '@tutu/contract/languages'
import { suffixOf, thumbnailPath } from '@tutu/contract/upload'
import { sql } from 'kysely'
import { writeAdminLog } from '../data/admin-log.ts'
import { doomUnused } from '../files/blobs.ts'
import type { Row } from '../resource/columns.ts'
import type { ResourceHooks, WriteContext } from '../resource/hooks.ts'
import type { Registry } from '../resource/registry.ts'
import { type FileUse, mustKeep, rewriteFile, USES_MAX, usesOf } from '../resource/rewrite-files.ts'
import { nameOf } from '../resource/tree.ts'

type Deps = {
  registry: () => Registry
  /** Removes the bytes of blobs that were given up, without keeping anybody waiting. */
  sweepLater: () => void
}

const TAKEN_OUT = { 'zh-cn': '从用到的地方移除附件', en: 'Take a file out of where it was used' } as const

/** Places named in a refusal. */
const NAMED_MAX = 5
/** Places named in the log. */
const LOGGED_MAX = 50

/**
 * A file goes with the last record of it. While rows name it that is refused, the places being told, until the caller
 * agrees (`cascade`): then those rows lose it.
 */
export function attachmentHooks({ registry, sweepLater }: Deps): ResourceHooks {
  return {
    async beforeRemove(context, rows) {
      for (const row of await lastOnes(context, rows)) {
        const path = row.url as string
        const { uses, total } = await usesOf(context.transaction, registry(), path, USES_MAX)
        if (total === 0) continue
        const isNeeded = uses.some(mustKeep)
        if (isNeeded || (context.actor.kind === 'admin' && !context.actor.cascades)) {
          throw new Failure('attachment.inUse', {
            data: isNeeded ? null : { cascade: true },
            params: { name: row.name as string, where: await told(context, uses.slice(0, NAMED_MAX), total) },
          })
        }
        const where = await told(context, uses.slice(0, LOGGED_MAX), total)
        await rewriteFile(registry(), context, path, undefined)
        if (context.actor.kind !== 'admin') continue
        const data = { id: row.id, name: row.name, where }
        await writeAdminLog(context.transaction, context.actor, { kind: 'change', title: TAKEN_OUT, data })
      }
    },

    async afterSave({ transaction, afterCommit }, { before, after }) {
      if (!before || after) return
      await doomUnused(transaction, [before.blob_id as number])
      afterCommit.push(async () => sweepLater())
    },

    async present({ db }, rows) {
      const { rows: blobs } = await sql<{ key: string; widths: number[]; blur: string | null }>`
        select key, widths, blur from blob where key = any(${rows.map(({ url }) => String(url).slice(1))})
      `.execute(db)
      const byUrl = new Map(blobs.map((blob) => [`/${blob.key}`, blob]))
      for (const row of rows) {
        const url = row.url as string
        const blob = byUrl.get(url)
        row.suffix = suffixOf(url) || suffixOf(row.name as string)
        // A size for tables and grids; a picture without thumbnails is small or moves, and shows itself.
        const width = blob?.widths.find((one) => one >= 320) ?? blob?.widths.at(-1)
        row.thumb = row.type === 'picture' ? (width ? thumbnailPath(url, width) : url) : null
        row.blur = blob?.blur ?? null
      }
    },
  }
}

/** Those of the rows with which the last record of their content goes. */
async function lastOnes({ transaction }: WriteContext, rows: readonly Row[]): Promise<Row[]> {
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

async function told({ transaction, language }: WriteContext, uses: readonly FileUse[], total: number): Promise<string> {
  const places: string[] = []
  for (const { resource, rowId } of uses) {
    const { rows } = await sql<Row>`select * from ${sql.table(resource.table)} where id = ${rowId}`.execute(transaction)
    const title = pickLanguage(resource.definition.title, language)
    if (rows[0]) places.push(`${title} “${nameOf(resource, rows[0], language)}”`)
  }
  const more: Record<Language, string> = { 'zh-cn': ` 等 ${total} 处`, en: ` and others, ${total} places in all` }
  const separator: Record<Language, string> = { 'zh-cn': '、', en: ', ' }
  return [...new Set(places)].join(separator[language]) + (total > uses.length ? more[language] : '')
}
