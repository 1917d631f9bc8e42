import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportRun } from '@tutu/contract/definition/import'
import { course } from '@tutu/contract/resources/course'
import { lesson } from '@tutu/contract/resources/lesson'
import { menuRule } from '@tutu/contract/resources/menu-rule'
import { message } from '@tutu/contract/resources/message'
import { tag } from '@tutu/contract/resources/tag'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SYSTEM } from '../../policy/actors.ts'
import { openAdminSession } from '../../testing/app.ts'
import { importsInto } from '../../testing/import.ts'
import { testServices } from '../../testing/services.ts'
import { type UploadApp, uploadApp } from '../../testing/upload.ts'

let server: UploadApp
let tags: ReturnType<typeof importsInto>
let courses: ReturnType<typeof importsInto>
beforeAll(async () => {
  server = await uploadApp()
  tags = importsInto(server, tag)
  courses = importsInto(server, course)
})
afterAll(() => server.close())

const query = async <Row>(text: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await text.execute(server.database.kysely)).rows
const tagRows = () =>
  query(
    sql<{ zh: string; en: string | null; slug: string; status: boolean; version: number }>`
      select name ->> 'zh-cn' as zh, name ->> 'en' as en, slug, status, version from tag order by id
    `,
  )
const places = ({ result }: ImportRun) => result!.mistakes.map(({ line, heading, value }) => [line, heading, value])

async function addCategory(name_i18n: object, slug: string): Promise<number> {
  const form = { name_i18n, slug, accent: 'leaf', pattern: 'dots', intro_i18n: { 'zh-cn': 'x' } }
  const { data, msg } = await server.call<{ id: number }>('POST', '/admin/courseCategory/add', form)
  if (!data) throw new Error(msg)
  return data.id
}

beforeEach(() => query(sql`delete from tag`))

