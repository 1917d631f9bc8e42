import { type RawBuilder, sql } from 'kysely'
import { orderColumn, RULES, type SearchedResource, searchTable } from './searched.ts'

/** `body` null: as before. `weigh` is read of a row that this very statement adds. */
type Document = { id: number; own: string; body: string[] | null; weigh: number }

/** What rows of one resource are found by. */
export type Documents = { resource: SearchedResource; documents: Document[] }

/** A row that nothing belongs to has all its words by this already: it is not written a second time when they are put together. */
export function storing({ resource, documents }: Documents): RawBuilder<unknown> {
  // Without its long texts a row is found by its names, and done again.
  const isWhole = sql`not s.id = any(${documents.filter(({ body }) => !body).map(({ id }) => id)}::int[])`
  return sql`
    insert into ${searchTable(resource)} as s (id, own, body, terms, weigh, rules, revision)
    select made.id, made.vector, coalesce(made.lexemes, ''), strip(made.vector) || coalesce(made.lexemes, ''),
      coalesce((select ${sql.ref(`t.${orderColumn(resource.definition)}`)} from ${sql.table(resource.table)} as t where t.id = made.id), made.weigh),
      case when made.lexemes is null then 0 else ${RULES} end, ${resource.revision}::int
    from (
      select id, own::tsvector as vector, array_to_tsvector(body) as lexemes, weigh
      from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as made (id int, own text, body text[], weigh int)
    ) as made
    on conflict (id) do update set own = excluded.own,
      terms = case when s.through <> '' then s.terms when ${isWhole} then excluded.terms else strip(excluded.own) || s.body end,
      body = case when ${isWhole} then excluded.body else s.body end,
      rules = case when ${isWhole} then excluded.rules else s.rules end,
      revision = case when ${isWhole} then excluded.revision else least(s.revision, excluded.revision) end
    where s.own <> excluded.own
      or ${isWhole} and (s.body, s.rules, s.revision) is distinct from (excluded.body, excluded.rules, excluded.revision)
  `
}
