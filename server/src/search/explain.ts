import { type Definition, fieldNamed, joinKey, SEARCH_PLACES } from '@tutu/contract/definition/define-resource'
import type { FoundIn } from '@tutu/contract/core/envelope'
import { isLocalized } from '@tutu/contract/fields/index'
import { hasRole } from '@tutu/contract/fields/traits'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import { anyOf } from '../postgres/any-of.ts'
import type { Reads } from '../postgres/shared-reads.ts'
import { keptStatement, type Statement, statement } from '../postgres/statement.ts'
import type { Engine } from '../engine/engine.ts'
import type { Row } from '../engine/fields/columns.ts'
import { rowColumns, selectedOf } from '../engine/read/list.ts'
import { keptStatements } from '../engine/read/read-page.ts'
import { workedOutOnce } from '../lib/worked-out-once.ts'
import { textsOf } from './document.ts'
import { foldText } from './fold.ts'
import { type Meaning, meaningQuery } from './meanings.ts'
import { childrenOf, publicValues, type SearchedResource, searchTable } from './searched.ts'
import type { Lexemes } from './synonyms.ts'
import { HAN_RUN, lexemesOf, stemOf, tokensOf, WORD_LENGTH_MAX } from './tokens.ts'

/** Characters shown before and behind the first match of a long text. */
const BEFORE = 16
const BEHIND = 50
/** Rows of one parent that are looked at. */
const CHILDREN_MAX = 3

/**
 * Adds `found_in` to public rows (in wire form, joined rows beside them) that do not show by themselves why they were
 * found. Only texts that visitors may read are looked at.
 */
export type Explain = (
  resource: SearchedResource,
  rows: Record<string, unknown>[],
  meanings: readonly Meaning[],
  language: Language,
) => Promise<void>

export function createExplain({ database: { reads }, registry }: Pick<Engine, 'database' | 'registry'>): Explain {
  const statements = keptStatements()
  const kept = (name: string, { table }: SearchedResource, ask: () => Statement<Row>): Statement<Row> =>
    keptStatement(statements, `${registry.version} ${table} ${name}`, ask)

  return async (resource, rows, meanings, language) => {
    const puzzling = rows.flatMap((row) => {
      const missing = unseenIn(resource.definition, row, meanings)
      return missing.length > 0 ? [{ row, missing }] : []
    })
    if (puzzling.length === 0) return
    const ids = puzzling.map(({ row }) => row.id as number)
    const below = childrenOf(registry, resource)
    const [children, own] = await Promise.all([
      below
        ? kept('below', resource, () => bestChildren(reads, below))(ids, meanings.map(meaningQuery).join(' | '))
        : [],
      kept('own', resource, () => wholeRows(reads, resource))(ids),
    ])
    const stored = new Map(own.map((row) => [row.id as number, row]))
    for (const { row, missing } of puzzling) {
      const belonging = children.filter((child) => below && child[below.by] === row.id)
      const place =
        bestPlace(belonging, (child) => describe(below!.child.definition, child, missing, language, true)) ??
        bestPlace([stored.get(row.id as number)], (stand) => describe(resource.definition, stand, missing, language))
      if (place) row.found_in = place.found
    }
  }
}

/** The words that a row does not show in a list. */
function unseenIn(definition: Definition, row: Record<string, unknown>, meanings: readonly Meaning[]): Meaning[] {
  const texts = ownTexts(definition, row)
  const own = foldText(texts.join('\n'))
  const notOwn = meanings.filter((meaning) => !isSeenAtOnce(meaning, own))
  if (notOwn.length === 0) return []
  const joined = joinedRows(definition, row)
  const folded = [own, ...joined.map(foldedTexts)].join('\n')
  const unseen = notOwn.filter((meaning) => !isSeenAtOnce(meaning, folded))
  if (!unseen.some((meaning) => mayHave(meaning, folded))) return unseen
  const seen = new Set([...texts, ...joined.flatMap(textsIn)].flatMap((text) => [...lexemesOf(text)]))
  return unseen.filter((meaning) => !isMatched(meaning, seen))
}

/** Whether a folded text has the word, as far as can be told without taking it apart: most rows show it plainly. */
function isSeenAtOnce(meaning: Meaning, folded: string): boolean {
  return isThere(meaning, (lexeme) => hasLexeme(folded, lexeme))
}