describe('a file of new rows', () => {
  test('is matched by labels of either language and stored as forms would, as one entry of the log', async () => {
    await query(sql`delete from admin_log`)
    const { data } = await tags.send('名称,Name (en),SLUG,公开,备注\n故事,Story,story,是,x\n游戏,Game,game,否,\n')
    expect(data.columns.map(({ heading, target }) => [heading, target])).toEqual([
      ['名称', { field: 'name', language: 'zh-cn' }],
      ['Name (en)', { field: 'name', language: 'en' }],
      ['SLUG', { field: 'slug' }],
      ['公开', { field: 'status' }],
      ['备注', null],
    ])
    expect(data.columns[0]!.samples).toEqual(['故事', '游戏'])
    expect(data.plan).toMatchObject({ how: 'both', key: 'slug', empty: 'keep' })
    expect(await tagRows()).toEqual([])

    expect(await tags.start(data.id, data.plan, false)).toMatchObject({ code: 1 })
    expect(await tags.ended(data.id)).toMatchObject({
      state: 'done',
      result: { rows: 2, added: 2, updated: 0, same: 0, wrong: 0, mistakes: [] },
    })
    expect(await tagRows()).toEqual([
      { zh: '故事', en: 'Story', slug: 'story', status: true, version: 1 },
      { zh: '游戏', en: 'Game', slug: 'game', status: false, version: 1 },
    ])
    const logged = await query(sql<{ title: object; data: string; operation: string }>`select * from admin_log`)
    expect(logged).toHaveLength(1)
    expect(logged[0]!.title).toMatchObject({ 'zh-cn': expect.stringContaining('导入') })
    expect(JSON.parse(logged[0]!.data)).toMatchObject({ file: 'rows.csv', added: 2 })
    const history = await query(sql`select from history where operation = ${logged[0]!.operation}::uuid`)
    expect(history).toHaveLength(2)
    // It goes after the commit.
    await vi.waitFor(async () => expect(await readdir(join(server.dataDir, 'imports'))).toEqual([]))
  })

  test('names other rows by their names in either language, by number, and in lists', async () => {
    await query(sql`delete from lesson`)
    await query(sql`delete from course`)
    await tags.bring('名称,网址名\n故事,story\n"甲, 乙",both\n动画,film\n')
    const category = await addCategory({ 'zh-cn': '积木编程', en: 'Blocks' }, 'import-blocks')
    const heads =
      'Title (zh-cn),Slug,Category,Subtitle (zh-cn),Level,Price,Devices,Tags,Teacher (zh-cn),Introduction (zh-cn)'
    const run = await courses.bring(
      [
        heads,
        '一,one,Blocks,s,进阶,"¥1,234.50",电脑;平板,"故事; ""甲, 乙""",t,i',
        `二,two,积木编程,s,explorer,0,"Computer, Tablet",故事、动画,t,i`,
        `三,three,#${category},s,入门,９,computer,,t,i`,
      ].join('\n'),
      {},
      { language: 'en' },
    )
    expect(run.result).toMatchObject({ added: 3, wrong: 0, mistakes: [] })
    const rows = await query(sql<Record<string, unknown>>`
      select slug, category_id, level, price::int, devices, tag_ids from course order by id
    `)
    const ids = await query(sql<{ id: number }>`select id from tag order by id`)
    const [story, both, film] = ids.map(({ id }) => id)
    const blocks = { category_id: category, devices: ['computer', 'tablet'] }
    expect(rows).toEqual([
      { slug: 'one', ...blocks, level: 'explorer', price: 123_450, tag_ids: [story, both] },
      { slug: 'two', ...blocks, level: 'explorer', price: 0, tag_ids: [story, film] },
      { slug: 'three', ...blocks, devices: ['computer'], level: 'beginner', price: 900, tag_ids: [] },
    ])
  })

  test('with mistakes stores nothing and tells every cell; mended, it goes in', async () => {
    const lines = [
      '名称,网址名,公开,权重',
      '故事,story,是,1',
      ',Bad Slug,也许,x',
      '游戏,story,否,2',
      '动画,film,=1+1,3',
    ]
    const dry = await tags.bring(lines.join('\n'), { dry: true })
    expect(dry).toMatchObject({ state: 'checked', result: { rows: 4, added: 1, wrong: 3 } })
    expect(dry.result!.mistakes).toEqual(
      [
        { line: 3, heading: '名称', value: '', reason: expect.stringContaining('名称') },
        { line: 3, heading: '网址名', value: 'Bad Slug', reason: expect.stringMatching(/小写/) },
        { line: 3, heading: '公开', value: '也许', reason: expect.any(String) },
        { line: 3, heading: '权重', value: 'x', reason: expect.any(String) },
        { line: 4, heading: '网址名', value: 'story', reason: expect.stringContaining('第 2 行') },
        { line: 5, heading: '公开', value: '=1+1', reason: expect.any(String) },
      ]
        .toSorted((a, b) => a.line - b.line)
        .map((one) => expect.objectContaining(one)),
    )
    expect(await tagRows()).toEqual([])

    const refused = await tags.bring(lines.join('\n'))
    expect(refused).toMatchObject({ state: 'refused', result: { wrong: 3 } })
    expect(await tagRows()).toEqual([])
    const mended = [lines[0], lines[1], '漫画,comic,是,7', '游戏,game,否,2'].join('\n')
    expect(await tags.bring(mended)).toMatchObject({ state: 'done', result: { added: 3 } })
    expect((await tagRows()).map(({ slug }) => slug)).toEqual(['story', 'comic', 'game'])
  })

  test('beyond a thousand mistakes the rest is not looked at, and that is said', async () => {
    const lines = Array.from({ length: 2500 }, (_, at) => `标签${at},Bad ${at}`)
    const run = await tags.bring(`名称,网址名\n${lines.join('\n')}`, { dry: true })
    expect(run.result).toMatchObject({ partial: true, added: 0 })
    expect(run.result!.mistakes).toHaveLength(1000)
    expect(run.result!.rows).toBeLessThan(2500)
  })
})

