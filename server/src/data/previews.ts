import { type ColumnType, type Generated, type Kysely, sql } from 'kysely'
import { hashOf, hashToken, newToken } from '../lib/opaque-token.ts'
import type { AdministratorId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    preview: {
      hash: Buffer
      resource: string
      row_id: number | null
      input: ColumnType<Record<string, unknown>, string, string>
      admin_id: AdministratorId
      createtime: Generated<number>
      expiretime: number
    }
  }
}

/** Seconds that a link shows a preview (wire decision 15). */
export const PREVIEW_LIFE = 30 * 60
/** Links of one administrator that are open at once: the oldest goes. */
const OPEN_MAX = 30

type Content = { resource: string; rowId: number | undefined; input: Readonly<Record<string, unknown>> }

/** A link that shows this for half an hour, to whoever has it. */
export async function openPreview(db: Kysely<Tables>, adminId: AdministratorId, content: Content): Promise<string> {
  const token = newToken()
  await db
    .insertInto('preview')
    .values({
      hash: hashOf(token),
      resource: content.resource,
      row_id: content.rowId ?? null,
      input: JSON.stringify(content.input),
      admin_id: adminId,
      expiretime: sql<number>`epoch_seconds() + ${PREVIEW_LIFE}::int`,
    })
    .execute()
  await sql`
    delete from preview where hash in (
      select hash from preview where admin_id = ${adminId} order by createtime desc, hash offset ${OPEN_MAX}
    ) or expiretime < epoch_seconds()
  `.execute(db)
  return token
}

/** Shows something else under the same link; whether it is one's own and still open. */
export async function changePreview(
  db: Kysely<Tables>,
  adminId: AdministratorId,
  token: string,
  { resource, rowId, input }: Content,
): Promise<boolean> {
  const hash = hashToken(token)
  if (!hash) return false
  const { numUpdatedRows } = await db
    .updateTable('preview')
    .set({
      input: JSON.stringify(input),
      row_id: rowId ?? null,
      expiretime: sql`epoch_seconds() + ${PREVIEW_LIFE}::int`,
    })
    .where('hash', '=', hash)
    .where('admin_id', '=', adminId)
    .where('resource', '=', resource)
    .where('expiretime', '>', sql<number>`epoch_seconds()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a link of one's own before its time. */
export async function closePreview(db: Kysely<Tables>, adminId: AdministratorId, token: string): Promise<void> {
  await db.deleteFrom('preview').where('hash', '=', hashOf(token)).where('admin_id', '=', adminId).execute()
}

export type OpenPreview = Content & { adminId: AdministratorId; expiretime: number }

/** What a link shows, while it is open and whoever made it is an administrator. */
export async function findPreview(db: Kysely<Tables>, token: string): Promise<OpenPreview | undefined> {
  const hash = hashToken(token)
  if (!hash) return undefined
  const row = await db
    .selectFrom('preview')
    .where('hash', '=', hash)
    .where('expiretime', '>', sql<number>`epoch_seconds()`)
    .where(sql<boolean>`exists (select from admin where id = admin_id and status)`)
    .select(['resource', 'row_id', 'input', 'admin_id', 'expiretime'])
    .executeTakeFirst()
  if (!row) return undefined
  const { resource, row_id, input, admin_id, expiretime } = row
  return { resource, rowId: row_id ?? undefined, input, adminId: admin_id, expiretime }
}