function hasLexeme(folded: string, lexeme: string): boolean {
  if (HAN_RUN.test(lexeme)) return folded.includes(lexeme)
  const beginning = beginningOf(lexeme)
  for (let at = folded.indexOf(beginning); at >= 0; at = folded.indexOf(beginning, at + 1)) {
    if (at > 0 && LETTER.test(folded[at - 1]!)) continue
    const [word = ''] = /^[a-z]*/.exec(folded.slice(at, at + WORD_LENGTH_MAX)) ?? []
    if (!LETTER.test(folded[at + word.length] ?? ' ') && stemOf(word) === lexeme) return true
  }
  return false
}

/** A stem may end in another letter than its words do. */
function beginningOf(lexeme: string): string {
  return lexeme.slice(0, Math.max(1, lexeme.length - 1))
}

/** Whether a folded text may have the word, which is told much sooner than by taking it apart. */
function mayHave(meaning: Meaning, folded: string): boolean {
  return isThere(meaning, (lexeme) => folded.includes(HAN_RUN.test(lexeme) ? lexeme : beginningOf(lexeme)))
}

/** Whether a word, or what stands for it, is there whole; `has` tells it of a lexeme. */
function isThere({ word, others }: Meaning, has: (lexeme: string) => boolean): boolean {
  const isWhole = (alternative: Lexemes): boolean => alternative.every(has)
  return isWhole(word.lexemes) || others.some(isWhole)
}

