import { course } from '@tutu/contract/resources/course'
import { menuRule } from '@tutu/contract/resources/menu-rule'
import { tag } from '@tutu/contract/resources/tag'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '../../policy/actors.ts'
import { addCategory, importsInto, storedTags } from '../../testing/import.ts'
import { waitsForLock } from '../../testing/locks.ts'
import { testServices } from '../../testing/services.ts'
import { type UploadApp, uploadApp } from '../../testing/upload.ts'

// An import that is taken back as a whole.

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
const tagRows = () => storedTags(server.database)
type Undo = { removed: number; restored: number; gone: number; staying: number; kept: object[]; recycled: boolean }
const preview = async (id: string) =>
  (await server.call<Undo>('POST', tags.at('importUndo'), { id, preview: true })).data
async function undo(id: string, options: { token?: string } = {}) {
  const answer = await server.call('POST', tags.at('importUndo'), { id }, options)
  return answer.code === 1 ? tags.ended(id) : answer
}
const idOf = async (slug: string) => (await query(sql<{ id: number }>`select id from tag where slug = ${slug}`))[0]!.id
const inBin = () => query(sql<{ row_id: number }>`select row_id from data_recycle_log where resource = 'tag'`)

beforeEach(async () => {
  await query(sql`delete from tag`)
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
  await addCategory(server, { 'zh-cn': '撤销', en: 'Undo' }, 'import-undo')
  await tags.bring('名称,网址名,权重\n旧,old,1\n')
  const run = await tags.bring('名称,网址名,权重\n新名,old,9\n甲,a,1\n乙,b,1\n丙,c,1\n丁,d,1\n')
  const [old, a, b, c] = await Promise.all(['old', 'a', 'b', 'c'].map(idOf))
  for (const id of [old, a]) await server.call('POST', '/admin/tag/edit', { id, name_i18n: { 'zh-cn': `改过 ${id}` } })
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
  await waitsForLock(server.database.kysely)
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
