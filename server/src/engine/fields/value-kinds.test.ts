import { type Action, actionsOf, type Definition, defineResource } from '@tutu/contract/definition/define-resource'
import { LANGUAGES } from '@tutu/contract/core/languages'
import { type Field, FIELD_KINDS, kindOf } from '@tutu/contract/fields/index'
import { RESOURCES } from '@tutu/contract/resources/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { makeTables } from '../../testing/make-tables.ts'
import { areaName, readArea } from '../../lib/area-names.ts'
import { columnOf, toText } from './columns.ts'

/* Kinds whose wire form, column and text differ, from the form to the table and back. */

const label = (en: string) => ({ 'zh-cn': en, en })
const FIELDS = {
  mail: { kind: 'text', format: 'email', label: label('Mail') },
  mobile: { kind: 'text', format: 'mobile', label: label('Mobile') },
  page: { kind: 'text', format: 'url', label: label('Page') },
  share: { kind: 'percentage', decimals: 1, label: label('Share') },
  length: { kind: 'duration', label: label('Length') },
  lesson: { kind: 'duration', unit: 'minutes', label: label('Lesson') },
  founded: { kind: 'date', label: label('Founded') },
  opens: { kind: 'time', label: label('Opens') },
  ends: { kind: 'time', seconds: true, label: label('Ends') },
  since: { kind: 'year', label: label('Since') },
  layout: { kind: 'json', label: label('Layout') },
  sizes: { kind: 'key-values', label: label('Sizes') },
  place: { kind: 'city', label: label('Place') },
  home: { kind: 'address', label: label('Home') },
  tour: { kind: 'video', label: label('Tour') },
  story: { kind: 'editor', label: label('Story') },
  rooms: {
    kind: 'table',
    label: label('Rooms'),
    columns: {
      called: { kind: 'text', required: true, label: label('Called') },
      seats: { kind: 'number', label: label('Seats') },
      rent: { kind: 'money', label: label('Rent') },
      use: {
        kind: 'select',
        label: label('Use'),
        options: { class: { 'zh-cn': '上课', en: 'Classes' }, store: { 'zh-cn': '库房', en: 'Store' } },
      },
      open: { kind: 'switch', label: label('Open') },
    },
  },
} as const satisfies Record<string, Field>

const searched = Object.fromEntries(
  Object.entries(FIELDS).map(([name, field]) => [name, { ...field, search: kindOf(field).operators[0]! }]),
)
const school: Definition = defineResource({
  name: 'branch',
  title: label('Branch schools'),
  icon: 'BankOutlined',
  menu: { directory: 'teaching', weigh: 1 },
  label: 'name',
  quickSearch: ['name'],
  sort: { field: 'id', direction: 'asc' },
  fields: { name: { kind: 'text', required: true, label: label('Name') }, ...searched },
})

const POSTED = {
  name: 'West Lake',
  mail: 'hello@example.com',
  mobile: '13800000000',
  page: 'https://example.com/west',
  share: '12.5',
  length: '1:30',
  lesson: 45,
  founded: '2019/9/1',
  opens: '8:30',
  ends: '17:05:30',
  since: '2019',
  layout: '{ "rooms": 3, "floors": [1, 2] }',
  sizes: [{ key: 'seats', value: '24' }],
  place: [330_000, 330_100, 330_106],
  home: { area: [330_000, 330_100, 330_106], street: '文三路 1 号', postcode: '310012' },
  tour: 'https://video.example/west',
  story: '<p onclick="x()">很久以前<script>alert(1)</script></p>',
  rooms: [
    { called: '星星|一号\\', seats: '24', rent: '1200.50', use: 'class', open: '1' },
    { called: '', seats: null, rent: '', use: null, open: '0' },
    { called: '库房', use: 'store' },
  ],
}
const WIRE = {
  ...POSTED,
  share: 12.5,
  length: 90,
  story: '<p>很久以前</p>',
  founded: '2019-09-01',
  opens: '08:30:00',
  since: 2019,
  layout: { rooms: 3, floors: [1, 2] },
  rooms: [
    { called: '星星|一号\\', seats: 24, rent: '1200.50', use: 'class', open: '1' },
    { called: '库房', seats: null, rent: null, use: 'store', open: null },
  ],
  place_name: '浙江省 杭州市 西湖区',
  home_name: '浙江省 杭州市 西湖区',
}

let server: TestApp
let id: number
beforeAll(async () => {
  server = await testApp({
    modules: [{ definition: school }],
    beforeStart: (database) => makeTables(database, [school]),
  })
  id = (await add(POSTED)).data.id
})
afterAll(() => server.close())

