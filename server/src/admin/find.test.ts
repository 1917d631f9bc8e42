import type { FoundModule } from '@tutu/contract/api/admin-find'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { findRecords } from '../engine/read/find-records.ts'
import { createSpelledNames } from '../engine/read/spelled-names.ts'
import type { Administrator } from '../policy/actors.ts'
import { sampleRow } from '../testing/sample-rows.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { testServices } from '../testing/services.ts'
import { course } from '@tutu/contract/resources/course'

let server: TestApp
let ids: { category: number; rabbit: number; hare: number }
beforeAll(async () => {
  server = await testApp()
  const add = async (path: string, row: object): Promise<number> => {
    const answer = await server.call<{ id: number }>('POST', path, row)
    expect(answer, answer.msg).toMatchObject({ code: 1 })
    return answer.data.id
  }
  const category = await add('/admin/courseCategory/add', {
    name_i18n: { 'zh-cn': '动物', en: 'Animals' },
    slug: 'animals',
  })
  const sample = sampleRow(course, 1, { 'course-category': [category], tag: [] }, { optional: false })
  const courseOf = (zh: string, en: string, slug: string) =>
    add('/admin/course/add', {
      ...sample,
      title_i18n: { 'zh-cn': zh, en },
      subtitle_i18n: { 'zh-cn': '动物', en: 'Animals' },
      slug,
      intro_i18n: { 'zh-cn': '秘密胡萝卜', en: 'hidden carrot' },
    })
  const rabbit = await courseOf('兔子赛跑', 'Rabbit race', 'rabbit-race')
  const hare = await courseOf('野兔子', 'A rabbit in the wild', 'wild-hare')
  ids = { category, rabbit, hare }
  await add('/admin/tag/add', { name_i18n: { 'zh-cn': '兔子', en: 'Rabbit' }, slug: 'rabbit' })
})
afterAll(() => server.close())

const find = async (quick_search: string, token?: string, language: 'zh-cn' | 'en' = 'en') =>
  (
    await server.call<{ found: FoundModule[]; late: string[] }>(
      'GET',
      '/admin/index/find',
      { quick_search },
      { token, language },
    )
  ).data
const inModule = ({ found }: { found: FoundModule[] }, name: string) => found.find(({ module }) => module === name)

/** Lets so many ms pass; by itself no time passes, as the process counts it. */
let clock = performance.now()
const later = (ms: number): void => void (clock += ms)
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => clock))
afterEach(() => void vi.restoreAllMocks())

describe('records of every module', () => {
  test('are found by name in either language, those whose name begins so first', async () => {
    const found = await find('rabbit')
    expect(inModule(found, 'course')).toEqual({
      module: 'course',
      rows: [
        { id: ids.rabbit, name: 'Rabbit race' },
        { id: ids.hare, name: 'A rabbit in the wild' },
      ],
      more: false,
    })
    expect(inModule(found, 'tag')?.rows).toMatchObject([{ name: 'Rabbit' }])
    expect(found.late).toEqual([])
    expect(inModule(await find('兔子'), 'course')?.rows).toMatchObject([{ detail: '兔子赛跑' }, { detail: '野兔子' }])
  })

  test('say where the words are when the name has them not', async () => {
    expect(inModule(await find('hare wild'), 'course')?.rows).toEqual([
      { id: ids.hare, name: 'A rabbit in the wild', detail: 'wild-hare' },
    ])
  })

  // A parent on the telephone: whose name it is stands before all that was made or bought by them.
  test('whoever is called just so comes before all that only tells of them', async () => {
    const group = await server.call<{ id: number }>('POST', '/admin/user.group/add', { name: 'Everybody' })
    const owner = await server.call<{ id: number }>('POST', '/admin/user.user/add', {
      group_id: group.data.id,
      username: 'nightowl',
      password: 'night-owl-1',
      nickname: '夜猫头鹰',
      email: 'owl@tutu.test',
    })
    expect(owner, owner.msg).toMatchObject({ code: 1 })
    const tag = await server.call<{ id: number }>('POST', '/admin/tag/add', {
      name_i18n: { 'zh-cn': '夜猫头鹰的歌', en: 'Song of the night owl' },
      slug: 'owl-song',
    })
    onTestFinished(async () => {
      await server.call('DELETE', '/admin/tag/del', { ids: [tag.data.id] })
      await server.call('DELETE', '/admin/user.user/del', { ids: [owner.data.id] })
      await server.call('DELETE', '/admin/user.group/del', { ids: [group.data.id] })
    })
    const { found } = await find('夜猫头鹰', undefined, 'zh-cn')
    expect(found.map(({ module, rows }) => [module, rows.map(({ name }) => name)])).toEqual([
      ['member', ['nightowl']],
      ['tag', ['夜猫头鹰的歌']],
    ])
  })

  test('are found by what the search of their list looks at, and by nothing else', async () => {
    expect(await find('carrot')).toEqual({ found: [], late: [] })
    expect(await find('胡萝卜')).toEqual({ found: [], late: [] })
    expect(await find('argon2')).toEqual({ found: [], late: [] })
    expect(await find('  ')).toEqual({ found: [], late: [] })
  })
})

