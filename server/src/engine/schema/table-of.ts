import { type Definition, marksDemo, tableName } from '@tutu/contract/definition/define-resource'
import { type Field, isLocalized } from '@tutu/contract/fields/index'
import { isTranslated } from '@tutu/contract/definition/translations'
import { shownBy } from '@tutu/contract/definition/publishing'
import { isRelation, traitsOf } from '@tutu/contract/fields/traits'
import { type Language, LANGUAGES } from '@tutu/contract/core/languages'
import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely'
import { columnOf } from '../fields/columns.ts'
import { orderExpression } from '../fields/order.ts'
import { isDocumentList } from '../fields/scalar.ts'
import { lacksText } from '../fields/lacks-text.ts'

export type WantedColumn = {
  name: string
  /** As `format_type` prints it. */
  type: string
  nullable: boolean
  /** SQL of the value of a row that says nothing. */
  default?: string
  /** SQL that makes the value from other columns; `parts`: what of them must stand in it. */
  generated?: { expression: string; parts: readonly string[] }
}

/** `where`: the rows that are in it; absent: all. */
export type WantedIndex = { name: string; unique?: true; using: 'btree' | 'gin'; keys: string; where?: string }

/** What the table of a definition has. */
export type WantedTable = {
  name: string
  columns: readonly WantedColumn[]
  indexes: readonly WantedIndex[]
  references: readonly { column: string; table: string }[]
  /** Its rows are neither changed nor deleted: a trigger of the table's keeps them. */
  isLedger: boolean
}

/** Works a definition's table out: its columns, with the defaults of new rows, its keys, orders and search. */
export function tableOf(definition: Definition): WantedTable {
  const name = tableName(definition)
  const fields = Object.entries(definition.fields)
  return {
    name,
    isLedger: definition.ledger === true,
    columns: [
      ...fields.map(([column, field]) => ({ ...columnFor(column, field), ...madeBy(definition, column) })),
      ...standard(definition),
      ...search(definition),
    ],
    indexes: [
      ...fields.flatMap(([column, field]) => keysOf(name, column, field)),
      ...orders(name, definition),
      ...groupings(name, definition),
      ...timetable(name, definition),
      ...searchIndexes(name, definition),
      ...untranslated(name, definition),
    ],
    references: fields.flatMap(([column, field]) => {
      const table = referenced(name, field)
      // A list of ids has no foreign key.
      const isKept = table && !traitsOf(field).list && !(isRelation(field) && field.loose)
      return isKept ? [{ column, table }] : []
    }),
  }
}

/** Columns that every table has besides `id`, but those of changes in a ledger, and, where there is any, the mark of demo content. */
function standard(definition: Definition): WantedColumn[] {
  const { ledger, publishable } = definition
  const now = { type: 'bigint', nullable: false, default: 'epoch_seconds()' }
  return [
    ...(marksDemo(definition) ? [{ name: 'is_demo', type: 'boolean', nullable: false, default: 'false' }] : []),
    ...(publishable ? [{ name: 'draft', type: 'jsonb', nullable: true }] : []),
    ...(ledger ? [] : [{ name: 'version', type: 'integer', nullable: false, default: '1' }]),
    { name: 'createtime', ...now },
    ...(ledger ? [] : [{ name: 'updatetime', ...now }]),
  ]
}

function columnFor(name: string, field: Field): WantedColumn {
  const { type, empty, fresh } = columnOf(field)
  const value =
    fresh ??
    (field.default === undefined ? undefined : literal(field.default)) ??
    (empty === undefined ? undefined : literal(empty))
  const nullable = isNullable(field) && fresh === undefined && empty === undefined
  return { name, type: type(field), nullable, ...(value !== undefined && { default: value }) }
}

/** How far a publishable row is, which the database knows by itself. */
function madeBy(definition: Definition, column: string): Pick<WantedColumn, 'generated'> | undefined {
  const shown = definition.publishable && column === 'publication' ? shownBy(definition) : undefined
  if (!shown) return undefined
  const expression = `case when not ${shown} then 'draft' when draft is null then 'published' else 'changed' end`
  return { generated: { expression, parts: [`(NOT ${shown})`, '(draft IS NULL)'] } }
}

/** What is looked for when the time of something has come. */
function timetable(table: string, { publishable }: Definition): WantedIndex[] {
  if (!publishable) return []
  return ['publish_at', 'withdraw_at'].map((column) => ({
    name: `${table}_${column}`,
    using: 'btree',
    keys: `${column}, id`,
  }))
}

/** A field that some records have not is null there, whether the others must have it or not. */
function isNullable({ required, form }: Field): boolean {
  return !required || Boolean(form && form.when && form.otherwise === undefined)
}

