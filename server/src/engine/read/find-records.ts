// The search over every module at once: a few rows of each, within bounds of rows and of time.
import type { FoundModule } from '@tutu/contract/api/admin-find'
import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Language } from '@tutu/contract/core/languages'
import { hasOptions, traitsOf } from '@tutu/contract/fields/traits'
import { type Kysely, sql } from 'kysely'
import type { Administrator } from '../../policy/actors.ts'
import type { Tables } from '../../postgres/database.ts'
import { setStatementTime } from '../../postgres/prepared-pool.ts'
import { isTimedOut } from '../../postgres/timed-out.ts'
import type { Engine } from '../engine.ts'
import { optionName } from '../fields/cell-text.ts'
import type { Row } from '../fields/columns.ts'
import type { Resource } from '../registry.ts'
import { mayList, scopeOf } from '../scope.ts'
import { type Condition, presentRow, where } from './list.ts'
import { fold, quickSearch } from './quick-search.ts'
import type { Spelled, SpelledNames } from './spelled-names.ts'
import { textsOf } from './texts-of.ts'

/** Rows of a module that are told of. */
const SHOWN = 5
/** Rows that match are compared with each other up to here: a word that many rows have tells little of any of them. */
const COMPARED_MAX = 200
/**
 * Searched row by row, a table is looked at as far as its newest rows: one without indexes, and every one for nothing but
 * one or two letters, which are everywhere in a large table (an index took 170 ms to answer of 1,000,000 rows).
 */
const SCANNED_MAX = 2000
/** ms that the database gives one module, and all of them. */
const MODULE_TIME = 250
const WHOLE_TIME = 1500
/** Connections that one search takes from everybody else. */
const AT_ONCE = 3
/** Characters of a text that is told, and of those before the word. */
const DETAIL_MAX = 80
const BEFORE_MAX = 12

type Found = { found: FoundModule[]; late: string[] }
type Ranked = FoundModule & { rank: number }

