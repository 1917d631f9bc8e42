import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@tutu/contract/core/languages'
import { type Field, isLocalized } from '@tutu/contract/fields/index'
import { type RawBuilder, sql } from 'kysely'

/** What the order looks at: the column, or the caller's language in it. */
function expressionOf(name: string, field: Field, language: Language): RawBuilder<unknown> {
  const column = sql.ref(`t.${name}`)
  if (!isLocalized(field)) return sql`${column}`
  // As `pickLanguage` falls back; the indexes of sortable columns hold the same expressions.
  const order = [...new Set([language, DEFAULT_LANGUAGE, ...LANGUAGES])]
  return sql`coalesce(${sql.join(order.map((one) => sql`${column} ->> ${sql.lit(one)}`))})`
}

/** Collations in which localized texts are ordered; the same as in the indexes. */
const COLLATIONS: Readonly<Record<Language, RawBuilder<unknown>>> = {
  'zh-cn': sql`collate "zh-x-icu"`,
  en: sql`collate "en-x-icu"`,
}

export function orderExpression(name: string, field: Field | undefined, language: Language): RawBuilder<unknown> {
  if (!field) return sql`${sql.ref(`t.${name}`)}`
  const expression = expressionOf(name, field, language)
  return isLocalized(field) ? sql`${expression} ${COLLATIONS[language]}` : expression
}
