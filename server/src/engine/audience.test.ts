import { defineResource } from '@tutu/contract/definition/define-resource'
import { course } from '@tutu/contract/resources/course'
import { courseCategory } from '@tutu/contract/resources/course-category'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import type { Database } from '../postgres/database.ts'
import { createSession, type SessionKind } from '../data/sessions.ts'
import { administratorId, memberId } from '../policy/actors.ts'
import type { RunCommand } from './hooks.ts'
import { audienceMistakes } from '../policy/audiences.ts'
import type { RightsBook } from '../data/rights-book.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { waitsForLock } from '../testing/locks.ts'
import { makeTables } from '../testing/make-tables.ts'
import { sampleRow } from '../testing/sample-rows.ts'

/*
 * What members own, proved with resources of this test: sketches of members, seen by their guardians, and notes that
 * visitors leave.
 */

const label = (en: string) => ({ 'zh-cn': en, en })
const common = { icon: 'StarOutlined', menu: { directory: 'teaching', weigh: 1 } } as const
const learner = defineResource({
  ...common,
  name: 'learner',
  title: label('Learners'),
  label: 'name',
  quickSearch: ['name'],
  sort: { field: 'id', direction: 'desc' },
  fields: { name: { kind: 'text', label: label('Name') } },
})
const sketch = defineResource({
  ...common,
  name: 'sketch-book',
  title: label('Sketch books'),
  label: 'title',
  quickSearch: ['title'],
  sort: { field: 'id', direction: 'desc' },
  owner: 'user_id',
  read: {
    member: ['title', 'motto', 'story', 'file', 'category_id', 'copy_of_id', 'status', 'views'],
    guardian: ['title', 'status'],
  },
  write: { member: ['title', 'motto', 'story', 'file', 'category_id', 'copy_of_id'] },
  limits: { perHour: 30, owned: 20 },
  public: { filters: {}, where: { status: 'approved' }, read: [] },
  commands: {
    copy: {
      label: label('Copy'),
      icon: 'CopyOutlined',
      by: ['member'],
      input: {
        of_id: { kind: 'relation', to: 'sketch-book', label: label('Of') },
        also_ids: { kind: 'relation-many', to: 'sketch-book', label: label('Also of') },
      },
    },
  },
  fields: {
    user_id: { kind: 'relation', to: 'learner', label: label('Member'), required: true },
    title: { kind: 'text', label: label('Title'), required: true, max: 40, search: 'LIKE', public: true },
    motto: { kind: 'text', label: label('Motto'), max: 40, localized: true },
    story: { kind: 'markdown', label: label('Story') },
    file: { kind: 'file', label: label('File') },
    category_id: { kind: 'relation', to: 'course-category', label: label('Category') },
    copy_of_id: { kind: 'relation', to: 'sketch-book', label: label('Copy of'), onDelete: 'clear' },
    status: {
      kind: 'select',
      label: label('Status'),
      default: 'draft',
      search: '=',
      options: { draft: label('Draft'), approved: label('Approved') },
    },
    views: { kind: 'number', label: label('Views'), default: 0 },
    note: { kind: 'text', label: label('Internal note'), search: 'LIKE' },
  },
})
const visitorNote = defineResource({
  ...common,
  name: 'visitor-note',
  title: label('Notes'),
  label: 'name',
  quickSearch: ['name'],
  sort: { field: 'id', direction: 'desc' },
  write: { visitor: ['name', 'content'] },
  captcha: ['visitor'],
  limits: { perHour: 5 },
  fields: {
    name: { kind: 'text', label: label('Name'), required: true, max: 20 },
    content: { kind: 'textarea', label: label('Content'), required: true },
    status: { kind: 'switch', label: label('Handled'), default: false },
  },
})
const copy: RunCommand = async (tx, { rows, input }) => {
  await tx.touch('sketch-book', [rows[0]!.id as number], { copy_of_id: input.of_id })
}
const MODULES = [
  { definition: learner },
  { definition: sketch, hooks: { commands: { copy } } },
  { definition: visitorNote },
]

async function prepare(database: Database): Promise<void> {
  await makeTables(database, [learner, sketch, visitorNote])
  await sql.raw(`insert into learner (name) values ('Mei'), ('Bo')`).execute(database.kysely)
}

