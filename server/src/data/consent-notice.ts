import { createHash } from 'node:crypto'
import { fail } from '@tutu/contract/core/errors'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { onePage } from '@tutu/contract/resources/one-page'
import { sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import type { Row } from '../engine/fields/columns.ts'
import { publishedConditions } from '../engine/read/published.ts'

/** The page that guardians read before they say whether they agree. */
const SLUG = 'children-privacy'

/** `hash` is of title and source, as they were read: what a consent is to. */
export type Notice = { title: string; body: string; version: number; hash: string; language: Language }

/** The published notice in a language. Throws `consent.noNotice` where there is none: nobody can agree to nothing. */
export async function readNotice(engine: Engine, language: Language): Promise<Notice> {
  const resource = engine.registry.byName(onePage.name)
  const { rows } = await sql<Row>`
    select t.* from ${sql.table(resource.table)} as t
    where t.slug = ${SLUG} and ${sql.join(publishedConditions(resource), sql` and `)}
  `.execute(engine.database.kysely)
  const row = rows[0]
  if (!row) throw fail('consent.noNotice')
  const title = pickLanguage(row.title as Localized, language)
  const source = pickLanguage(row.body as Localized, language)
  const hash = createHash('sha256').update(`${title}\n${source}`).digest('hex')
  const { body_html = '' } = await engine.renderings.read(resource, row, language)
  return { title, body: body_html, version: row.version as number, hash, language }
}