describe('rows that are there', () => {
  const two = () => tags.bring('名称,Name (en),网址名,公开\n故事,Story,story,是\n游戏,Game,game,是\n')

  test('are known again by a unique field: changed, added, or the same', async () => {
    await two()
    const run = await tags.bring('名称,网址名,公开\n故事,story,是\n电子游戏,game,\n动画,film,否\n')
    expect(run.result).toMatchObject({ rows: 3, added: 1, updated: 1, same: 1 })
    expect(await tagRows()).toEqual([
      { zh: '故事', en: 'Story', slug: 'story', status: true, version: 1 },
      { zh: '电子游戏', en: 'Game', slug: 'game', status: true, version: 2 },
      { zh: '动画', en: null, slug: 'film', status: false, version: 1 },
    ])
  })

  test('an empty cell leaves what is there, or empties it where that is asked for', async () => {
    await two()
    const file = '名称,Name (en),网址名\n故事,,story\n'
    expect((await tags.bring(file)).result).toMatchObject({ same: 1 })
    expect((await tags.bring(file, { empty: 'clear' })).result).toMatchObject({ updated: 1 })
    expect((await tagRows())[0]).toMatchObject({ zh: '故事', en: null })
  })

  test('only changing finds each, only adding knows none; no row comes twice', async () => {
    await two()
    const update = await tags.bring('名称,网址名\n新,story\n无,nothing\n缺,\n又,story\n', { how: 'update', dry: true })
    expect(places(update)).toEqual([
      [3, '网址名', 'nothing'],
      [4, '网址名', ''],
      [5, '网址名', 'story'],
    ])
    expect(update.result!.mistakes[2]!.reason).toContain('2')
    const add = await tags.bring('名称,网址名\n故事,story\n', { how: 'add' })
    expect(places(add)).toEqual([[2, '网址名', 'story']])
  })

  test('by number: an empty one is a new row, one that there is not is a mistake', async () => {
    await two()
    const [first] = await query(sql<{ id: number }>`select min(id) as id from tag`)
    const file = `id,名称,网址名\n${first!.id},童话,story\n,动画,film\n2000000000,x,x\nabc,y,y\n`
    const run = await tags.bring(file, { dry: true })
    expect(run.plan).toMatchObject({ key: 'id', how: 'both' })
    expect(run.result).toMatchObject({ added: 1, updated: 1, wrong: 2 })
    expect(places(run)).toEqual([
      [4, 'id', '2000000000'],
      [5, 'id', 'abc'],
    ])
  })

  test('of two rows with one name that which stands there stays; a new one has to be told by its number', async () => {
    await query(sql`delete from lesson`)
    await query(sql`delete from course`)
    const one = await addCategory({ 'zh-cn': '同名' }, 'same-1')
    const other = await addCategory({ 'zh-cn': '同名' }, 'same-2')
    const row = (category: string, slug: string): string => `课,${slug},${category},s,t,i`
    const heads = '课程名,网址名,分类,一句话介绍,老师,课程介绍'
    const second = await courses.bring([heads, row(`同名 #${other}`, 'here')].join('\n'))
    expect(second.result).toMatchObject({ added: 1, mistakes: [] })
    const again = await courses.bring([heads, row('同名', 'here'), row('同名', 'there'), row('没有', 'no')].join('\n'))
    expect(again.result).toMatchObject({ same: 1, wrong: 2 })
    expect(again.result!.mistakes.map(({ line, heading, reason }) => [line, heading, reason])).toEqual([
      [3, '分类', expect.stringContaining(`#${one}`)],
      [4, '分类', expect.stringContaining('没有')],
    ])
  })

  test('a slug that is unique within a course is looked for in that course', async () => {
    await query(sql`delete from lesson`)
    await query(sql`delete from course`)
    await addCategory({ 'zh-cn': '分类' }, 'cat-1')
    const heads = '课程名,网址名,分类,一句话介绍,老师,课程介绍'
    await courses.bring([heads, '甲,a-course,分类,s,t,i', '乙,b-course,分类,s,t,i'].join('\n'))
    const lessons = importsInto(server, lesson)
    const file = '课程,课时名,网址名,摘要,课文\n甲,第一课,start,s,t\n乙,第一课,start,s,t\n'
    const { data } = await lessons.send(file)
    const key = { ...data.plan, how: 'both' as const, key: 'slug' }
    await lessons.start(data.id, key, false)
    expect((await lessons.ended(data.id)).result).toMatchObject({ added: 2, mistakes: [] })
    const again = await lessons.bring('课程,课时名,网址名\n甲,第一课,start\n乙,改名,start\n', {
      how: 'both',
      key: 'slug',
    })
    expect(again.result).toMatchObject({ same: 1, updated: 1 })
    const without = await lessons.send('课时名,网址名\n第一课,start\n')
    const refused = await lessons.start(without.data.id, { ...without.data.plan, how: 'update', key: 'slug' }, true)
    expect(refused).toMatchObject({ code: 0, msg: expect.stringContaining('网址名') })
  })
})

describe('a tree', () => {
  const rules = () => importsInto(server, menuRule)
  test('may name parents that come later in the file, and refuses lines that are each other’s parents', async () => {
    const { data } = await rules().send(
      'id,上级菜单,标题,类型,权限节点\n11,12,子,button,imported/child\n12,0,父,menu_dir,imported\n',
    )
    expect(data.columns.map(({ target }) => target?.field)).toEqual(['id', 'pid', 'title', 'type', 'name'])
    await rules().start(data.id, { ...data.plan, how: 'add' }, false)
    const run = await rules().ended(data.id)
    expect(run.result?.mistakes).toEqual([])
    const rows = await query(sql<{ name: string; above: string | null }>`
      select r.name, p.name as above from menu_rule r left join menu_rule p on p.id = r.pid where r.name like 'imported%' order by 1
    `)
    expect(rows).toEqual([
      { name: 'imported', above: null },
      { name: 'imported/child', above: 'imported' },
    ])
    const circle =
      'id,上级菜单,标题,类型,权限节点\n1001,1002,甲,menu_dir,circle/a\n1002,1001,乙,menu_dir,circle/b\n1003,1002,丙,button,circle/c\n'
    const cyclic = await rules().bring(circle, { how: 'add' })
    expect(cyclic.state).toBe('refused')
    expect(places(cyclic)).toEqual([
      [2, '上级菜单', '1002'],
      [3, '上级菜单', '1001'],
      [4, '上级菜单', '1002'],
    ])
  })
})

