import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { Engine } from '../engine/engine.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { anyOf } from '../postgres/any-of.ts'
import { documentOf, type Reading } from './document.ts'
import { type Documents, storing } from './documents.ts'
import { labelsOf } from './labels.ts'
import { childrenOf, isPublicRow, orderColumn, publicValues, type SearchedResource, searchTable } from './searched.ts'
import { readSynonyms } from './synonyms.ts'
import { addWords, type Place } from './vocabulary.ts'

/** Words of a whole course together: PostgreSQL holds a megabyte of them. */
const TERMS_BYTES_MAX = 700_000
/** None is longer than 24 letters. */
const THROUGH_MAX = 8000

/** A row whose words are made; `row`: as this transaction has written it; `isNew`: by this transaction, so nobody else knows it. */
export type Written = { row?: Row; isNew: boolean; reading: Reading }

/** `later`: rows whose long texts are still to be read. */
type Indexed = { words: Map<string, Place>; later: number[] }

/**
 * Makes the words of rows anew, in the transaction that changed them, and puts together those of `gathered`, whose own are
 * as before. Whoever does so last for a row has seen every committed change of it: the locks are taken before anything is
 * read, and kept until the commit. Answers the words that the vocabulary should know. `last`, where nothing is put together of these
 * rows, takes the documents of new ones, to be stored with others.
 */
export async function indexRows(
  session: WriteSession,
  engine: Pick<Engine, 'registry' | 'bus'>,
  resource: SearchedResource,
  written: ReadonlyMap<number, Written>,
  gathered: ReadonlySet<number>,
  last?: Documents[],
): Promise<Indexed> {
  const { transaction } = session
  const { definition, table } = resource
  const shared = [...new Set([...gathered, ...[...written].filter(([, { isNew }]) => !isNew).map(([id]) => id)])]
  if (shared.length > 0) {
    await sql`
      select pg_advisory_xact_lock(hashtext(${`${table}_search`}), one) from unnest(${shared.toSorted((a, b) => a - b)}::int[]) as one
    `.execute(transaction)
  }
  await readSynonyms(transaction, engine.bus)
  const rows = await readRows(session, resource, written)
  const labels = await labelsOf(session, engine, resource, rows)
  const words = new Map<string, Place>()
  const later: number[] = []
  const documents: Documents['documents'] = []
  const order = orderColumn(resource.definition)
  for (const row of rows) {
    const { reading } = written.get(row.id)!
    // A batch of long texts must not keep requests waiting.
    if (reading === 'all') await setImmediate()
    const { own, body, words: found, isLater } = documentOf(definition, row, labels.get(row.id) ?? [], reading)
    addWords(words, found)
    if (isLater) later.push(row.id)
    documents.push({ id: row.id, own, body: body ?? null, weigh: row[order] as number })
  }
  const indexed = new Set(rows.map(({ id }) => id))
  const hidden = shared.filter((id) => written.has(id) && !indexed.has(id))
  if (hidden.length > 0) {
    await sql`
      delete from ${searchTable(resource)} where id = any(${hidden}::int[])
    `.execute(transaction)
  }
  if (documents.length > 0) {
    const made = { resource, documents }
    if (last && shared.length === 0) last.push(made)
    else await storing(made).execute(transaction)
  }
  if (shared.length > 0) await gatherTerms(session, engine, resource, shared)
  return { words, later }
}

type WithId = Row & { id: number }

/** The public ones; those that the transaction has written itself are at hand. */
async function readRows(
  { transaction }: WriteSession,
  { definition, table }: SearchedResource,
  written: ReadonlyMap<number, Written>,
): Promise<WithId[]> {
  const known = [...written.values()].flatMap(({ row }) => (row ? [row as WithId] : []))
  const unknown = [...written].filter(([, { row }]) => !row).map(([id]) => id)
  const { rows } =
    unknown.length === 0
      ? { rows: [] }
      : await sql<WithId>`
          select t.* from ${sql.table(table)} as t
          where ${sql.join([sql`t.id = any(${unknown}::int[])`, ...publicValues(definition)], sql` and `)}
        `.execute(transaction)
  return [...known.filter((row) => isPublicRow(definition, row)), ...rows].toSorted((a, b) => a.id - b.id)
}

/** Puts together what a row is found by: its own words, and those of the rows that belong to it. */
async function gatherTerms(
  { transaction }: WriteSession,
  { registry }: Pick<Engine, 'registry'>,
  resource: SearchedResource,
  ids: readonly number[],
): Promise<void> {
  const below = childrenOf(registry, resource)
  const lexemes = (column: string): RawBuilder<unknown> =>
    below
      ? sql`(select l.lexeme, l.weights[1] from ${sql.table(below.child.table)} c join ${searchTable(below.child)} b on b.id = c.id
          cross join unnest(${sql.ref(`b.${column}`)}) l where ${sql.ref(`c.${below.by}`)} = s.id)`
      : sql`(select null::text, null::text where false)`
  await sql`
    update ${searchTable(resource)} as s set through = made.through, terms = made.terms
    from (
      select s.id,
        (select coalesce(string_agg(lexeme || weight, ' '), '')::tsvector from (
          -- The better of its weights: lexemes are letters and digits, quoted for the signs of 'c++'.
          select '''' || lexeme || ''':1' as lexeme, min(weight) as weight from ${lexemes('own')} as found (lexeme, weight)
          group by 1 limit ${sql.lit(THROUGH_MAX)}
        ) as best) as through,
        array_to_tsvector(array(select lexeme from (
          select lexeme, sum(octet_length(lexeme)) over (order by min(place), lexeme) as bytes from (
            select lexeme, 1 as place from unnest(s.own) union all select lexeme, 2 from unnest(s.body)
            union all select lexeme, 3 from ${lexemes('terms')} as found (lexeme, weight)
          ) as every group by lexeme
        ) as one where bytes < ${sql.lit(TERMS_BYTES_MAX)})) as terms
      from ${searchTable(resource)} as s where s.id = ${anyOf(ids)}
    ) as made
    where made.id = s.id and (s.through, s.terms) is distinct from (made.through, made.terms)
  `.execute(transaction)
}