const add = (values: object) =>
  server.call<{ id: number; errors: Record<string, string> }>('POST', '/admin/branch/add', values, {
    language: 'en',
  })
const rowOf = async (one: number) =>
  (await server.call<{ row: Record<string, unknown> }>('GET', '/admin/branch/edit', { id: one })).data.row

test('what was posted stands on the wire as its kind says', async () => {
  expect(await rowOf(id)).toMatchObject(WIRE)
})

test('a row as it was read may be posted back, and changes nothing', async () => {
  const row = await rowOf(id)
  expect(await server.call('POST', '/admin/branch/edit', row)).toMatchObject({ code: 1 })
  expect(await rowOf(id)).toMatchObject(WIRE)
})

test('columns hold what their kinds say, and nothing where nothing is', async () => {
  const { rows } = await sql`select * from branch where id = ${id}`.execute(server.database.kysely)
  expect(rows[0]).toMatchObject({
    share: '12.5',
    length: 90,
    founded: '2019-09-01',
    opens: '08:30:00',
    layout: '{"rooms":3,"floors":[1,2]}',
    sizes: ['seats=24'],
    place: 330_106,
    home: { area: 330_106, street: '文三路 1 号', postcode: '310012' },
    rooms: [
      { called: '星星|一号\\', seats: 24, rent: 120_050, use: 'class', open: true },
      { called: '库房', use: 'store' },
    ],
  })
  const { data } = await add({
    name: 'Empty',
    place: '',
    home: null,
    layout: '',
    sizes: [],
    rooms: [{ called: '' }],
    story: '<p></p>',
  })
  expect(await rowOf(data.id)).toMatchObject({
    place: null,
    place_name: null,
    home: null,
    layout: null,
    sizes: [],
    rooms: null,
    story: null,
    opens: null,
  })
})

const found = async (field: string, operator: string, val: unknown) => {
  const { data, msg } = await server.call<{ list: { id: number }[] } | null>('GET', '/admin/branch/index', {
    search: [{ field, operator, val }],
  })
  return data?.list ? data.list.some((row) => row.id === id) : msg
}

test.each<[string, string, unknown, boolean]>([
  ['mail', 'LIKE', 'hello@', true],
  ['share', 'RANGE', '12,13', true],
  ['share', '<', '12.5', false],
  ['length', '=', '90', true],
  ['length', '>=', '1:31', false],
  ['lesson', '=', '45 min', true],
  ['founded', '=', '2019/9/1', true],
  ['founded', 'RANGE', '2019-01-01,2019-09-01', true],
  ['founded', '>', '2019-09-01', false],
  ['opens', '=', '08:30', true],
  ['opens', 'RANGE', '8:00,8:30', true],
  ['opens', '>', '08:30', false],
  ['ends', '=', '17:05', true],
  ['ends', '=', '17:05:31', false],
  ['since', 'IN', '2018,2019', true],
  ['layout', 'LIKE', '"rooms":3', true],
  ['layout', 'NULL', '1', false],
  ['sizes', 'FIND_IN_SET', 'seats=24', true],
  ['sizes', 'FIND_IN_SET', 'seats=25', false],
  ['sizes', 'NOT NULL', '1', true],
  ['place', '=', '330106', true],
  ['place', '=', '330100', true],
  ['place', '=', '330000', true],
  ['place', '=', '330200', false],
  ['place', '<>', '330000', false],
  ['home', 'LIKE', '文三路', true],
  ['home', 'NOT LIKE', '文三路', false],
  ['home', 'LIKE', '杭州', false],
  ['tour', 'LIKE', 'video.example', true],
  ['story', 'LIKE', '很久', true],
  ['rooms', 'LIKE', '星星', true],
  ['rooms', 'LIKE', 'called', false],
  ['rooms', 'NOT LIKE', '库房', false],
  ['rooms', 'NULL', '1', false],
])('is searched: %s %s %j → %j', async (field, operator, val, expected) => {
  expect(await found(field, operator, val)).toBe(expected)
})

test.each(['place', 'opens', 'founded', 'length'])(
  'an operand that %s cannot have is refused by name',
  async (field) => {
    expect(await found(field, '=', 'x')).toContain(field)
  },
)