const [MEI, BO] = [memberId(1), memberId(2)]
const GUARDIAN = 9
let server: TestApp
const tokens: Record<'mei' | 'bo' | 'guardian', string> = { mei: '', bo: '', guardian: '' }
beforeAll(async () => {
  server = await testApp({
    modules: MODULES,
    accounts: {
      member: async (id) => ([MEI, BO].includes(id) ? { username: `member${id}` } : null),
      guardian: async (id) => (Number(id) === GUARDIAN ? { wards: [MEI] } : null),
    },
    beforeStart: prepare,
  })
  tokens.mei = await open('member', MEI)
  tokens.bo = await open('member', BO)
  tokens.guardian = await open('guardian', GUARDIAN)
})
afterAll(() => server.close())

async function open(kind: SessionKind, identityId: number): Promise<string> {
  const session = { kind, identityId, ip: '127.0.0.1', useragent: 'test', keep: false }
  return (await createSession(server.database.kysely, session)).token
}

type Who = 'mei' | 'bo' | 'guardian' | 'administrator' | 'visitor'
type Method = 'GET' | 'POST' | 'DELETE'
type Answer = { status: number; code: number; msg: string; data: Record<string, any> | null } // oxlint-disable-line typescript/no-explicit-any -- answers of many calls

function headersOf(who: Who): Record<string, string> {
  switch (who) {
    case 'mei':
    case 'bo':
      return { 'ba-user-token': tokens[who] }
    case 'guardian':
      return { 'ba-guardian-token': tokens.guardian }
    case 'administrator':
      return { batoken: server.token }
    case 'visitor':
      return {}
  }
}

async function call(who: Who, method: Method, url: string, payload?: object): Promise<Answer> {
  const headers = { 'think-lang': 'en', ...headersOf(who) }
  const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() }
}

const add = (who: Who, form: object) => call(who, 'POST', '/api/sketchBook/add', form)
const stored = async (id: number): Promise<Record<string, unknown> | undefined> => {
  const { rows } = await sql<Record<string, unknown>>`select * from sketch_book where id = ${id}`.execute(
    server.database.kysely,
  )
  return rows[0]
}
const newSketch = async (who: 'mei' | 'bo', form: object = {}): Promise<number> => {
  const { code, msg, data } = await add(who, { title: 'A rabbit', ...form })
  expect({ code, msg }).toMatchObject({ code: 1 })
  return data!.id
}

let sent = 0
/** The path of a stored picture of which somebody has the only record. */
async function sentBy(column: 'admin_id' | 'user_id', id: number): Promise<string> {
  const key = `storage/sketch/${++sent}.png`
  const { rows } = await sql<{ id: number }>`
    insert into blob (key, storage, state, size, mimetype) values (${key}, 'local', 'stored', 10, 'image/png') returning id
  `.execute(server.database.kysely)
  await sql`
    insert into attachment (blob_id, topic, name, url, type, mimetype, size, storage, ${sql.ref(column)})
    values (${rows[0]!.id}, 'default', 'a.png', ${`/${key}`}, 'picture', 'image/png', 10, 'local', ${id})
  `.execute(server.database.kysely)
  return `/${key}`
}

