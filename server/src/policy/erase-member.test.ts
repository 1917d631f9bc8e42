import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose, type Services } from '../compose.ts'
import { storeCaptcha } from '../data/captcha.ts'
import { tell } from '../data/member-events.ts'
import { parseEnv } from '../env.ts'
import { erasureJob } from '../jobs/erasures.ts'
import { findMismatches } from '../ledger/check.ts'
import { post } from '../ledger/post.ts'
import { placeOrder } from '../shop/place-order.ts'
import type { Answer } from '../testing/app.ts'
import { newCourse } from '../testing/new-course.ts'
import { makePicture } from '../testing/pictures.ts'
import { uploadApp, type UploadApp } from '../testing/upload.ts'
import { memberId, SYSTEM } from './actors.ts'
import { eraseMember } from './erase-member.ts'

let server: UploadApp
let services: Services
beforeAll(async () => {
  server = await uploadApp()
  services = await compose({ env: parseEnv({ LOG_LEVEL: 'silent' }), database: server.database, log: server.app.log })
  const open = { open_member_center: true, smtp_server: 'mail.example.com', smtp_sender_mail: 'a@example.com' }
  expect(await server.call('POST', '/admin/routine.config/edit', open)).toMatchObject({ code: 1 })
})
afterAll(async () => {
  await services.close()
  await server.close()
})

type Data = { userInfo: { id: number; token: string }; text: string; erasetime: number }
async function call(path: string, payload: object, token = '') {
  const headers = { 'ba-user-token': token, 'think-lang': 'zh-cn', server: 'true' }
  const answer = await server.app.inject({ method: 'POST', url: path, headers, payload })
  return answer.json<Omit<Answer<Data>, 'status'>>()
}

let pictures = 0
async function picture() {
  const captchaId = `picture-${++pictures}`
  await storeCaptcha(server.database.kysely, captchaId, 'H4KX')
  return { captcha: 'h4kx', captchaId }
}

/** What is typed of somebody in this test, found nowhere else. */
const SAID = [
  'quokka_lin',
  'quokka_new',
  '袋熊小小',
  '袋熊新名',
  'quokka@example.com',
  'quokka-new@example.com',
  '13877776666',
  '我爱袋熊树',
  '袋熊路 7 号',
  '袋熊的第一件作品',
  '袋熊的第二件作品',
  'quokka-photo',
  '袋熊得了小红花',
]

/** In which tables a text stands, in whatever column. */
async function places(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
  `.execute(server.database.kysely)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.table(name)} as t where t::text ilike any(${texts.map((text) => `%${text}%`)})
    `.execute(server.database.kysely)
    const whole = rows.map(({ text }) => text.toLowerCase()).join('\n')
    for (const text of texts) if (whole.includes(text.toLowerCase())) found.push(`${name}: ${text}`)
  }
  return found
}

/** A member who has done all sorts of things. */
async function lead(username: string): Promise<{ id: number; token: string }> {
  const [first, second] = [SAID[9]!, SAID[10]!]
  const form = { tab: 'register', username, password: 'carrot-1', birth_year: '2001', ...(await picture()) }
  const { id, token } = (await call('/api/user/checkIn', form)).data.userInfo
  await call('/api/user/checkIn', { tab: 'login', username, password: 'wrong-1' })
  await call('/api/account/profile', { nickname: SAID[2], motto: SAID[7], username: SAID[1] }, token)
  await call('/api/account/profile', { nickname: SAID[3] }, token)
  for (const more of [{ email: SAID[4], mobile: SAID[6] }, { email: SAID[5] }])
    expect(await server.call('POST', '/admin/user.user/edit', { id, ...more })).toMatchObject({ code: 1 })
  await server.call('POST', '/admin/user.user/adjustScore', { ids: [id], amount: 20, memo: '活动' })
  await call('/api/Ems/send', { email: SAID[5], event: 'user_retrieve_pwd', ...(await picture()) })
  await call('/api/user/checkIn', { tab: 'login', username: SAID[5], password: 'wrong-1' })
  await call('/api/account/dailyCheckIn', {}, token)
  const drawn = { name: `${SAID[11]}.png`, type: 'image/png', bytes: await makePicture('png') }
  const { data } = await server.post('/api/ajax/upload', drawn, { batoken: '', 'ba-user-token': token })
  for (const title of [first, second]) {
    const work = { title, kind: 'picture', cover: data.file.url }
    expect(await call('/api/cases/add', work, token)).toMatchObject({ code: 1 })
  }
  const { rows } = await sql<{ id: number }>`
    select id from cases where user_id = ${id} order by id desc limit 1
  `.execute(server.database.kysely)
  expect(await server.call('DELETE', '/admin/cases/del', { ids: [rows[0]!.id] })).toMatchObject({ code: 1 })
  const good = await server.call<{ id: number }>('POST', '/admin/good/add', {
    title_i18n: { 'zh-cn': '贴纸', en: 'Stickers' },
    kind: 'physical',
    stock: 50,
    price: '10.00',
    score_price: 5,
    status: '1',
  })
  expect(good.code, good.msg).toBe(1)
  await services.engine.mutations.run(SYSTEM, async (tx) => {
    await post(tx, { account: 'money', member: id, amount: 100_00, reason: '充值' })
    const lines = [{ good: good.data.id, quantity: 1 }]
    await tell(tx, [{ member: id, event: 'points_added', reason: SAID[12]!, params: { points: 20 } }])
    await placeOrder(tx, { member: id, payType: 'balance', lines, address: SAID[8]! })
  })
  return { id, token }
}

