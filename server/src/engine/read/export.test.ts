import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listeningApp, testApp, type TestApp } from '../../testing/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
  await sql`
    insert into tag (name, slug, colour, status)
    values ('{"zh-cn":"=1+1","en":"@SUM(A1)"}', 'formula', null, true),
      ('{"zh-cn":"引号\\"，换\\n行","en":"-1+cmd"}', 'quoted', '#112233', false)
  `.execute(server.database.kysely)
})
afterAll(() => server.close())

async function ticketFor(filter: object = {}, language: 'zh-cn' | 'en' = 'zh-cn', base = 'tag'): Promise<string> {
  const { data } = await server.call<{ ticket: string }>('POST', `/admin/${base}/export`, filter, { language })
  return data.ticket
}
const download = (ticket: string, base = 'tag', accept = '*/*') =>
  server.app.inject({ method: 'GET', url: `/admin/${base}/export?ticket=${ticket}`, headers: { accept } })

/** In which times are written. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

test('a table comes as UTF-8 CSV with a byte order mark, titles in the language of the caller, texts in both', async () => {
  const answer = await download(await ticketFor({ order: 'id,asc' }))
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="tag-\d{4}-\d\d-\d\d\.csv"$/),
    'cache-control': 'no-store',
  })
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const lines = answer.body.slice(1).split('\r\n')
  expect(lines[0]).toBe(`id,名称 (zh-cn),名称 (en),网址名,颜色,权重,公开,创建时间 (${zone}),更新时间 (${zone})`)
  expect(lines[1]).toMatch(/^\d+,'=1\+1,'@SUM\(A1\),formula,,\d+,是,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/)
  expect(lines[2]).toMatch(/^\d+,"引号""，换\n行",'-1\+cmd,quoted,#112233,\d+,否,/)
  const english = (await download(await ticketFor({}, 'en'))).body
  expect(english).toContain(`id,Name (zh-cn),Name (en),Slug,Colour,Weight,Public,Created (${zone}),Updated (${zone})`)
  expect(english).toContain(',yes,')
})

test('the filter of the list is the filter of the export; a wrong one is refused before there is a ticket', async () => {
  const body = (await download(await ticketFor({ quick_search: 'quoted' }))).body
  expect(body).not.toContain('formula')
  expect(body).toContain('quoted')
  const some = (await download(await ticketFor({ search: [{ field: 'status', operator: '=', val: '1' }] }))).body
  expect(some).not.toContain('quoted')
  expect(await server.call('POST', '/admin/tag/export', { order: 'password,asc' })).toMatchObject({
    code: 0,
    data: null,
  })
})

test('a ticket opens one download of its own table once, and needs the permission when it is asked for', async () => {
  const ticket = await ticketFor()
  expect((await download(ticket)).statusCode).toBe(200)
  expect((await download(ticket)).json()).toMatchObject({ code: 0, msg: '下载链接已失效，请重新导出' })
  expect((await download(await ticketFor(), 'course')).json()).toMatchObject({ code: 0 })
  for (const nothing of ['', 'x', '&ticket[a]=1']) expect((await download(nothing)).json()).toMatchObject({ code: 0 })
  const late = await ticketFor()
  await sql`update ticket set expiretime = epoch_seconds()`.execute(server.database.kysely)
  expect((await download(late)).json()).toMatchObject({ code: 0 })
  const token = await server.signIn(['tag/index'])
  expect(await server.call('POST', '/admin/tag/export', {}, { token })).toMatchObject({ code: 401 })
})

test('who opens a spent link in a browser is shown a page that says so, in the language of the link', async () => {
  const ticket = await ticketFor()
  const open = (query = '') => download(`${ticket}${query}`, 'tag', 'text/html,application/xhtml+xml,*/*;q=0.8')
  expect((await open()).headers['content-type']).toContain('csv')
  const page = await open()
  expect(page.statusCode).toBe(410)
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(page.body).toContain('下载链接已失效，请重新导出')
  expect(page.body).toContain('<a href="/admin">返回管理后台</a>')
  expect(page.body).toContain('noindex')
  expect((await open('&server=1&lang=en')).body).toContain('The download link has expired. Export again')
})

test('a ticket is of no use to whom the right was taken away meanwhile', async () => {
  const token = await server.signIn(['tag/index', 'tag/export'])
  const ticketOf = async () =>
    (await server.call<{ ticket: string }>('POST', '/admin/tag/export', {}, { token })).data.ticket
  expect((await download(await ticketOf())).headers['content-type']).toContain('csv')
  const ticket = await ticketOf()
  await sql`
    update admin_group set rules = array(select id from menu_rule where lower(name) = 'tag/index')
    where id = (select max(id) from admin_group)
  `.execute(server.database.kysely)
  expect((await download(ticket)).json()).toMatchObject({ code: 401, msg: '没有权限操作', data: null })
})

