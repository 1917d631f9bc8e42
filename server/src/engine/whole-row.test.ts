import { controllerBase } from '@tutu/contract/definition/controller-base'
import { actionsOf, type Definition } from '@tutu/contract/definition/define-resource'
import { type Field, isLocalized } from '@tutu/contract/fields/index'
import { isAsked } from '@tutu/contract/definition/form-conditions'
import { type Language, LANGUAGES } from '@tutu/contract/core/languages'
import { RESOURCES } from '@tutu/contract/resources/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { insertSampleRow } from '../testing/insert-sample.ts'
import { addSampleAttachment, SAMPLE_PICTURES } from '../testing/sample-files.ts'
import { byDependence, sampleRow } from '../testing/sample-rows.ts'

type Row = Record<string, unknown> & { id: number; version: number }
type Answer = { id: number; errors?: Record<string, string> } | null
type Texts = Partial<Record<Language, string | null>>

let server: TestApp
let number = 0
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const read = async (base: string, id: number, language: Language = 'zh-cn'): Promise<Row> =>
  (await server.call<{ row: Row }>('GET', `/admin/${base}/edit`, { id }, { language })).data.row
const post = (base: string, action: 'add' | 'edit', values: object, language: Language = 'zh-cn') =>
  server.call<Answer>('POST', `/admin/${base}/${action}`, values, { language })
const logged = async () =>
  Number((await sql<{ count: number }>`select count(*) from admin_log`.execute(server.database.kysely)).rows[0]!.count)

