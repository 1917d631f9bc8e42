import { API_GROUPS } from '@tutu/contract/core/constants'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import {
  actionsOf,
  type Definition,
  type Feed,
  fieldNamed,
  fieldOfRole,
  LEDGER_ACTIONS,
} from '@tutu/contract/definition/define-resource'
import { shownBy } from '@tutu/contract/definition/publishing'
import type { Field } from '@tutu/contract/fields/index'
import { changeTimes } from '@tutu/contract/fields/select'
import { hasOwnWords } from '@tutu/contract/fields/text'
import {
  hasColumns,
  hasRole,
  isLocalized,
  isRelation,
  type RelationField,
  traitsOf,
} from '@tutu/contract/fields/traits'
import { pathParts } from '@tutu/contract/definition/row-page'
import { audienceMistakes } from '../policy/audiences.ts'
import { kindMistakes } from './fields/columns.ts'
import { commandMistakes } from './command-mistakes.ts'
import { isListed } from './fields/is-listed.ts'
import type { Registry } from './registry.ts'

/** What a definition says that cannot be so, in plain words; empty where all is well. */
export function definitionMistakes(definition: Definition): string[] {
  const kinds = kindMistakes(definition)
  // What a field is cannot be asked where nobody knows its kind.
  if (kinds.length > 0) return kinds
  return [
    ...fieldMistakes(definition),
    ...audienceMistakes(definition),
    ...commandMistakes(definition),
    ...ledgerMistakes(definition),
    ...publishingMistakes(definition),
  ]
}

/** What could not be published on purpose. */
function publishingMistakes(definition: Definition): string[] {
  const { name, publishable, ledger, write, fields } = definition
  if (!publishable) return []
  const mistakes: string[] = []
  if (!shownBy(definition))
    mistakes.push("publishable: one of 'public.where' is a switch, which shows a row to visitors")
  if (ledger) mistakes.push('publishable: rows of a ledger do not change')
  if (write) mistakes.push('publishable: what members and visitors write is not published by them')
  for (const [column, field] of Object.entries(fields))
    if (traitsOf(field).secret) mistakes.push(`publishable: '${column}' is a secret, and drafts are no place for one`)
  return mistakes.map((mistake) => `${name}: ${mistake}`)
}

/** What would change or delete rows that stay as they were written. */
function ledgerMistakes(definition: Definition): string[] {
  const {
    name,
    ledger,
    fields,
    actions = [],
    superOnly = [],
    rowButtons = [],
    commands = {},
    states,
    write,
  } = definition
  if (!ledger) return []
  const never = 'rows of a ledger are neither changed nor deleted'
  const refused = new Set([...actions, ...superOnly].filter((action) => !LEDGER_ACTIONS.includes(action)))
  const mistakes = [...refused].map((action) => `action '${action}': ${never}`)
  for (const button of rowButtons) if (CHANGING.has(button)) mistakes.push(`row button '${button}': ${never}`)
  for (const [command, { reads }] of Object.entries(commands))
    if (!reads) mistakes.push(`command '${command}': of a ledger's rows, commands only read ('reads')`)
  if (write?.member) mistakes.push('members would edit and delete what they write: rows of a ledger stay as they are')
  if (states) mistakes.push('states: rows of a ledger go through none')
  for (const [column, field] of Object.entries(fields)) {
    if (hasRole(field, 'order'))
      mistakes.push(`'${column}': rows of a ledger stay in the order in which they were written`)
    if (!isRelation(field) || field.loose) continue
    if (traitsOf(field).list || (field.onDelete ?? 'restrict') !== 'restrict')
      mistakes.push(
        `'${column}': deleting what a row of a ledger names would change the row; it is 'restrict' or 'loose'`,
      )
  }
  return mistakes.map((mistake) => `${name}: ${mistake}`)
}

/** Row buttons that change or delete. */
const CHANGING: ReadonlySet<string> = new Set(['edit', 'delete', 'weigh-sort'])

/** Columns of a table within a row that are more than one value that says all by itself. */
function columnMistakes(field: string, columns: Readonly<Record<string, Field>>): string[] {
  const names = Object.keys(columns)
  if (names.length === 0) return [`'${field}': a table has columns`]
  return names.flatMap((name) => {
    const { list, long, files, references, secret, role, columns: parts, holds } = traitsOf(columns[name]!)
    const isMore = list || long || files || references || secret || role || parts || holds === 'document'
    if (!isMore && !isLocalized(columns[name]!)) return []
    return [`'${field}.${name}': a column of a table holds one value in one language, no list, file, row or long text`]
  })
}