describe('what may not be', () => {
  test('columns: two headings alike are nobody’s, two columns for one field and none at all are refused', async () => {
    const { data } = await tags.send('名称,网址名,名称\na,b,c\n')
    expect(data.columns.map(({ target, twice }) => [target?.field ?? null, twice ?? false])).toEqual([
      [null, true],
      ['slug', false],
      [null, true],
    ])
    const name = { field: 'name', language: 'zh-cn' as const }
    const plan = { columns: [name, { field: 'slug' }, name], how: 'add' as const, empty: 'keep' as const }
    expect(await tags.start(data.id, plan, true)).toMatchObject({ code: 0, msg: expect.stringContaining('名称') })
    const none = { ...plan, columns: [null, null, null] }
    expect(await tags.start(data.id, none, true)).toMatchObject({ code: 0, msg: '请至少为一列选择字段' })
    for (const columns of [[], [{ field: 'password' }, null, null], 'x', [{ field: 'createtime' }, null, null]])
      expect(await tags.start(data.id, { ...plan, columns } as never, true)).toMatchObject({ code: 0 })
    expect(await tags.start(data.id, { ...plan, how: 'never' } as never, true)).toMatchObject({ code: 0 })
  })

  test('files: empty ones, headings alone, no table at all', async () => {
    const files = (): Promise<string[]> => readdir(join(server.dataDir, 'imports')).catch(() => [])
    const before = await files()
    for (const [bytes, word] of [
      ['', 'heading'],
      ['\n\n', 'heading'],
      ['名称,网址名\n', 'nothing but headings'],
      [Buffer.from('%PDF-1.7 nothing'), ''],
    ] as const) {
      const { code, msg } = await tags.send(bytes, { language: 'en' })
      expect(code, String(bytes)).toBe(0)
      expect(msg).toContain(word)
    }
    expect((await files()).filter((file) => !before.includes(file))).toEqual([])
  })

  test('who may import may add and edit only with those rights too; others do not see the run', async () => {
    const [node] = ['tag/import']
    const token = await server.signIn([node!, 'tag/edit'])
    const { data } = await tags.send('名称,网址名\n故事,story\n', { token })
    await tags.start(data.id, data.plan, false, { token })
    expect(await tags.ended(data.id, { token })).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('添加'),
    })
    expect(await server.call('GET', tags.at('importState'), { id: data.id })).toMatchObject({ code: 0 })
    expect(await tags.start(data.id, data.plan, true)).toMatchObject({ code: 0 })
    expect(await server.call('POST', tags.at('importCancel'), { id: data.id })).toMatchObject({ code: 0 })
    const adder = await server.signIn([node!, 'tag/add'])
    const run = await tags.bring('名称,网址名\n故事,story\n', {}, { token: adder })
    expect(run).toMatchObject({ state: 'done', result: { added: 1 } })
    const again = await tags.bring('名称,网址名\n童话,story\n', {}, { token: adder })
    expect(again).toMatchObject({ state: 'failed', reason: expect.stringContaining('编辑') })
    const stranger = await server.signIn(['tag/index'])
    expect(await tags.send('名称\nx\n', { token: stranger })).toMatchObject({ code: 401 })
  })

  test('what no form may add has no import', async () => {
    expect((await importsInto(server, message).send('a\nb\n')).status).toBe(404)
  })
})

