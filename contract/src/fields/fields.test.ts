import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type MessageKey, translate } from '../core/errors.ts'
import { LANGUAGES } from '../core/languages.ts'
import { issueReason, OPERATORS } from './field.ts'
import { reasonOf } from './reason.ts'
import { type Field, FIELD_KINDS, kindOf } from './index.ts'

const label = { 'zh-cn': '名', en: 'Name' }
const options = { a: label, b: label }

type Case = { field: Field; good: [unknown, unknown][]; bad: [unknown, MessageKey][] }

const long = (length: number): string => 'x'.repeat(length)
const TABLE = {
  kind: 'table',
  label,
  max: 2,
  columns: {
    what: { kind: 'text', label: { 'zh-cn': '什么', en: 'What' }, required: true, max: 5 },
    many: { kind: 'number', label: { 'zh-cn': '几个', en: 'How many' }, max: 9 },
    there: { kind: 'switch', label },
  },
} as const satisfies Field
const CASES: Case[] = [
  {
    field: { kind: 'editor', label, max: 40 },
    good: [
      ['<p>小兔 <strong>跳</strong></p>', '<p>小兔 <strong>跳</strong></p>'],
      ['<p><br></p>&nbsp; ', ''],
      ['<p><img src="/a.png"></p>', '<p><img src="/a.png"></p>'],
      ['<', '<'],
    ],
    bad: [
      [long(41), 'rule.tooLong'],
      [5, 'rule.text'],
    ],
  },
  {
    field: TABLE,
    good: [
      [
        [
          { what: ' 积木 ', many: '3', there: '1', other: 'x' },
          { what: '', many: null, there: '0' },
          { what: '卡片', many: '' },
        ],
        [{ what: '积木', many: 3, there: true }, { what: '卡片' }],
      ],
      [[], null],
      [[{}, { what: '', there: '0' }], null],
    ],
    bad: [
      ['x', 'rule.rows'],
      [{ what: 'a' }, 'rule.rows'],
      [['a'], 'rule.rows'],
      [[{ many: 1 }], 'rule.required'],
      [[{ what: 'abcdef' }], 'rule.tooLong'],
      [[{ what: 'a', many: 'x' }], 'rule.number'],
      [[{ what: 'a' }, { what: 'b' }, { what: 'c' }], 'rule.tooManyRows'],
    ],
  },
  {
    field: { kind: 'password', label, table: false },
    good: [
      ['carrot-2026', 'carrot-2026'],
      ['密码也可以是汉字', '密码也可以是汉字'],
    ],
    bad: [
      ['12345', 'rule.password'],
      [long(33), 'rule.password'],
      ['a<b>c&d', 'rule.password'],
      [123_456, 'rule.text'],
    ],
  },
  {
    field: { kind: 'rules', label },
    good: [
      [
        [3, '4', 3],
        [3, 4],
      ],
      ['3,4', [3, 4]],
      [['*'], [0]],
      [['*', 5], [0]],
      [[], []],
    ],
    bad: [
      [[-1], 'rule.choose'],
      [['x'], 'rule.choose'],
      [{}, 'rule.choose'],
    ],
  },
  {
    field: { kind: 'icon', label },
    good: [
      ['ReadOutlined', 'ReadOutlined'],
      ['fa fa-book', 'fa fa-book'],
      ['bi bi-alarm', 'bi bi-alarm'],
      ['local-rabbit', 'local-rabbit'],
    ],
    bad: [
      ['"><script>', 'rule.option'],
      ['a  b', 'rule.option'],
    ],
  },
  {
    field: { kind: 'text', label, pattern: '[a-z]+', patternMessage: 'rule.account' },
    good: [['abc', 'abc']],
    bad: [['1', 'rule.account']],
  },
  {
    field: { kind: 'text', label, max: 5, min: 2 },
    good: [
      ['  ab ', 'ab'],
      ['编程', '编程'],
      ['a&<b>', 'a&<b>'],
    ],
    bad: [
      ['a', 'rule.tooShort'],
      ['abcdef', 'rule.tooLong'],
      ['a\nb', 'rule.singleLine'],
      ['a\u2028b', 'rule.singleLine'],
      [5, 'rule.text'],
      [{}, 'rule.text'],
      [['a'], 'rule.text'],
    ],
  },
  {
    field: { kind: 'text', label, pattern: '[a-z]{2}\\d' },
    good: [['ab1', 'ab1']],
    bad: [
      ['xab1', 'rule.pattern'],
      ['ab12', 'rule.pattern'],
    ],
  },
  {
    field: { kind: 'text', label, format: 'email' },
    good: [
      [' rabbit@example.com ', 'rabbit@example.com'],
      ['小兔@例子.中国', '小兔@例子.中国'],
    ],
    bad: [
      ['rabbit', 'rule.email'],
      ['rabbit@example', 'rule.email'],
      ['rabbit@example..com', 'rule.email'],
      ['a b@example.com', 'rule.email'],
      [`${long(250)}@example.com`, 'rule.tooLong'],
    ],
  },
  {
    field: { kind: 'text', label, format: 'mobile' },
    good: [['13800000000', '13800000000']],
    bad: [
      ['12800000000', 'rule.mobile'],
      ['1380000000', 'rule.mobile'],
      ['138 0000 0000', 'rule.mobile'],
      [13_800_000_000, 'rule.text'],
    ],
  },
  {
    field: { kind: 'text', label, format: 'url', max: 40 },
    good: [
      ['https://example.com', 'https://example.com'],
      ['HTTP://例子.中国:8080/路径?a=1#b', 'HTTP://例子.中国:8080/路径?a=1#b'],
    ],
    bad: [
      ['example.com', 'rule.url'],
      ['javascript:alert(1)', 'rule.url'],
      ['https://', 'rule.url'],
      ['https:///path', 'rule.url'],
      ['https://a.example/<b>', 'rule.url'],
      [`https://example.com/${long(40)}`, 'rule.tooLong'],
    ],
  },
  {
    field: { kind: 'textarea', label },
    good: [[' a\n b ', ' a\n b ']],
    bad: [
      [long(2001), 'rule.tooLong'],
      [1, 'rule.text'],
    ],
  },
  {
    field: { kind: 'markdown', label, max: 10 },
    good: [['# a', '# a']],
    bad: [
      [long(11), 'rule.tooLong'],
      [null, 'rule.text'],
    ],
  },
  {
    field: { kind: 'number', label, min: 3, max: 99 },
    good: [
      [3, 3],
      ['99', 99],
      [' 7 ', 7],
      ['8.0', 8],
    ],
    bad: [
      [2, 'rule.tooSmall'],
      ['100', 'rule.tooBig'],
      [3.5, 'rule.integer'],
      ['1.5', 'rule.integer'],
      ['x', 'rule.number'],
      ['1e1', 'rule.number'],
      [true, 'rule.number'],
      [NaN, 'rule.number'],
      [[5], 'rule.number'],
    ],
  },
  {
    field: { kind: 'number', label, decimals: 2 },
    good: [
      ['1.05', 1.05],
      ['1.50', 1.5],
      [2.34, 2.34],
      [-1, -1],
    ],
    bad: [
      ['2147483648', 'rule.tooBig'],
      ['1.005', 'rule.decimals'],
      [2.346, 'rule.decimals'],
    ],
  },
  {
    field: { kind: 'money', label, max: 10_000 },
    good: [
      ['12.30', 1230],
      ['0.1', 10],
      [19.99, 1999],
      ['100', 10_000],
      [0, 0],
      [' 5.5 ', 550],
    ],
    bad: [
      ['1.005', 'rule.money'],
      ['-1', 'rule.tooSmall'],
      ['100.01', 'rule.tooBig'],
      ['99999999999999', 'rule.tooBig'],
      ['99999999999999.99', 'rule.tooBig'],
      [99_999_999_999_999, 'rule.tooBig'],
      ['-99999999999999', 'rule.tooSmall'],
      ['99999999999999.999', 'rule.money'],
      ['1,000', 'rule.money'],
      ['', 'rule.money'],
      [1e21, 'rule.money'],
      [{}, 'rule.money'],
    ],
  },
  {
    field: { kind: 'select', label, options },
    good: [['a', 'a']],
    bad: [
      ['c', 'rule.option'],
      ['toString', 'rule.option'],
      [1, 'rule.option'],
    ],
  },
  {
    field: { kind: 'multi-select', label, options, max: 2 },
    good: [
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
      ['b,a', ['b', 'a']],
      [['a', 'a'], ['a']],
      [[], []],
    ],
    bad: [
      [['c'], 'rule.option'],
      ['a,c', 'rule.option'],
      [{}, 'rule.option'],
      [['a', 'b', 'a'], 'rule.tooMany'],
    ],
  },
  {
    field: { kind: 'switch', label },
    good: [
      ['1', true],
      [1, true],
      [true, true],
      ['true', true],
      ['0', false],
      [0, false],
      [false, false],
    ],
    bad: [
      ['on', 'rule.option'],
      [2, 'rule.option'],
      [[], 'rule.option'],
    ],
  },
  {
    field: { kind: 'image', label, set: 'covers' },
    good: [['/static/covers/a.svg', '/static/covers/a.svg']],
    bad: [
      ['//evil.example/a.svg', 'rule.path'],
      ['https://evil.example/a.svg', 'rule.path'],
      ['/a/../b', 'rule.path'],
      ['a.svg', 'rule.path'],
      ['javascript:x', 'rule.path'],
      ['/a"b', 'rule.path'],
    ],
  },
  ...(['images', 'files'] as const).map((kind): Case => ({
    field: { kind, label, max: 2 },
    good: [
      [
        ['/storage/a.png', '/storage/b.png'],
        ['/storage/a.png', '/storage/b.png'],
      ],
      ['/storage/a.png,/storage/b.png', ['/storage/a.png', '/storage/b.png']],
      [['/storage/a.png', '/storage/a.png'], ['/storage/a.png']],
      [[], []],
    ],
    bad: [
      [['/a.png', '/b.png', '/c.png'], 'rule.tooMany'],
      [['//evil.example/a.png'], 'rule.path'],
      [[{}], 'rule.path'],
      [7, 'rule.path'],
    ],
  })),
  {
    field: { kind: 'file', label },
    good: [['/storage/a.pdf', '/storage/a.pdf']],
    bad: [
      ['https://evil.example/a.pdf', 'rule.path'],
      ['/storage/../a.pdf', 'rule.path'],
      [['/storage/a.pdf'], 'rule.path'],
    ],
  },
  {
    field: { kind: 'date-time', label },
    good: [
      [1_767_225_600, 1_767_225_600],
      ['1767225600', 1_767_225_600],
      [0, 0],
      ['2026-01-02 03:04:05', new Date(2026, 0, 2, 3, 4, 5).getTime() / 1000],
      ['2026-01-02T03:04', new Date(2026, 0, 2, 3, 4).getTime() / 1000],
      ['2026-01-02', new Date(2026, 0, 2).getTime() / 1000],
    ],
    bad: [
      ['2026-02-30', 'rule.dateTime'],
      ['2026-01-01 24:00', 'rule.dateTime'],
      ['2026-13-01', 'rule.dateTime'],
      ['yesterday', 'rule.dateTime'],
      [1.5, 'rule.dateTime'],
      [1e15, 'rule.dateTime'],
      [{}, 'rule.dateTime'],
    ],
  },
  {
    field: { kind: 'relation', label, to: 'tag' },
    good: [
      [3, 3],
      ['12', 12],
    ],
    bad: [
      [-1, 'rule.choose'],
      [1.5, 'rule.choose'],
      ['x', 'rule.choose'],
      [{ id: 3 }, 'rule.choose'],
    ],
  },
  {
    field: { kind: 'relation-many', label, to: 'tag', max: 2 },
    good: [
      [
        [2, 1],
        [2, 1],
      ],
      ['3,4', [3, 4]],
      [[5, '5'], [5]],
    ],
    bad: [
      [[1, 2, 3], 'rule.tooMany'],
      [['x'], 'rule.choose'],
      [7, 'rule.choose'],
      [[0], 'rule.choose'],
    ],
  },
  { field: { kind: 'tree-parent', label }, good: [[4, 4]], bad: [[-4, 'rule.choose']] },
  {
    field: { kind: 'weigh', label },
    good: [
      [-5, -5],
      ['6', 6],
    ],
    bad: [
      [2 ** 31, 'rule.tooBig'],
      [1.5, 'rule.integer'],
    ],
  },
  {
    field: { kind: 'slug', label, max: 12 },
    good: [
      ['my-course-1', 'my-course-1'],
      [' a ', 'a'],
    ],
    bad: [
      ['My', 'rule.slug'],
      ['-a', 'rule.slug'],
      ['a--b', 'rule.slug'],
      ['课', 'rule.slug'],
      [long(13), 'rule.tooLong'],
    ],
  },
  {
    field: { kind: 'colour', label },
    good: [['#A0b1C2', '#a0b1c2']],
    bad: [
      ['#fff', 'rule.colour'],
      ['red', 'rule.colour'],
    ],
  },
  {
    field: { kind: 'icon', label, choices: ['code'] },
    good: [['code', 'code']],
    bad: [
      ['globe', 'rule.option'],
      ['', 'rule.option'],
    ],
  },
  {
    field: { kind: 'percentage', label, decimals: 1 },
    good: [
      [0, 0],
      ['12.5', 12.5],
      [100, 100],
    ],
    bad: [
      [-1, 'rule.tooSmall'],
      ['100.1', 'rule.tooBig'],
      [1.25, 'rule.decimals'],
      ['12%', 'rule.number'],
    ],
  },
  {
    field: { kind: 'percentage', label, min: -50, max: 200 },
    good: [
      [150, 150],
      ['-50', -50],
    ],
    bad: [
      [0.5, 'rule.integer'],
      [201, 'rule.tooBig'],
    ],
  },
  {
    field: { kind: 'duration', label },
    good: [
      [0, 0],
      ['90', 90],
      ['1:30', 90],
      ['1:30:05', 5405],
      ['1 小时 30 分 5 秒', 5405],
      ['1.5h', 5400],
      ['2 min', 120],
    ],
    bad: [
      [-1, 'rule.duration'],
      [1.5, 'rule.duration'],
      ['', 'rule.duration'],
      ['soon', 'rule.duration'],
      ['1:2:3:4', 'rule.duration'],
      [3_000_000_000, 'rule.tooBig'],
      [[90], 'rule.duration'],
    ],
  },
  {
    field: { kind: 'duration', label, unit: 'minutes' },
    good: [
      [45, 45],
      ['1:30', 90],
      ['２小时', 120],
      ['120 s', 2],
    ],
    bad: [
      ['90 s', 'rule.duration'],
      ['0:00:30', 'rule.duration'],
    ],
  },
  {
    field: { kind: 'date', label, past: true },
    good: [
      ['2016-03-05', '2016-03-05'],
      [' 2016/3/5 ', '2016-03-05'],
      ['2016年3月5日', '2016-03-05'],
      ['2024-02-29', '2024-02-29'],
    ],
    bad: [
      ['2023-02-29', 'rule.date'],
      ['2016-13-01', 'rule.date'],
      ['0000-01-01', 'rule.date'],
      ['03-05', 'rule.date'],
      [20160305, 'rule.date'],
      ['2999-01-01', 'rule.datePast'],
    ],
  },
  {
    field: { kind: 'time', label },
    good: [
      ['8:30', '08:30:00'],
      [' 23:59:59 ', '23:59:59'],
      ['00:00', '00:00:00'],
    ],
    bad: [
      ['24:00', 'rule.time'],
      ['8:60', 'rule.time'],
      ['8', 'rule.time'],
      ['noon', 'rule.time'],
      [830, 'rule.time'],
    ],
  },
  {
    field: { kind: 'year', label, max: 2030 },
    good: [
      [2026, 2026],
      ['1999', 1999],
    ],
    bad: [
      [1899, 'rule.tooSmall'],
      ['2031', 'rule.tooBig'],
      [2026.5, 'rule.integer'],
      ['this', 'rule.number'],
    ],
  },
  {
    field: { kind: 'row-limits', label },
    good: [
      [
        ['course=own', 'blog=group'],
        ['course=own', 'blog=group'],
      ],
      ['course=own', ['course=own']],
      [[], []],
    ],
    bad: [
      [['course=all'], 'rule.option'],
      [['course=own', 'course=group'], 'rule.option'],
      [[7], 'rule.option'],
    ],
  },
  {
    field: { kind: 'code', label, max: 12 },
    good: [['  if x:\n\ty', '  if x:\n\ty']],
    bad: [
      [7, 'rule.text'],
      [long(13), 'rule.tooLong'],
    ],
  },
  {
    field: { kind: 'json', label, max: 40 },
    good: [
      ['{ "b": 1, "a": [true, null] }', '{"b":1,"a":[true,null]}'],
      [{ b: 1, a: '兔' }, '{"b":1,"a":"兔"}'],
      [[], '[]'],
    ],
    bad: [
      ['{', 'rule.json'],
      ['"text"', 'rule.json'],
      ['null', 'rule.json'],
      [7, 'rule.json'],
      [{ a: long(40) }, 'rule.tooLong'],
    ],
  },
  {
    field: { kind: 'key-values', label, max: 2 },
    good: [
      [
        [
          { key: ' 速度 ', value: '10=十' },
          { key: 'b', value: '' },
        ],
        ['速度=10=十', 'b='],
      ],
      [
        ['a=1', 'b'],
        ['a=1', 'b='],
      ],
      [[{ key: '', value: ' ' }, { key: 'a' }], ['a=']],
      [[], []],
    ],
    bad: [
      [[{ key: '', value: '1' }], 'rule.key'],
      [[{ key: 'a=b', value: '1' }], 'rule.key'],
      [[{ value: '1' }], 'rule.key'],
      [[7], 'rule.key'],
      ['a', 'rule.key'],
      [['a=1', 'a=2'], 'rule.keyTwice'],
      [['a=1', 'b=2', 'c=3'], 'rule.tooManyRows'],
      [[{ key: 'a', value: long(501) }], 'rule.tooLong'],
    ],
  },
  {
    field: { kind: 'city', label },
    good: [
      [[330_000, 330_100, 330_106], 330_106],
      [['440000', '441900', '441900'], 441_900],
      [[810_000, 810_000, 810_000], 810_000],
      ['330000,330100,330106', 330_106],
      [330_106, 330_106],
      ['330106', 330_106],
    ],
    bad: [
      [[330_000, 330_100], 'rule.area'],
      [[330_000, 330_200, 330_106], 'rule.area'],
      ['西湖区', 'rule.area'],
      [12, 'rule.area'],
      [{}, 'rule.area'],
    ],
  },
  {
    field: { kind: 'address', label },
    good: [
      [
        { area: [330_000, 330_100, 330_106], street: ' 文三路 1 号 ' },
        { area: 330_106, street: '文三路 1 号', postcode: '' },
      ],
      [
        { area: 330_106, street: '文三路 1 号', postcode: '310012' },
        { area: 330_106, street: '文三路 1 号', postcode: '310012' },
      ],
    ],
    bad: [
      [{ area: null, street: '文三路 1 号' }, 'rule.area'],
      [{ area: 330_106, street: ' ' }, 'rule.street'],
      [{ area: 330_106, street: 'a\nb' }, 'rule.singleLine'],
      [{ area: 330_106, street: long(201) }, 'rule.tooLong'],
      [{ area: 330_106, street: 'a', postcode: '31001' }, 'rule.postcode'],
      ['文三路 1 号', 'rule.address'],
    ],
  },
  {
    field: { kind: 'video', label },
    good: [
      ['/storage/lesson/one.mp4', '/storage/lesson/one.mp4'],
      ['https://video.example/watch?v=1', 'https://video.example/watch?v=1'],
    ],
    bad: [
      ['/storage/lesson/one.pdf', 'rule.video'],
      ['//video.example/one.mp4', 'rule.video'],
      ['javascript:alert(1)', 'rule.video'],
      ['one.mp4', 'rule.video'],
      [`https://a.example/${long(1000)}`, 'rule.tooLong'],
      [7, 'rule.video'],
    ],
  },
  {
    field: { kind: 'field-list', label, of: 'controller' },
    good: [
      [
        ['mobile', 'status', 'mobile'],
        ['mobile', 'status'],
      ],
      ['mobile,status', ['mobile', 'status']],
      [[], []],
    ],
    bad: [
      [['Mobile'], 'rule.option'],
      [['drop table'], 'rule.option'],
      [[1], 'rule.option'],
      [Array.from({ length: 101 }, (_, at) => `f${at}`), 'rule.tooMany'],
    ],
  },
]

