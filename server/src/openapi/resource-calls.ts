import { PAGE_SIZE_MAX, PUBLIC_PAGE_SIZE_MAX } from '@tutu/contract/core/constants'
import {
  type Action,
  actionsOf,
  calledCommands,
  type Command,
  commandInput,
  type Definition,
  fieldOfRole,
  joinKey,
  permissionNode,
  SIDE_CALLS,
  type SideCall,
  sideCallsOf,
} from '@tutu/contract/definition/define-resource'
import { FILTER_CONDITIONS_MAX } from '@tutu/contract/definition/filter-tree'
import { isTranslated, UNTRANSLATED } from '@tutu/contract/definition/translations'
import { OPERATORS } from '@tutu/contract/fields/field'
import { hasRole } from '@tutu/contract/fields/traits'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { audiencesOf } from '../policy/audiences.ts'
import { type JsonSchema, wireSchema } from '../engine/fields/columns.ts'
import type { Registry, Resource } from '../engine/registry.ts'
import { callTitle } from './call-titles.ts'
import type { Operation } from './operation.ts'
import { formFields, formSchema, object, rowSchema } from './schemas.ts'

const ID: JsonSchema = { type: 'integer', minimum: 1 }
const IDS: JsonSchema = { type: 'array', items: ID, minItems: 1 }
const RUN: JsonSchema = { type: 'string', format: 'uuid' }
const CURSOR_TOLD: JsonSchema = { type: ['string', 'null'], description: 'cursor of the neighbouring page; null: none' }
const UNDO: JsonSchema = { type: 'string', format: 'uuid', description: 'takes it back, at `unbatch`' }
const VERSION: JsonSchema = { type: 'integer', description: 'as it was read; refused when somebody saved since' }

/** The calls that definitions make: the back office's, visitors', and those of the rows' owners. */
export function resourceCalls(registry: Registry, language: Language): Operation[] {
  return registry
    .all()
    .flatMap((resource) => [
      ...adminCalls(resource, registry, language),
      ...publicCalls(resource, registry, language),
      ...ownersCalls(resource, registry, language),
    ])
}

function adminCalls({ definition, base }: Resource, registry: Registry, language: Language): Operation[] {
  const named = (call: Parameters<typeof callTitle>[1]) => callTitle(definition, call, language)
  const at = (action: string) => ({
    path: `/admin/${base}/${action}`,
    tag: `admin/${base}`,
    access: { kind: 'administrator', node: permissionNode(definition, action) } as const,
  })
  const names = Object.keys(definition.fields)
  const row = (isWhole: boolean) => rowSchema(definition, names, { registry, language, isWhole })
  const asked = formFields(definition)
  const make: Record<Action, () => Operation[]> = {
    index: () => [
      {
        ...at('index'),
        method: 'get',
        summary: named('index'),
        query: { properties: listQuery(definition, PAGE_SIZE_MAX) },
        answer: listOf(row(false)),
      },
    ],
    add: () => {
      const { properties, required } = formSchema(definition, asked, { language, isNew: true })
      const body = object(properties, required)
      return [{ ...at('add'), method: 'post', summary: named('add'), body, answer: object({ id: ID }, ['id']) }]
    },
    edit: () => {
      const { properties } = formSchema(definition, asked, { language })
      return [
        {
          ...at('edit'),
          method: 'get',
          summary: named('one'),
          query: { properties: { id: ID }, required: ['id'] },
          answer: object({ row: row(true) }, ['row']),
        },
        {
          ...at('edit'),
          method: 'post',
          summary: named('edit'),
          body: object({ id: ID, version: VERSION, ...properties }, ['id']),
          answer: { ...object({ undo: UNDO }), type: ['object', 'null'] },
        },
      ]
    },
    del: () => [
      {
        ...at('del'),
        method: 'delete',
        summary: named('del'),
        query: { properties: { ids: IDS, cascade: { type: 'boolean' } }, required: ['ids'] },
        answer: object(
          {
            deleted: { type: 'integer' },
            undo: { type: 'string', format: 'uuid', description: 'takes it back, at `undelete`' },
          },
          ['deleted'],
        ),
      },
    ],
    sortable: () => [
      {
        ...at('sortable'),
        method: 'post',
        summary: named('sortable'),
        description: 'To the place of `targetId`, or to a `place`: first, last, or counted from 1',
        body: object({ id: ID, targetId: ID, place: { type: ['string', 'integer'] } }, ['id']),
      },
    ],
    import: () => [
      {
        ...at('import'),
        method: 'post',
        summary: named('import'),
        description:
          'A CSV file or workbook; answers what its columns seem to be. Nothing is stored before `importStart`',
        takesFile: true,
        answer: object({ id: RUN, name: { type: 'string' }, columns: { type: 'array' }, plan: { type: 'object' } }),
      },
    ],
    export: () => [
      {
        ...at('export'),
        method: 'post',
        summary: named('export'),
        description: 'The ticket opens the file once: GET of the same address with ?ticket=',
        body: object({
          ...filterOf(definition),
          format: { type: 'string', enum: ['csv', 'xlsx', 'json'] },
          fields: { type: 'array', items: { type: 'string' } },
        }),
        answer: object({ ticket: { type: 'string' } }, ['ticket']),
      },
      {
        ...at('export'),
        method: 'get',
        access: { kind: 'administrator', node: permissionNode(definition, 'export') },
        summary: named('file'),
        query: { properties: { ticket: { type: 'string' } }, required: ['ticket'] },
        sends: 'text/csv',
      },
    ],
  }
  return [
    ...actionsOf(definition).flatMap((action) => make[action]()),
    ...sideCallsOf(definition).map((call) => ({
      ...at(call),
      access: { kind: 'administrator', node: permissionNode(definition, SIDE_CALLS[call]) } as const,
      summary: named(call),
      ...SIDE_CALL_FORMS[call],
    })),
    ...calledCommands(definition).map(([name, command]) => ({
      ...at(name),
      method: 'post' as const,
      ...commandCall(definition, name, command, language),
    })),
  ]
}