describe('pinyin and initials', () => {
  const course = async (query: string, language: 'zh-cn' | 'en' = 'zh-cn') =>
    inModule(await find(query, undefined, language), 'course')?.rows.map(({ name }) => name)

  test.each([
    ['tuzisaipao', ['兔子赛跑']],
    ['tzsp', ['兔子赛跑']],
    ['tuzsp', ['兔子赛跑']],
    ['tz', ['兔子赛跑', '野兔子']],
    ['ytz', ['野兔子']],
    ['saip tuzi', ['兔子赛跑']],
    ['赛跑 tz', ['兔子赛跑']],
    ['zt', undefined],
    ['dongwu', undefined],
  ])('%s finds %j by what records are called, those that begin so first', async (query, names) => {
    expect(await course(query)).toEqual(names)
  })

  test('say what is spelled so where it is called otherwise in the language of the screen', async () => {
    expect(inModule(await find('ytz'), 'course')?.rows).toEqual([
      { id: ids.hare, name: 'A rabbit in the wild', detail: '野兔子' },
    ])
  })

  test('a name is found by what it is now', async () => {
    const added = await server.call<{ id: number }>('POST', '/admin/tag/add', {
      name_i18n: { 'zh-cn': '重要音乐' },
      slug: 'music',
    })
    const tags = async (query: string) => inModule(await find(query), 'tag')?.rows.map(({ id }) => id)
    later(3001)
    // Characters are found by any of their readings.
    for (const query of ['zyyy', 'zhongyaoyinyue', 'cyyl']) expect(await tags(query)).toEqual([added.data.id])
    const name_i18n = { 'zh-cn': '舞蹈' }
    expect(await server.call('POST', '/admin/tag/edit', { id: added.data.id, name_i18n })).toMatchObject({ code: 1 })
    later(3001)
    expect(await tags('zyyy')).toBeUndefined()
    expect(await tags('wd')).toEqual([added.data.id])
    expect(await server.call('DELETE', '/admin/tag/del', { ids: [added.data.id] })).toMatchObject({ code: 1 })
    expect(await tags('wd')).toBeUndefined()
  })
})

describe('names that are kept', () => {
  const tags = async (query: string) => inModule(await find(query), 'tag')?.rows.length

  test('are read again after a minute, though somebody searches all the time', async () => {
    later(60_001)
    expect(await tags('hongqingting')).toBeUndefined()
    await sql`insert into tag (name, slug) values ('{"zh-cn": "红蜻蜓"}', 'dragonfly')`.execute(server.database.kysely)
    later(40_000)
    expect(await tags('hongqingting')).toBeUndefined()
    later(20_001)
    expect(await tags('hongqingting')).toBe(1)
  })

  test('are read no more often than every few seconds, however often rows change', async () => {
    later(60_001)
    expect(await tags('huangniao')).toBeUndefined()
    const added = { name_i18n: { 'zh-cn': '黄鸟' }, slug: 'oriole' }
    expect(await server.call('POST', '/admin/tag/add', added)).toMatchObject({ code: 1 })
    expect(await tags('huangniao')).toBeUndefined()
    later(3001)
    expect(await tags('huangniao')).toBe(1)
  })
})