test('there is a table of cases for every kind', () => {
  expect(new Set(CASES.map(({ field }) => field.kind))).toEqual(new Set(Object.keys(FIELD_KINDS)))
})

describe.each(CASES.map((one) => [one.field.kind, one] as const))('%s', (_, { field, good, bad }) => {
  const schema = kindOf(field).schema(field)

  test.each(good)('takes %j as %j', (value, stored) => {
    expect(schema.parse(value)).toEqual(stored)
  })

  test('keeps what it once made', () => {
    for (const [, stored] of good) {
      // What is empty, nothing takes: the engine does.
      if (field.kind !== 'money' && stored !== null) expect(schema.parse(stored)).toEqual(stored)
    }
  })

  test.each(bad)('refuses %j with %s, in words of both languages', (value, key) => {
    const { error } = schema.safeParse(value)
    const { key: told, params } = issueReason(error!.issues[0]!)
    expect(told).toBe(key)
    for (const language of LANGUAGES)
      expect(translate(told, language, { label: 'Name', ...params })).not.toMatch(/[{}]/)
  })

  test('names only operators that exist, and survives JSON', () => {
    for (const operator of kindOf(field).operators) expect(OPERATORS).toContain(operator)
    expect(JSON.parse(JSON.stringify(field))).toEqual(field)
  })
})