describe('while it goes on', () => {
  const many = (count: number): string =>
    `名称,网址名\n${Array.from({ length: count }, (_, at) => `标签${at},many-${at}`).join('\n')}`

  test('one of an administrator at a time; cancelled, nothing of it is kept', async () => {
    const { data } = await tags.send(many(20_000))
    const other = await tags.send('名称,网址名\n故事,story\n')
    await tags.start(data.id, data.plan, false)
    expect(await tags.start(other.data.id, other.data.plan, false)).toMatchObject({ code: 0, msg: /还有一个导入/ })
    await vi.waitFor(async () => expect((await tags.state(data.id)).state).toBe('running'), 10_000)
    expect(await server.call('POST', tags.at('importCancel'), { id: data.id })).toMatchObject({ code: 1 })
    expect(await tags.ended(data.id)).toMatchObject({ state: 'cancelled' })
    expect(await tagRows()).toEqual([])
    // The file is still there.
    await tags.start(data.id, data.plan, false)
    expect(await tags.ended(data.id)).toMatchObject({ state: 'done', rows: 20_000, read: 20_000 })
    const [counted] = await query(sql<{ count: number }>`select count(*)::int as count from tag`)
    expect(counted!.count).toBe(20_000)
    expect(await tags.start(data.id, data.plan, false)).toMatchObject({ code: 0 })
  })

  test('one whose process is gone is told to have failed, and can be begun again', async () => {
    const { data } = await tags.send('名称,网址名\n故事,story\n')
    await query(sql`update import_run set state = 'running', beat = epoch_seconds() - 100 where id = ${data.id}::uuid`)
    expect(await tags.state(data.id)).toMatchObject({ state: 'failed', reason: expect.stringContaining('中断') })
    await tags.start(data.id, data.plan, true)
    expect(await tags.ended(data.id)).toMatchObject({ state: 'checked' })
  })

  test('another administrator’s goes in turn', async () => {
    const [admin] = await query(sql<{ id: number }>`
      insert into admin (username, nickname, password, group_arr) values ('second', 'second', '', (select group_arr from admin where id = 1)) returning id
    `)
    const { token } = await openAdminSession(server.database, admin!.id)
    const runs = await Promise.all([tags.bring(many(300)), tags.bring('名称,网址名\n故事,story\n', {}, { token })])
    expect(runs.map(({ state }) => state)).toEqual(['done', 'done'])
  })
})

describe('what costs more than it is worth', () => {
  test('a list with more names than a list has is one mistake, however long it is', async () => {
    await query(sql`delete from lesson`)
    await query(sql`delete from course`)
    await addCategory({ 'zh-cn': '列表' }, 'lists')
    const heads = '课程名,网址名,分类,一句话介绍,老师,课程介绍,标签'
    const names = Array.from({ length: 150_000 }, () => '2').join(',')
    const many = Array.from({ length: 50_000 }, (_, at) => `标签${at}`).join(';')
    const began = performance.now()
    const run = await courses.bring([heads, `一,one,列表,s,t,i,"${names}"`, `二,two,列表,s,t,i,${many}`].join('\n'), {
      dry: true,
    })
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(run.result!.mistakes.map(({ line, heading }) => [line, heading])).toEqual([
      [2, '标签'],
      [3, '标签'],
    ])
  })

  test('of a row whose relation is wrong the other cells are judged too, line after line', async () => {
    const heads = '课程名,网址名,分类,一句话介绍,老师,课程介绍,价格'
    const run = await courses.bring([heads, '一,Bad One,没有,s,t,i,免费', '二,two,没有,s,t,i,-5'].join('\n'), {
      dry: true,
    })
    const told = run.result!.mistakes.map(({ line, heading }) => `${line} ${heading}`)
    expect(told).toEqual(['2 网址名', '2 分类', '2 价格', '3 分类', '3 价格'])
  })

  test('what is only tried keeps nobody waiting for the rows it has passed', async () => {
    await tags.bring('名称,网址名\n故事,story\n')
    const lines = Array.from({ length: 3000 }, (_, at) => `标签${at},many-${at}`)
    const { data } = await tags.send(['名称,网址名', '童话,story', ...lines].join('\n'))
    await tags.start(data.id, data.plan, true)
    await vi.waitFor(async () => expect((await tags.state(data.id)).read).toBeGreaterThan(200), 20_000)
    const [row] = await query(sql<{ id: number }>`select id from tag where slug = 'story'`)
    const began = performance.now()
    expect(await server.call('POST', '/admin/tag/edit', { id: row!.id, colour: '#112233' })).toMatchObject({ code: 1 })
    expect(performance.now() - began).toBeLessThan(3000)
    expect(await tags.ended(data.id)).toMatchObject({ state: 'checked', result: { added: 3000, updated: 1 } })
  })

  test('modules whose rights are everybody’s take a few hundred lines', async () => {
    const lines = Array.from({ length: 501 }, (_, at) => `目录${at},menu_dir,many${at}`)
    const run = await importsInto(server, menuRule).bring(['标题,类型,权限节点', ...lines].join('\n'), {
      how: 'add',
      dry: true,
    })
    expect(run).toMatchObject({ state: 'failed', reason: expect.stringContaining('500') })
  })
})

