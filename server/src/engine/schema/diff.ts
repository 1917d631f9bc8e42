import { DEFAULT_LANGUAGE, LANGUAGES } from '@tutu/contract/core/languages'
import type { StoredTable } from './read-tables.ts'
import { SEARCH_COLUMNS, type WantedColumn, type WantedIndex, type WantedTable } from './table-of.ts'

/** Statements that make the table, whole, or bring the one that is there to what is wanted; none where nothing is missing. */
export function statementsFor(wanted: WantedTable, stored: StoredTable | undefined): string[] {
  const { name } = wanted
  if (!stored) {
    const indexes = wanted.indexes.map((index) => createIndex(name, index))
    return [createTable(wanted), ...indexes, ...triggerStatements(wanted, [])]
  }
  const retyped = wanted.columns.filter((column) => isRetyped(column, stored)).map((column) => column.name)
  // Nothing may be made of a column while its type changes: what is goes first, and is made anew after it.
  const remade = new Set(wanted.columns.filter((column) => isRemade(column, stored, retyped)).map((one) => one.name))
  const unsearched = SEARCH_COLUMNS.filter(
    (column) => stored.columns.has(column) && wanted.columns.every((one) => one.name !== column),
  )
  const unindexed = stored.indexes.filter(
    (one) => retyped.some((column) => isOver(column, one)) || wanted.indexes.some((index) => isOutdated(index, one)),
  )
  const indexes = wanted.indexes.filter(
    (index) =>
      remade.has(firstKey(index)) || !stored.indexes.some((one) => !unindexed.includes(one) && isSame(index, one)),
  )
  const references = wanted.references.filter(
    ({ column, table }) => !stored.references.some((one) => one.startsWith(`${foreignKey(column)}${table}(id)`)),
  )
  const elsewhere = references.filter(({ column }) =>
    stored.references.some((one) => one.startsWith(foreignKey(column))),
  )
  const added = wanted.columns.filter((column) => !stored.columns.has(column.name) || remade.has(column.name))
  return [
    ...unindexed.map((one) => `drop index ${nameOf(one)};`),
    ...[...remade, ...unsearched].map((column) => `alter table ${name} drop column ${column};`),
    ...elsewhere.map(({ column }) => `alter table ${name} drop constraint ${name}_${column}_fkey;`),
    ...wanted.columns.flatMap((column) => changesOf(name, column, stored)),
    ...added.flatMap((column) => additionOf(name, column)),
    ...references.map(
      ({ column, table }) => `alter table ${name} add foreign key (${column}) references ${table} (id);`,
    ),
    ...indexes.map((index) => createIndex(name, index)),
    ...triggerStatements(wanted, stored.triggers),
  ]
}

const foreignKey = (column: string): string => `FOREIGN KEY (${column}) REFERENCES `

function isRetyped({ name, type, generated }: WantedColumn, { columns }: StoredTable): boolean {
  const found = columns.get(name)
  return !generated && found !== undefined && found.type !== type
}

/** Whether a stored column that is made of others is to be made anew: it lacks one, has one too many, or the type of one changes. */
function isRemade({ name, generated }: WantedColumn, { columns }: StoredTable, retyped: readonly string[]): boolean {
  const found = columns.get(name)
  if (!generated || !found) return false
  const made = found.made ?? ''
  const isShort = generated.parts.some((part) => !made.includes(part))
  const isLong = [...columns.keys()].some((column) => names(made, column) && !names(generated.expression, column))
  return isShort || isLong || retyped.some((column) => names(made, column))
}

/** Whether SQL names a column: not in what it writes in quotes, nor as a type. */
const names = (expression: string, column: string): boolean =>
  new RegExp(`\\b${column}\\b`).test(expression.replaceAll(/'(?:[^']|'')*'|::\w+/g, ''))

/** The name of an index, of the statement that makes it. */
const nameOf = (index: string): string | undefined => /INDEX (\S+) ON/.exec(index)?.[1]

/** Whether an index of that name is of other rows than it must be: fields that it asks have come or gone. */
const isOutdated = (index: WantedIndex, stored: string): boolean =>
  index.where !== undefined && nameOf(stored) === index.name && !isSame(index, stored)

const isOver = (column: string, index: string): boolean =>
  new RegExp(`\\b${column}\\b`).test(/USING \w+ \((.*)\)/s.exec(index)?.[1] ?? '')

/** A ledger's trigger, where it is not there as it must be; where there is none to be, away with one that is. */
function triggerStatements({ name, isLedger }: WantedTable, triggers: readonly string[]): string[] {
  const trigger = `${name}_ledger`
  const found = triggers.find((text) => text.startsWith(`CREATE TRIGGER ${trigger} `))
  if (!isLedger) return found ? [`drop trigger ${trigger} on ${name};`] : []
  const isWhole = found && WHOLE_TRIGGER.test(found)
  if (isWhole) return []
  return [
    `create or replace trigger ${trigger} before update or delete or truncate on ${name} for each statement execute function refuse_change();`,
  ]
}