const SIDE_CALL_FORMS = {
  history: {
    method: 'get',
    description: 'What changed in a row, newest first; `before`: entries older than that one',
    query: { properties: { id: ID, before: ID }, required: ['id'] },
    answer: object({ list: { type: 'array', items: { type: 'object' } }, more: { type: 'boolean' } }, ['list', 'more']),
  },
  sums: {
    method: 'get',
    description:
      'What the rows come to together, those of `ids` or all that the filter finds, as of index; null where they are too many',
    query: {
      properties: {
        ids: IDS,
        quick_search: { type: 'string' },
        search: { type: 'array', items: { type: 'object' } },
      },
    },
    answer: object(
      {
        count: { type: 'integer' },
        sums: { type: ['object', 'null'], additionalProperties: { type: 'string' } },
      },
      ['count', 'sums'],
    ),
  },
  revert: {
    method: 'post',
    description:
      'Fields back to what they held before an entry of the history; without `fields` all that changed since',
    body: object({ id: ID, entry: ID, version: VERSION, fields: { type: 'array', items: { type: 'string' } } }, [
      'id',
      'entry',
    ]),
  },
  effects: {
    method: 'get',
    description: 'What deleting these rows would do to others; nothing is changed',
    query: { properties: { ids: IDS }, required: ['ids'] },
    answer: object(
      {
        count: { type: 'integer', description: 'rows that would go, those that go along among them' },
        effects: { type: 'array', items: object({ how: { type: 'string' }, count: ID, text: { type: 'string' } }) },
        refused: { type: 'boolean' },
        recycled: { type: 'boolean' },
      },
      ['count', 'effects', 'refused', 'recycled'],
    ),
  },
  undelete: {
    method: 'post',
    description: 'Takes back a deletion of one’s own: `undo` as the answer to it said',
    body: object({ undo: { type: 'string', format: 'uuid' } }, ['undo']),
    answer: object({ restored: { type: 'integer' } }, ['restored']),
  },
  saveDraft: {
    method: 'post',
    description:
      'Fields as in `edit`, kept beside what visitors see until they are published (`edit` with `publish: 1`, or the command); what is required may be missing',
    body: object({ id: ID, version: VERSION }, ['id']),
  },
  discardDraft: {
    method: 'post',
    description: 'Forgets what waits beside a row',
    body: object({ id: ID, version: VERSION }, ['id']),
  },
  previewPage: {
    method: 'post',
    description:
      'A link that shows for half an hour what visitors would see if these fields were published; without `id`, of a new row. `token`: of a link that is open, to show something else; with `close: 1`, to end it',
    body: object({ id: ID, token: { type: 'string' }, close: { type: 'string', enum: ['1', '0'] } }),
    answer: object({ token: { type: 'string' }, path: { type: 'string' }, seconds: { type: 'integer' } }),
  },
  batch: {
    method: 'post',
    description:
      'Some fields of many rows, all or none: those of `ids`, or all that `filter` (as of index) finds. `preview`: what it would do, nothing of it is done',
    body: object(
      {
        ids: IDS,
        filter: { type: 'object' },
        versions: { type: 'array', items: { type: 'integer' } },
        values: { type: 'object', description: 'fields as of edit' },
        preview: { type: 'boolean' },
      },
      ['values'],
    ),
    answer: {},
  },
  unbatch: {
    method: 'post',
    description: 'Takes back such a change of one’s own: `undo` as the answer to it said',
    body: object({ undo: { type: 'string', format: 'uuid' } }, ['undo']),
    answer: object({ reverted: { type: 'integer' } }, ['reverted']),
  },
  importStart: {
    method: 'post',
    description:
      'Begins with a file that was sent. `columns`: for each column a field, with a language where it has one, or null; `dry` unless it is false: everything is tried, nothing is kept',
    body: object(
      {
        id: RUN,
        columns: { type: 'array', items: { type: ['object', 'null'] } },
        how: { type: 'string', enum: ['add', 'update', 'both'] },
        key: { type: 'string', description: 'the field by which rows are known again' },
        empty: { type: 'string', enum: ['keep', 'clear'] },
        dry: { type: 'boolean' },
      },
      ['id', 'columns', 'how'],
    ),
  },
  importState: {
    method: 'get',
    description: 'One’s own imports, newest first, or the one of `id`: how far it is, and what came of it',
    query: { properties: { id: RUN } },
    answer: object({ list: { type: 'array', items: { type: 'object' } } }, ['list']),
  },
  importCancel: {
    method: 'post',
    description: 'Ends one that is under way, be it bringing rows in or taking them back; nothing of it is kept',
    body: object({ id: RUN }, ['id']),
  },
  importUndo: {
    method: 'post',
    description:
      'Takes back one that is done: added rows are deleted, changed ones are as before, but for those that somebody has changed or used since. `preview`: answers what it would do, and nothing is done',
    body: object({ id: RUN, preview: { type: 'boolean' } }, ['id']),
  },
} as const satisfies Record<SideCall, Partial<Operation>>