test('an account that was deleted leaves a number, and no text anywhere', async () => {
  const { id, token } = await lead('quokka_lin')
  const before = (await places(SAID)).map((place) => place.split(': ')[0])
  for (const table of [
    'member',
    'history',
    'admin_log',
    'data_recycle_log',
    'sensitive_data_log',
    'message',
    'cases',
    'member_event',
  ])
    expect(before, table).toContain(table)

  const exported = (await call('/api/account/export', { format: 'json' }, token)).data.text
  for (const text of [SAID[1], SAID[3], SAID[5], SAID[6], SAID[7], SAID[8], SAID[9]]) expect(exported).toContain(text)

  expect(await call('/api/account/erase', { password: 'wrong-1' }, token)).toMatchObject({ code: 0 })
  const asked = await call('/api/account/erase', { password: 'carrot-1', works: 'remove' }, token)
  const days = (asked.data.erasetime * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  // One may change one's mind, and change it back.
  expect(await call('/api/account/keep', {}, token)).toMatchObject({ code: 1 })
  await call('/api/account/erase', { password: 'carrot-1', works: 'remove' }, token)
  const job = erasureJob(services.engine, { error: (error: unknown) => expect(error).toBeUndefined() })
  const deps = { database: server.database, config: services.config }
  await job.run(deps)
  expect(await places([SAID[5]!])).not.toEqual([])
  await sql`update member_erasure set duetime = epoch_seconds() - 1`.execute(server.database.kysely)
  await job.run(deps)

  expect(await places(SAID)).toEqual([])
  const { rows } = await sql`
    select username, status, (select count(*)::int from shop_order where user_id = m.id) as orders,
      (select count(*)::int from score_log where user_id = m.id) as entries
    from member m where id = ${id}
  `.execute(server.database.kysely)
  expect(rows).toEqual([{ username: `gone_${id}`, status: false, orders: 1, entries: 2 }])
  expect(await findMismatches(server.database.kysely)).toEqual([])
  expect(await call('/api/account/privacy', {}, token)).not.toMatchObject({ code: 1 })
})

test('works may stay, by nobody', async () => {
  const { id } = await lead('quokka_lin')
  await services.engine.mutations.run(SYSTEM, (tx) =>
    eraseMember(tx, services.engine.registry, memberId(id), { works: 'keep' }),
  )
  // Not the name of its file either: no address has it.
  expect(new Set((await places(SAID)).map((place) => place.split(': ')[1]))).toEqual(new Set([SAID[9]]))
  const { rows } = await sql`select author from cases where user_id = ${id}`.execute(server.database.kysely)
  expect(rows).toEqual([{ author: '已注销 · Closed' }])
})

test('what the school wrote stays in its log, though it was opened by one who is gone; the name on a certificate goes', async () => {
  // Who uploaded the same picture as somebody who is gone.
  const { id } = await lead('quokka_lin')
  const { course, lessons } = await newCourse(server, 'quokka-maze', ['quokka-first'])
  await sql`
    insert into lesson_progress (user_id, lesson_id, course_id, title, state, minutes, stars, again)
    select ${id}, id, course_id, title, 'done', 10, 1, 0 from lesson where id = ${lessons[0]}
  `.execute(server.database.kysely)
  await sql`
    insert into certificate (number, printed, user_id, course_id, title, name, lessons, reason)
    select 'QUOKKA7', 'QUO-KKA-7', ${id}, id, title, '袋熊真名', 1, '迷宫' from course where id = ${course}
  `.execute(server.database.kysely)
  const { rows: certificates } = await sql<{ id: number }>`
    select id from certificate where user_id = ${id}
  `.execute(server.database.kysely)
  const revoked = { ids: [certificates[0]!.id], reason: '袋熊真名写错了' }
  expect(await server.call('POST', '/admin/certificate/revoke', revoked)).toMatchObject({ code: 1 })
  const log = async () => {
    const { rows } = await sql`
      select record, data, url from admin_log where resource in ('course', 'lesson') order by id
    `.execute(server.database.kysely)
    return rows
  }
  const before = await log()
  expect(JSON.stringify(before)).toContain('第一课')

  await services.engine.mutations.run(SYSTEM, (tx) =>
    eraseMember(tx, services.engine.registry, memberId(id), { works: 'remove' }),
  )
  expect(await log()).toEqual(before)
  expect(await places(['袋熊真名', 'QUOKKA7', 'QUO-KKA-7'])).toEqual([])
})