const WHOLE_TRIGGER =
  / BEFORE DELETE OR UPDATE OR TRUNCATE ON \S+ FOR EACH STATEMENT EXECUTE FUNCTION refuse_change\(\)$/

function createTable({ name, columns, references }: WantedTable): string {
  const lines = columns.map((column) => {
    const reference = references.find((one) => one.column === column.name)
    return [described(column), ...(reference ? [`references ${reference.table} (id)`] : [])].join(' ')
  })
  const all = ['id integer generated by default as identity primary key', ...lines]
  return `create table ${name} (\n${all.map((line) => `  ${line}`).join(',\n')}\n);`
}

function described({ name, type, nullable, default: value, generated }: WantedColumn): string {
  if (generated) return `${name} ${type} generated always as (${generated.expression}) stored`
  return [
    `${name} ${type}`,
    ...(nullable ? [] : ['not null']),
    ...(value === undefined ? [] : [`default ${value}`]),
  ].join(' ')
}

function createIndex(table: string, { name, unique, using, keys, where }: WantedIndex): string {
  const rows = where === undefined ? '' : ` where ${where}`
  return `create ${unique ? 'unique ' : ''}index ${name} on ${table} ${using === 'gin' ? 'using gin ' : ''}(${keys})${rows};`
}

/** A column that is not there. Rows that are hold an empty text where one must be, until somebody fills it in. */
function additionOf(table: string, column: WantedColumn): string[] {
  const { name, type, nullable, default: value, generated } = column
  const empty = EMPTY[type]
  if (nullable || generated || value !== undefined || empty === undefined)
    return [`alter table ${table} add column ${described(column)};`]
  return [
    `alter table ${table} add column ${described({ ...column, default: empty })};`,
    `alter table ${table} alter column ${name} drop default;`,
  ]
}

const EMPTY: Readonly<Record<string, string>> = { text: "''", jsonb: "'{}'" }

function changesOf(
  table: string,
  { name, type, nullable, generated }: WantedColumn,
  { columns }: StoredTable,
): string[] {
  const found = columns.get(name)
  if (!found || generated) return []
  const change = (to: string): string => `alter table ${table} alter column ${name} ${to};`
  return [
    ...(found.type === type ? [] : [change(`type ${type} using ${converted(name, found.type, type)}`)]),
    ...(found.nullable === nullable ? [] : [change(`${nullable ? 'drop' : 'set'} not null`)]),
  ]
}

/** A text for all languages becomes that of the language which the others fall back to, and the other way round. */
function converted(name: string, from: string, to: string): string {
  if (from === 'text' && to === 'jsonb') return `jsonb_build_object('${DEFAULT_LANGUAGE}', ${name})`
  if (from === 'jsonb' && to === 'text')
    return `coalesce(${[DEFAULT_LANGUAGE, ...LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)].map((one) => `${name} ->> '${one}'`).join(', ')})`
  return `${name}::${to}`
}

const firstKey = ({ keys }: WantedIndex): string => /^\w+/.exec(keys)?.[0] ?? ''

/**
 * Whether the statement of a stored index makes what is wanted: an order read backwards serves as well, a key's index may go
 * on with other columns, and any may carry more.
 */
function isSame({ unique, using, keys, where }: WantedIndex, stored: string): boolean {
  if (unique && !/UNIQUE/.test(stored)) return false
  const [, method = '', rest = ''] = /USING (\w+) \((.*)\)/s.exec(stored) ?? []
  if (method !== using) return false
  const [mine, theirs] = [
    plain(where === undefined ? keys : `${keys} where ${where}`),
    plain(rest.replace(CARRIED, ')')),
  ]
  if (where !== undefined) return theirs === mine
  if (using === 'gin') return theirs.startsWith(mine)
  // Names of accounts and rules are one in whatever case they are written.
  if (unique && theirs === `lower${mine}`) return true
  return (
    theirs === mine || theirs === backwards(mine) || (!unique && !mine.includes(',') && theirs.startsWith(`${mine},`))
  )
}

const CARRIED = /\) INCLUDE \([^)]*\)?/

const plain = (text: string): string => text.replaceAll(/::text|[()"\s]/g, '').toLowerCase()

function backwards(keys: string): string {
  const parts = keys.split(',')
  const last = parts.at(-1)
  return last === 'iddesc' ? keys.replaceAll(/desc(?=,|$)/g, '') : `${parts.slice(0, -1).join(',')}desc,iddesc`
}