function commandCall(definition: Definition, name: string, { label, bulk }: Command, language: Language) {
  const input = commandInput(definition, name)
  const { properties, required } = formSchema(input, Object.keys(input.fields), { language, isNew: true })
  const which: Record<string, JsonSchema> = bulk ? { ids: IDS } : { id: ID }
  // What the caller has seen of these rows: others are refused.
  const versions = { type: 'array', items: { type: 'integer' } } as const
  return {
    summary: `${pickLanguage(definition.title, language)}: ${pickLanguage(label, language)}`,
    body: object({ ...which, versions, ...properties }, [...Object.keys(which), ...required]),
    answer: {},
  }
}

function publicCalls({ definition, base }: Resource, registry: Registry, language: Language): Operation[] {
  const { fields, public: access } = definition
  if (!access) return []
  const at = (action: 'index' | 'read') => ({
    method: 'get' as const,
    path: `/api/${base}/${action}`,
    tag: `api/${base}`,
    access: { kind: 'public' } as const,
    summary: callTitle(definition, action, language),
  })
  const names = Object.keys(fields).filter((name) => fields[name]!.public)
  const filters = Object.keys(access.filters).map((name) => [name, onlyOne(wireSchema(fields[name]!))])
  const orders = (access.sorts ?? []).flatMap((name) => [`${name},asc`, `${name},desc`])
  const query = {
    ...pagingOf(PUBLIC_PAGE_SIZE_MAX),
    quick_search: { type: 'string' },
    ...(orders.length > 0 && { order: { type: 'string', enum: orders } }),
    ...(Object.fromEntries(filters) as Record<string, JsonSchema>),
  }
  // A name that is unique in another row only needs that one's name beside it.
  const keys = access.read.flatMap((name) => {
    const field = fields[name]
    return hasRole(field, 'address') && field.within ? [name, joinKey(field.within)] : [name]
  })
  const text: JsonSchema = { type: 'string' }
  const by = Object.fromEntries([['id', ID], ...keys.map((key) => [key, text])]) as Record<string, JsonSchema>
  const row = (isWhole: boolean) => rowSchema(definition, names, { registry, language, isWhole, isPublic: true })
  return [
    { ...at('index'), query: { properties: query }, answer: listOf(row(false)) },
    { ...at('read'), query: { properties: by }, answer: object({ row: row(true) }, ['row']) },
  ]
}

/** Of a list of values a filter compares one. */
const onlyOne = (schema: JsonSchema): JsonSchema => (schema.type === 'array' ? (schema.items as JsonSchema) : schema)