/** A stored value as SQL. */
function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value) && !isDocumentList(value))
    return quoted(`{${value.map((one) => (typeof one === 'number' ? one : JSON.stringify(one))).join(',')}}`)
  return quoted(typeof value === 'string' ? value : JSON.stringify(value))
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** The table whose rows a field names, one or several. */
function referenced(name: string, field: Field): string | undefined {
  if (traitsOf(field).references === 'self') return name
  return isRelation(field) ? tableName({ name: field.to }) : undefined
}

/** Unique values, and what deleting the row that is pointed to looks for. */
function keysOf(table: string, column: string, field: Field): WantedIndex[] {
  const indexes: WantedIndex[] = []
  if (field.unique) indexes.push({ name: `${table}_${column}_key`, unique: true, using: 'btree', keys: column })
  if (referenced(table, field))
    indexes.push({ name: `${table}_${column}`, using: traitsOf(field).list ? 'gin' : 'btree', keys: column })
  return indexes
}

function orders(table: string, { fields, sort }: Definition): WantedIndex[] {
  const sortable = Object.entries(fields).filter(
    ([column, field]) => column === sort.field || (field.table && field.table.sortable),
  )
  return sortable.flatMap(([column, field]) => {
    const way = column === sort.field && sort.direction === 'desc' ? ' desc' : ''
    return (isLocalized(field) ? LANGUAGES : [undefined]).map((language): WantedIndex => {
      const suffix = language ? `_${language.replace('-', '_')}` : ''
      const key = language ? orderedBy(column, field, language) : column
      return { name: `${table}_${column}${suffix}`, using: 'btree', keys: `${key}${way}, id${way}` }
    })
  })
}

/** What lists of one owner's rows, and of rows in one state, look for. An owner that is a relation has its key. */
function groupings(table: string, { fields, owner, states }: Definition): WantedIndex[] {
  const grouped = [owner, states?.field].filter((column) => column !== undefined && !referenced(table, fields[column]!))
  return grouped.map((column) => ({ name: `${table}_${column}`, using: 'btree', keys: `${column}, id` }))
}

const compiler = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: () => {
      throw new Error('compiles only')
    },
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** The expression that a localized column is ordered by, as an index must hold it. */
const orderedBy = (column: string, field: Field, language: Language): string =>
  plainSql(orderExpression(column, field, language))

/** Rows that lack texts in a language: they are counted, and few. */
function untranslated(table: string, definition: Definition): WantedIndex[] {
  if (!isTranslated(definition)) return []
  return LANGUAGES.map((language) => ({
    name: `${table}_untranslated_${language.replace('-', '_')}`,
    using: 'btree',
    keys: 'id',
    where: plainSql(lacksText(definition, language)),
  }))
}

/** What is asked of rows of `t`, as a statement has it that names no table. */
const plainSql = (expression: RawBuilder<unknown>): string =>
  sql`${expression}`
    .compile(compiler)
    .sql.replaceAll('"t".', '')
    .replaceAll(/"(\w+)"/g, '$1')

/** Made by the database from what is searched; a table whose definition searches nothing has none. */
export const SEARCH_COLUMNS = ['search_text', 'search_grams'] as const

/** Generated columns over the quick-search fields; a table that is searched by scan needs no index, and no pairs. */
function search(definition: Definition): WantedColumn[] {
  const texts = definition.quickSearch.flatMap((name) => searchedTexts(name, definition.fields[name]!))
  if (texts.length === 0) return []
  const whole = texts.map(({ expression }) => expression).join(` || ' ' || `)
  const parts = texts.map(({ part }) => part)
  const columns: WantedColumn[] = [
    { name: 'search_text', type: 'text', nullable: true, generated: { expression: `search_fold(${whole})`, parts } },
  ]
  if (!definition.searchByScan) {
    const generated = { expression: `search_grams(${whole})`, parts }
    columns.push({ name: 'search_grams', type: 'text[]', nullable: true, generated })
  }
  return columns
}

function searchedTexts(name: string, field: Field): { expression: string; part: string }[] {
  if (isLocalized(field)) {
    return LANGUAGES.map((language) => ({
      expression: `coalesce(${name} ->> '${language}', '')`,
      part: `(${name} ->> '${language}'::text)`,
    }))
  }
  const isText = columnOf(field).type(field) === 'text'
  const text = isText ? name : `${name}::text`
  return [{ expression: isText && !isNullable(field) ? text : `coalesce(${text}, '')`, part: name }]
}

function searchIndexes(table: string, { searchByScan, quickSearch }: Definition): WantedIndex[] {
  if (searchByScan || quickSearch.length === 0) return []
  return [
    { name: `${table}_search_text`, using: 'gin', keys: 'search_text gin_trgm_ops' },
    { name: `${table}_search_grams`, using: 'gin', keys: 'search_grams' },
  ]
}