describe('who is nobody any more', () => {
  test('has nothing stored that was still waiting, or under way', async () => {
    const token = await server.signIn(['tag/import', 'tag/add'])
    const { data } = await tags.send('名称,网址名\n故事,revoked\n', { token })
    const busy = await tags.send(
      `名称,网址名\n${Array.from({ length: 4000 }, (_, at) => `标${at},busy-${at}`).join('\n')}`,
    )
    await tags.start(busy.data.id, busy.data.plan, true)
    expect(await tags.start(data.id, data.plan, false, { token })).toMatchObject({ code: 1 })
    await query(
      sql`update admin set status = false where id = (select admin_id from import_run where id = ${data.id}::uuid)`,
    )
    await tags.ended(busy.data.id)
    await vi.waitFor(
      async () =>
        expect(
          await query(sql`select from import_run where id = ${data.id}::uuid and state in ('failed', 'cancelled')`),
        ).toHaveLength(1),
      10_000,
    )
    expect((await tagRows()).filter(({ slug }) => slug === 'revoked')).toEqual([])
  })

  test('names of a module one may not list are no names to one', async () => {
    await tags.bring('名称,网址名\n故事,story\n')
    await query(sql`delete from lesson`)
    await query(sql`delete from course`)
    await addCategory({ 'zh-cn': '不可见' }, 'unseen')
    const token = await server.signIn(['course/import', 'course/add', 'course/publish'])
    const run = await courses.bring(
      '课程名,网址名,分类,一句话介绍,老师,课程介绍\n一,one,不可见,s,t,i\n',
      { dry: true },
      { token },
    )
    expect(run.result!.mistakes).toMatchObject([{ heading: '分类', reason: expect.stringContaining('没有叫') }])
  })

  test('an administrator keeps a few files, under names that can be shown', async () => {
    const send = () => tags.send('名称\nx\n', { name: '../%0D%0A<b>x.csv' })
    const kept = async () => (await readdir(join(server.dataDir, 'imports'))).length
    for (let at = 0; at < 5; at++) await send()
    const before = await kept()
    for (let at = 0; at < 3; at++) await send()
    expect(await kept()).toBe(before)
    const { data } = await server.call<{ list: ImportRun[] }>('GET', tags.at('importState'))
    expect(data.list[0]!.name).toMatch(/^[^\r\n<>/]*x\.csv$/)
  })
})

