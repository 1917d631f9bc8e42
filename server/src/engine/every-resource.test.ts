import { controllerBase } from '@tutu/contract/definition/controller-base'
import {
  type Action,
  actionsOf,
  type Definition,
  fieldOfRole,
  joinKey,
  permissionNode,
  tableName,
} from '@tutu/contract/definition/define-resource'
import { type Field, isLocalized } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { isAsked } from '@tutu/contract/definition/form-conditions'
import { LANGUAGES } from '@tutu/contract/core/languages'
import { RESOURCES } from '@tutu/contract/resources/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { importsInto } from '../testing/import.ts'
import { fillModules, type ModuleRows } from '../testing/module-rows.ts'
import { defaultsOf, sampleRow, searchesFor } from '../testing/sample-rows.ts'
import type { TreeRow } from './read/tree.ts'

/** A test of definitions to which it applies; for the others there is nothing to prove. */
const only = (applies: boolean): ((name: string, check: () => Promise<void>) => void) =>
  applies ? test : () => undefined

type Wire = Record<string, unknown> & { id: number; version: number }
type List = { list: Wire[]; total?: number; remark: string }

const ROWS = 7
let ids: Record<string, number[]>
let makeRow: ModuleRows['make']
let server: TestApp

beforeAll(async () => {
  server = await testApp()
  const made = await fillModules(server, ROWS)
  ids = made.ids
  makeRow = made.make
})
afterAll(() => server.close())

