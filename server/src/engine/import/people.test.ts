import { defineResource } from '@tutu/contract/definition/define-resource'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importsInto } from '../../testing/import.ts'
import { makeTables } from '../../testing/make-tables.ts'
import { type UploadApp, uploadApp } from '../../testing/upload.ts'

/* What an export calls people, and what it says where naming nothing means something: an import finds both again. */

const label = (en: string) => ({ 'zh-cn': en, en })
const loan = defineResource({
  name: 'loan',
  title: label('Loans'),
  icon: 'BookOutlined',
  menu: { directory: 'teaching', weigh: 2 },
  label: 'book',
  quickSearch: [],
  sort: { field: 'id', direction: 'desc' },
  fields: {
    book: { kind: 'text', label: label('Book'), required: true },
    user_id: { kind: 'relation', to: 'member', label: label('Child'), required: true },
    course_id: {
      kind: 'relation',
      to: 'course',
      label: label('Course'),
      none: { 'zh-cn': '所有课程', en: 'Every course' },
    },
  },
})

let server: UploadApp
let children: { id: number }[]
beforeAll(async () => {
  server = await uploadApp({
    modules: [{ definition: loan }],
    beforeStart: (database) => makeTables(database, [loan]),
  })
  children = await query(sql<{ id: number }>`
    insert into member (username, nickname, password, group_id)
    select username, nickname, '!', (select min(id) from member_group)
    from (values ('dou_1', '豆豆'), ('dou_2', '豆豆'), ('leaf', '叶子')) as v (username, nickname) order by username
    returning id
  `)
})
afterAll(() => server.close())

const query = async <Row>(text: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await text.execute(server.database.kysely)).rows
const loans = () => query(sql<{ book: string }>`select book, user_id, course_id from loan order by book`)
const bring = (text: string) => importsInto(server, loan).bring(text, { how: 'add' })

async function exported(): Promise<string> {
  const { data } = await server.call<{ ticket: string }>('POST', '/admin/loan/export', { order: 'id,asc' })
  const url = `/admin/loan/export?ticket=${data.ticket}`
  return (await server.app.inject({ method: 'GET', url })).body
}

test('of two children with one nickname an export tells which, and an import finds each', async () => {
  for (const [at, { id }] of children.entries())
    expect(await server.call('POST', '/admin/loan/add', { book: `${at}`, user_id: id })).toMatchObject({ code: 1 })
  const text = await exported()
  expect(text).toContain('0,豆豆 (dou_1),所有课程,')
  const before = await loans()
  await query(sql`delete from loan`)
  expect(await bring(text)).toMatchObject({ result: { added: 3, mistakes: [] } })
  expect(await loans()).toEqual(before)
})

test('a child is found by nickname and by user name; a nickname of two is told as that', async () => {
  await query(sql`delete from loan`)
  expect(await bring('Book,Child,Course\na,叶子,Every course\nb,dou_2,\n')).toMatchObject({ result: { added: 2 } })
  expect(await loans()).toEqual([
    { book: 'a', user_id: children[2]!.id, course_id: null },
    { book: 'b', user_id: children[1]!.id, course_id: null },
  ])
  expect((await bring('Book,Child\nc,豆豆\n')).result).toMatchObject({
    added: 0,
    mistakes: [{ line: 2, heading: 'Child' }],
  })
})