describe('every audience, every action, one’s own row and another’s', () => {
  const OK = 'done'
  const NONE = 'not found'
  const OUT = 'sign in first'
  const SEEN = 'seen'
  const EMPTY = 'empty list'
  // The row is Mei's.
  const cases: [who: Who, action: string, outcome: string][] = [
    ['mei', 'mine', SEEN],
    ['bo', 'mine', EMPTY],
    ['guardian', 'mine', SEEN],
    ['administrator', 'mine', OUT],
    ['visitor', 'mine', OUT],
    ['mei', 'add', OK],
    ['guardian', 'add', OUT],
    ['administrator', 'add', OUT],
    ['visitor', 'add', OUT],
    ['mei', 'read', OK],
    ['bo', 'read', NONE],
    ['guardian', 'read', OUT],
    ['administrator', 'read', OUT],
    ['visitor', 'read', OUT],
    ['mei', 'edit', OK],
    ['bo', 'edit', NONE],
    ['guardian', 'edit', OUT],
    ['administrator', 'edit', OUT],
    ['visitor', 'edit', OUT],
    ['bo', 'del', NONE],
    ['guardian', 'del', OUT],
    ['administrator', 'del', OUT],
    ['visitor', 'del', OUT],
    ['mei', 'del', OK],
  ]
  let id: number
  beforeAll(async () => {
    id = await newSketch('mei')
  })

  function attempt(who: Who, action: string): Promise<Answer> {
    const base = '/api/sketchBook'
    switch (action) {
      case 'mine':
        return call(who, 'GET', `${base}/mine?initValue[]=${id}`)
      case 'add':
        return add(who, { title: 'Another' })
      case 'read':
        return call(who, 'GET', `${base}/edit?id=${id}`)
      case 'edit':
        return call(who, 'POST', `${base}/edit`, { id, title: `By ${who}` })
      default:
        return call(who, 'DELETE', `${base}/del?ids[]=${id}`)
    }
  }

  function outcomeOf({ code, msg, data }: Answer): string {
    if (code === 302) return OUT
    if (code === 0 && /does not exist/.test(msg)) return NONE
    if (code !== 1) return msg
    if (!data || !('list' in data)) return OK
    return data.list.length > 0 ? SEEN : EMPTY
  }

  test.each(cases)('%s: %s → %s', async (who, action, outcome) => {
    const before = await stored(id)
    expect(outcomeOf(await attempt(who, action))).toBe(outcome)
    const isWrite = action === 'edit' || action === 'del'
    if (isWrite && outcome !== OK) expect(await stored(id)).toEqual(before)
  })

  test('what is another’s is answered as what is not there at all', async () => {
    const bos = await newSketch('bo')
    const others = await call('mei', 'GET', `/api/sketchBook/edit?id=${bos}`)
    expect(others).toEqual({ ...(await call('mei', 'GET', '/api/sketchBook/edit?id=99999')), time: expect.anything() })
    const many = await call('mei', 'DELETE', `/api/sketchBook/del?ids[]=${bos}&ids[]=${await newSketch('mei')}`)
    expect(many.data).toEqual({ deleted: 1 })
    expect(await stored(bos)).toBeDefined()
  })
})