describe('a text that comes as a string, by language, or both', () => {
  const both = { 'zh-cn': '甲', en: 'A' }
  const chinese = { 'zh-cn': '甲' }
  let id = 0
  const category = (texts: object) => ({ name: '分类', slug: `whole-${++number}`, ...texts })
  beforeEach(async () => {
    id = (await post('courseCategory', 'add', category({}))).data!.id
  })
  const store = (texts: Texts) => post('courseCategory', 'edit', { id, intro_i18n: texts })

  type Posted = { intro?: string | null; intro_i18n?: Texts | null }
  const edits: [string, Texts, Language, Posted, Texts | 'refused'][] = [
    ['a string alone sets the caller’s language', both, 'en', { intro: 'B' }, { ...both, en: 'B' }],
    ['a string alone, as it was', both, 'en', { intro: 'A' }, both],
    ['texts by language alone', both, 'en', { intro_i18n: { en: 'B', 'zh-cn': '乙' } }, { 'zh-cn': '乙', en: 'B' }],
    ['one language alone', both, 'zh-cn', { intro_i18n: { en: 'B' } }, { ...both, en: 'B' }],
    ['both as they were', both, 'zh-cn', { intro: '甲', intro_i18n: both }, both],
    [
      'a new string beside what is stored',
      both,
      'zh-cn',
      { intro: '乙', intro_i18n: both },
      { ...both, 'zh-cn': '乙' },
    ],
    ['the same in English', both, 'en', { intro: 'B', intro_i18n: both }, { ...both, en: 'B' }],
    [
      'new texts beside the string as it was',
      both,
      'zh-cn',
      { intro: '甲', intro_i18n: { en: 'B' } },
      { ...both, en: 'B' },
    ],
    ['both new and equal', both, 'zh-cn', { intro: '乙', intro_i18n: { 'zh-cn': '乙' } }, { ...both, 'zh-cn': '乙' }],
    ['both new and unequal', both, 'zh-cn', { intro: '乙', intro_i18n: { 'zh-cn': '丙', en: 'A' } }, 'refused'],
    [
      'a new string, a new text of another language',
      both,
      'zh-cn',
      { intro: '乙', intro_i18n: { ...both, en: 'B' } },
      { 'zh-cn': '乙', en: 'B' },
    ],
    [
      'a new string beside another language as it was',
      both,
      'en',
      { intro: 'B', intro_i18n: chinese },
      { ...both, en: 'B' },
    ],
    ['a new string beside no language', both, 'en', { intro: 'B', intro_i18n: {} }, { ...both, en: 'B' }],
    ['an emptied string', both, 'en', { intro: '', intro_i18n: both }, chinese],
    ['a string that is null', both, 'en', { intro: null, intro_i18n: both }, chinese],
    ['an emptied string alone', both, 'en', { intro: '' }, chinese],
    [
      'an emptied string, a new text of the same language',
      both,
      'en',
      { intro: '', intro_i18n: { en: 'B' } },
      'refused',
    ],
    ['texts cleared, the string as it was', both, 'en', { intro: 'A', intro_i18n: null }, {}],
    ['texts cleared, a new string', both, 'en', { intro: 'B', intro_i18n: null }, 'refused'],
    ['another language’s text as it was shown', chinese, 'en', { intro: '甲' }, chinese],
    ['the same, whole row', chinese, 'en', { intro: '甲', intro_i18n: chinese }, chinese],
    ['the same, the empty language named', chinese, 'en', { intro: '甲', intro_i18n: { ...chinese, en: '' } }, chinese],
    ['a translation in the place of another language’s text', chinese, 'en', { intro: 'A', intro_i18n: chinese }, both],
    [
      'another language’s text emptied where it was shown',
      chinese,
      'en',
      { intro: '', intro_i18n: chinese },
      'refused',
    ],
    [
      'the text that was shown changed by its language',
      chinese,
      'en',
      { intro: '甲', intro_i18n: { 'zh-cn': '乙' } },
      { 'zh-cn': '乙' },
    ],
    [
      'the same, the string following it',
      chinese,
      'en',
      { intro: '乙', intro_i18n: { 'zh-cn': '乙' } },
      { 'zh-cn': '乙' },
    ],
    ['nothing there, nothing typed', {}, 'zh-cn', { intro: '', intro_i18n: {} }, {}],
    ['nothing there, a string', {}, 'zh-cn', { intro: '甲', intro_i18n: {} }, chinese],
  ]
  test.each(edits)('edit: %s', async (_, stored, language, posted, expected) => {
    await store(stored)
    const before = await read('courseCategory', id)
    const answer = await post('courseCategory', 'edit', { id, ...posted }, language)
    const after = await read('courseCategory', id)
    expect(answer.code, answer.msg).toBe(expected === 'refused' ? 0 : 1)
    if (expected === 'refused') {
      expect(Object.keys(answer.data!.errors!)).toEqual(['intro'])
      expect(after).toEqual(before)
    } else expect(after.intro_i18n).toEqual(expected)
  })

  const adds: [string, Posted, Texts | 'refused'][] = [
    ['a string alone', { intro: '甲' }, chinese],
    ['texts alone', { intro_i18n: both }, both],
    ['both equal', { intro: '甲', intro_i18n: both }, both],
    ['another language beside the string', { intro: '甲', intro_i18n: { en: 'A' } }, both],
    ['both unequal', { intro: '乙', intro_i18n: both }, 'refused'],
    ['an empty string beside texts', { intro: '', intro_i18n: both }, both],
  ]
  test.each(adds)('add: %s', async (_, posted, expected) => {
    const answer = await post('courseCategory', 'add', category(posted))
    expect(answer.code, answer.msg).toBe(expected === 'refused' ? 0 : 1)
    if (expected === 'refused') expect(Object.keys(answer.data!.errors!)).toEqual(['intro'])
    else expect((await read('courseCategory', answer.data!.id)).intro_i18n).toEqual(expected)
  })

  test('a row as it was before somebody else’s change is refused by its version, whichever text was typed', async () => {
    await store(both)
    const seen = await read('courseCategory', id)
    await store({ en: 'Theirs' })
    for (const typed of [{ intro: '乙' }, { intro_i18n: { en: 'Mine' } }, {}]) {
      expect(await post('courseCategory', 'edit', { ...seen, ...typed })).toMatchObject({
        code: 0,
        data: { changed: true },
      })
    }
    expect((await read('courseCategory', id)).intro_i18n).toEqual({ ...both, en: 'Theirs' })
  })

  test('settings are posted back by the same rule: the Chinese name shown to an English reader stays Chinese', async () => {
    const settings = async () => {
      type Setting = { name: string; value: unknown; value_i18n?: Texts }
      const { data } = await server.call<{ list: Record<string, { list: Setting[] }> }>(
        'GET',
        '/admin/routine.config/index',
        {},
        { language: 'en' },
      )
      return data.list.basics!.list
    }
    await post('routine.config', 'edit', { comcont_i18n: { 'zh-cn': '简介', en: '' } })
    const tab = Object.fromEntries((await settings()).map(({ name, value }) => [name, value]))
    expect(tab.comcont).toBe('简介')
    expect(await post('routine.config', 'edit', { ...tab, site_name: 'Rabbit' }, 'en')).toMatchObject({ code: 1 })
    const after = await settings()
    expect(after.find(({ name }) => name === 'comcont')!.value_i18n).toEqual({ 'zh-cn': '简介', en: '' })
    expect(after.find(({ name }) => name === 'site_name')!.value_i18n).toMatchObject({ en: 'Rabbit' })
  })
})