/** Fields it names and has not. */
function fieldMistakes(definition: Definition): string[] {
  const {
    name,
    fields,
    label,
    called,
    quickSearch,
    alsoFoundBy,
    sort,
    slip,
    checks = [],
    groups = {},
    titleFields = [],
    rowSearch = {},
    public: access,
    read,
    write,
  } = definition
  const named: [place: string, fields: readonly string[]][] = [
    ['label', [label]],
    ['called', called === undefined ? [] : [called]],
    ['titleFields', titleFields],
    ['quickSearch', quickSearch],
    ['alsoFoundBy', alsoFoundBy?.relations ?? []],
    ['sort', [sort.field]],
    [
      'table.less',
      Object.values(fields).flatMap(({ table }) => (table && table.less !== undefined ? [table.less] : [])),
    ],
    ['table.sum', Object.values(fields).flatMap(summedBy)],
    ['slip', slip ? [...slip.fields, slip.lines.otherwise] : []],
    ['checks', checks.flatMap(({ field, atLeast }) => [field, atLeast])],
    ['rowSearch', Object.keys(rowSearch)],
    ['public.filters', Object.keys(access?.filters ?? {})],
    ['public.where', Object.keys(access?.where ?? {})],
    ['public.read', access?.read ?? []],
    ['public.sorts', access?.sorts ?? []],
    ['public.counts', Object.values(access?.counts ?? {})],
    ['public.feed', access?.feed ? feedFields(access.feed) : []],
    ['public.search', [...Object.keys(access?.search?.fields ?? {}), ...(access?.search?.relations ?? [])]],
  ]
  const mistakes = named.flatMap(([place, list]) =>
    list.filter((one) => !fieldNamed(definition, one)).map((one) => `${place}: '${one}' is none of its fields`),
  )
  if (definition.form === 'tabs' && Object.keys(groups).length === 0) mistakes.push(`form: tabs need 'groups'`)
  for (const [column, field] of Object.entries(fields)) {
    const { form } = field
    if (hasColumns(field)) mistakes.push(...columnMistakes(column, field.columns ?? {}))
    if (field.table && field.table.sum && !traitsOf(field).sum)
      mistakes.push(`'${column}': values of its kind cannot be added up`)
    const group = form ? form.group : undefined
    if (group !== undefined && !Object.hasOwn(groups, group)) mistakes.push(`'${column}': there is no group '${group}'`)
    for (const other of Object.keys((form && form.when) || {}))
      if (!fields[other]) mistakes.push(`'${column}' is asked for by '${other}', which is none of its fields`)
    for (const other of Object.keys(field.toldWhile ?? {}))
      if (!fields[other]) mistakes.push(`'${column}' is told while '${other}' is so, which is none of its fields`)
    for (const at of changeTimes(field)) {
      const time = fieldNamed(definition, at)
      if (!time || traitsOf(time).holds !== 'moment')
        mistakes.push(`'${column}' changes at '${at}', which is no moment that its rows have`)
    }
    if (hasOwnWords(field) && form !== false && actionsOf(definition).some((one) => ['edit', 'import'].includes(one)))
      mistakes.push(`'${column}': a form or an import would change words of the server's own to those of its reader`)
    const within = hasRole(field, 'order') ? (field.within ?? fieldOfRole(definition, 'parent')) : undefined
    if (within && !fields[within])
      mistakes.push(`'${column}' orders rows within '${within}', which is none of its fields`)
  }
  mistakes.push(...pageMistakes(definition), ...viewMistakes(definition))
  const base = controllerBase(definition)
  if ((access ?? read ?? write) && API_GROUPS.has(base.toLowerCase()))
    mistakes.push(`hand-written calls begin with /api/${base}: it needs another base`)
  return mistakes.map((mistake) => `${name}: ${mistake}`)
}

/** What its other views could not show. */
function viewMistakes(definition: Definition): string[] {
  const { views = {}, fields } = definition
  const { cards, calendar } = views
  const mistakes: string[] = []
  if (cards) {
    const picture = fields[cards.picture]
    const { files, list } = picture ? traitsOf(picture) : {}
    if (files !== 'picture' || list) mistakes.push(`views.cards: '${cards.picture}' is no field with one picture`)
    for (const name of cards.fields ?? [])
      if (!isListed(fields[name])) mistakes.push(`views.cards: '${name}' is no field that lists carry`)
    if (fieldOfRole(definition, 'parent')) mistakes.push('views.cards: rows that form a tree have none')
  }
  if (calendar) {
    const field = fieldNamed(definition, calendar.at)
    const isSearched = field && (field.search !== undefined || !fields[calendar.at])
    if (!isSearched || traitsOf(field).holds !== 'moment')
      mistakes.push(`views.calendar: '${calendar.at}' is no moment that rows are searched by`)
  }
  return mistakes
}

