import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GuardianId } from '../policy/actors.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { tellGuardians } from './guardian-notices.ts'
import { startMailServer } from './testing/mail-server.ts'
import { mailTo } from './testing/mail-to.ts'
import { openPostOffice, type PostOffice, smtpAt } from './testing/post-office.ts'

let server: TestApp
let mail: Awaited<ReturnType<typeof startMailServer>>
let office: PostOffice
const ORIGIN = 'https://tutu.example'
const MAIL = { smtp_server: 'mail.example.com', smtp_sender_mail: 'tutu@example.com' }
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32), PUBLIC_URL: ORIGIN } })
  mail = await startMailServer()
  office = await openPostOffice(server.url, { settings: smtpAt(mail.port) })
})
afterAll(async () => {
  await office.close()
  await mail.close()
  await server.close()
})
beforeEach(async () => {
  errors.length = 0
  await sql`delete from notice`.execute(db())
  await sql`delete from message`.execute(db())
})

const db = () => server.database.kysely
const errors: unknown[] = []
const send = (settings: object = { open_member_center: true, sms_driver: 'outbox', ...MAIL }) =>
  tellGuardians({
    database: office.engine.database,
    config: { get: async () => settings as never },
    mutations: office.engine.mutations,
    outbox: office.outbox,
    origin: ORIGIN,
    log: { error: (...given: unknown[]) => void errors.push(given) },
    unwritten: new Map<GuardianId, number>(),
  })

let families = 0
async function family(contact: string, { born = 9, group = 1, language = 'zh-cn' } = {}) {
  const { rows } = await sql<{ id: number }>`
    insert into guardian (contact, letter_language) values (${contact}, ${language}) returning id
  `.execute(db())
  const guardian = rows[0]!.id
  const username = `kid_${++families}`
  const birth_year = new Date().getFullYear() - born
  const child = { username, nickname: `豆豆${families}`, password: 'carrot-1', group_id: group, birth_year }
  const { data } = await server.call<{ id: number }>('POST', '/admin/user.user/add', child)
  await sql`update member set guardian_id = ${guardian} where id = ${data.id}`.execute(db())
  return { guardian, child: data.id }
}
async function add(title: string, more: object = {}): Promise<number> {
  const texts = { title_i18n: { 'zh-cn': title, en: `${title} en` }, content_i18n: { 'zh-cn': '内容' } }
  const answer = await server.call<{ id: number }>('POST', '/admin/notice/add', {
    ...texts,
    audience: 'guardians',
    urgent: '1',
    ...more,
  })
  expect(answer).toMatchObject({ code: 1 })
  return answer.data.id
}
const written = async () =>
  (
    await sql<{ target: string; channel: string; subject: string | null; body: string }>`
      select target, channel, subject, body from message where event = 'guardian_notice' order by id
    `.execute(db())
  ).rows
const targets = async () => (await written()).map(({ target }) => target)
/** A day has passed since whoever was written to was. */
const nextDay = () => sql`update guardian_notice_told set toldtime = toldtime - 86401`.execute(db())

test('guardians are written to of what is urgent, by mail or short message as they are known, and once', async () => {
  await family('mama@example.com')
  await family('papa@example.com', { language: 'en' })
  await family('13800000001')
  await add('不急', { urgent: '0' })
  expect(await send()).toBe(0)
  await add('明天停课')
  expect(await send()).toBe(3)
  expect(await send()).toBe(0)
  const [mama, papa, number] = await written()
  expect(mama).toMatchObject({ target: 'mama@example.com', channel: 'mail', body: expect.stringContaining('明天停课') })
  expect(mama!.subject).not.toContain('明天停课')
  expect(papa!.body).toContain('明天停课 en')
  // A short message is a text that a provider has approved: it says nothing but that there is something.
  expect(number).toMatchObject({ target: '13800000001', channel: 'sms' })
  expect(number!.body).toBe('学校有一条要紧的通知，请打开家长页查看。')
  expect(await mailTo(office, mail, 'mama@example.com', 'guardian_notice')).toContain(`${ORIGIN}/guardian`)
  expect(errors).toEqual([])
})

test('once a day at most: what comes meanwhile is told the day after, if it is not read by then', async () => {
  await nextDay()
  await family('once@example.com')
  const mine = async () => (await written()).filter(({ target }) => target === 'once@example.com')
  await add('第一条')
  await send()
  const second = await add('第二条')
  await send()
  expect(await mine()).toHaveLength(1)
  await nextDay()
  await send()
  expect((await mine()).map(({ body }) => /第.条/.exec(body)?.[0])).toEqual(['第一条', '第二条'])
  await nextDay()
  await sql`delete from guardian_notice_told where notice_id = ${second}`.execute(db())
  await sql`insert into guardian_notice_read (guardian_id, notice_id) select id, ${second} from guardian`.execute(db())
  expect(await send()).toBe(0)
})

test('nobody is written to whose children are 14, or not here any more, nor of another group, nor who is disabled', async () => {
  await nextDay()
  const { data: group } = await server.call<{ id: number }>('POST', '/admin/user.group/add', { name: '周六班' })
  await family('grown@example.com', { born: 20, group: group.id })
  const gone = await family('gone@example.com', { group: group.id })
  await sql`update member set status = false where id = ${gone.child}`.execute(db())
  const off = await family('off@example.com', { group: group.id })
  await sql`update guardian set status = false where id = ${off.guardian}`.execute(db())
  await family('elsewhere@example.com')
  await family('here@example.com', { group: group.id })
  await add('给这一组', { audience: 'group_guardians', group_id: group.id })
  await add('收回了', { status: '0' })
  await add('以后', { publishtime: Math.floor(Date.now() / 1000) + 3600 })
  expect(await send()).toBe(1)
  expect(await targets()).toEqual(['here@example.com'])
})

test('nothing is written where it cannot go, and what is open again within three days is told then', async () => {
  await nextDay()
  await sql`delete from guardian_notice_told`.execute(db())
  await family('later@example.com')
  const id = await add('等一等')
  const mine = async () => (await targets()).includes('later@example.com')
  await send({ open_member_center: false, sms_driver: 'outbox', ...MAIL })
  await send({ open_member_center: true, sms_driver: 'outbox', smtp_server: '', smtp_sender_mail: '' })
  const switchOn = (status: boolean) =>
    sql`update message_template set status = ${status} where code = 'guardian_notice'`.execute(db())
  await switchOn(false)
  await send()
  expect(await mine()).toBe(false)
  await switchOn(true)
  await send()
  expect(await mine()).toBe(true)
  await sql`delete from guardian_notice_told`.execute(db())
  await sql`update notice set publishtime = publishtime - 4 * 86400 where id = ${id}`.execute(db())
  expect(await send()).toBe(0)
})

test('only what is for guardians is urgent', async () => {
  const id = await add('换成会员')
  await server.call('POST', '/admin/notice/edit', { id, audience: 'all' })
  const { rows } = await sql`select urgent from notice where id = ${id}`.execute(db())
  expect(rows).toEqual([{ urgent: false }])
})
