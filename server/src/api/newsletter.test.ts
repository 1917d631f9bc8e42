import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer } from '../messages/testing/mail-server.ts'
import { keyIn, mailTo as textOfMail } from '../messages/testing/mail-to.ts'
import { openPostOffice, type PostOffice, smtpAt } from '../messages/testing/post-office.ts'
import { sendPortion } from '../newsletter/mailing.ts'
import { tellOpened } from '../newsletter/reminders.ts'
import { issueLinks } from '../newsletter/links.ts'
import { forgetUnanswered } from '../newsletter/unanswered.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { waitsForLock } from '../testing/locks.ts'

let server: TestApp
let mail: Awaited<ReturnType<typeof startMailServer>>
let office: PostOffice
const ORIGIN = 'https://tutu.example'
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

const post = (path: string, form: Record<string, string> | string = {}, type = 'application/x-www-form-urlencoded') =>
  server.app.inject({
    method: 'POST',
    url: `/api/newsletter/${path}`,
    headers: { 'content-type': type },
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  })

const mailTo = (address: string, event = 'subscribe_confirm') => textOfMail(office, mail, address, event)
const subscriber = async (email: string) =>
  (
    await sql<{ id: number; state: string; letters: boolean }>`
      select id, state, letters from subscriber where email = ${email}
    `.execute(server.database.kysely)
  ).rows[0]

