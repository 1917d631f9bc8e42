import { PUBLIC_PAGE_SIZE_MAX } from '@tutu/contract/core/constants'
import { fieldOfRole, tableName } from '@tutu/contract/definition/define-resource'
import { fail, type Failure } from '@tutu/contract/core/errors'
import type { Operator } from '@tutu/contract/fields/field'
import type { Field } from '@tutu/contract/fields/index'
import { isRelation } from '@tutu/contract/fields/traits'
import { DEFAULT_LANGUAGE, type Language } from '@tutu/contract/core/languages'
import { keepByTag } from '../../lib/kept-by-tag.ts'
import { workedOutOnce } from '../../lib/worked-out-once.ts'
import { keptStatement, type Statement, statement } from '../../postgres/statement.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Row } from '../fields/columns.ts'
import type { Reader } from '../hooks.ts'
import { wrongCursor } from './cursor.ts'
import type { Engine } from '../engine.ts'
import type { PublicSearch } from '../../search/search.ts'
import { isSearched } from '../../search/searched.ts'
import { addFileInfo } from '../fields/file-info.ts'
import { compare } from './filter.ts'
import { findMoved, type Move, slugAround, slugScope } from '../write/former-slugs.ts'
import { listColumns, orderOf, parseListQuery, presentRow, rowColumns, selectedOf, where, wordsOf } from './list.ts'
import { publishedConditions, publishedTables, scopeTables } from './published.ts'
import { frameOf, keptStatements, type KeptStatements, readPage } from './read-page.ts'
import type { Registry, Resource } from '../registry.ts'
import { renderedFields, storedTexts } from './renderings.ts'
import { integer, readId, scalar } from '../fields/scalar.ts'
import { placesTag, relationTag } from '../tags.ts'
import { readBranch } from './tree.ts'

type Query = Readonly<Record<string, unknown>>
export type PublicResource = Resource & { definition: { public: NonNullable<Resource['definition']['public']> } }

/** What a public read answers, and the cache tags of what it was made of: refusals depend on rows too. */
export type PublicAnswer = { tags: readonly string[] } & (
  | { kind: 'data'; data: unknown }
  | { kind: 'refused'; failure: Failure }
  /** The row has another address now: the parameters that name it, as they are today. */
  | { kind: 'moved'; now: Move['now'] }
)

/** Statements that read one row, by the name it is asked by and the language, and those of lists that nothing narrows. */
type Kept = { version: number; by: Map<string, Statement<Row>>; whole: KeptStatements }

type Read = (resource: PublicResource, query: Query, language: Language, reader?: Reader) => Promise<PublicAnswer>

/** What visitors read of modules whose definition is public: published rows and public fields only. */
export type PublicReads = {
  /** The module of a controller base, if visitors read it. */
  find(base: string): PublicResource | undefined
  /** `/api/<base>/index`. Throws Failure for parameters that cannot be. */
  index: Read
  /** `/api/<base>/read`, for a visitor unless a reader is named. Throws Failure for parameters that cannot be. */
  read: Read
}

const THERE_MAX = 1000