test('the bounds of a refusal come from the schema that refused', () => {
  const { error } = z.string().max(5, 'rule.tooLong').safeParse('abcdef')
  expect(issueReason(error!.issues[0]!)).toEqual({ key: 'rule.tooLong', params: { max: 5 } })
  const unknown = z.object({}).safeParse(5).error!.issues[0]!
  expect(issueReason(unknown).key).toBe('rule.pattern')
})

test('a text that is too long is measured and nothing else: no pattern is tried on it', () => {
  const slow = { kind: 'text', label: { 'zh-cn': '', en: '' }, max: 100, pattern: '(?:a+)+b' } as const
  const began = performance.now()
  const { error } = kindOf(slow).schema(slow).safeParse('a'.repeat(100_000))
  expect(error?.issues.map(({ message }) => message)).toEqual(['rule.tooLong'])
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('a document that goes deeper than can be written is refused', () => {
  const field = { kind: 'json', label } as const
  const { error } = kindOf(field)
    .schema(field)
    .safeParse('['.repeat(60_000) + ']'.repeat(60_000))
  expect(['rule.json', 'rule.tooLong']).toContain(error?.issues[0]?.message)
})

test.each([
  [[{ what: 'a' }, { many: 3 }], 'Row 2: What is required', '第 2 行：请填写什么'],
  [[{}, { what: 'a', many: 10 }], 'Row 2: How many: Must be at most 9', '第 2 行：几个：不能大于 9'],
  [[{ what: 'abcdef' }], 'Row 1: What: At most 5 characters', '第 1 行：什么：最多 5 个字'],
])('what is wrong with %j is told with its row and column', (rows, en, zh) => {
  const { error } = kindOf(TABLE).schema(TABLE).safeParse(rows)
  const said = LANGUAGES.map((language) => {
    const { key, params } = reasonOf(TABLE, error!.issues[0]!, language)
    return translate(key, language, params)
  })
  expect(said).toEqual([zh, en])
})