const LETTER = /[\p{L}\p{M}\p{N}+#]/u

type Place = { found: FoundIn; isRead: boolean }

/** The first that the reader can read, else the first; no more are looked at than that takes. */
function bestPlace<T>(rows: readonly T[], describeRow: (row: T) => Place[]): Place | undefined {
  let first: Place | undefined
  for (const row of rows) {
    const [place] = describeRow(row)
    if (place?.isRead) return place
    first ??= place
  }
  return first
}

/** What a visitor sees of the row in a list: its names and summaries, and the names of what it points to. */
function ownTexts({ fields, public: access }: Definition, row: Record<string, unknown>): string[] {
  return Object.entries(access?.search?.fields ?? {}).flatMap(([name, place]) =>
    place !== 'text' && !hasRole(fields[name], 'address') ? [String(row[name] ?? '')] : [],
  )
}

function joinedRows({ public: access }: Definition, row: Record<string, unknown>): object[] {
  return (access?.search?.relations ?? []).flatMap((name) => [row[joinKey(name)] ?? []].flat() as object[])
}

function textsIn(joined: object): string[] {
  return Object.values(joined).filter((value) => typeof value === 'string')
}

/** Kept with a joined row: it stands in many answers, and is changed in none. */
const foldedTexts = workedOutOnce((joined: object) => foldText(textsIn(joined).join('\n')))

/** Asked with ids and a tsquery: the rows that belong to these and match best, a few of each. */
function bestChildren(reads: Reads, { child, by }: { child: SearchedResource; by: string }): Statement<Row> {
  const { field, direction } = child.definition.sort
  return statement<Row>(
    reads,
    (ids, query) => sql`
      with ranked as (
        select c.id, row_number() over (partition by ${sql.ref(`c.${by}`)} order by ts_rank(s.own, ${query}::tsquery) desc, c.number) as place, c.number
        from (
          select t.id, ${sql.ref(`t.${by}`)},
            row_number() over (partition by ${sql.ref(`t.${by}`)} order by ${sql.ref(`t.${field}`)} ${sql.raw(direction)}, t.id ${sql.raw(direction)}) as number
          from ${sql.table(child.table)} as t
          where ${sql.join([sql`${sql.ref(`t.${by}`)} = ${anyOf(ids)}`, ...publicValues(child.definition)], sql` and `)}
        ) as c cross join lateral (
          -- Apart, so that the words of these rows are looked at, and not all rows that have the words.
          select own, terms from ${searchTable(child)} where id = c.id offset 0
        ) as s where s.terms @@ ${query}::tsquery
      )
      select ${sql.join(selectedOf({ columns: rowColumns(child.definition) }))}, ranked.number from ranked join ${sql.table(child.table)} as t on t.id = ranked.id
      where ranked.place <= ${sql.lit(CHILDREN_MAX)} order by ranked.place
    `,
  )
}

/** Asked with ids. */
function wholeRows(reads: Reads, { table, definition }: SearchedResource): Statement<Row> {
  return statement<Row>(
    reads,
    (ids) => sql`
      select ${sql.join(selectedOf({ columns: rowColumns(definition) }))} from ${sql.table(table)} as t where t.id = ${anyOf(ids)}
    `,
  )
}

function describe(
  definition: Definition,
  row: Row | undefined,
  missing: readonly Meaning[],
  language: Language,
  isChild = false,
): Place[] {
  if (!row) return []
  const isReadable = (written: string | undefined): boolean => written === undefined || written === language
  const texts = textsOf(definition, row).filter(({ field }) => !hasRole(fieldNamed(definition, field), 'address'))
  const read = (some: typeof texts) =>
    some
      .filter(({ text }) => {
        const folded = foldText(text)
        return missing.some((meaning) => mayHave(meaning, folded))
      })
      .map((one) => {
        const tokens = tokensOf(one.text)
        const lexemes = new Set(tokens.map(({ lexeme }) => lexeme))
        return { ...one, tokens, matched: missing.filter((meaning) => isMatched(meaning, lexemes)) }
      })
      .filter(({ matched }) => matched.length > 0)
  // Long texts take the longest to read: only where the short ones say nothing.
  let candidates = read(texts.filter(({ place }) => place !== 'text'))
  if (candidates.length === 0)
    candidates = read(texts.filter(({ place, language: written }) => place === 'text' && isReadable(written)))
  if (candidates.length === 0)
    candidates = read(texts.filter(({ place, language: written }) => place === 'text' && !isReadable(written)))
  // In the reader's language before others; the shorter text before the longer.
  const score = ({ matched, ...one }: (typeof candidates)[number]): number =>
    matched.length * 100 + (isReadable(one.language) ? 10 : 0) - SEARCH_PLACES.indexOf(one.place)
  const best = candidates.toSorted((a, b) => score(b) - score(a))[0]
  if (!best) return []
  const inText = new Set(best.tokens.map(({ lexeme }) => lexeme))
  const marked = new Set(best.matched.flatMap((meaning) => alternativesIn(meaning, inText)).flat())
  const spans = spansOf(best.tokens.filter(({ lexeme }) => marked.has(lexeme)))
  const { label, fields } = definition
  const name = row[label]
  const found: FoundIn = {
    resource: definition.name,
    field: best.field,
    text: cut(best.text, spans, best.place === 'text'),
    ...(isChild
      ? {
          ...(fields.slug ? { slug: String(row.slug) } : {}),
          label: isLocalized(fields[label]!) ? pickLanguage(name as Record<Language, string>, language) : String(name),
          number: Number(row.number),
        }
      : {}),
  }
  return [{ found, isRead: isReadable(best.language) }]
}

function isMatched(meaning: Meaning, lexemes: ReadonlySet<string>): boolean {
  return isThere(meaning, (lexeme) => lexemes.has(lexeme))
}

function alternativesIn({ word, others }: Meaning, lexemes: ReadonlySet<string>): Lexemes[] {
  return [word.lexemes, ...others].filter((alternative) => alternative.every((lexeme) => lexemes.has(lexeme)))
}

type Span = { start: number; end: number }

/** Places of tokens, in order, those that touch each other joined. */
function spansOf(tokens: readonly Span[]): Span[] {
  const spans: Span[] = []
  for (const { start, end } of tokens.toSorted((a, b) => a.start - b.start)) {
    const last = spans.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else spans.push({ start, end })
  }
  return spans
}

/** A text in pieces; of a long one what stands around the first match. */
function cut(text: string, spans: readonly Span[], isLong: boolean): FoundIn['text'] {
  const first = spans[0]?.start ?? 0
  // Not within a word in letters.
  const cutOff = /^[\p{Script=Latin}\d]+\P{L}*/u.exec(text.slice(Math.max(0, first - BEFORE), first))?.[0].length ?? 0
  const from = isLong && first > BEFORE ? first - BEFORE + cutOff : 0
  const to = isLong ? Math.min(text.length, first + BEHIND) : text.length
  const pieces: FoundIn['text'] = []
  let at = from
  for (const { start, end } of spans.filter((span) => span.start >= from && span.end <= to)) {
    if (start > at) pieces.push({ text: text.slice(at, start) })
    pieces.push({ text: text.slice(start, end), mark: true })
    at = end
  }
  if (at < to) pieces.push({ text: text.slice(at, to) })
  const clean = pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\s+/g, ' ').toWellFormed() }))
  if (from > 0) clean.unshift({ text: '…' })
  if (to < text.length) clean.push({ text: '…' })
  return clean
}
