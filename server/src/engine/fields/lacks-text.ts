import type { Language } from '@tutu/contract/core/languages'
import { type Definition, tableName } from '@tutu/contract/definition/define-resource'
import { translatedFields } from '@tutu/contract/definition/translations'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

/**
 * Whether a row lacks a text in a language that it has in another one. As the partial index of the language says it: the
 * language is no parameter of the statement.
 */
export function lacksText(definition: Definition, language: Language): RawBuilder<SqlBool> {
  // In an order that does not change where the fields' order does: the index stays what it is.
  const texts = translatedFields(definition)
    .toSorted()
    .map((column) => sql.ref(`t.${column}`))
  return sql<SqlBool>`lacks_text(${sql.lit(language)}, variadic array[${sql.join(texts)}])`
}

/**
 * The same for a list, whatever it is ordered by: the rows are taken from the index first. Otherwise the planner, which
 * takes a third of the table to be so, reads the texts of row after row in the list's order until it has a page.
 */
export function amongLacking(definition: Definition, language: Language): RawBuilder<SqlBool> {
  const found = sql`select t.id from ${sql.table(tableName(definition))} as t where ${lacksText(definition, language)}`
  return sql<SqlBool>`t.id = any(array(${found}))`
}