describe('who asks', () => {
  test('finds only in modules whose lists they may open', async () => {
    const found = await find('rabbit', await server.signIn(['tag/index', 'course/edit']))
    expect(found.found.map(({ module }) => module)).toEqual(['tag'])
    expect(await find('rabbit', await server.signIn([]))).toEqual({ found: [], late: [] })
    expect(await server.call('GET', '/admin/index/find', { quick_search: 'x' }, { token: '' })).toMatchObject({
      code: 302,
    })
  })

  test('finds only the rows that its list would show', async () => {
    const holder = await server.signIn(['auth/admin/index'])
    const seen = inModule(await find('tester', holder), 'admin')
    // Themself and the one above who may do nothing, not the one who may see tags.
    expect(seen?.rows).toHaveLength(2)
    expect(inModule(await find('tester'), 'admin')!.rows).toHaveLength(3)
    expect(inModule(await find('admin', holder), 'admin')).toBeUndefined()
  })

  test('finds nothing else by pinyin either', async () => {
    await sql`
      insert into admin (username, nickname, password, group_arr)
      select '超级管理员', 'chief', '', group_arr from admin where id = 1
    `.execute(server.database.kysely)
    expect(await server.call('POST', '/admin/routine.adminInfo/edit', { motto: '早' })).toMatchObject({ code: 1 })
    later(3001)
    // Whoever sees all of them asks first: what is kept of their names is not what everybody sees.
    expect(inModule(await find('cjgly'), 'admin')?.rows).toMatchObject([{ name: '超级管理员' }])
    const holder = await server.signIn(['auth/admin/index'])
    expect(inModule(await find('cjgly', holder), 'admin')).toBeUndefined()
    expect(await find('tzsp', await server.signIn(['tag/index']))).toEqual({ found: [], late: [] })
  })

  test('finds their own among any number of others that are called so', async () => {
    const holder = await server.signIn(['auth/admin/index'])
    await sql`update admin set username = '白鹭一' where id = (select max(id) from admin)`.execute(
      server.database.kysely,
    )
    await sql`
      insert into admin (username, nickname, password, group_arr)
      select '白鹭' || n, 'egret', '', group_arr from admin, generate_series(1, 300) n where id = 1
    `.execute(server.database.kysely)
    later(60_001)
    expect(inModule(await find('bailu', holder), 'admin')?.rows).toMatchObject([{ name: '白鹭一' }])
  })
})

test('what is called by an option is told in its words', async () => {
  await sql`
    insert into consent (user_id, decision, guardian_id, notice_version, notice_language, notice_hash, ip)
    values (1, 'accepted', 1, 1, 'en', 'c0ffee5', '127.0.0.1')
  `.execute(server.database.kysely)
  expect(inModule(await find('c0ffee5'), 'consent')?.rows).toMatchObject([{ name: 'Agreed', detail: 'c0ffee5' }])
})

describe('bounds', () => {
  test('a module tells of five rows, and that there are more', async () => {
    await sql`insert into tag (name, slug) select jsonb_build_object('zh-cn', '标' || n, 'en', 'Flock ' || n), 'flock-' || n from generate_series(1, 300) n`.execute(
      server.database.kysely,
    )
    const tags = inModule(await find('flock'), 'tag')
    expect(tags?.rows).toHaveLength(5)
    expect(tags?.more).toBe(true)
  })

  test('what is typed is as long as a search may be', async () => {
    expect(
      await server.call('GET', '/admin/index/find', { quick_search: 'x'.repeat(101) }, { language: 'en' }),
    ).toMatchObject({
      code: 0,
      msg: 'At most 100 characters',
    })
    expect(await server.call('GET', '/admin/index/find', {})).toMatchObject({ code: 0 })
    for (const nasty of ['%', "'", '\\', '\0', '😀', '%_'.repeat(50), 'a '.repeat(50)])
      expect(await server.call('GET', '/admin/index/find', { quick_search: nasty })).not.toMatchObject({ status: 500 })
  })

  test('a table that does not answer in time holds up nobody else', async () => {
    const services = await testServices(server.database)
    onTestFinished(() => services.close())
    const { engine } = services
    const slow = engine.registry.byName('tag')
    const hooks = { scope: async () => ({ see: sql<boolean>`pg_sleep(1) is not null`, change: sql<boolean>`true` }) }
    const registry = {
      ...engine.registry,
      all: () => engine.registry.all().map((one) => (one === slow ? { ...one, hooks } : one)),
    }
    const actor = { kind: 'administrator', super: true, can: () => true, language: 'en' } as unknown as Administrator
    const { found, late } = await findRecords(
      { ...engine, registry, names: createSpelledNames(engine.bus) },
      'rabbit',
      actor,
    )
    expect(late).toEqual(['tag'])
    expect(found.map(({ module }) => module)).toContain('course')
  })
})

describe('spelling', () => {
  const spell = (texts: unknown, token?: string) =>
    server.call<{ spelled: string[][] }>('POST', '/admin/index/spell', { texts }, { token, language: 'en' })

  test('is a syllable for each Han character, and other words as they are', async () => {
    expect((await spell(['标签', '重庆 Scratch 3', '課程', 'Café-Ｘ', '', '。！'])).data.spelled).toEqual([
      ['biao', 'qian'],
      ['chong', 'qing', 'scratch', '3'],
      ['ke', 'cheng'],
      ['cafe', 'x'],
      [],
      [],
    ])
  })

  test('is bounded, and for administrators', async () => {
    expect(await spell(Array.from({ length: 501 }, () => 'x'))).toMatchObject({ code: 0 })
    expect(await spell(['x'.repeat(201)])).toMatchObject({ code: 0, msg: 'At most 200 characters' })
    expect(await spell('标签')).toMatchObject({ code: 0 })
    expect(await spell(['标签'], '')).toMatchObject({ code: 302 })
  })
})