describe('a whole row posted back', () => {
  const ids: Record<string, number[]> = {}
  const editable = RESOURCES.filter((one) => actionsOf(one).includes('edit'))
  beforeAll(async () => {
    for (const definition of byDependence(RESOURCES)) {
      const { name } = definition
      if (actionsOf(definition).includes('add')) await makeRow(definition)
      else if (['classroom', 'guardian', 'shop-order'].includes(name))
        ids[name] = [
          await insertSampleRow(server.database, definition, sampleRow(definition, 1, ids, { readonly: true })),
        ]
      else ids[name] = await idsIn(definition)
    }
    ids.attachment = [await addSampleAttachment(server.database, sampleRow(named('attachment'), 1, ids))]
    // It came with the package that was added.
    ids['lesson-account'] = await idsIn(named('lesson-account'))
  })
  /** The rows that are there from the start. */
  const idsIn = async (definition: Definition): Promise<number[]> => {
    const { data } = await server.call<{ list: Row[] }>('GET', `/admin/${controllerBase(definition)}/index`)
    return data.list.map(({ id }) => id)
  }
  const named = (name: string): Definition => RESOURCES.find((one) => one.name === name)!
  const makeRow = async (definition: Definition) => {
    const { code, data, msg } = await post(controllerBase(definition), 'add', sampleRow(definition, ++number, ids))
    expect(code, `${definition.name} ${msg}`).toBe(1)
    ;(ids[definition.name] ??= []).push(data!.id)
  }

  test.each(editable.map((one) => [one.name, one] as const))(
    '%s: as it was read it changes nothing and leaves no trace',
    async (name, definition) => {
      const base = controllerBase(definition)
      expect(ids[name]!.length).toBeGreaterThan(0)
      for (const id of ids[name]!) {
        for (const language of LANGUAGES) {
          const [before, entries] = [await read(base, id, language), await logged()]
          expect(await post(base, 'edit', before, language)).toMatchObject({ code: 1 })
          expect(await read(base, id, language)).toEqual(before)
          expect(await logged()).toBe(entries)
        }
      }
    },
  )

  test.each(editable.map((one) => [one.name, one] as const))(
    '%s: every shown value that is changed in it is stored, and only that',
    async (name, definition) => {
      const base = controllerBase(definition)
      const id = ids[name]![0]!
      for (const [field, one] of Object.entries(definition.fields)) {
        const before = await read(base, id, 'en')
        const value = otherValue(one, before[field])
        if (one.readonly || value === undefined) continue
        const answer = await post(base, 'edit', { ...before, [field]: value }, 'en')
        if (answer.code === 0) {
          // What may not be changed says so, and why beside a field; a page that would be of another type lacks several.
          expect(Object.keys(answer.data?.errors ?? {}), `${field} ${answer.msg}`).not.toEqual([])
          continue
        }
        const after = await read(base, id, 'en')
        expect(after[field], field).toEqual(value)
        for (const other of Object.keys(definition.fields)) {
          const [name, each] = [other, definition.fields[other]!]
          // What the server fills by itself may follow.
          if (name !== field && !each.readonly && isAsked(each, after))
            expect(after[other], `${other} beside ${field}`).toEqual(before[other])
        }
        expect(after.version).toBe(before.version + 1)
        expect(await post(base, 'edit', { ...before, version: undefined }, 'en')).toMatchObject({ code: 1 })
      }
    },
  )

  test('the rules that come with the system, and every other row of the start, too', async () => {
    for (const base of ['auth.menu', 'auth.group', 'auth.admin']) {
      const { data } = await server.call<{ list: Row[] }>('GET', `/admin/${base}/index`)
      const entries = await logged()
      for (const { id } of flat(data.list)) {
        const row = await read(base, id)
        expect(await post(base, 'edit', row), `${base} ${id}`).toMatchObject({ code: 1 })
        expect(await read(base, id)).toEqual(row)
      }
      expect(await logged(), base).toBe(entries)
    }
  })

  test('a right that has got others below it since is not lost when its group is saved as it was shown', async () => {
    const rule = async (name: string, pid: number, type = 'button') =>
      (await post('auth.menu', 'add', { ...sampleRow(named('menu-rule'), ++number, {}), name, pid, type })).data!.id
    const parent = await rule('whole/row', 0, 'menu_dir')
    const leaf = await rule('whole/leaf', parent)
    const later = await rule('whole/later', parent, 'menu_dir')
    const group = (await post('auth.group', 'add', { name: '全行', rules: [leaf, later] })).data!.id
    await rule('whole/below', later)
    expect(await post('auth.group', 'edit', { ...(await read('auth.group', group)), name: '改名' })).toMatchObject({
      code: 1,
    })
    const { rows } = await sql<{ rules: number[] }>`select rules from admin_group where id = ${group}`.execute(
      server.database.kysely,
    )
    expect(rows[0]!.rules.toSorted((a, b) => a - b)).toEqual([leaf, later].toSorted((a, b) => a - b))
  })

  test('a file by the whole address it is shown under is stored by its path', async () => {
    const [course] = ids.course!
    const row = await read('course', course!)
    const [picture] = SAMPLE_PICTURES
    for (const cover of [`//www.example.com${picture}`, `https://cdn.example.com${picture}`]) {
      await post('course', 'edit', { id: course, cover: '' })
      expect(await post('course', 'edit', { ...row, version: undefined, cover })).toMatchObject({ code: 1 })
      expect((await read('course', course!)).cover).toBe(picture)
    }
    expect(
      (await post('course', 'edit', { id: course, cover: 'https://example.com/other.png' })).data!.errors,
    ).toHaveProperty('cover')
  })

  test('one’s own profile as it is shown, the picture of those who have none included, changes nothing', async () => {
    const info = async () => (await server.call<{ info: Row }>('GET', '/admin/routine.adminInfo/index')).data.info
    const [before, entries] = [await info(), await logged()]
    for (const avatar of [before.avatar, `//www.example.com${String(before.avatar)}`]) {
      expect(await post('routine.adminInfo', 'edit', { ...before, avatar, password: '' })).toMatchObject({ code: 1 })
    }
    expect(await info()).toEqual(before)
    expect(await logged()).toBe(entries)
    expect((await read('auth.admin', 1)).avatar).toBeNull()
  })
})