describe('what a member sets', () => {
  test('is theirs, whoever they say it is', async () => {
    const id = await newSketch('mei')
    expect(await stored(id)).toMatchObject({ user_id: 1, status: 'draft', views: 0 })
    const given = await add('mei', { title: 'For Bo', user_id: BO })
    expect(given).toMatchObject({ code: 0, data: { errors: { user_id: expect.stringContaining('not yours to set') } } })
    const passed = await call('mei', 'POST', '/api/sketchBook/edit', { id, user_id: BO })
    expect(passed).toMatchObject({ code: 0, data: { errors: { user_id: expect.any(String) } } })
    expect(await stored(id)).toMatchObject({ user_id: 1 })
  })

  test.each(['status', 'views', 'note'])('is not %s, in new rows or old ones', async (name) => {
    const value = { status: 'approved', views: 1000, note: 'mine' }[name]
    const refused = { code: 0, data: { errors: { [name]: expect.stringContaining('not yours to set') } } }
    expect(await add('mei', { title: 'Sneaky', [name]: value })).toMatchObject(refused)
    const id = await newSketch('mei')
    expect(await call('mei', 'POST', '/api/sketchBook/edit', { id, [name]: value })).toMatchObject(refused)
    expect(await stored(id)).toMatchObject({ status: 'draft', views: 0, note: null })
  })

  test('may come with all that was shown: the whole row posted back changes what was changed', async () => {
    const id = await newSketch('mei')
    await sql`update sketch_book set status = 'approved', views = 7 where id = ${id}`.execute(server.database.kysely)
    const { data } = await call('mei', 'GET', `/api/sketchBook/edit?id=${id}`)
    expect(data!.row).toMatchObject({
      id,
      title: 'A rabbit',
      status: 'approved',
      views: 7,
      version: expect.any(Number),
    })
    const row = { ...data!.row, title: 'A hare', motto: 'Hop' }
    expect(await call('mei', 'POST', '/api/sketchBook/edit', row)).toMatchObject({ code: 1 })
    expect(await stored(id)).toMatchObject({ title: 'A hare', motto: { en: 'Hop' }, status: 'approved', views: 7 })
    const stale = await call('mei', 'POST', '/api/sketchBook/edit', { ...row, title: 'Late' })
    expect(stale).toMatchObject({ code: 0, data: { changed: true } })
  })

  test('points to what they can see only', async () => {
    const [bos, mine] = [await newSketch('bo'), await newSketch('mei')]
    expect(await newSketch('mei', { copy_of_id: mine })).toBeGreaterThan(0)
    const foreign = await add('mei', { title: 'Copy', copy_of_id: bos })
    expect(foreign).toMatchObject({ code: 0, data: { errors: { copy_of_id: expect.any(String) } } })
    const category = async (status: boolean) => {
      const row = { ...sampleRow(courseCategory, status ? 1 : 2, {}), status }
      return (await server.call<{ id: number }>('POST', '/admin/courseCategory/add', row)).data.id
    }
    expect(await newSketch('mei', { category_id: await category(true) })).toBeGreaterThan(0)
    const hidden = await add('mei', { title: 'Hidden', category_id: await category(false) })
    expect(hidden).toMatchObject({ code: 0, data: { errors: { category_id: expect.any(String) } } })
  })

  test('points to what they can see only in what a command asks too', async () => {
    const [bos, mine, other] = [await newSketch('bo'), await newSketch('mei'), await newSketch('mei')]
    const copyOf = (input: object) => call('mei', 'POST', '/api/sketchBook/copy', { id: mine, ...input })
    expect(await copyOf({ of_id: bos })).toMatchObject({ code: 0, data: { errors: { of_id: expect.any(String) } } })
    for (const also_ids of [[other, bos], [99_999]])
      expect(await copyOf({ also_ids })).toMatchObject({ code: 0, data: { errors: { also_ids: expect.any(String) } } })
    expect(await stored(mine)).toMatchObject({ copy_of_id: null })
    expect(await copyOf({ of_id: other })).toMatchObject({ code: 1 })
    expect(await stored(mine)).toMatchObject({ copy_of_id: other })
  })

  test('is shown beside what is public only, and not any more once it is not', async () => {
    const bos = await newSketch('bo')
    const show = (status: string) => server.call('POST', '/admin/sketchBook/edit', { id: bos, status })
    await show('approved')
    const id = await newSketch('mei', { copy_of_id: bos })
    const joined = async () =>
      (await call('mei', 'GET', `/api/sketchBook/mine?initValue[]=${id}`)).data!.list[0].copy_of
    expect(await joined()).toEqual({ id: bos, title: 'A rabbit' })
    await show('draft')
    expect(await joined()).toBeNull()
  })

  test('is deleted by whoever it belongs to when it is deleted', async () => {
    const id = await newSketch('mei')
    const { kysely } = server.database
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    let taken = (): void => undefined
    const isTaken = new Promise<void>((resolve) => (taken = resolve))
    const giving = kysely.transaction().execute(async (trx) => {
      await sql`update sketch_book set user_id = 2 where id = ${id}`.execute(trx)
      taken()
      await released
    })
    await isTaken
    const deleting = call('mei', 'DELETE', `/api/sketchBook/del?ids[]=${id}`)
    await waitsForLock(kysely)
    release()
    await giving
    expect(await deleting).toMatchObject({ code: 0 })
    expect(await stored(id)).toMatchObject({ user_id: 2 })
  })

  test('names files that they have sent only, in fields and in texts', async () => {
    const [mine, bos] = [await sentBy('user_id', MEI), await sentBy('user_id', BO)]
    const id = await newSketch('mei', { file: mine, story: `![](${mine})` })
    expect(await add('mei', { title: 'x', file: bos })).toMatchObject({
      code: 0,
      data: { errors: { file: expect.any(String) } },
    })
    const told = await add('mei', { title: 'x', story: `look: ![](${bos})` })
    expect(told).toMatchObject({ code: 0, data: { errors: { story: expect.any(String) } } })
    // A name that leads nowhere says nothing about what there is.
    expect(await add('mei', { title: 'x', story: '![](/storage/nothing.png)' })).toMatchObject({ code: 1 })
    expect(await call('mei', 'POST', '/api/sketchBook/edit', { id, title: 'Still mine' })).toMatchObject({ code: 1 })
  })

  test('is limited, by the hour and in all, exactly so when added at once', async () => {
    const bo = () => add('bo', { title: 'Many' })
    const has = await sql<{ count: number }>`select count(*) as count from sketch_book where user_id = 2`
      .execute(server.database.kysely)
      .then(({ rows }) => rows[0]!.count)
    const answers = await Promise.all(Array.from({ length: 25 }, bo))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(20 - has)
    expect(answers.find(({ code }) => code === 0)?.msg).toBe('You can keep 20 records. Delete some before you add more')
    await sql`update sketch_book set user_id = 1, createtime = 0 where user_id = 2`.execute(server.database.kysely)
    await sql`delete from sketch_book`.execute(server.database.kysely)
  })
})