describe('taking an import back', () => {
  type Undo = { removed: number; restored: number; gone: number; staying: number; kept: object[]; recycled: boolean }
  const preview = async (id: string) =>
    (await server.call<Undo>('POST', tags.at('importUndo'), { id, preview: true })).data
  async function undo(id: string, options: { token?: string } = {}) {
    const answer = await server.call('POST', tags.at('importUndo'), { id }, options)
    return answer.code === 1 ? tags.ended(id) : answer
  }
  const idOf = async (slug: string) =>
    (await query(sql<{ id: number }>`select id from tag where slug = ${slug}`))[0]!.id
  const inBin = () => query(sql<{ row_id: number }>`select row_id from data_recycle_log where resource = 'tag'`)

  beforeEach(async () => {
    await query(sql`delete from data_recycle_log`)
    await query(sql`update course set tag_ids = '{}'`)
  })

  test('puts added rows into the bin and changed ones back as they were, as one entry of the log', async () => {
    await tags.bring('名称,Name (en),网址名,权重\n故事,Story,story,3\n')
    const run = await tags.bring('名称,Name (en),网址名,权重\n故事集,Stories,story,5\n游戏,,game,1\n动画,,film,2\n')
    expect(run).toMatchObject({ state: 'done', result: { added: 2, updated: 1 } })
    const whole = { removed: 2, restored: 1, gone: 0, staying: 0, kept: [], recycled: true }
    expect(await preview(run.id)).toEqual(whole)
    expect(await tagRows()).toHaveLength(3)

    await query(sql`delete from admin_log`)
    expect(await undo(run.id)).toMatchObject({ state: 'undone', undoing: false, undo: whole, reason: null })
    expect(await tagRows()).toEqual([{ zh: '故事', en: 'Story', slug: 'story', status: true, version: 3 }])
    expect(await query(sql`select weigh from tag`)).toEqual([{ weigh: 3 }])
    expect(await inBin()).toHaveLength(2)
    const logged = await query(sql<{ title: object; data: string; operation: string }>`select * from admin_log`)
    expect(logged).toHaveLength(1)
    expect(logged[0]!.title).toMatchObject({ 'zh-cn': expect.stringContaining('撤销导入') })
    expect(JSON.parse(logged[0]!.data)).toMatchObject({ file: 'rows.csv', removed: 2, restored: 1 })
    expect(await query(sql`select from history where operation = ${logged[0]!.operation}::uuid`)).toHaveLength(3)

    // Not twice.
    expect(await undo(run.id)).toMatchObject({ code: 0, msg: expect.stringContaining('已经撤销过') })
  })

  test('leaves alone, with the reason, what somebody has changed or used since', async () => {
    await addCategory({ 'zh-cn': '撤销', en: 'Undo' }, 'import-undo')
    await tags.bring('名称,网址名,权重\n旧,old,1\n')
    const run = await tags.bring('名称,网址名,权重\n新名,old,9\n甲,a,1\n乙,b,1\n丙,c,1\n丁,d,1\n')
    const [old, a, b, c] = await Promise.all(['old', 'a', 'b', 'c'].map(idOf))
    for (const id of [old, a])
      await server.call('POST', '/admin/tag/edit', { id, name_i18n: { 'zh-cn': `改过 ${id}` } })
    // Changed and put back is as it was imported.
    for (const weigh of [7, 1]) await server.call('POST', '/admin/tag/edit', { id: b, name_i18n: { en: `x${weigh}` } })
    await server.call('POST', '/admin/tag/edit', { id: b, name_i18n: { en: '' } })
    await courses.bring(
      `课程名,网址名,分类,一句话介绍,难度,价格,设备,标签,老师,课程介绍\n用,undo-uses,撤销,s,入门,0,电脑,丙,t,i\n`,
    )
    await server.call('DELETE', `/admin/tag/del?ids[]=${await idOf('d')}`)

    const told = {
      removed: 1,
      restored: 0,
      gone: 1,
      staying: 3,
      kept: expect.arrayContaining([
        { id: old, name: `改过 ${old}`, reason: '导入以后由“admin”改过' },
        { id: a, name: `改过 ${a}`, reason: '导入以后由“admin”改过' },
        { id: c, name: '丙', reason: '正被 1 条课程使用' },
      ]),
      recycled: true,
    }
    expect(await preview(run.id)).toEqual(told)
    expect(await undo(run.id)).toMatchObject({ state: 'undone', undo: told })
    expect((await tagRows()).map(({ slug }) => slug)).toEqual(['old', 'a', 'c'])
    expect(await query(sql`select from course where ${c!} = any(tag_ids)`)).toHaveLength(1)
  })

  test('puts places in the order back that the file has set, though it has set nothing else', async () => {
    const weighs = () => query(sql<{ slug: string; weigh: number }>`select slug, weigh from tag order by id`)
    await tags.bring('名称,网址名,权重\n旧,old,3\n另,other,4\n')
    const run = await tags.bring('网址名,权重\nold,30\nother,4\n', { how: 'update' })
    expect(run.result).toMatchObject({ updated: 1, same: 1 })
    expect(await preview(run.id)).toMatchObject({ restored: 1, staying: 0 })
    expect(await undo(run.id)).toMatchObject({ state: 'undone', undo: { restored: 1 } })
    expect(await weighs()).toEqual([
      { slug: 'old', weigh: 3 },
      { slug: 'other', weigh: 4 },
    ])
  })

  test('leaves rows of a tree below which others stand that stay', async () => {
    const rules = importsInto(server, menuRule)
    const file = [
      'id,上级菜单,标题,类型,权限节点',
      '1001,0,甲,menu_dir,back-a',
      '1002,1001,甲下,menu_dir,back-a/b',
      '1003,0,乙,menu_dir,back-c',
      '1004,1003,乙下,menu_dir,back-c/d',
      '1005,0,丙,menu_dir,back-e',
      '1006,1005,丙下,menu_dir,back-e/f',
    ]
    const run = await rules.bring(file.join('\n'), { how: 'add' })
    expect(run.result).toMatchObject({ added: 6, mistakes: [] })
    const rows = await query(sql<{ id: number; name: string }>`select id, name from menu_rule where name like 'back-%'`)
    const ids = Object.fromEntries(rows.map(({ id, name }) => [name, id]))
    const child = { pid: ids['back-a/b'], title_i18n: { 'zh-cn': '后来' }, type: 'menu_dir', name: 'back-a/b/later' }
    expect(await server.call('POST', '/admin/auth.menu/add', child)).toMatchObject({ code: 1 })
    const changed = { id: ids['back-c/d'], title_i18n: { 'zh-cn': '改过' } }
    expect(await server.call('POST', '/admin/auth.menu/edit', changed)).toMatchObject({ code: 1 })
    const { data } = await server.call<Undo>('POST', rules.at('importUndo'), { id: run.id, preview: true })
    const told = { removed: 2, restored: 0, gone: 0, staying: 4, recycled: expect.any(Boolean) }
    const stays = (name: string) => expect.objectContaining({ id: ids[name] })
    const kept = expect.arrayContaining(['back-a', 'back-a/b', 'back-c', 'back-c/d'].map(stays))
    expect(data).toEqual({ ...told, kept })
    expect(data.kept).toContainEqual(expect.objectContaining({ id: ids['back-a/b'], reason: '正被 1 条菜单规则使用' }))
    await server.call('POST', rules.at('importUndo'), { id: run.id })
    expect(await rules.ended(run.id)).toMatchObject({ state: 'undone', undo: { ...told, kept } })
    await query(sql`delete from menu_rule where name like 'back-%'`)
  })

  test('goes back one after the other, the last first', async () => {
    const first = await tags.bring('名称,网址名\n一,one\n')
    const second = await tags.bring('名称,网址名\n二,one\n')
    expect(await undo(second.id)).toMatchObject({ undo: { restored: 1, staying: 0 } })
    expect((await tagRows()).map(({ zh }) => zh)).toEqual(['一'])
    expect(await undo(first.id)).toMatchObject({ undo: { removed: 1, staying: 0 } })
    expect(await tagRows()).toEqual([])
  })

  test('is for whoever imported, with the rights to delete and to edit', async () => {
    const token = await server.signIn(['tag', 'tag/index', 'tag/import', 'tag/add'])
    const run = await tags.bring('名称,网址名\n一,one\n', { how: 'add' }, { token })
    expect(run.state).toBe('done')
    // Somebody else's import is not there.
    expect(await undo(run.id)).toMatchObject({ code: 0 })
    expect(await undo(run.id, { token })).toMatchObject({ code: 0, msg: expect.stringContaining('删除') })
    expect(await tagRows()).toHaveLength(1)
  })

  test('is not done with rights that are withdrawn while it waits', async () => {
    const token = await server.signIn(['tag', 'tag/index', 'tag/import', 'tag/add', 'tag/del'])
    const run = await tags.bring('名称,网址名\n一,one\n', { how: 'add' }, { token })
    const lines = Array.from({ length: 3000 }, (_, at) => `标签${at},many-${at}`)
    const busy = await tags.send(['名称,网址名', ...lines].join('\n'))
    await tags.start(busy.data.id, busy.data.plan, true)
    expect(await server.call('POST', tags.at('importUndo'), { id: run.id }, { token })).toMatchObject({ code: 1 })
    await query(sql`
      update admin_group set rules = array_remove(rules, (select id from menu_rule where name = 'tag/del'))
      where id = any((select a.group_arr from admin a join import_run r on r.admin_id = a.id where r.id = ${run.id}::uuid)::int[])
    `)
    expect(await tags.ended(run.id, { token })).toMatchObject({
      state: 'done',
      reason: expect.stringContaining('删除'),
    })
    expect(await tagRows()).toHaveLength(1)
  })

  test('waits for who is saving a row just now, and leaves alone what they made of it', async () => {
    await tags.bring('名称,网址名\n旧,old\n')
    const run = await tags.bring('名称,网址名\n新名,old\n甲,a\n乙,b\n')
    const [old, a] = await Promise.all(['old', 'a'].map(idOf))
    const { engine, close } = await testServices(server.database)
    const [written, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const saved = engine.mutations.run(SYSTEM, async (session) => {
      for (const id of [old!, a!]) await session.edit('tag', { id, name_i18n: { 'zh-cn': `改过 ${id}` } })
      written.resolve()
      await committing.promise
    })
    await written.promise
    await server.call('POST', tags.at('importUndo'), { id: run.id })
    await vi.waitFor(async () => {
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      expect(await query(waiting)).toHaveLength(1)
    }, 5000)
    committing.resolve()
    await saved
    await close()
    const changed = { reason: '导入以后又改过' }
    expect(await tags.ended(run.id)).toMatchObject({
      state: 'undone',
      undo: {
        removed: 1,
        restored: 0,
        staying: 2,
        kept: expect.arrayContaining([{ id: old, name: `改过 ${old}`, ...changed }]),
      },
    })
    expect((await tagRows()).map(({ zh }) => zh)).toEqual([`改过 ${old}`, `改过 ${a}`])
  })

  test('of many rows takes them all, and can be stopped', async () => {
    const lines = Array.from({ length: 1500 }, (_, at) => `标签${at},many-${at}`)
    const run = await tags.bring(['名称,网址名', ...lines].join('\n'))
    expect(run.result).toMatchObject({ added: 1500 })
    await server.call('POST', tags.at('importUndo'), { id: run.id })
    await server.call('POST', tags.at('importCancel'), { id: run.id })
    const stopped = await tags.ended(run.id)
    expect(stopped).toMatchObject({ state: 'done', undoing: false, reason: expect.stringContaining('停止') })
    expect(await tagRows()).toHaveLength(1500)
    expect(await undo(run.id)).toMatchObject({ state: 'undone', undo: { removed: 1500 } })
    expect(await tagRows()).toEqual([])
    expect(await inBin()).toHaveLength(1500)
  })
})
