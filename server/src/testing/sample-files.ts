import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'

/** Paths of files that every test database knows, without any bytes: what sample rows name. */
export const SAMPLE_PICTURES = ['/storage/sample/rabbit.png', '/storage/sample/carrot.webp']
export const SAMPLE_FILES = ['/storage/sample/rabbit.sb3', '/storage/sample/carrot.pdf']

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  sb3: 'application/x.scratch.sb3',
  pdf: 'application/pdf',
}

export async function addSampleFiles({ kysely }: Database): Promise<void> {
  for (const path of [...SAMPLE_PICTURES, ...SAMPLE_FILES]) {
    const mimetype = TYPES[path.split('.').at(-1)!]!
    const sizes = mimetype.startsWith('image/') ? { width: 800, height: 600, blur: 'data:,' } : {}
    await kysely
      .insertInto('blob')
      .values({ key: path.slice(1), storage: 'local', state: 'stored', size: 1000, mimetype, ...sizes })
      .execute()
  }
}

/** A record of the library, as an upload makes it. `row` is what a form could post of it. */
export async function addSampleAttachment(
  { kysely }: Database,
  row: Readonly<Record<string, unknown>>,
): Promise<number> {
  const key = `storage/sample/${String(row.topic)}.png`
  const blob = await kysely
    .insertInto('blob')
    .values({ key, storage: 'local', state: 'stored', size: 1000, mimetype: 'image/png' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ id: number }>`
    insert into attachment (blob_id, topic, name, url, type, mimetype, size, storage, admin_id, folder_id, tag_ids)
    values (${blob.id}, ${row.topic}, ${row.name}, ${`/${key}`}, 'picture', 'image/png', 1000, 'local', 1,
      ${row.folder_id ?? null}::int, ${row.tag_ids ?? []}::int[])
    returning id
  `.execute(kysely)
  return rows[0]!.id
}