/** Fields that say which rows of a column are added up. */
function summedBy({ table }: Field): string[] {
  const { sum } = table || {}
  return typeof sum === 'object' ? Object.keys({ ...sum.of, ...sum.off }) : []
}

const feedFields = ({ at, summary, text, author }: Feed): string[] => [at, summary, text, ...(author ? [author] : [])]

/** Counts and feeds are of rows that have pages, which are found by what their addresses name them by. */
function pageMistakes(definition: Definition): string[] {
  const { page, counts, feed, sorts = [] } = definition.public ?? {}
  try {
    const [first, named, ...rest] = pathParts(definition)
    const isPlain = first && 'text' in first && named && 'field' in named && rest.length === 0
    if ((counts ?? feed) && !isPlain) return [`public.page: '${page}' should end with a field that names the row`]
    if (feed && !sorts.includes(feed.at)) return [`public.feed: '${feed.at}' is none of public.sorts`]
    return []
  } catch {
    return [`public.page: '${definition.public?.page}' names what is none of its fields or relations`]
  }
}

const isOneRow = (field: Field | undefined): field is RelationField =>
  field !== undefined && isRelation(field) && !traitsOf(field).list

/** What definitions say of each other that cannot be so. */
export function relationMistakes(registry: Registry): string[] {
  const known = new Map(registry.all().map(({ definition }) => [definition.name, definition]))
  return registry.all().flatMap(({ definition }) => {
    const { name, fields } = definition
    const nowhere = Object.entries(fields).flatMap(([column, field]) =>
      isRelation(field) && !known.has(field.to)
        ? [`${name}: '${column}' points to '${field.to}', which there is not`]
        : [],
    )
    const nameless = pathParts(definition).flatMap((part) => {
      if (!('relation' in part)) return []
      const to = known.get(part.to)
      if (!to) return []
      const address = fieldOfRole(to, 'address')
      const { join = [] } = fields[part.relation] as RelationField
      if (address !== undefined && join.includes(address)) return []
      return [
        `${name}: its page needs '${part.relation}' to join the field that names rows of '${to.name}' in addresses`,
      ]
    })
    const childless = (definition.children ?? []).flatMap(({ resource, by, of, begins = {} }) => {
      const field = known.get(resource)?.fields[by]
      const strange = Object.entries(begins).filter(
        ([there, here]) => !known.get(resource)?.fields[there] || !definition.fields[here],
      )
      if (strange.length > 0) return [`${name}: 'children' begins '${strange[0]![0]}' of '${resource}' with no field`]
      const own = of === undefined ? undefined : fields[of]
      const to = of === undefined ? name : isOneRow(own) ? own.to : undefined
      const leads = isOneRow(field) && field.to === to && field.search === '='
      return leads
        ? []
        : [
            `${name}: 'children' needs '${by}' of '${resource}' to point ${of ? `where '${of}' does` : 'to it'} and be searched by '='`,
          ]
    })
    const { relations = [], children = [] } = definition.alsoFoundBy ?? {}
    const many = relations
      .filter((one) => !isOneRow(fields[one]))
      .map((one) => `${name}: 'alsoFoundBy' needs '${one}' to point to one row`)
    const strange = children.flatMap(({ resource, by }) => {
      const field = known.get(resource)?.fields[by]
      if (isOneRow(field) && field.to === name) return []
      return [`${name}: 'alsoFoundBy' needs '${by}' of '${resource}' to point to it`]
    })
    const apart = Object.entries(fields).flatMap(([column, field]) => {
      if (!isRelation(field) || field.within === undefined) return []
      const [own, other] = [fields[field.within], known.get(field.to)?.fields[field.within]]
      const isShared = own && other && isRelation(own) && isRelation(other) && own.to === other.to
      return isShared ? [] : [`${name}: '${column}' needs '${field.within}' to be a relation of both`]
    })
    const other = Object.entries(fields).flatMap(([column, field]) =>
      isRelation(field) && field.comesFirst && field.to !== name
        ? [`${name}: '${column}' names what comes first among '${name}', not '${field.to}'`]
        : [],
    )
    return [...nowhere, ...nameless, ...childless, ...many, ...strange, ...apart, ...other]
  })
}