function ownersCalls({ definition, base }: Resource, registry: Registry, language: Language): Operation[] {
  const { read = {}, write = {} } = definition
  const at = (action: string) => ({ path: `/api/${base}/${action}`, tag: `api/${base}` })
  const named = (call: Parameters<typeof callTitle>[1]) => ({ summary: callTitle(definition, call, language) })
  const accessOf = (action: Parameters<typeof audiencesOf>[1]): Operation['access'] | undefined => {
    const audiences = audiencesOf(definition, action)
    if (audiences.length === 0) return undefined
    return { kind: audiences.includes('visitor') ? 'public' : 'member' }
  }
  const readable = [...new Set(Object.values(read).flat())]
  const writable = [...new Set(Object.values(write).flat())]
  const whole = rowSchema(definition, readable, { registry, language, isWhole: true })
  const calls: Operation[] = []
  const mine = accessOf('mine')
  const answer = listOf(rowSchema(definition, readable, { registry, language }))
  const query = { properties: listQuery(definition, PUBLIC_PAGE_SIZE_MAX, readable) }
  if (mine) calls.push({ ...at('mine'), ...named('mine'), method: 'get', access: mine, query, answer })
  const add = accessOf('add')
  if (add) {
    const { properties, required } = formSchema(definition, writable, { language, isNew: true })
    calls.push({
      ...at('add'),
      ...named('add'),
      method: 'post',
      access: add,
      body: object(properties, required),
      answer: object({ id: ID }),
    })
  }
  const edit = accessOf('edit')
  if (edit) {
    const { properties } = formSchema(definition, writable, { language })
    const one = { properties: { id: ID }, required: ['id'] }
    calls.push({
      ...at('edit'),
      ...named('one'),
      method: 'get',
      access: edit,
      query: one,
      answer: object({ row: whole }),
    })
    const body = object({ id: ID, version: VERSION, ...properties }, ['id'])
    calls.push({ ...at('edit'), ...named('edit'), method: 'post', access: edit, body })
  }
  const del = accessOf('del')
  const which = { properties: { ids: IDS }, required: ['ids'] }
  if (del)
    calls.push({
      ...at('del'),
      ...named('del'),
      method: 'delete',
      access: del,
      query: which,
      answer: object({ deleted: ID }),
    })
  for (const [name, command] of calledCommands(definition)) {
    if (!command.by) continue
    const access = { kind: 'member' } as const
    calls.push({ ...at(name), method: 'post', access, ...commandCall(definition, name, command, language) })
  }
  return calls
}

function listOf(row: JsonSchema): JsonSchema {
  return object(
    {
      list: { type: 'array', items: row },
      total: { type: 'integer' },
      totalEstimated: { const: true, description: 'total is an estimate' },
      pageEstimated: { const: true, description: 'the page is about where its number says' },
      next: CURSOR_TOLD,
      previous: CURSOR_TOLD,
      remark: { type: 'string' },
    },
    ['list'],
  )
}

/** What the quick search and the common search take (wire 2). */
function filterOf(definition: Definition, readable?: readonly string[]): Record<string, JsonSchema> {
  const searched = Object.entries(definition.fields).filter(
    ([name, field]) => field.search && (readable?.includes(name) ?? true),
  )
  const entry = object(
    {
      field: {
        type: 'string',
        enum: [
          ...searched.map(([name]) => name),
          ...Object.keys(definition.rowSearch ?? {}),
          ...(!readable && isTranslated(definition) ? [UNTRANSLATED] : []),
        ],
      },
      operator: { type: 'string', enum: [...OPERATORS] },
      val: { type: 'string' },
    },
    ['field', 'val'],
  )
  const isSearched = definition.quickSearch.every((name) => readable?.includes(name) ?? true)
  return {
    ...(isSearched && { quick_search: { type: 'string' } }),
    search: { type: 'array', items: entry },
    where: {
      type: 'string',
      description: `JSON: {"match": "all" | "any", "of": [entries as in search, or one such group of them]}, at most ${FILTER_CONDITIONS_MAX}`,
    },
  }
}

function pagingOf(limitMax: number): Record<string, JsonSchema> {
  return {
    page: { type: 'integer', minimum: 1 },
    limit: { type: 'integer', minimum: 1, maximum: limitMax },
    cursor: { type: 'string', description: 'as `next` or `previous` told it, with the same order and filters' },
  }
}

/** `readable`: the fields that may be searched; absent: all that the definition searches. */
function listQuery(definition: Definition, limitMax: number, readable?: readonly string[]): Record<string, JsonSchema> {
  const isTree = fieldOfRole(definition, 'parent') !== undefined
  return {
    ...(!isTree && pagingOf(limitMax)),
    order: { type: 'string', description: 'field,asc | field,desc' },
    ...filterOf(definition, readable),
    initKey: { type: 'string', description: 'with initValue: exactly the rows with these values' },
    initValue: { type: 'array', items: { type: 'string' } },
    ...(isTree && { select: { type: 'string', enum: ['true', 'false'] } }),
  } as Record<string, JsonSchema>
}