/** Public reads (wire decision 14): the calls' routes and the site's pages ask the same functions. */
export function createPublicReads(engine: Engine): PublicReads {
  const { database, bus, registry } = engine
  /** `<table>:<id>` of rows read lately: a page reads a row and then the lists that belong to it. */
  const there = keepByTag<true>(bus, THERE_MAX)
  /** Of a module as it is, while no other changes. */
  const kept = new WeakMap<Resource, Kept>()
  let searching: Promise<PublicSearch> | undefined
  // Loaded with the first search: a start must not wait for dictionaries.
  const search = () =>
    (searching ??= import('../../search/search.ts').then((module) => module.createPublicSearch(engine)))

  const index: Read = async (resource, raw, language) => {
    const query = parseListQuery(raw, PUBLIC_PAGE_SIZE_MAX)
    const { definition, hooks } = resource
    const facts = hooks.publicFacts
    const narrowing = await filters(engine, resource, raw)
    const conditions = [...publishedConditions(resource), ...narrowing]
    const columns = shapeOf(resource).listed
    const order = publicOrder(resource, query.order)
    const trees = filterTrees(resource, registry, raw)
    const page = {
      conditions,
      columns,
      ...(facts && { facts }),
      order: orderOf(definition, order, language),
      page: query.page,
      ...(query.cursor && { cursor: query.cursor }),
      limit: query.limit,
      alsoDependsOn: [...scopeTables(resource), ...trees],
    }
    const whole = narrowing.length === 0 && { whole: keptOf(resource).whole }
    const isByWords = query.quickSearch !== '' && isSearched(resource)
    // What is found by words is ranked: it goes on by numbers.
    if (isByWords && query.cursor) throw wrongCursor()
    const found = isByWords
      ? await (
          await search()
        )(resource, {
          ...page,
          ...whole,
          query: query.quickSearch,
          isNarrow: narrowing.length > 0 || hooks.publicScope !== undefined,
          isOrdered: order !== undefined,
        })
      : undefined
    const words = found ? undefined : wordsOf(definition, query)
    const compared = words && wordsOf(definition, query, { byScan: true })
    const answer =
      found ??
      (await readPage(database, engine.totals, resource, {
        ...page,
        conditions: words ? [...conditions, words] : conditions,
        ...(compared && { compared: [...conditions, compared] }),
        ...(!words && whole),
      }))
    const shown = [...columns, ...Object.keys(facts ?? {})]
    const list = answer.rows.map((row) => presentRow(resource, row, shown, language))
    const tags = await complete(resource, list, language, { detail: false })
    await found?.explain(list, language)
    const isWorthKeeping =
      !query.cursor && (list.length > 0 || (query.page === 1 && (await filterRowsExist(resource, raw))))
    const outcome = found && { search: { mode: found.mode, did_you_mean: found.didYouMean ?? null } }
    return {
      kind: 'data',
      data: { list, ...frameOf(answer), remark: '', ...outcome },
      tags: [
        // What words find, and another order, depend on what all rows say.
        ...(query.quickSearch || order ? publishedTables(resource) : listTags(resource, registry, raw)),
        ...trees,
        ...list.map(({ id }) => `${resource.table}:${id as number}`),
        ...tags,
        ...(isWorthKeeping ? [] : [NOT_KEPT]),
      ],
    }
  }

  const read: Read = async (resource, query, language, reader) => {
    const keep = there.reading()
    const row = await readRow(resource, query, language)
    if (row) keep(`${resource.table}:${row.id as number}`, true)
    const now = row ? undefined : await movedTo(resource, query)
    if (now) return { kind: 'moved', now, tags: [] }
    // A row that is not there yet may come: its absence depends on whole tables.
    if (!row)
      return { kind: 'refused', failure: fail('record.notFound'), tags: [resource.table, ...scopeTables(resource)] }
    const wire = presentRow(resource, row, shapeOf(resource).shown, language)
    // Before hooks look at the row: they may take a text away again.
    Object.assign(wire, await engine.renderings.read(resource, row, language))
    const completed = await complete(resource, [wire], language, { detail: true, ...(reader && { reader }) })
    return { kind: 'data', data: { row: wire }, tags: [`${resource.table}:${row.id as number}`, ...completed] }
  }

  return {
    find(base) {
      const resource = registry.byBase(base)
      return resource?.definition.public ? (resource as PublicResource) : undefined
    },
    index,
    read,
  }

  /** An empty list of a row that is not there is one of endlessly many. */
  async function filterRowsExist({ definition }: PublicResource, raw: Query): Promise<boolean> {
    for (const name of Object.keys(definition.public.filters)) {
      const field = definition.fields[name]
      const id = integer(scalar(raw[name]) ?? '')
      if (!field || !isRelation(field) || id === undefined) continue
      if (there.get(`${tableOf(field)}:${id}`)) continue
      const { rows } = await sql`select from ${sql.table(tableOf(field))} where id = ${id}`.execute(database.reads)
      if (rows.length === 0) return false
    }
    return true
  }

  /** The row with its facts, and what is kept of its texts in the language. */
  async function readRow(resource: PublicResource, raw: Query, language: Language): Promise<Row | undefined> {
    const key = ['id', ...resource.definition.public.read].find((name) => raw[name] !== undefined && raw[name] !== '')
    if (!key) throw fail('request.parameter', { name: resource.definition.public.read[0] ?? 'id' })
    const value = key === 'id' ? readId(raw.id) : scalar(raw[key])
    if (value === undefined) throw fail('request.parameter', { name: key })
    const around = key === 'id' ? undefined : slugAround(resource, raw)
    const [row] = await rowBy(resource, key, language)(value, around)
    return row
  }

  function keptOf(resource: PublicResource): Kept {
    const { version } = registry
    let known = kept.get(resource)
    if (known?.version !== version) kept.set(resource, (known = { version, by: new Map(), whole: keptStatements() }))
    return known
  }

  function rowBy(resource: PublicResource, key: string, language: Language): Statement<Row> {
    return keptStatement(keptOf(resource).by, `${key} ${language}`, () => {
      const columns = rowColumns(resource.definition)
      const { facts } = shapeOf(resource)
      const selected = selectedOf({ columns, facts: { ...facts, ...storedTexts(resource, language) } })
      return statement<Row>(database.reads, (value, around) => {
        const scope = key === 'id' ? undefined : slugScope(registry, resource, around)
        const isNamed = [sql<SqlBool>`${sql.ref(`t.${key}`)} = ${value}`, ...(scope ? [scope] : [])]
        const isPublic = where([...publishedConditions(resource), ...isNamed])
        return sql`select ${sql.join(selected)} from ${sql.table(resource.table)} as t ${isPublic} limit 1`
      })
    })
  }

  /** The parameters that name a public row now which those of the query named once. */
  async function movedTo(resource: PublicResource, query: Query): Promise<Move['now'] | undefined> {
    if (scalar(query.id)) return undefined
    const move = await findMoved(database.reads, registry, resource, query)
    return move && (await readRow(resource, { id: move.id }, DEFAULT_LANGUAGE)) ? move.now : undefined
  }

  async function complete(
    resource: Resource,
    rows: Record<string, unknown>[],
    language: Language,
    { detail, reader = {} }: { detail: boolean; reader?: Reader },
  ): Promise<string[]> {
    const joined = await engine.joins.add(resource, rows, language, { publicOnly: true })
    const files = await addFileInfo(database, resource, rows)
    const own = await resource.hooks.presentPublic?.({ database, language, detail, reader }, rows)
    return [...joined, ...files, ...(own ?? [])]
  }
}