describe.each(RESOURCES.map((definition) => [definition.name, definition] as const))('%s', (name, definition) => {
  const fields = Object.entries(definition.fields)
  const can = (action: Action): boolean => actionsOf(definition).includes(action)
  const isTree = fieldOfRole(definition, 'parent') !== undefined
  const at = (action: string): string => path(definition, action)
  const list = async (query: Query, language: 'zh-cn' | 'en' = 'zh-cn'): Promise<List & { all: Wire[] }> => {
    const { everything, ...asked } = query
    // Some tables have rows of their own from the start.
    const own = { field: 'id', operator: 'RANGE', val: `${ownIds()[0]},${ownIds().at(-1)}` }
    const search = [...(everything ? [] : [own]), ...(asked.search ?? [])]
    const filter = { limit: 200, ...asked, ...(search.length > 0 ? { search: { ...search } } : {}) }
    const { code, data, msg } = await server.call<List>('GET', at('index'), filter, { language })
    expect(code, msg).toBe(1)
    return { ...data, all: flat(data.list) }
  }
  const readRow = async (id: number): Promise<Wire> => {
    if (can('edit')) return (await server.call<{ row: Wire }>('GET', at('edit'), { id })).data.row
    return (await list({ everything: true, search: [{ field: 'id', operator: '=', val: id }] })).all[0]!
  }
  const ownIds = (): number[] => ids[name]!
  const fresh = (number: number, options = {}): Record<string, unknown> => sampleRow(definition, number, ids, options)
  const remove = (id: number) => server.call('DELETE', at('del'), { ids: [id] })

  const wireName = (one: string): string => (isLocalized(definition.fields[one]!) ? `${one}_i18n` : one)
  const label = wireName(definition.label)

  test('lists every row with every field but the long ones, joined rows beside their ids', async () => {
    const { all, total, remark } = await list({})
    expect(all.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ownIds())
    expect(total).toBe(isTree ? undefined : ROWS)
    expect(remark).toBe('')
    const [row] = all
    const long = fields.filter(([, field]) => traitsOf(field).long || traitsOf(field).secret).map(([one]) => one)
    expect(Object.keys(row!)).toEqual(
      expect.arrayContaining(
        ['id', ...(definition.ledger ? [] : ['version']), 'createtime', ...fields.map(([one]) => one)].filter(
          (one) => !long.includes(one),
        ),
      ),
    )
    for (const one of long) expect(row).not.toHaveProperty(one)
    for (const [one, field] of fields) {
      const joined = row![one] === null ? null : expect.objectContaining({ id: row![one] })
      if (field.kind === 'relation') expect(row![joinKey(one)]).toEqual(joined)
      if (field.kind === 'relation-many') expect((row![joinKey(one)] as Wire[]).map(({ id }) => id)).toEqual(row![one])
    }
  })

  only(!isTree)('pages neither repeat nor miss a row', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, limit: 2 })))
    expect(pages.map((page) => page.list.length)).toEqual([2, 2, 2, 1])
    expect(new Set(pages.flatMap((page) => page.list.map(({ id }) => id))).size).toBe(ROWS)
    expect((await list({ page: 99, limit: 5 })).list).toEqual([])
  })

  const sortable = ['id', ...fields.flatMap(([one, field]) => (field.table && field.table.sortable ? [one] : []))]
  test.each(sortable)('is ordered by %s both ways in both languages', async (column) => {
    for (const language of LANGUAGES) {
      const up = (await list({ order: `${column},asc` }, language)).all
      const down = (await list({ order: `${column},desc` }, language)).all
      expect(up.map(({ id }) => id)).toEqual(down.map(({ id }) => id).toReversed())
      const field = definition.fields[column]
      const values = up.map((row) => row[column])
      const collator = new Intl.Collator(language === 'en' ? 'en' : 'zh')
      const compare = (a: unknown, b: unknown): number =>
        field && isLocalized(field) ? collator.compare(String(a), String(b)) : Number(a) - Number(b)
      expect(values).toEqual(values.toSorted(compare))
    }
  })

  const searchable = fields.filter(([, field]) => field.search && !field.readonly)
  test.each(searchable)('is searched by %s with every operator of its kind', async (one, field) => {
    const { all } = await list({})
    // Not every row is asked for every field.
    const row = all.slice(2).find((each) => each[one] !== null) ?? all[2]!
    for (const { operator, val, matches } of searchesFor(field, row[one])) {
      const found = await list({ search: [{ field: one, val, operator }] })
      expect(
        found.all.some(({ id }) => id === row.id),
        `${one} ${operator} ${String(val)}`,
      ).toBe(matches)
      if (!isTree && (operator === '=' || operator === 'FIND_IN_SET')) {
        for (const other of found.all) expect([other[one]].flat()).toContain([row[one]].flat()[0])
      }
    }
  })

  test('is found by Han and Latin words of the quick search, several narrowing it', async () => {
    const row = await readRow(ownIds()[1]!)
    // What a row is called, where that can be searched.
    const [first] = definition.quickSearch
    const isNamed = definition.quickSearch.includes(definition.label)
    const text = (isNamed ? (row[label] ?? row[definition.label]) : row[first!]) as string | Record<string, string>
    const han = typeof text === 'string' ? text : text['zh-cn']!.slice(0, 2)
    const latin = ['rabbit', 'ABBI', 'nu', `${han} number 2`, 'ＲＡＢＢＩＴ']
    for (const words of [han, han[0], ...(typeof text === 'string' ? [text.toUpperCase()] : latin)]) {
      const { all } = await list({ quick_search: words })
      expect(
        all.map(({ id }) => id),
        words,
      ).toContain(row.id)
    }
    expect((await list({ quick_search: '没有这样的字' })).all).toEqual([])
    expect((await list({ quick_search: 'rabbit unicorn' })).all).toEqual([])
    expect((await list({ quick_search: '%' })).all).toEqual([])
  })

  const exported = async (format: 'csv' | 'xlsx', language: 'zh-cn' | 'en'): Promise<Buffer> => {
    const { data } = await server.call<{ ticket: string }>('POST', at('export'), { format }, { language })
    return (await server.app.inject({ url: `${at('export')}?ticket=${data.ticket}` })).rawPayload
  }
  only(can('export') && can('import'))('comes back from its export as it was, whichever the format', async () => {
    const stored = () =>
      sql`select * from ${sql.table(tableName(definition))} order by id`.execute(server.database.kysely)
    const { rows: before } = await stored()
    const ways = [
      ['csv', 'zh-cn', 'keep'],
      ['xlsx', 'en', 'clear'],
    ] as const
    for (const [format, language, empty] of ways) {
      const file = await exported(format, language)
      const run = await importsInto(server, definition).bring(file, { empty }, { language })
      expect(run.result?.mistakes ?? run.reason).toEqual([])
      expect(run).toMatchObject({ state: 'done', plan: { how: 'both', key: 'id' } })
      expect(run.result).toMatchObject({ rows: before.length, same: before.length, added: 0, updated: 0 })
      expect((await stored()).rows).toEqual(before)
    }
  })

  test('fetches exactly the rows a select asks for', async () => {
    const [first, , third] = ownIds()
    const { list: rows } = await list({
      everything: true,
      select: 'true',
      initKey: 'id',
      initValue: [first, third, 'x', '99999999999'],
    })
    expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([first, third])
    const select = await server.call<{ options?: TreeRow[]; list?: Wire[] }>('GET', at('index'), { select: 'true' })
    for (const option of select.data.options ?? select.data.list!) {
      const label = option[definition.label]
      // What a row is called may be empty: such a row is named by its number.
      if (label !== null || definition.fields[definition.label]!.required) expect(label).toEqual(expect.any(String))
      if (isTree && ownIds().includes(option.id)) expect(option.level).toBe(0)
    }
  })

  only(can('add'))('adds a row with nothing but what it must have, and gives the rest its defaults', async () => {
    const { code, data, msg } = await server.call<{ id: number }>('POST', at('add'), fresh(101, { optional: false }))
    expect(code, `${msg} ${JSON.stringify(data)}`).toBe(1)
    const row = await readRow(data.id)
    expect(row.version).toBe(definition.ledger ? undefined : 1)
    for (const [one, field] of fields) {
      if (field.default === undefined || field.required === undefined || field.readonly) continue
      expect(String(row[one])).toBe(field.kind === 'money' ? '0.00' : String(field.default))
    }
    await remove(data.id)
  })

  only(can('edit'))('reads back what was posted, but no password', async () => {
    const posted = fresh(3)
    for (const [one, field] of fields) if (field.kind === 'password') posted[one] = ''
    expect(await readRow(ownIds()[2]!)).toMatchObject(posted)
  })

  only(can('edit'))('takes part of a row, and a whole row as it was read; what is no field is left alone', async () => {
    const id = await makeRow(definition, fresh(ROWS + 1))
    const before = await readRow(id)
    // Mostly what names the row; else a text, or whatever may be changed at all.
    const free = fields.filter(([, field]) => !field.readonly)
    const isFixed = definition.fields[definition.label]!.readonly === true
    const one = isFixed ? (free.find(([, field]) => traitsOf(field).localizable) ?? free[0]!)[0] : definition.label
    const name = wireName(one)
    const isSwitch = traitsOf(definition.fields[one]!).holds === 'boolean'
    const changed = isSwitch ? (before[name] === '1' ? '0' : '1') : name === one ? fresh(900)[name] : { en: 'Changed' }
    const partial = { id, [name]: changed }
    expect(await server.call('POST', at('edit'), partial)).toMatchObject({ code: 1 })
    const after = await readRow(id)
    expect(after[name]).toEqual(typeof changed === 'object' ? { ...(before[name] as object), ...changed } : changed)
    expect(after).toEqual({ ...before, [name]: after[name], version: 2, updatetime: after.updatetime })

    const whole = { ...after, createtime: 5, updatetime: 6, is_demo: true, search_text: 'x' }
    expect(await server.call('POST', at('edit'), whole)).toMatchObject({ code: 1 })
    expect(await readRow(id)).toEqual(after)
    if (can('del')) await remove(id)
  })

  only(can('add'))(
    'says beside each field what is missing or wrong, in both languages, and stores nothing',
    async () => {
      const count = async (): Promise<number> => (await list({ everything: true })).all.length
      const before = await count()
      const asked = (field: Field): boolean => isAsked(field, defaultsOf(definition))
      const required = fields
        .filter(([, field]) => field.required && !field.readonly && field.default === undefined && asked(field))
        .map(([one]) => one)
      for (const language of LANGUAGES) {
        const { code, data } = await server.call<{ errors: Record<string, string> }>(
          'POST',
          at('add'),
          { nothing: 1 },
          { language },
        )
        expect(code).toBe(0)
        expect(Object.keys(data.errors).toSorted()).toEqual(required.toSorted())
        const texts = Object.values(data.errors).join('')
        expect(/\p{Script=Han}/u.test(texts)).toBe(language === 'zh-cn')
      }
      const sample = { ...defaultsOf(definition), ...fresh(103) }
      const posted = fields.filter(([, each]) => !isLocalized(each) && !each.readonly && isAsked(each, sample))
      for (const [one, field] of posted) {
        const wrong = { ...fresh(103), [one]: wrongValue(field) }
        const { code, data } = await server.call<{ errors: Record<string, string> }>('POST', at('add'), wrong)
        expect(code, one).toBe(0)
        expect(Object.keys(data.errors), one).toEqual([one])
        expect(data.errors[one], one).not.toMatch(/[{}]/)
      }
      expect(await count()).toBe(before)
    },
  )

  only(can('del'))('deletes rows', async () => {
    const [one, two] = [await makeRow(definition, fresh(104)), await makeRow(definition, fresh(105))]
    const answer = await server.call('DELETE', at('del'), { ids: [one, two, 2_000_000_000] })
    expect(answer).toMatchObject({ code: 1, data: { deleted: 2 } })
    expect(await server.call('DELETE', at('del'), { ids: [one] })).toMatchObject({ code: 0, data: null })
    if (can('edit')) expect(await server.call('GET', at('edit'), { id: one })).toMatchObject({ code: 0 })
  })

  only(fieldOfRole(definition, 'order') !== undefined)('is put in order by hand', async () => {
    const within = definition.fields.weigh?.kind === 'weigh' ? definition.fields.weigh.within : undefined
    const group = within ? { [within]: ids[relationTarget(definition, within)]![0] } : {}
    const made: number[] = []
    for (const number of [106, 107, 108]) {
      const { data } = await server.call<{ id: number }>('POST', at('add'), { ...fresh(number), ...group })
      made.push(data.id)
    }
    const order = async (): Promise<number[]> =>
      (await list({ everything: true })).all.map(({ id }) => id).filter((id) => made.includes(id))
    const before = await order()
    expect(await server.call('POST', at('sortable'), { id: before[0], targetId: before[2] })).toMatchObject({ code: 1 })
    expect(await order()).toEqual([before[1], before[2], before[0]])
    await server.call('DELETE', at('del'), { ids: made })
  })

  test('lets nobody in without sign-in, nobody without the node, and everybody with just that node', async () => {
    const others = await server.signIn(['nothing'])
    const calls = {
      index: 'GET',
      add: 'POST',
      edit: 'POST',
      del: 'DELETE',
      sortable: 'POST',
      import: 'POST',
      export: 'POST',
    } as const
    for (const action of actionsOf(definition)) {
      const method = calls[action]
      const call = (token: string) => server.call(method, at(action), {}, { token })
      expect(await call(''), action).toMatchObject({ status: 200, code: 302, data: { routeName: 'adminLogin' } })
      expect(await call(others), action).toMatchObject({ status: 200, code: 401 })
      const token = await server.signIn([permissionNode(definition, action)])
      expect((await call(token)).code, action).toBeLessThan(2)
      if (action !== 'index') expect((await server.call('GET', at('index'), {}, { token })).code).toBe(401)
    }
  })

  test('refuses unknown search fields, operators and sort columns by name', async () => {
    const [one] = searchable[0] ?? ['id']
    const refused = [
      [{ search: [{ field: 'password', val: 1 }] }, 'password'],
      [{ search: [{ field: 'is_demo', val: 1 }] }, 'is_demo'],
      [{ search: [{ field: '__proto__', val: 1 }] }, '__proto__'],
      [{ search: [{ field: one, val: 1, operator: 'SOUNDS LIKE' }] }, 'SOUNDS LIKE'],
      [{ search: [{ field: one, val: 1, operator: ['LIKE'] }] }, 'search'],
      [{ order: 'search_text,asc' }, 'search_text'],
      [{ order: 'constructor,asc' }, 'constructor'],
      [{ order: `${definition.label};drop table admin,asc` }, 'drop table'],
    ] as const
    for (const [query, word] of refused) {
      const { status, code, msg } = await server.call('GET', at('index'), query, { language: 'en' })
      expect({ status, code }).toEqual({ status: 200, code: 0 })
      expect(msg).toContain(word)
    }
  })
})

function path(definition: Definition, action: string): string {
  return `/admin/${controllerBase(definition)}/${action}`
}

function flat(rows: readonly Wire[]): Wire[] {
  return rows.flatMap(({ children, ...row }) => [row as Wire, ...flat((children as Wire[] | undefined) ?? [])])
}

/** A list's query; `everything`: not only the rows made here. */
type Query = { search?: object[]; everything?: boolean; [parameter: string]: unknown }

function relationTarget(definition: Definition, name: string): string {
  const field = definition.fields[name]
  return field && 'to' in field ? field.to : ''
}

/** Something that no value of the field may be. */
function wrongValue(field: Field): unknown {
  if (field.kind === 'relation-many' || field.kind === 'multi-select' || field.kind === 'rules')
    return ['no such thing']
  return { toString: 1, valueOf: 1 }
}