describe('saving what is so already', () => {
  test('a switch as it stands is a success without a new version; nothing at all stays a refusal', async () => {
    const { data } = await post('tag', 'add', { name: '开关', slug: `whole-${++number}` })
    const id = data!.id
    for (const status of ['1', 1, true]) {
      expect(await post('tag', 'edit', { id, status })).toMatchObject({ code: 1 })
      expect(await read('tag', id)).toMatchObject({ status: '1', version: 1 })
    }
    expect(await post('tag', 'edit', { id, status: '0' })).toMatchObject({ code: 1 })
    expect(await read('tag', id)).toMatchObject({ status: '0', version: 2 })
    expect(await post('tag', 'edit', { id })).toMatchObject({ code: 0 })
    expect(await post('tag', 'edit', { id, invented: 1 })).toMatchObject({ code: 0 })
  })

  test('a switch that the row has no use for: as it stands it is a success, otherwise nothing pretends to be saved', async () => {
    const { rows } = await sql<{ id: number }>`select id from menu_rule where type = 'button' limit 1`.execute(
      server.database.kysely,
    )
    const row = await read('auth.menu', rows[0]!.id)
    expect(await post('auth.menu', 'edit', { id: row.id, keepalive: row.keepalive })).toMatchObject({ code: 1 })
    const other = row.keepalive === '1' ? '0' : '1'
    expect(await post('auth.menu', 'edit', { id: row.id, keepalive: other })).toMatchObject({ code: 0 })
    expect(await read('auth.menu', row.id)).toEqual(row)
  })
})

function flat(rows: readonly Row[]): Row[] {
  return rows.flatMap(({ children, ...row }) => [row as Row, ...flat((children as Row[] | undefined) ?? [])])
}

/** Another value than the one shown, as a form would post it; undefined where there is none to choose. */
function otherValue(field: Field, value: unknown): unknown {
  if (isLocalized(field)) return `${String(value)} changed`
  switch (field.kind) {
    case 'switch':
      return value === '1' ? '0' : '1'
    case 'number':
    case 'date-time':
    case 'weigh':
      return Number(value ?? 0) + 1
    case 'money':
      return '7.25'
    case 'select':
      return Object.keys(field.options).find((one) => one !== value)
    case 'multi-select':
      return Object.keys(field.options).filter((one) => !(value as string[]).includes(one))
    case 'slug':
      return `changed-${++number}`
    case 'colour':
      return '#abcdef'
    case 'textarea':
    case 'markdown':
      return `${String(value ?? '')} changed`
    default:
      return undefined
  }
}