test('an address is asked first, and is in only when its owner says so', async () => {
  const answer = await post('join', { email: 'Mama@Example.com', lang: 'en', website: '' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/subscribe/sent?lang=en'])
  expect(await subscriber('mama@example.com')).toMatchObject({ state: 'unconfirmed', letters: false })
  const token = keyIn(await mailTo('mama@example.com'), '/subscribe/confirm')
  // What opens links by itself does not answer them, and a key for one thing does nothing else.
  expect((await post(`leave?token=${token}`, { page: 'en' })).headers.location).toBe('/subscribe/lost?lang=en')
  expect(await subscriber('mama@example.com')).toMatchObject({ state: 'unconfirmed' })
  expect((await post(`confirm?token=${token}`, { page: 'en' })).headers.location).toBe('/subscribe/confirmed?lang=en')
  expect(await subscriber('mama@example.com')).toMatchObject({ state: 'confirmed', letters: true })
  const { rows } = await sql<{ hash: Buffer }>`select hash from subscriber_link`.execute(server.database.kysely)
  expect(rows.map(({ hash }) => hash.toString('base64url'))).not.toContain(token)
})

test('asked twice it is written to once, and a machine that fills in everything not at all', async () => {
  for (const website of ['', '', 'http://spam.example']) await post('join', { email: 'papa@example.com', website })
  expect((await post('join', { email: 'bot@example.com', website: 'x' })).headers.location).toBe('/subscribe/sent')
  expect(await subscriber('bot@example.com')).toBeUndefined()
  expect((await post('join', { email: 'no address' })).headers.location).toBe('/subscribe/problem')
  const { rows } = await sql`select from message where target = 'papa@example.com'`.execute(server.database.kysely)
  expect(rows).toHaveLength(1)
})

test('an address that never says yes is forgotten with its last link, and one that did is not', async () => {
  for (const name of ['never', 'later', 'said']) await post('join', { email: `${name}@example.com`, website: '' })
  await post(`confirm?token=${keyIn(await mailTo('said@example.com'), '/subscribe/confirm')}`, { page: 'zh-cn' })
  const { kysely } = server.database
  await sql`
    update subscriber_link set expiretime = epoch_seconds() - 1
    where subscriber_id in (select id from subscriber where email in ('never@example.com', 'said@example.com'))
  `.execute(kysely)
  await forgetUnanswered(office.engine.mutations)
  expect(await subscriber('never@example.com')).toBeUndefined()
  expect(await subscriber('later@example.com')).toMatchObject({ state: 'unconfirmed' })
  expect(await subscriber('said@example.com')).toMatchObject({ state: 'confirmed' })
  await sql`update subscriber set state = 'left' where email = 'said@example.com'`.execute(kysely)
})

test('an address that is asked again just then is not forgotten', async () => {
  await post('join', { email: 'again@example.com', website: '' })
  const { id } = (await subscriber('again@example.com'))!
  const { kysely } = server.database
  await sql`update subscriber_link set expiretime = epoch_seconds() - 1 where subscriber_id = ${id}`.execute(kysely)
  const forgetting = await kysely.transaction().execute(async (trx) => {
    await issueLinks(trx, 'subscriber_id', [id], 'letters')
    await sql`update subscriber set mailtime = epoch_seconds() where id = ${id}`.execute(trx)
    const done = forgetUnanswered(office.engine.mutations)
    await waitsForLock(kysely)
    return { done }
  })
  await forgetting.done
  expect(await subscriber('again@example.com')).toMatchObject({ state: 'unconfirmed' })
})

test('a letter goes to all who are in, so many a minute, with the way out in its head', async () => {
  const { kysely } = server.database
  await sql`
    insert into subscriber (email, state, letters) select 'reader' || n || '@example.invalid', 'confirmed', true
    from generate_series(1, 10000) as n
  `.execute(kysely)
  const texts = {
    title_i18n: { 'zh-cn': '小实验', en: 'Experiments' },
    summary_i18n: { 'zh-cn': '扑克牌', en: 'Cards' },
  }
  const article = { ...texts, author_i18n: { 'zh-cn': '林', en: 'Lin' }, body_i18n: { 'zh-cn': '正文', en: 'Text' } }
  const added = await server.call<{ id: number }>('POST', '/admin/blog/add', { ...article, slug: 'cards', status: '1' })
  const ids = [added.data.id]
  const begun = await server.call('POST', '/admin/blog/sendLetter', { ids }, { language: 'en' })
  expect(begun).toMatchObject({ code: 1, msg: expect.stringContaining('10001') })
  expect(await server.call('POST', '/admin/blog/sendLetter', { ids })).toMatchObject({ code: 0 })
  const deps = { mutations: office.engine.mutations, outbox: office.outbox, origin: ORIGIN }
  expect(await sendPortion(deps)).toBe(200)
  const { rows } = await sql<{ last: number; many: number }>`
    select max(nexttime) - min(nexttime) as last, count(*)::int as many from message where event = 'newsletter'
  `.execute(kysely)
  expect(rows[0]!.many).toBe(200)
  expect(rows[0]!.last).toBeGreaterThanOrEqual(55)
  const text = await mailTo('mama@example.com', 'newsletter')
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const [, url = ''] = /List-Unsubscribe: <([^>]+)>/.exec(text)!
  expect(url).toMatch(/^https:\/\/tutu\.example\/api\/newsletter\/leave\?token=/)
  expect(text).toContain('https://tutu.example/blog/cards?lang=en')
  const path = url.slice(`${ORIGIN}/api/newsletter/`.length)
  const shown = await server.app.inject({ url: `/api/newsletter/${path}` })
  expect(shown.headers.location).toMatch(/^\/subscribe\/leave\?token=/)
  expect(await subscriber('mama@example.com')).toMatchObject({ state: 'confirmed' })
  const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  expect((await post(path, parts, 'multipart/form-data; boundary=x')).json()).toMatchObject({ code: 1 })
  expect((await post(path, 'List-Unsubscribe=One-Click')).json()).toMatchObject({ code: 1 })
  expect(await subscriber('mama@example.com')).toMatchObject({ state: 'left', letters: false })
  await server.call('POST', '/admin/mailing/stop', { ids: [1] })
  expect(await sendPortion(deps)).toBe(0)
})

test('whoever asked about a course hears once when it opens, if the address was confirmed', async () => {
  const { kysely } = server.database
  const category = await server.call<{ id: number }>('POST', '/admin/courseCategory/add', {
    name_i18n: { 'zh-cn': '积木', en: 'Blocks' },
    slug: 'blocks',
    accent: 'leaf',
    pattern: 'dots',
    icon: 'blocks',
  })
  const both = (text: string) => ({ 'zh-cn': text, en: text })
  const course = await server.call<{ id: number }>('POST', '/admin/course/add', {
    title_i18n: both('迷宫'),
    slug: 'maze',
    subtitle_i18n: both('走迷宫'),
    category_id: category.data.id,
    teacher_i18n: both('林老师'),
    intro_i18n: both('介绍'),
    price: '0.00',
    publishtime: '2099-01-01 09:00:00',
    status: '1',
  })
  const id = String(course.data.id)
  await post('join', { email: 'waits@example.com', course: id, website: '' })
  await post('join', { email: 'never@example.com', course: id, website: '' })
  await post(`confirm?token=${keyIn(await mailTo('waits@example.com'), '/subscribe/confirm')}`)
  expect(await subscriber('waits@example.com')).toMatchObject({ state: 'confirmed', letters: false })
  const joined = {
    username: 'waiting',
    nickname: '等课的',
    birth_year: 1990,
    password: 'carrot-1',
    group_id: '1',
    email: 'Waits@Example.com',
  }
  expect(await server.call('POST', '/admin/user.user/add', joined)).toMatchObject({ code: 1 })
  const deps = { mutations: office.engine.mutations, outbox: office.outbox, origin: ORIGIN }
  expect(await tellOpened(deps)).toBe(0)
  await sql`update course set publishtime = 1 where id = ${course.data.id}`.execute(kysely)
  expect(await tellOpened(deps)).toBe(1)
  expect(await tellOpened(deps)).toBe(0)
  expect(await mailTo('waits@example.com', 'course_open')).toContain('https://tutu.example/course/maze')
  // Who has an account by that address reads it there too.
  const { rows } = await sql`
    select event, params ->> 'course' as course from member_event e join member m on m.id = e.user_id
    where m.username = 'waiting'
  `.execute(kysely)
  expect(rows).toEqual([{ event: 'course_opens', course: id }])
})

test('a letter comes to the last reader, each once, though the server went down meanwhile', async () => {
  const { kysely } = server.database
  await sql`delete from message where event = 'newsletter'`.execute(kysely)
  // Six portions of the ten thousand are as good as fifty, and quick: it goes down before the fifth.
  await sql`delete from subscriber where id > (select id + 1200 from subscriber where email = 'reader1@example.invalid')`.execute(
    kysely,
  )
  const text = (en: string) => ({ 'zh-cn': '暑假', en })
  const article = {
    title_i18n: text('Summer'),
    summary_i18n: text('Sun'),
    author_i18n: text('Lin'),
    body_i18n: text('Text'),
  }
  const added = await server.call<{ id: number }>('POST', '/admin/blog/add', {
    ...article,
    slug: 'summer',
    status: '1',
  })
  await server.call('POST', '/admin/blog/sendLetter', { ids: [added.data.id] })
  const { outbox } = office
  const deps = { mutations: office.engine.mutations, outbox, origin: ORIGIN }
  /** Down after fifty letters of a portion: none of them was queued, and the next process begins with them. */
  const goingDown: typeof outbox.open = async () => {
    const opened = await outbox.open()
    let left = 50
    return {
      ...opened,
      queue: (...letter) => (left-- > 0 ? opened.queue(...letter) : Promise.reject(new Error('gone down'))),
    }
  }
  let sent = 0
  for (let minute = 0; ; minute++) {
    if (minute === 4) {
      await expect(sendPortion({ ...deps, outbox: { open: goingDown } })).rejects.toThrow('gone down')
      await sql`update subscriber set state = 'left', letters = false where email = 'reader1100@example.invalid'`.execute(
        kysely,
      )
    }
    const portion = await sendPortion(deps)
    sent += portion
    if (portion === 0) break
  }
  const { rows } = await sql<{ target: string; many: number }>`
    select target, count(*)::int as many from message where event = 'newsletter' group by target
  `.execute(kysely)
  expect([sent, rows.length, Math.max(...rows.map(({ many }) => many))]).toEqual([1200, 1200, 1])
  expect(rows.map(({ target }) => target)).not.toContain('reader1100@example.invalid')
  expect(rows.map(({ target }) => target)).toContain('reader1200@example.invalid')
  const mailing = await sql`select state, queued from mailing where blog_id = ${added.data.id}`.execute(kysely)
  expect(mailing.rows).toEqual([{ state: 'done', queued: 1200 }])
})
