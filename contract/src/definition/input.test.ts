import { describe, expect, test } from 'vitest'
import { fieldSchema, inputSchema } from './input.ts'
import { course } from '../resources/course.ts'
import { RESOURCES } from '../resources/index.ts'

const schema = inputSchema(course, 'en')

test('a form may bring any part of a row; what is no field is dropped', () => {
  expect(schema.parse({})).toEqual({})
  expect(schema.parse({ id: 5, version: 2, category: { id: 3 }, is_demo: true, level: 'creator' })).toEqual({
    level: 'creator',
  })
})

test.each([
  [{ price: '' }, { price: null }],
  [{ publishtime: null }, { publishtime: null }],
  [{ category_id: 0 }, { category_id: null }],
  [{ category_id: '0' }, { category_id: null }],
  [{ tag_ids: '' }, { tag_ids: null }],
  [{ recommended: '' }, { recommended: null }],
  [{ age_min: 0 }, undefined],
])('%j clears as %j', (posted, parsed) => {
  expect(schema.safeParse(posted).data).toEqual(parsed)
})

describe('localized fields', () => {
  test('a text sets the language of the caller, an object those it names', () => {
    expect(schema.parse({ title: ' Hello ' })).toEqual({ title: { en: 'Hello' } })
    expect(inputSchema(course, 'zh-cn').parse({ title: '你好' })).toEqual({ title: { 'zh-cn': '你好' } })
    expect(schema.parse({ title: { 'zh-cn': '你好', fr: 'Salut' } })).toEqual({ title: { 'zh-cn': '你好' } })
  })

  test('null and the empty text clear one language, null all of them', () => {
    expect(schema.parse({ title: { en: '', 'zh-cn': null } })).toEqual({ title: { en: null, 'zh-cn': null } })
    expect(schema.parse({ title: null })).toEqual({ title: null })
  })

  test('a wrong text of one language is told under the field', () => {
    const { error } = schema.safeParse({ title: { en: 'x'.repeat(81) } })
    expect(error!.issues[0]!.path).toEqual(['title', 'en'])
    for (const wrong of [5, ['a'], true, { en: 5 }]) expect(schema.safeParse({ title: wrong }).success).toBe(false)
  })

  test.each([[{ a: 1 }], [{ fr: 'Salut' }], [5], [['a']], [true]])('%j names no language, and says so', (wrong) => {
    const { error } = schema.safeParse({ title: wrong })
    expect(error!.issues[0]!.message).toBe('rule.languages')
  })
})

test.each(RESOURCES.map((definition) => [definition.name, definition] as const))(
  'every default of %s passes its own field',
  (_, definition) => {
    for (const [name, field] of Object.entries(definition.fields)) {
      if (field.default === undefined || field.kind === 'money') continue
      expect(fieldSchema(field, 'zh-cn').parse(field.default), name).toEqual(field.default)
    }
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition)
    for (const one of [definition.label, definition.sort.field, ...definition.quickSearch]) {
      if (one !== 'id') expect(definition.fields, `${definition.name}.${one}`).toHaveProperty(one)
    }
  },
)