test('an administrator to whom the library is not shown names what they have sent only', async () => {
  const addCourse = async (path: string, nodes: string[]) => {
    const token = await server.signIn(nodes)
    const own = (
      await server.database.kysely.selectFrom('admin').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    ).id
    const cover = path || (await sentBy('admin_id', own))
    const row = { ...sampleRow(course, ++sent, { 'course-category': [categoryId] }), cover, tag_ids: [] }
    return server.call('POST', '/admin/course/add', row, { token })
  }
  const row = sampleRow(courseCategory, 9, {})
  const categoryId = (await server.call<{ id: number }>('POST', '/admin/courseCategory/add', row)).data.id
  const foreign = await sentBy('user_id', MEI)
  expect(await addCourse('', ['course/add'])).toMatchObject({ code: 1 })
  expect(await addCourse(foreign, ['course/add'])).toMatchObject({
    code: 0,
    data: { errors: { cover: expect.any(String) } },
  })
  expect(await addCourse(foreign, ['course/add', 'routine/attachment/index'])).toMatchObject({ code: 1 })
})

describe('what is read', () => {
  test('is what the definition names for the audience', async () => {
    const id = await newSketch('mei')
    const seen = async (who: Who) => Object.keys((await call(who, 'GET', '/api/sketchBook/mine')).data!.list[0])
    expect(await seen('mei')).toEqual(expect.arrayContaining(['id', 'title', 'status', 'views', 'category']))
    expect(await seen('mei')).not.toEqual(expect.arrayContaining(['note']))
    expect((await seen('guardian')).toSorted()).toEqual(
      ['createtime', 'id', 'status', 'title', 'updatetime', 'version'].toSorted(),
    )
    await sql`delete from sketch_book where id = ${id}`.execute(server.database.kysely)
  })

  test.each([
    'search[0][field]=note&search[0][val]=a&search[0][operator]=LIKE',
    'where={"match":"any","of":[{"match":"all","of":[{"field":"note","operator":"LIKE","val":"a"}]}]}',
    'order=note,asc',
  ])('and what is not read is neither searched nor sorted by: %s', async (query) =>
    expect(await call('mei', 'GET', `/api/sketchBook/mine?${query}`)).toMatchObject({ code: 0 }),
  )

  test('may be searched, sorted and paged like any list', async () => {
    for (const title of ['Carrot', 'Cabbage', 'Kite']) await newSketch('mei', { title })
    const list = async (query: string) => {
      const { data } = await call('mei', 'GET', `/api/sketchBook/mine?${query}`)
      return [data!.list.map(({ title }: { title: string }) => title), data!.total]
    }
    expect(await list('order=id,asc&limit=2')).toEqual([['Carrot', 'Cabbage'], 3])
    expect(await list('search[0][field]=title&search[0][val]=Ca&search[0][operator]=LIKE')).toEqual([
      ['Cabbage', 'Carrot'],
      2,
    ])
  })

  test('goes on by cursor, through what is theirs alone', async () => {
    const ask = (who: Who, cursor: string) => call(who, 'GET', `/api/sketchBook/mine?limit=1&cursor=${cursor}`)
    const [first, second] = [await newSketch('mei'), await newSketch('mei')]
    const { data } = await call('mei', 'GET', '/api/sketchBook/mine?limit=1')
    expect(data!.list[0].id).toBe(second)
    expect((await ask('mei', data!.next)).data!.list[0].id).toBe(first)
    const others = await ask('bo', data!.next)
    expect(others.data!.list.map(({ id }: { id: number }) => id)).not.toContain(first)
    // Not even where another's row stands in an order is told.
    const named = Buffer.from(JSON.stringify(['id,desc', 'next', second])).toString('base64url')
    expect(await ask('mei', named)).toMatchObject({ code: 1 })
    expect(await ask('bo', named)).toMatchObject({ code: 0, msg: 'Incorrect parameter: cursor' })
  })

  test('is kept by nobody on the way', async () => {
    const headers = { 'ba-user-token': tokens.mei }
    const answer = await server.app.inject({ url: '/api/sketchBook/mine', headers })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('what visitors leave', () => {
  let captchas = 0
  const solved = async () => {
    const captcha_id = `captcha-${++captchas}`
    await storeCaptcha(server.database.kysely, captcha_id, 'HPKX')
    return { captcha: 'hpkx', captcha_id }
  }
  const leave = (form: object) => call('visitor', 'POST', '/api/visitorNote/add', form)
  const form = { name: 'Li', content: 'Hello' }

  test('needs the captcha its definition asks for, and takes no other fields', async () => {
    expect(await leave(form)).toMatchObject({ code: 0, data: { errors: { captcha: expect.any(String) } } })
    expect(await leave({ ...form, ...(await solved()) })).toMatchObject({ code: 1 })
    const handled = await leave({ ...form, status: true, ...(await solved()) })
    expect(handled).toMatchObject({ code: 0, data: { errors: { status: expect.any(String) } } })
  })

  test('is written once: nobody reads, edits or deletes it from outside', async () => {
    for (const [method, action] of [
      ['GET', 'mine'],
      ['GET', 'edit'],
      ['POST', 'edit'],
      ['DELETE', 'del'],
    ] as const)
      expect(await call('visitor', method, `/api/visitorNote/${action}?id=1`)).toMatchObject({ status: 404 })
    // A member is no visitor of this resource, and passes for one.
    expect(await call('mei', 'POST', '/api/visitorNote/add', { ...form, ...(await solved()) })).toMatchObject({
      code: 1,
    })
  })

  test('is limited by address', async () => {
    const answers: Answer[] = []
    for (let n = 0; n < 6; n++) answers.push(await leave({ ...form, ...(await solved()) }))
    expect(answers.at(-1)).toMatchObject({ status: 429 })
  })
})

test('resources that say nothing of audiences have no such calls', async () => {
  for (const base of ['course', 'auth.admin', 'learner', 'nothing'])
    for (const [method, action] of [
      ['GET', 'mine'],
      ['POST', 'add'],
      ['GET', 'edit'],
      ['POST', 'edit'],
      ['DELETE', 'del'],
    ] as const)
      expect(await call('mei', method, `/api/${base}/${action}`), `${base}/${action}`).toMatchObject({ status: 404 })
})

test('a member is refreshed like an administrator', async () => {
  const session = { kind: 'member', identityId: MEI, ip: '127.0.0.1', useragent: 'test', keep: true } as const
  const { token, refreshToken } = await createSession(server.database.kysely, session)
  const refresh = (name: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/common/refreshToken',
      headers: { [name]: token },
      payload: { refresh_token: refreshToken },
    })
  expect((await refresh('batoken')).json()).toMatchObject({ code: 0 })
  expect((await refresh('ba-user-token')).json()).toMatchObject({ code: 1, data: { type: 'user-refresh' } })
})

test('tokens of one kind never pass for another’s', async () => {
  for (const name of ['batoken', 'ba-guardian-token']) {
    const headers = { [name]: tokens.mei }
    for (const url of ['/api/sketchBook/mine', '/admin/course/index'])
      expect((await server.app.inject({ url, headers })).json(), `${name} ${url}`).toMatchObject({ code: 302 })
  }
})

test('an id of one kind of account does not type-check as another’s', () => {
  const rightsOf = (book: Pick<RightsBook, 'groupsOf'>) => {
    // @ts-expect-error -- a member is no administrator
    book.groupsOf(memberId(1))
    return book.groupsOf(administratorId(1))
  }
  expect(rightsOf({ groupsOf: (id) => [id] })).toEqual([1])
})

describe('what a definition says of audiences', () => {
  test.each([
    [{ owner: 'nobody' }, "owner 'nobody' is none of its fields"],
    [{ owner: undefined }, "needs an 'owner'"],
    [{ write: { member: ['user_id'] } }, 'says whose a row is'],
    [{ write: { member: ['colour'] } }, "'colour', named for member, is none of its fields"],
    [{ captcha: ['visitor'] as const }, 'who adds nothing'],
  ])('is told in plain words where it cannot be: %j', (change, mistake) => {
    expect(audienceMistakes({ ...sketch, ...change }).join()).toContain(mistake)
  })

  test('stops the start where its calls would be those of a hand-written group', async () => {
    const definition = { ...visitorNote, name: 'common' }
    const beforeStart = (database: Database) => makeTables(database, [definition])
    await expect(testApp({ modules: [{ definition }], beforeStart })).rejects.toThrow('/api/common')
  })
})
