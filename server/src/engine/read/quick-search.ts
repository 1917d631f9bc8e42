import { LANGUAGES } from '@tutu/contract/core/languages'
import { type Definition, tableName } from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { hasOwnWords } from '@tutu/contract/fields/text'
import type { Options } from '@tutu/contract/fields/select'
import { hasOptions, traitsOf } from '@tutu/contract/fields/traits'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { sentencesWith, storedFor } from '../../lib/own-words.ts'

/** What finds a row by rows of other modules (`found-by-others.ts`). */
export type Others = {
  tables: readonly string[]
  /** Statements that answer ids of the rows looked for, by a word that others hold. */
  idsWith: (term: string) => RawBuilder<unknown>[]
}

const TERMS_MAX = 6
const TERM_LENGTH_MAX = 60

/** The folded form in which texts are stored for search; the same as `search_fold` in the database. */
export function fold(text: string): string {
  return [...text.normalize('NFKC')].map(lower).join('')
}

/** One character for one character, as the database does it: no final sigma, no dot above a Turkish i. */
function lower(character: string): string {
  return [...character.toLowerCase()][0]!
}

/** Pairs of neighbouring characters without blanks, and the character alone where it is the whole term. */
function gramsOf(term: string): string[] {
  const characters = [...term]
  if (characters.length === 1) return characters
  const pairs = characters.slice(1).map((character, index) => characters[index]! + character)
  return pairs.filter((pair) => !pair.includes(' '))
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/**
 * Rows whose searchable text holds every word of the query. Han terms (and Latin ones of two letters) are found by the
 * index of pairs, longer Latin ones by the trigram index; the comparison with the text itself decides. What the server
 * wrote itself is found by its words of any language, and a sentence of it by all the words of the query together; what was
 * chosen among options, by what these are called in any language.
 * `byScan`: the table has no such indexes, or rows are compared as they are met; then the pairs, which are longer than the
 * text, are not read. `others`: a word may also stand in rows of other modules. Undefined when there is nothing to search for.
 */
export function quickSearch(
  definition: Pick<Definition, 'name' | 'fields' | 'quickSearch' | 'searchByScan'>,
  query: string,
  { byScan = definition.searchByScan === true, others }: { byScan?: boolean; others?: Others } = {},
): RawBuilder<SqlBool> | undefined {
  const { fields, quickSearch: searched } = definition
  const terms = fold(query).trim().split(/\s+/).filter(Boolean).slice(0, TERMS_MAX)
  if (terms.length === 0) return undefined
  const isTold = searched.some((name) => hasOwnWords(fields[name]))
  const isWritten = searched.some((name) => !isChosen(fields[name]))
  const held = terms.map((whole) => {
    const term = [...whole].slice(0, TERM_LENGTH_MAX).join('')
    const chosen = searched.map((name) => ({ name, keys: optionsWith(term, fields[name]) }))
    const ways = [
      ...(isWritten ? [anyOf([term, ...(isTold ? storedFor(term).map(fold) : [])], byScan)] : []),
      ...chosen
        .filter(({ keys }) => keys.length > 0)
        .map(({ name, keys }) => sql<SqlBool>`t.${sql.ref(name)} = any(${keys}::text[])`),
    ]
    const own = ways.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(ways, sql` or `)})`
    if (!others) return own
    const ids = others.idsWith(term)
    // Found by indexes, each way has its own, which an `or` between tables would not use.
    if (byScan) return sql<SqlBool>`(${own} or t.id in (${union(ids)}))`
    return sql<SqlBool>`t.id in (${union([sql`select t.id from ${sql.table(tableName(definition))} as t where ${own}`, ...ids])})`
  })
  const each = sql<SqlBool>`(${sql.join(held, sql` and `)})`
  const sentences = isTold && terms.length > 1 ? sentencesWith(terms).map(fold) : []
  return sentences.length === 0 ? each : sql<SqlBool>`(${each} or ${anyOf(sentences, byScan)})`
}

const union = (ids: readonly RawBuilder<unknown>[]) => sql.join(ids, sql` union all `)

/** Whether the field holds one of its options, and so no words of its own. */
const isChosen = (field: Field | undefined): field is Field & { options: Options } =>
  field !== undefined && hasOptions(field) && !traitsOf(field).list && traitsOf(field).holds === 'text'

/** The stored values of options that are called so, by themselves or in some language. */
function optionsWith(term: string, field: Field | undefined): string[] {
  if (!isChosen(field)) return []
  return Object.entries(field.options).flatMap(([key, called]) =>
    [key, ...LANGUAGES.map((language) => called[language])].some((name) => fold(name).includes(term)) ? [key] : [],
  )
}

function anyOf(forms: readonly string[], byScan: boolean): RawBuilder<SqlBool> {
  const held = forms.map((form) => oneTerm(form, byScan))
  return held.length === 1 ? held[0]! : sql<SqlBool>`(${sql.join(held, sql` or `)})`
}

function oneTerm(term: string, byScan: boolean): RawBuilder<SqlBool> {
  if (byScan) return sql<SqlBool>`strpos(t.search_text, ${term}) > 0`
  const length = [...term].length
  const latin = /^[\x20-\xff]+$/.test(term)
  // Trigrams serve Latin terms of three letters on; one Latin letter has no index and is compared row by row.
  if (latin && length !== 2) {
    const telling = tellingPart(term)
    const found = sql<SqlBool>`t.search_text like ${`%${escapeLike(telling)}%`}`
    return telling === term ? found : sql<SqlBool>`(${found} and strpos(t.search_text, ${term}) <> 0)`
  }
  // Not `like`: the planner would weigh the trigram index too, which knows nothing of Han characters. Nor `> 0`, which it
  // takes for a third of what the pairs find: `<> 0` is nearly all of it.
  return sql<SqlBool>`(t.search_grams @> ${gramsOf(term)}::text[] and strpos(t.search_text, ${term}) <> 0)`
}

/**
 * What the index is asked for: of a name with a number, and of an address of mail with such a name, the number and the letter
 * before it. What many names share is in as many rows, and the index reads for each three of its letters which these are: a
 * member among a million 86 ms, by the number 6.
 */
function tellingPart(term: string): string {
  return /^[a-z]{3,}([a-z][0-9]{3,})(?:@|$)/.exec(term)?.[1] ?? term
}