test('a HEAD leaves the ticket as it was', async () => {
  const ticket = await ticketFor()
  await server.app.inject({ method: 'HEAD', url: `/admin/tag/export?ticket=${ticket}` })
  expect((await download(ticket)).headers['content-type']).toContain('csv')
})

test('a large table comes in pieces; a reader who leaves gives its connection back, a lost connection ends the download', async () => {
  await sql`
    insert into tag (name, slug, colour) select '{"zh-cn":"长"}', 'row-' || n, repeat('长', 1000) from generate_series(1, 6000) n
  `.execute(server.database.kysely)
  const listening = await listeningApp(server.database)
  try {
    const start = async (): Promise<IncomingMessage> => {
      const request = get(`${listening.origin}/admin/tag/export?ticket=${await ticketFor()}`)
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      response.on('error', () => undefined)
      return response
    }
    const whole = await start()
    let lines = 0
    for await (const piece of whole) lines += String(piece).split('\r\n').length - 1
    expect(lines).toBe(6003)

    const left = await start()
    await once(left, 'readable')
    left.destroy()
    await expect.poll(() => openExports()).toBe(0)

    const lost = await start()
    await once(lost, 'readable')
    // The socket's buffers are full, and the server waits for its reader.
    await expect.poll(() => waitingExports()).toBe(1)
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()
    `.execute(server.database.kysely)
    const ended = new Promise((resolve) => lost.on('close', resolve))
    lost.resume()
    await ended
    expect(lost.complete).toBe(false)
    expect((await fetch(`${listening.origin}/readyz`)).status).toBe(200)
  } finally {
    await listening.close()
  }
})

async function waitingExports(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'
      and state_change < clock_timestamp() - interval '500 milliseconds'
  `.execute(server.database.kysely)
  return rows[0]!.count
}

async function openExports(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'
  `.execute(server.database.kysely)
  return rows[0]!.count
}

/** Entries of a zip, as texts. */
const unzipped = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]))

test('a workbook holds the same rows: numbers as numbers, texts as texts, formulas as what was typed', async () => {
  const answer = await download(await ticketFor({ order: 'id,asc', format: 'xlsx' }))
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  expect(answer.headers['content-disposition']).toMatch(/\.xlsx"$/)
  const parts = unzipped(answer.rawPayload)
  expect(parts['xl/workbook.xml']).toContain('<sheet name="标签"')
  const sheet = parts['xl/worksheets/sheet1.xml']!
  expect(sheet).toContain('<c r="B1" t="inlineStr"><is><t xml:space="preserve">名称 (zh-cn)</t></is></c>')
  expect(sheet).toContain('<t xml:space="preserve">=1+1</t>')
  expect(sheet).toMatch(/<c r="A2"><v>\d+<\/v><\/c>/)
  expect(sheet).not.toContain('<f>')
})

test('a spreadsheet can group by month and add up: moments are dates in it, money has its cents, columns are wide enough', async () => {
  await sql`insert into good (kind, title, price, createtime) values ('digital', '{"zh-cn":"贴纸"}', 2970, ${1_798_761_600})`.execute(
    server.database.kysely,
  )
  const answer = await download(
    await ticketFor({ format: 'xlsx', fields: ['price', 'createtime'] }, 'en', 'good'),
    'good',
  )
  const sheet = unzipped(answer.rawPayload)['xl/worksheets/sheet1.xml']!
  expect(sheet).toContain('<col min="2" max="2" width="20" customWidth="1"/>')
  expect(sheet).toContain('<c r="A2" s="1"><v>29.7</v></c>')
  expect(sheet).toMatch(/<c r="B2" s="3"><v>4638[78](\.\d+)?<\/v><\/c>/)
})

test('JSON holds what the wire holds, texts in both languages; a list that finds nothing is an empty one', async () => {
  const read = async (filter: object) =>
    (await download(await ticketFor({ format: 'json', ...filter }))).json() as unknown
  expect(await read({ quick_search: 'quoted' })).toEqual([
    expect.objectContaining({ name_i18n: { 'zh-cn': '引号"，换\n行', en: '-1+cmd' }, slug: 'quoted', status: '0' }),
  ])
  expect(await read({ quick_search: 'nowhere' })).toEqual([])
})

test('rows that were chosen, and columns that are in sight, come alone; what there is not is refused', async () => {
  const { rows } = await sql<{ id: number }>`select id from tag where slug = 'quoted'`.execute(server.database.kysely)
  const chosen = { initKey: 'id', initValue: [rows[0]!.id], fields: ['slug', 'name'] }
  const { body } = await download(await ticketFor(chosen))
  expect(body).not.toContain('formula')
  expect(body.slice(1)).toMatch(/^名称 \(zh-cn\),名称 \(en\),网址名\r\n/)
  for (const wrong of [{ format: 'pdf' }, { fields: ['password'] }, { fields: { a: 1 } }])
    expect(await server.call('POST', '/admin/tag/export', wrong)).toMatchObject({ code: 0 })
})