test.each<[string, unknown, string]>([
  ['mail', 'hello', 'Enter a correct e-mail address'],
  ['place', [330_000, 330_100, 330_199], 'Choose a province, a city and a district'],
  ['place', 330_100, 'Choose a province, a city and a district'],
  ['home', { area: 999_999, street: 'a' }, 'Choose a province, a city and a district'],
  ['home', { area: 330_106, street: '' }, 'Enter the street and the number'],
  ['layout', '{', 'Enter a JSON object or list, for example ["rabbit", 3]'],
  ['sizes', ['a=1', 'a=2'], 'Each name may be used once only'],
  ['rooms', [{ called: 'A' }, { seats: 3 }], 'Row 2: Called is required'],
  ['rooms', [{ called: 'A', use: 'party' }], 'Row 1: Use: Choose one of the options'],
  ['rooms', [{ called: 'A\u0000' }], 'Contains characters that cannot be stored'],
  ['rooms', 'A', 'Enter it row by row, the parts of a row in the order of the columns with | between them'],
  [
    'tour',
    '/storage/nothing/there.mp4',
    'There is no such file: /storage/nothing/there.mp4. Choose another or upload it',
  ],
])('%s refuses %j in words', async (field, value, message) => {
  expect((await add({ name: 'x', [field]: value })).data.errors).toEqual({ [field]: message })
})

describe.each(Object.entries(FIELDS))('%s', (name, field: Field) => {
  test.each(LANGUAGES)('is exported in a text (%s) that is understood when it is brought in', async (language) => {
    const { rows } = await sql<Record<string, unknown>>`select * from branch where id = ${id}`.execute(
      server.database.kysely,
    )
    const stored = rows[0]![name]
    const text = toText(field, stored, { joined: undefined, language })
    expect(text).not.toMatch(/object|null/)
    const posted = columnOf(field).fromText?.(text, field) ?? text
    const read = kindOf(field).schema(field).parse(posted)
    expect(name === 'share' ? String(read) : read).toEqual(stored)
  })
})

test('there is no kind whose text has not been out and in again, here or in a module', () => {
  const modules = RESOURCES.filter((one) =>
    ['import', 'export'].every((action) => actionsOf(one).includes(action as Action)),
  )
  const fields = [...Object.values<Field>(FIELDS), ...modules.flatMap((one) => Object.values<Field>(one.fields))]
  const never = Object.keys(FIELD_KINDS).filter((kind) => !fields.some((field) => field.kind === kind))
  // Of rules of the system alone, which no file brings.
  expect(never).toEqual(['field-list'])
})

test.each<[Field, string, unknown]>([
  [FIELDS.mobile, '+86 138-0000-0000', '13800000000'],
  [FIELDS.share, '１２.５％', '12.5'],
  [FIELDS.since, '2019年', '2019'],
  [FIELDS.opens, '８：３０', '8:30'],
  [FIELDS.founded, '2019-09-01 00:00:00', '2019-09-01'],
  [FIELDS.sizes, '座位=24; 楼层=2', ['座位=24', '楼层=2']],
  [
    FIELDS.rooms,
    ' 星星｜２４ | ￥１，２００ |上课|是\n\n库房',
    [{ called: '星星', seats: '24', rent: '1200', use: 'class', open: '1' }, { called: '库房' }],
  ],
  [FIELDS.rooms, 'a|1|2|class|1|7', 'a|1|2|class|1|7'],
  [FIELDS.place, '浙江省杭州市西湖区', 330_106],
  [FIELDS.place, '浙江省/杭州市/西湖区', 330_106],
  [FIELDS.place, '浙江省 杭州市', '浙江省 杭州市'],
  [FIELDS.home, '北京市东城区东四北大街 2 号', { area: 110_101, street: '东四北大街 2 号', postcode: '' }],
])('sheets may write it otherwise: %j', (field, text, posted) => {
  expect(columnOf(field).fromText?.(text, field)).toEqual(posted)
})

test.each([
  [330_106, '浙江省 杭州市 西湖区'],
  [110_101, '北京市 东城区'],
  [441_900, '广东省 东莞市'],
  [429_004, '湖北省 仙桃市'],
  [810_000, '香港特别行政区'],
  [500_229, '重庆市 城口县'],
])('the area %i is called %s, and found by it', (code, name) => {
  expect(areaName(code)).toBe(name)
  expect(readArea(name)).toEqual({ code, rest: '' })
  expect(readArea(String(code))).toEqual({ code, rest: '' })
})

test('history tells what an area was called', async () => {
  await server.call('POST', '/admin/branch/edit', { id, place: 110_101, layout: { rooms: 4 } })
  const { data } = await server.call<{ list: { before: object; after: object }[] }>('GET', '/admin/branch/history', {
    id,
  })
  expect(data.list[0]).toMatchObject({
    before: { place_name: '浙江省 杭州市 西湖区', layout: { rooms: 3, floors: [1, 2] } },
    after: { place_name: '北京市 东城区', layout: { rooms: 4 } },
  })
})
