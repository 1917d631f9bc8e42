import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import type { FieldKindContract } from './field.ts'
import {
  type Field,
  FIELD_KINDS,
  kindOf,
  type RegisteredField,
  type RegisteredKind,
  registerFieldKind,
} from './index.ts'
import { type FieldTraits, isKind, traitsOf } from './traits.ts'

type Half = FieldKindContract<RegisteredField> & { traits: FieldTraits }

const HALF: Half = { traits: { holds: 'text' }, schema: () => z.string(), operators: ['=', 'NULL'] }

describe('a kind from outside the tree', () => {
  test('is a kind like any other once it is registered', () => {
    const field: Field = { kind: 'post:code', label: { 'zh-cn': '邮编', en: 'Postcode' } }
    expect(() => kindOf(field)).toThrow("No field kind is named 'post:code'")
    expect(() => traitsOf(field)).toThrow("No field kind is named 'post:code'")
    registerFieldKind('post:code', HALF)
    expect(kindOf(field).operators).toEqual(['=', 'NULL'])
    expect(kindOf(field).schema(field).safeParse('100000').success).toBe(true)
    expect(traitsOf(field)).toEqual({ holds: 'text' })
  })

  test.each<[string, string, Partial<Half>]>([
    ["its name must be its module's, a colon and its own", 'Rating', {}],
    ["its name must be its module's, a colon and its own", 'rating', {}],
    ["its name must be its module's, a colon and its own", 'Post:Code', {}],
    ['there is one already', 'text', {}],
    ["there is no operator '~'", 'post:like', { operators: ['~' as '='] }],
    ["'FIND_IN_SET' is for lists only", 'post:list', { operators: ['FIND_IN_SET'] }],
    ['what references rows holds ids', 'post:row', { traits: { holds: 'text', references: 'to' } }],
    ['files are named by texts', 'post:file', { traits: { holds: 'number', files: 'any' } }],
    ['its schema must be a function', 'post:schema', { schema: z.string() as unknown as Half['schema'] }],
  ])('is refused in plain words: %s (%s)', (reason, kind, half) => {
    const isBuiltIn = isKind(kind)
    expect(() => registerFieldKind(kind as RegisteredKind, { ...HALF, ...half })).toThrow(reason)
    expect(isKind(kind)).toBe(isBuiltIn)
  })

  test('cannot take the name of one that is there', () => {
    registerFieldKind('post:once', HALF)
    expect(() => registerFieldKind('post:once', HALF)).toThrow(
      "The field kind 'post:once' cannot be registered: there is one already",
    )
  })
})

test('every built-in kind has its traits, and nothing inherited passes for a kind', () => {
  for (const kind of Object.keys(FIELD_KINDS)) expect(isKind(kind), kind).toBe(true)
  for (const name of ['constructor', 'toString', '__proto__']) {
    expect(() => kindOf({ kind: name } as unknown as Field)).toThrow('No field kind')
    expect(() => traitsOf({ kind: name } as unknown as Field)).toThrow('No field kind')
  }
})

test('lists and files agree with what the traits say of them', () => {
  for (const [kind, { operators }] of Object.entries(FIELD_KINDS)) {
    const { list } = traitsOf({ kind } as Field)
    if (operators.includes('FIND_IN_SET')) expect(list, kind).toBe(true)
  }
})
