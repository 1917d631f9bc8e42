import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { course } from '@tutu/contract/resources/course'
import { courseCategory } from '@tutu/contract/resources/course-category'
import { lesson } from '@tutu/contract/resources/lesson'
import { sampleRow } from '../testing/sample-rows.ts'
import { openAdminSession, testApp, type TestApp } from '../testing/app.ts'

const NODES = ['index', 'add', 'edit', 'del', 'export', 'import', 'publish', 'saveDraft'].map((one) => `news/${one}`)
const LOGS = ['security/dataRecycleLog', 'security/sensitiveDataLog'].flatMap((log) => [`${log}/index`, `${log}/del`])

let server: TestApp
/** Groups: head above team, other beside them. Each administrator has written one piece of news; one is nobody's. */
const groups: Record<string, number> = {}
const admins: Record<string, { id: number; token: string }> = {}
const news: Record<string, number> = {}

beforeAll(async () => {
  server = await testApp()
  const { kysely } = server.database
  const { rows: rules } = await sql<{
    id: number
  }>`select id from menu_rule where name = any(${[...NODES, ...LOGS]}::text[])`.execute(kysely)
  const held = rules.map(({ id }) => id)
  const addGroup = async (name: string, above: string | null, limits: string[]): Promise<void> => {
    const { rows } = await sql<{ id: number }>`
      insert into admin_group (pid, name, rules, row_limits) values (${above && groups[above]}, ${JSON.stringify({ 'zh-cn': name })},
        ${held}::int[], ${limits}::text[]) returning id
    `.execute(kysely)
    groups[name] = rows[0]!.id
  }
  await addGroup('head', null, ['news=group'])
  await addGroup('team', 'head', ['news=own'])
  await addGroup('other', null, [])
  const addAdmin = async (name: string, of: string[]): Promise<void> => {
    const { rows } = await sql<{ id: number }>`
      insert into admin (username, nickname, password, group_arr)
      values (${name}, ${name}, '', ${of.map((one) => groups[one])}::int[]) returning id
    `.execute(kysely)
    const { id } = rows[0]!
    admins[name] = { id, token: (await openAdminSession(server.database, id)).token }
  }
  await addAdmin('boss', ['head'])
  await addAdmin('mia', ['team'])
  await addAdmin('tom', ['team'])
  await addAdmin('zoe', ['other'])
  await addAdmin('both', ['team', 'other'])
  const category = await server.call<{ id: number }>('POST', '/admin/newsCategory/add', {
    name: '通知',
    name_i18n: { 'zh-cn': '通知' },
    slug: 'notice',
  })
  const write = async (by: string, token?: string): Promise<void> => {
    const texts = { title_i18n: { 'zh-cn': by }, summary_i18n: { 'zh-cn': by }, body_i18n: { 'zh-cn': by } }
    const form = { ...texts, slug: `by-${by}`, category_id: category.data.id, status: '0' }
    const answer = await server.call<{ id: number }>(
      'POST',
      '/admin/news/add',
      form,
      token === undefined ? {} : { token },
    )
    expect(answer).toMatchObject({ code: 1 })
    news[by] = answer.data.id
  }
  for (const [name, { token }] of Object.entries(admins)) await write(name, token)
  await write('nobody')
  await sql`update news set admin_id = null where id = ${news.nobody}`.execute(kysely)
})
afterAll(() => server.close())

const as = (name: string) => ({ token: admins[name]!.token, language: 'en' as const })

/** Whose news each of them sees and changes; absent: there is nothing there for them. */
const SEEN: Record<string, readonly string[]> = {
  boss: ['boss', 'mia', 'tom', 'both'],
  mia: ['mia'],
  tom: ['tom'],
  zoe: ['boss', 'mia', 'tom', 'zoe', 'both', 'nobody'],
  // Of two groups that may open the module the widest counts.
  both: ['boss', 'mia', 'tom', 'zoe', 'both', 'nobody'],
}

describe.each(Object.entries(SEEN))('%s', (name, seen) => {
  const owners = Object.keys(SEEN).concat('nobody')

  test('sees in lists, exports and forms what the limit leaves', async () => {
    const list = await server.call<{ list: { id: number }[]; total: number }>(
      'GET',
      '/admin/news/index',
      { limit: 50 },
      as(name),
    )
    expect(list.data.list.map(({ id }) => id).toSorted()).toEqual(seen.map((one) => news[one]).toSorted())
    expect(list.data.total).toBe(seen.length)
    for (const owner of owners) {
      const { code } = await server.call('GET', '/admin/news/edit', { id: news[owner] }, as(name))
      expect(code, owner).toBe(seen.includes(owner) ? 1 : 0)
    }
    const ticket = await server.call<{ ticket: string }>('POST', '/admin/news/export', {}, as(name))
    expect(ticket).toMatchObject({ code: 1 })
    const { body } = await server.app.inject({ url: `/admin/news/export?ticket=${ticket.data.ticket}&format=csv` })
    for (const owner of owners) expect(body.includes(`by-${owner}`), owner).toBe(seen.includes(owner))
  })

  test('changes, publishes and deletes nothing beyond it', async () => {
    for (const owner of owners.filter((one) => !seen.includes(one))) {
      const id = news[owner]
      for (const [command, input] of [
        ['edit', { id, pinned: '1' }],
        ['publish', { ids: [id] }],
        ['unpublish', { ids: [id] }],
      ] as const)
        expect(
          (await server.call('POST', `/admin/news/${command}`, input, as(name))).code,
          `${command} ${owner}`,
        ).not.toBe(1)
      expect(await server.call('DELETE', '/admin/news/del', { ids: [id] }, as(name))).toMatchObject({ code: 0 })
    }
    for (const owner of seen)
      expect(await server.call('POST', '/admin/news/edit', { id: news[owner], pinned: '1' }, as(name))).toMatchObject({
        code: 1,
      })
  })
})