/** The rows that hold every word of a query, or are called so by pinyin or initials, of the modules whose lists the caller may open. */
export async function findRecords(
  { registry, database, names: spelled }: Pick<Engine, 'registry' | 'database'> & { names: SpelledNames },
  query: string,
  actor: Administrator,
): Promise<Found> {
  const words = fold(query).trim()
  const searched = registry
    .all()
    .filter((resource) => resource.definition.quickSearch.length > 0 && mayList(resource, actor))
  const answers = new Map<string, Ranked | 'late'>()
  const waiting = words === '' ? [] : [...searched]
  const end = Date.now() + WHOLE_TIME
  const takeNext = () => (Date.now() < end ? waiting.shift() : undefined)

  /** One connection: a module that takes too long spoils its transaction, and the next begins another. */
  async function work(): Promise<void> {
    for (let next = takeNext(); next;) {
      try {
        await database.kysely.transaction().execute(async (trx) => {
          await setStatementTime(trx, MODULE_TIME)
          for (; next; next = takeNext())
            answers.set(next.definition.name, await findIn(trx, spelled, next, words, actor))
        })
      } catch (error) {
        if (!next || !isTimedOut(error)) throw error
        answers.set(next.definition.name, 'late')
        next = takeNext()
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, work))

  const names = words === '' ? [] : searched.map(({ definition }) => definition.name)
  const found = names.flatMap((name) => {
    const answer = answers.get(name)
    return answer && answer !== 'late' && answer.rows.length > 0 ? [answer] : []
  })
  return {
    // What is called just so is what was meant; all else keeps the order of the modules.
    found: found
      .toSorted((one, other) => Number(one.rank > 0) - Number(other.rank > 0))
      .map(({ rank: _, ...module }) => module),
    late: names.filter((name) => (answers.get(name) ?? 'late') === 'late'),
  }
}

async function findIn(
  db: Kysely<Tables>,
  names: SpelledNames,
  resource: Resource,
  words: string,
  actor: Administrator,
): Promise<Ranked> {
  const { definition, table } = resource
  const { name: module, label, quickSearch: searched, searchByScan } = definition
  const terms = words.split(/\s+/)
  const columns = [...new Set([label, ...searched])].filter((name) => isTold(resource, name))
  const [short = [], long = []] = [true, false].map((isIt) => terms.filter((term) => isShort(term) === isIt))
  const isScanned = searchByScan || long.length === 0
  const scope = await scopeOf(db, resource, actor)
  const conditions = [
    quickSearch(definition, long.join(' '), { byScan: isScanned }),
    quickSearch(definition, short.join(' '), { byScan: true }),
    scope?.see,
  ].filter((one): one is Condition => Boolean(one))
  const all = sql`${sql.table(table)} as t`
  const from = isScanned ? sql`(select * from ${all} order by t.id desc limit ${SCANNED_MAX}) as t` : all
  const select = sql`select ${sql.join(['id', ...columns].map((name) => sql.ref(`t.${name}`)))}`
  const { rows } = await sql<Row & { id: number }>`
    ${select} from ${from} ${where(conditions)} limit ${COMPARED_MAX}
  `.execute(db)
  const told = rows.map((row) => ({ rank: rankOf(row, definition, words), row, called: '' }))
  const isKnown = isTold(resource, label) && !searchByScan
  const spelled = isKnown ? await names.find(db, resource, terms) : new Map<number, Spelled>()
  for (const { id } of rows) spelled.delete(id)
  if (spelled.size > 0) {
    const isSpelled = sql<boolean>`t.id = any(${[...spelled.keys()]}::int[])`
    const { rows: more } = await sql<Row & { id: number }>`
      ${select} from ${all} ${where(scope ? [isSpelled, scope.see] : [isSpelled])} order by t.id desc limit ${COMPARED_MAX}
    `.execute(db)
    for (const row of more) {
      const { text, isWhole } = spelled.get(row.id)!
      told.push({ rank: isWhole ? SPELLED : SPELLED_WITHIN, row, called: text })
    }
  }
  const best = told.toSorted((one, other) => one.rank - other.rank || other.row.id - one.row.id).slice(0, SHOWN)
  return {
    module,
    rank: best[0]?.rank ?? ELSEWHERE,
    rows: best.map(({ row, called }) => {
      const line = lineOf(resource, row, columns, terms, actor.language)
      return called && called !== line.name ? { ...line, detail: called } : line
    }),
    more: told.length > SHOWN,
  }
}

/** Too common for an index to be quick. */
const isShort = (term: string): boolean => term.length < (/^[\x20-\xff]+$/.test(term) ? 3 : 2)

/** Long texts are not sent for a line of a list, secrets never. */
function isTold({ definition }: Resource, name: string): boolean {
  const field = definition.fields[name]
  return field !== undefined && !traitsOf(field).long && !traitsOf(field).secret
}

/** Ranks of names that are spelled so: after those that begin with the letters themselves; within, after those that hold them. */
const [SPELLED, SPELLED_WITHIN] = [1.5, 2.5]
const ELSEWHERE = 3

/** 0: the name, or what somebody is called besides, is what was typed; 1: it begins so; 2: it holds it; 3: elsewhere, or apart. */
function rankOf(row: Row, { label, called }: Definition, words: string): number {
  const ranks = [label, called ?? label]
    .flatMap((name) => textsOf(row[name]))
    .map((text) => {
      const name = fold(text)
      return name === words ? 0 : name.startsWith(words) ? 1 : name.includes(words) ? 2 : ELSEWHERE
    })
  return Math.min(ELSEWHERE, ...ranks)
}

/** What a row is called, and which of its texts has the words that are not in its name. */
function lineOf(
  resource: Resource,
  row: Row & { id: number },
  columns: readonly string[],
  terms: readonly string[],
  language: Language,
): FoundModule['rows'][number] {
  const wire = presentRow(resource, row, columns, language)
  const { label, fields } = resource.definition
  const [said] = textsOf(wire[label])
  const field = fields[label]
  const name = said && field && hasOptions(field) ? optionName(field.options, said, language) : (said ?? `#${row.id}`)
  const missing = terms.filter((term) => !fold(name).includes(term))
  const texts = missing.length > 0 ? columns.flatMap((column) => textsOf(row[column])) : []
  const [detail] = texts.filter((text) => text !== name).flatMap((text) => excerpt(text, missing) ?? [])
  return { id: row.id, name, ...(detail && { detail }) }
}

/** The part of a text in which one of these words is; undefined where there is none. */
function excerpt(text: string, terms: readonly string[]): string | undefined {
  const at = terms.map((term) => fold(text).indexOf(term)).find((place) => place >= 0)
  if (at === undefined) return undefined
  const from = at + BEFORE_MAX < DETAIL_MAX ? 0 : at - BEFORE_MAX
  const part = text.slice(from, from + DETAIL_MAX).toWellFormed()
  return `${from > 0 ? '…' : ''}${part}${from + DETAIL_MAX < text.length ? '…' : ''}`
}
