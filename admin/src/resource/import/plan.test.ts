import type { Definition } from '@tutu/contract/definition/define-resource'
import type { ImportColumn, ImportPlan, ImportRun } from '@tutu/contract/definition/import'
import { describe, expect, test } from 'vitest'
import { widget } from '../testing/widget.ts'
import { allowedPlan, allowedWays, isFine, lastPlan, missingRequired, problemsOf, whyLeftOut } from './plan.ts'

const plan = (change: Partial<ImportPlan> = {}): ImportPlan => ({
  columns: [{ field: 'title', language: 'zh-cn' }, { field: 'slug' }, null],
  how: 'both',
  key: 'slug',
  empty: 'keep',
  ...change,
})
const column = (heading: string, change: Partial<ImportColumn> = {}): ImportColumn => ({
  heading,
  samples: [],
  target: null,
  ...change,
})

describe('a plan', () => {
  test('is fine where each column stands for a field of its own and the key has one', () => {
    expect(isFine(problemsOf(widget, plan()))).toBe(true)
  })

  test('has each of two columns for one field marked; the languages of a field are two', () => {
    const { doubled } = problemsOf(widget, plan({ columns: [{ field: 'slug' }, null, { field: 'slug' }] }))
    expect([...doubled]).toEqual([
      [0, 2],
      [2, 0],
    ])
    const both = [{ field: 'slug' }, { field: 'title', language: 'zh-cn' }, { field: 'title', language: 'en' }] as const
    expect(problemsOf(widget, plan({ columns: [...both] })).doubled.size).toBe(0)
  })

  test('needs columns for its key, and for what that is unique within; to add it needs none', () => {
    const { slug } = widget.fields
    const inShelf: Definition = {
      ...widget,
      fields: { ...widget.fields, slug: { ...slug!, within: 'shelf_id' } as typeof slug & object },
    }
    expect(problemsOf(inShelf, plan()).missingKeys).toEqual(['shelf_id'])
    expect(problemsOf(inShelf, plan({ how: 'add' })).missingKeys).toEqual([])
    expect(problemsOf(widget, plan({ key: 'id' })).missingKeys).toEqual(['id'])
  })

  test('imports nothing with no column but the number', () => {
    expect(problemsOf(widget, plan({ columns: [{ field: 'id' }, null], key: 'id' })).isEmpty).toBe(true)
  })

  test('says what new records lack: what is required and has no default, in the first language', () => {
    expect(missingRequired(widget, plan({ columns: [null] }))).toEqual([
      { field: 'title', language: 'zh-cn' },
      { field: 'slug' },
      { field: 'shelf_id' },
    ])
    expect(missingRequired(widget, plan({ columns: [null], how: 'update' }))).toEqual([])
  })
})

test('whoever may only add, or only edit, is offered that', () => {
  const may = (...rights: string[]) => allowedWays((action) => rights.includes(action))
  expect(may('add', 'edit')).toEqual(['add', 'update', 'both'])
  expect(may('edit')).toEqual(['update'])
  expect(may()).toEqual([])
  expect(allowedPlan(widget, plan(), may('add')).how).toBe('add')
  // A way that needs a key begins with one that the file has.
  expect(allowedPlan(widget, { ...plan({ how: 'add' }), key: undefined }, may('add')).key).toBe('slug')
})

test.each([
  ['备注x', {}, 'leftUnknown'],
  ['创建时间', {}, 'leftSystem'],
  ['updatetime', {}, 'leftSystem'],
  // As exports have them.
  ['更新时间 (Asia/Shanghai)', {}, 'leftSystem'],
  ['标题', {}, 'leftTaken'],
  ['标题', { twice: true }, 'leftTwice'],
  ['标题', { target: { field: 'title', language: 'zh-cn' } }, 'leftOut'],
] as const)('a column %s %o that is left out says why: %s', (heading, change, why) => {
  expect(whyLeftOut(widget, column(heading, change), 'zh-cn')).toBe(why)
})

describe('a file with headings that were there before', () => {
  const columns = [column('甲'), column('乙')]
  const run = (change: Partial<ImportRun> = {}): ImportRun => ({
    id: 'a',
    name: 'before.csv',
    state: 'checked',
    dry: true,
    read: 2,
    rows: 2,
    columns,
    plan: plan({ columns: [{ field: 'slug' }, null] }),
    result: null,
    reason: null,
    undoing: false,
    undo: null,
    createtime: 1,
    ...change,
  })

  test('keeps what was chosen for the last of them', () => {
    const runs = [run({ state: 'ready', name: 'untouched.csv' }), run(), run({ name: 'older.csv' })]
    expect(lastPlan(widget, columns, runs)?.name).toBe('before.csv')
  })

  test.each([
    ['other headings', { columns: [column('甲'), column('丙')] }],
    ['one more', { columns: [...columns, column('丙')] }],
    ['a field that is gone', { plan: plan({ columns: [{ field: 'gone' }, null] }) }],
  ])('but not with %s', (_, change) => {
    expect(lastPlan(widget, columns, [run(change)])).toBeUndefined()
  })
})
