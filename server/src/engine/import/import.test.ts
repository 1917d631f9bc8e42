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
import { openAdminSession } from '../../testing/app.ts'
import { addCategory, importsInto, storedTags } from '../../testing/import.ts'
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
/** The tables of words first, in the order of who makes words in the background: that holds those of a row, then asks for it. */
const emptyCourses = () =>
  server.database.kysely.transaction().execute(async (trx) => {
    await sql`lock table lesson_search, course_search in exclusive mode`.execute(trx)
    for (const table of ['lesson', 'chapter', 'course']) await sql`delete from ${sql.table(table)}`.execute(trx)
  })
const tagRows = () => storedTags(server.database)
const places = ({ result }: ImportRun) => result!.mistakes.map(({ line, heading, value }) => [line, heading, value])

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
    await emptyCourses()
    await tags.bring('名称,网址名\n故事,story\n"甲, 乙",both\n动画,film\n')
    const category = await addCategory(server, { 'zh-cn': '积木编程', en: 'Blocks' }, 'import-blocks')
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

  test('has times in the zone that their heading names, as exports of other servers have it, else in the server’s', async () => {
    await addCategory(server, { 'zh-cn': '时区', en: 'Zones' }, 'import-zones')
    const file = (zone: string) =>
      `Title (zh-cn),Slug,Category,Subtitle (zh-cn),Level,Devices,Teacher (zh-cn),Introduction (zh-cn),Release date${zone}\nOne,zone,时区,s,入门,电脑,t,i,2026-07-01 08:30:00\n`
    const stored = async () =>
      (await query(sql<{ at: string }>`select publishtime as at from course where slug = 'zone'`)).map(({ at }) =>
        Number(at),
      )
    expect((await courses.bring(file(''), {}, { language: 'en' })).result).toMatchObject({ wrong: 0, mistakes: [] })
    expect(await stored()).toEqual([new Date(2026, 6, 1, 8, 30).getTime() / 1000])
    for (const [zone, at] of [
      ['Asia/Shanghai', '2026-07-01T00:30:00Z'],
      ['America/New_York', '2026-07-01T12:30:00Z'],
      ['UTC', '2026-07-01T08:30:00Z'],
    ] as const) {
      expect(await courses.bring(file(` (${zone})`), {}, { language: 'en' })).toMatchObject({ state: 'done' })
      expect(await stored()).toEqual([Date.parse(at) / 1000])
    }
    expect(await courses.bring(file(' (Asia/Atlantis)'), {}, { language: 'en' })).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('Release date (Asia/Atlantis)'),
    })
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
    await emptyCourses()
    const one = await addCategory(server, { 'zh-cn': '同名' }, 'same-1')
    const other = await addCategory(server, { 'zh-cn': '同名' }, 'same-2')
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
    await emptyCourses()
    await addCategory(server, { 'zh-cn': '分类' }, 'cat-1')
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

  test('of two chapters with one name that of the course in the line is meant, wherever its column stands', async () => {
    await emptyCourses()
    await addCategory(server, { 'zh-cn': '章节' }, 'cat-2')
    const heads = '课程名,网址名,分类,一句话介绍,老师,课程介绍'
    await courses.bring([heads, '甲,a-course,章节,s,t,i', '乙,b-course,章节,s,t,i'].join('\n'))
    const made = await query(sql<{ id: number; slug: string }>`
      with made as (insert into chapter (course_id, title) select id, '{"zh-cn": "第一章"}' from course returning id, course_id)
      select made.id, slug from made join course on course.id = course_id
    `)
    const lessons = importsInto(server, lesson)
    const file = '章节,课程,课时名,网址名,摘要,课文\n第一章,甲,课一,one,s,t\n第一章,乙,课二,two,s,t\n'
    expect((await lessons.bring(file)).result).toMatchObject({ added: 2, mistakes: [] })
    const stored = await query(sql<{ slug: string; chapter_id: number }>`
      select c.slug, l.chapter_id from lesson l join course c on c.id = l.course_id order by c.slug
    `)
    const chapterOf = (slug: string) => made.find((one) => one.slug === slug)!.id
    expect(stored).toEqual(['a-course', 'b-course'].map((slug) => ({ slug, chapter_id: chapterOf(slug) })))
    await emptyCourses()
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
    await vi.waitFor(async () => expect((await tags.state(data.id)).state).toBe('running'))
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
    await emptyCourses()
    await addCategory(server, { 'zh-cn': '列表' }, 'lists')
    const heads = '课程名,网址名,分类,一句话介绍,老师,课程介绍,标签'
    const names = Array.from({ length: 150_000 }, () => '2').join(',')
    const many = Array.from({ length: 50_000 }, (_, at) => `标签${at}`).join(';')
    const before = process.threadCpuUsage()
    const run = await courses.bring([heads, `一,one,列表,s,t,i,"${names}"`, `二,two,列表,s,t,i,${many}`].join('\n'), {
      dry: true,
    })
    expect(process.threadCpuUsage(before).user).toBeLessThan(10_000_000)
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
    await vi.waitFor(async () => expect((await tags.state(data.id)).read).toBeGreaterThan(200))
    // Refused at once where anybody holds the row.
    const [row] = await query(sql<{ id: number }>`select id from tag where slug = 'story' for update nowait`)
    expect(await server.call('POST', '/admin/tag/edit', { id: row!.id, colour: '#112233' })).toMatchObject({ code: 1 })
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
    await vi.waitFor(async () =>
      expect(
        await query(sql`select from import_run where id = ${data.id}::uuid and state in ('failed', 'cancelled')`),
      ).toHaveLength(1),
    )
    expect((await tagRows()).filter(({ slug }) => slug === 'revoked')).toEqual([])
  })

  test('names of a module one may not list are no names to one', async () => {
    await tags.bring('名称,网址名\n故事,story\n')
    await emptyCourses()
    await addCategory(server, { 'zh-cn': '不可见' }, 'unseen')
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