test('what was deleted of records, and what was changed in them, is told to nobody who may not see all of them', async () => {
  const { data } = await server.call<{ list: { id: number; controller: string }[] }>(
    'GET',
    '/admin/security.sensitiveData/index',
    { limit: 100 },
  )
  const { id: rule } = data.list.find(({ controller }) => controller === 'news')!
  await server.call('POST', '/admin/security.sensitiveData/edit', { id: rule, data_fields: ['slug'], status: '1' })
  const texts = { title_i18n: { 'zh-cn': '秘密' }, summary_i18n: { 'zh-cn': '秘密' }, body_i18n: { 'zh-cn': '秘密' } }
  const { kysely } = server.database
  const category_id = (await sql<{ id: number }>`select max(id) as id from news_category`.execute(kysely)).rows[0]!.id
  const form = { ...texts, slug: 'soon-gone', category_id, status: '0' }
  const added = await server.call<{ id: number }>('POST', '/admin/news/add', form, as('mia'))
  const { id } = added.data
  expect(await server.call('POST', '/admin/news/edit', { id, slug: 'gone' }, as('mia'))).toMatchObject({ code: 1 })
  expect(await server.call('DELETE', '/admin/news/del', { ids: [id] }, as('mia'))).toMatchObject({ code: 1 })
  for (const log of ['dataRecycleLog', 'sensitiveDataLog'])
    for (const [name, count] of Object.entries({ mia: 1, tom: 0, boss: 0, zoe: 1, both: 1 })) {
      const answer = await server.call<{ list: object[] }>('GET', `/admin/security.${log}/index`, {}, as(name))
      expect([log, name, answer.data.list.length]).toEqual([log, name, count])
    }
})

test('what is added belongs to whoever adds it, whatever the form says', async () => {
  const { rows } = await sql<{ admin_id: number }>`select admin_id from news where id = ${news.mia}`.execute(
    server.database.kysely,
  )
  expect(rows).toEqual([{ admin_id: admins.mia!.id }])
  await server.call('POST', '/admin/news/edit', { id: news.mia, admin_id: admins.zoe!.id }, as('mia'))
  expect(await server.call('GET', '/admin/news/edit', { id: news.mia }, as('mia'))).toMatchObject({ code: 1 })
})

test('nothing is put into a record that is not there for who writes it', async () => {
  const { kysely } = server.database
  const add = async (base: string, form: object, token?: string) =>
    server.call<{ id: number } | null>('POST', `/admin/${base}/add`, form, token === undefined ? {} : { token })
  const category = await add('courseCategory', sampleRow(courseCategory, 1, {}))
  const known = { 'course-category': [category.data!.id] }
  const others = (await add('course', sampleRow(course, 1, known))).data!.id
  const token = await server.signIn([
    'course/index',
    'course/add',
    'lesson/index',
    'lesson/add',
    'lesson/edit',
    'routine/attachment/index',
  ])
  await sql`update admin_group set row_limits = '{course=own}' where id = (select max(id) from admin_group)`.execute(
    kysely,
  )
  const own = (await add('course', sampleRow(course, 2, known), token)).data!.id
  const lessonOf = (id: number) => sampleRow(lesson, id, { ...known, course: [id] })
  expect(await add('lesson', lessonOf(others), token)).toMatchObject({
    code: 0,
    data: { errors: { course_id: expect.any(String) } },
  })
  const made = await add('lesson', lessonOf(own), token)
  expect(made).toMatchObject({ code: 1 })
  const moved = { id: made.data!.id, course_id: others }
  expect(await server.call('POST', '/admin/lesson/edit', moved, { token })).toMatchObject({ code: 0 })
})

test('nobody gives others more records than they have', async () => {
  const nodes = ['auth/group/index', 'auth/group/add', 'auth/group/edit', ...NODES]
  const token = await server.signIn(nodes)
  const { kysely } = server.database
  await sql`update admin_group set row_limits = '{news=group}' where id = (select max(id) from admin_group)`.execute(
    kysely,
  )
  const { rows } = await sql<{ id: number; own: number }>`
    select (select id from menu_rule where name = 'news/index') as id, max(id) as own from admin_group
  `.execute(kysely)
  const add = (row_limits: string[]) =>
    server.call(
      'POST',
      '/admin/auth.group/add',
      { name_i18n: { 'zh-cn': '助教' }, pid: rows[0]!.own, rules: [rows[0]!.id], row_limits, status: '1' },
      { token },
    )
  expect(await add([])).toMatchObject({ code: 0, data: { errors: { row_limits: expect.any(String) } } })
  expect(await add(['news=group'])).toMatchObject({ code: 1 })
  expect(await add(['news=own'])).toMatchObject({ code: 1 })
})