/** Of a module: the columns of lists, what a row that is read by itself says besides, and what is shown of it but for texts as HTML. */
const shapeOf = workedOutOnce(({ definition, hooks }: Resource) => {
  const { fields } = definition
  const facts = { ...hooks.publicFacts, ...hooks.detailFacts }
  const rendered = renderedFields(definition)
  const shown = Object.keys(fields).filter((name) => fields[name]!.public && !rendered.includes(name))
  return {
    listed: listColumns(definition).filter((name) => name === 'id' || fields[name]?.public === true),
    facts,
    shown: ['id', ...shown, ...Object.keys(facts)],
  }
})

/** The whitelisted filters; parameters that are no filter are no business of ours. */
async function filters(
  { database, registry }: Pick<Engine, 'database' | 'registry'>,
  { definition }: PublicResource,
  raw: Query,
): Promise<RawBuilder<SqlBool>[]> {
  const conditions: RawBuilder<SqlBool>[] = []
  for (const [name, operator] of Object.entries(definition.public.filters) as [string, Operator][]) {
    const field = definition.fields[name]!
    const condition = compare(name, field, operator, raw[name])
    const tree = condition && operator === '=' && treeOf(field, registry)
    if (!tree) conditions.push(...(condition ? [condition] : []))
    else {
      const branch = await readBranch(database.kysely, tree, integer(scalar(raw[name]) ?? ''))
      const column = sql.ref(`t.${name}`)
      conditions.push(branch.length === 1 ? sql`${column} = ${branch[0]}` : sql`${column} = any(${branch}::int[])`)
    }
  }
  return conditions
}

function usedFilters({ definition }: PublicResource, raw: Query): string[] {
  return Object.keys(definition.public.filters).filter((name) => (raw[name] ?? '') !== '')
}

/** The tables of the trees that a list is filtered by: a row that goes to another place in one takes its branch along. */
function filterTrees(resource: PublicResource, registry: Registry, raw: Query): string[] {
  const { fields } = resource.definition
  return usedFilters(resource, raw).flatMap((name) => treeOf(fields[name]!, registry) ?? [])
}

/** The table of the tree a relation points into: whoever asks for one of its rows means those below it too. */
function treeOf(field: Field, registry: Registry): string | undefined {
  if (!isRelation(field)) return undefined
  const { definition, table } = registry.byName(field.to)
  return fieldOfRole(definition, 'parent') && table
}

function publicOrder(resource: PublicResource, order: string | undefined): string | undefined {
  if (!order) return undefined
  const [name = ''] = order.split(',')
  if (!resource.definition.public.sorts?.includes(name)) throw fail('request.sortField', { field: name })
  return order
}

/**
 * What decides about a list's rows and their order, besides the trees it is filtered by: whatever else it is filtered by, and
 * where that is a relation, only the rows of that relation, and the row they point to.
 */
function listTags(resource: PublicResource, registry: Registry, raw: Query): string[] {
  const { definition, table, hooks } = resource
  const used = usedFilters(resource, raw)
  const filtered = used.map((name) => placesTag(table, name))
  for (const name of used) {
    const field = definition.fields[name]
    const id = integer(scalar(raw[name]) ?? '')
    if (!field || !isRelation(field) || id === undefined || treeOf(field, registry)) continue
    const isScope = hooks.publicScope?.relation === name
    const others = filtered.filter((tag) => tag !== placesTag(table, name))
    const places = placesTag(relationTag(table, name, id))
    return [places, ...others, ...(isScope ? [`${tableOf(field)}:${id}`] : scopeTables(resource))]
  }
  return [placesTag(table), ...filtered, ...scopeTables(resource)]
}

function tableOf({ to }: { to: string }): string {
  return tableName({ name: to })
}

/** Among the tags: the answer, and whatever is made of it, is not worth keeping. */
export const NOT_KEPT = '-'
