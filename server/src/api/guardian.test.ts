import type { TopUp } from '@tutu/contract/api/payment'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { pruneRequests } from '../data/guardians.ts'
import { noteBeat } from '../data/member-time.ts'
import { dayIn } from '../lib/streak.ts'
import { openPostOffice, type PostOffice } from '../messages/testing/post-office.ts'
import { memberId } from '../policy/actors.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'
import { openChannels } from '../testing/open-channels.ts'

let server: TestApp
let office: PostOffice
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) } })
  office = await openPostOffice(server.url)
  const open = await server.call('POST', '/admin/routine.config/edit', { open_member_center: true })
  expect(open).toMatchObject({ code: 1 })
})
afterAll(async () => {
  await office.close()
  await server.close()
})

type Child = {
  id: number
  orders: { id: number }[]
  topUps: TopUp[]
  told: { title: string; content: string }[]
  courses: object[]
  classes: object[]
  certificates: object[]
  time: { minutes: number }[]
  settings: object
  agreed: boolean
  active: boolean
}
type Data = {
  hash: string
  version: number
  body: string
  contacts: string[]
  request: string
  token: string
  userInfo: { id: number; token: string; email: string; mobile: string }
  children: Child[]
  contact: string
  account: string
  errors: Record<string, string>
  text: string
}

async function call(method: 'GET' | 'POST', path: string, values: object = {}, tokens: Record<string, string> = {}) {
  const answer = await server.app.inject({
    method,
    url: path,
    headers: { ...tokens, 'think-lang': 'zh-cn', server: 'true' },
    ...(method === 'POST' ? { payload: values } : {}),
  })
  return answer.json<Omit<Answer<Data>, 'status'>>()
}

const db = () => server.database.kysely
let pictures = 0
async function picture() {
  const captchaId = `picture-${++pictures}`
  await storeCaptcha(db(), captchaId, 'H4KX')
  return { captcha: 'h4kx', captchaId }
}

/** The latest code to a number, which is kept in the outbox since nothing sends it. */
async function codeTo(mobile: string): Promise<string> {
  await office.outbox.sweep()
  return vi.waitFor(async () => {
    const { rows } = await sql<{ body: string; state: string }>`
        select body, state from message where target = ${mobile} order by id desc limit 1
      `.execute(db())
    expect(rows[0]?.state).toBe('kept')
    return /\d{6}/.exec(rows[0]!.body)![0]
  })
}

/** Minutes have passed since the last code. */
const later = () => sql`delete from verification_request`.execute(db())

const born = new Date().getFullYear() - 9
async function ask(mobile: string) {
  await later()
  return call('POST', '/api/guardian/ask', { type: 'mobile', mobile, birth_year: born, ...(await picture()) })
}

async function agree(mobile: string, username: string) {
  const { data } = await ask(mobile)
  const captcha = await codeTo(mobile)
  const notice = (await call('GET', '/api/guardian/notice')).data.hash
  const form = { type: 'mobile', mobile, request: data.request, captcha, notice, username, password: 'carrot-1' }
  return call('POST', '/api/guardian/agree', { ...form, time_zone: 'Asia/Shanghai' })
}

async function guardianToken(mobile: string): Promise<Record<string, string>> {
  await later()
  expect(await call('POST', '/api/guardian/code', { type: 'mobile', mobile, ...(await picture()) })).toMatchObject({
    code: 1,
  })
  const answer = await call('POST', '/api/guardian/signIn', { type: 'mobile', mobile, captcha: await codeTo(mobile) })
  return { 'ba-guardian-token': answer.data.token }
}

describe('consent', () => {
  const mobile = '13800000001'

  test('until the code is right, nothing but the year and a digest is held', async () => {
    const { code, data } = await ask(mobile)
    expect(code).toBe(1)
    const { rows } = await sql<object>`select * from guardian_request`.execute(db())
    expect(rows).toEqual([
      { hash: expect.any(Buffer), target: expect.any(Buffer), birth_year: born, expiretime: expect.any(Number) },
    ])
    // A day later the outbox has forgotten whom it asked, too, whatever the guardian has said.
    const sent = () => sql`select from message where event = 'guardian_consent' and target = ${mobile}`.execute(db())
    await codeTo(mobile)
    await pruneRequests(db())
    expect((await sent()).rows).toHaveLength(1)
    await sql`update message set createtime = createtime - 86401 where target = ${mobile}`.execute(db())
    await pruneRequests(db())
    expect((await sent()).rows).toHaveLength(0)
    const notice = (await call('GET', '/api/guardian/notice')).data
    expect(notice).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), contacts: ['mobile'] })
    expect(notice.body).toContain('家长页')
    // All that is kept of a child, and all who see it.
    for (const told of ['课上写的程序', '打字练习的成绩', '这个班的老师会看到']) expect(notice.body).toContain(told)
    const form = { type: 'mobile', mobile, request: data.request, notice: notice.hash, username: 'child_a' }
    const wrong = await call('POST', '/api/guardian/agree', { ...form, captcha: '000000', password: 'carrot-1' })
    expect(wrong.data.errors).toEqual({ captcha: '验证码不正确或已过期' })
    expect((await sql`select from member union all select from guardian`.execute(db())).rows).toHaveLength(0)
  })

  test('agreement makes an account of name and password, and is kept with the text it was to', async () => {
    const { code, data } = await agree(mobile, 'child_b')
    expect(code).toBe(1)
    expect(data.userInfo).toMatchObject({ email: '', mobile: '' })
    const { rows } = await sql`
      select c.decision, c.user_id, c.notice_version, c.ip, g.contact, m.birth_year, m.can_publish, m.daily_minutes
      from consent c join guardian g on g.id = c.guardian_id join member m on m.id = c.user_id
    `.execute(db())
    expect(rows).toEqual([
      {
        decision: 'accepted',
        user_id: data.userInfo.id,
        notice_version: 2,
        ip: '127.0.0.1',
        contact: mobile,
        birth_year: born,
        can_publish: false,
        daily_minutes: 60,
      },
    ])
  })

  test('to another text than the one that is published nobody agrees', async () => {
    const { data } = await ask('13800000009')
    const form = { type: 'mobile', mobile: '13800000009', request: data.request, username: 'child_c' }
    const more = { captcha: await codeTo('13800000009'), password: 'carrot-1', notice: '0'.repeat(64) }
    expect(await call('POST', '/api/guardian/agree', { ...form, ...more })).toMatchObject({
      code: 0,
      msg: '告知书刚刚有更新，请重新打开页面读一遍',
    })
  })

  test('a refusal is kept without anybody’s data, and the request is gone', async () => {
    const { data } = await ask('13800000002')
    const notice = (await call('GET', '/api/guardian/notice')).data.hash
    expect(await call('POST', '/api/guardian/refuse', { request: data.request, notice })).toMatchObject({ code: 1 })
    const { rows } = await sql`select user_id, guardian_id from consent where decision = 'refused'`.execute(db())
    expect(rows).toEqual([{ user_id: null, guardian_id: null }])
    expect(await call('POST', '/api/guardian/refuse', { request: data.request, notice })).toMatchObject({ code: 0 })
  })

  test('from 14 on nobody needs to ask', async () => {
    const form = { type: 'mobile', mobile, birth_year: born - 10, ...(await picture()) }
    expect(await call('POST', '/api/guardian/ask', form)).toMatchObject({ code: 0 })
  })
})

describe('the guardian page', () => {
  const mobile = '13800000003'
  let guardian: Record<string, string>
  let children: number[]
  let child: Record<string, string>
  beforeAll(async () => {
    const first = await agree(mobile, 'anan')
    const second = await agree(mobile, 'lele')
    children = [first.data.userInfo.id, second.data.userInfo.id]
    child = { 'ba-user-token': first.data.userInfo.token }
    guardian = await guardianToken(mobile)
  })

  const settings = {
    can_publish: true,
    can_comment: false,
    daily_minutes: 20,
    quiet_from: null,
    quiet_to: null,
    time_zone: 'Asia/Shanghai',
  }

  test('opens by a code to one number, for several children, and for nobody else', async () => {
    const { data } = await call('GET', '/api/guardian/children', {}, guardian)
    expect(data.children.map(({ id }) => id)).toEqual(children)
    expect(data.contact).toBe('138****0003')
    expect(await call('GET', '/api/guardian/children', {}, child)).toMatchObject({ code: 302 })
    const other = await guardianToken('13800000001')
    expect(await call('POST', '/api/guardian/settings', { id: children[0], ...settings }, other)).toMatchObject({
      code: 0,
      msg: '记录不存在',
    })
    // Whoever is no guardian hears the same, and no code goes out.
    await later()
    const stranger = { type: 'mobile', mobile: '13800000077' }
    expect(await call('POST', '/api/guardian/code', { ...stranger, ...(await picture()) })).toMatchObject({ code: 1 })
    expect((await sql`select from message where target = '13800000077'`.execute(db())).rows).toHaveLength(0)
  })

  test('has the child’s account keep no address and no number of the child', async () => {
    const { data } = await call('GET', '/api/user/index', {}, child)
    expect(data.account).toBe('ward')
    const told = '未满 14 岁的账号不留邮箱和手机号，有事我们找你的家长'
    const own = { type: 'email', email: 'anan@example.com', captcha: '123456', password: 'carrot-1' }
    expect(await call('POST', '/api/account/changeBind', own, child)).toMatchObject({ code: 0, msg: told })
    for (const [birth_year, account] of [
      [born - 6, 'own'],
      [born, 'ward'],
    ] as const) {
      await server.call('POST', '/admin/user.user/edit', { id: children[0], birth_year })
      expect((await call('GET', '/api/user/index', {}, child)).data.account).toBe(account)
      const { data } = await call('GET', '/api/guardian/children', {}, guardian)
      expect(data.children[0]).toMatchObject({ isWard: account === 'ward' })
    }
  })

  test('sets twenty minutes, and they end', async () => {
    const id = children[0]!
    expect(await call('POST', '/api/guardian/settings', { id, ...settings }, guardian)).toMatchObject({ code: 1 })
    const noon = new Date(`${dayIn('Asia/Shanghai', new Date())}T12:00:00+08:00`)
    for (let minute = 0; minute <= 19; minute++)
      await noteBeat(db(), memberId(id), new Date(noon.getTime() + minute * 60_000))
    // Two pages, one minute.
    await noteBeat(db(), memberId(id), new Date(noon.getTime() + 19 * 60_000))
    expect(await noteBeat(db(), memberId(id), new Date(noon.getTime() + 19.5 * 60_000))).toMatchObject({
      left: 30,
      rest: null,
    })
    expect(await noteBeat(db(), memberId(id), new Date(noon.getTime() + 20 * 60_000))).toMatchObject({
      left: 0,
      rest: { reason: 'minutes' },
    })
    expect(await call('GET', '/api/account/profile', {}, child)).toMatchObject({
      code: 0,
      msg: '今天的时间用完了，明天再来吧',
      data: { routePath: '/rest' },
    })
    expect(await call('POST', '/api/account/heartbeat', {}, child)).toMatchObject({ data: { left: 0 } })
    const { data } = await call('GET', '/api/guardian/children', {}, guardian)
    expect(data.children[0]!.time.at(-1)!.minutes).toBe(20)
    await call('POST', '/api/guardian/settings', { id, ...settings, daily_minutes: null }, guardian)
    expect(await call('GET', '/api/account/profile', {}, child)).toMatchObject({ code: 1 })
  })

  test('has minutes counted by what the child does, when the beats of its pages do not come', async () => {
    const id = children[0]!
    await call('POST', '/api/guardian/settings', { id, ...settings, quiet_from: null, quiet_to: null }, guardian)
    const spent = async () => {
      const { rows } = await sql<{ seconds: number }>`
        select seconds from member_time where user_id = ${id} order by lasttime desc limit 1
      `.execute(db())
      return rows[0]!.seconds
    }
    const before = (seconds: number) =>
      sql`update member_time set lasttime = epoch_seconds() - ${seconds}::int, seconds = 0 where user_id = ${id}`.execute(
        db(),
      )
    const save = () => call('POST', '/api/learning/progress', { progress: { courses: {}, lessons: {} } }, child)
    await save()
    // The database's second may have begun when ours has not.
    await before(62)
    // What a page reads by itself says of nobody that they are there.
    expect(await call('GET', '/api/account/overview', {}, child)).toMatchObject({ code: 1 })
    expect(await spent()).toBe(0)
    expect(await save()).toMatchObject({ code: 1 })
    expect(await spent()).toBeGreaterThanOrEqual(60)
    expect(await spent()).toBeLessThan(70)
    // Nobody knows of what was longer ago.
    await before(600)
    await save()
    expect(await spent()).toBe(0)
    // What is done as the last minute ends is kept; what comes after it is refused.
    await sql`
      update member_time set lasttime = epoch_seconds() - 45, seconds = ${settings.daily_minutes * 60 - 40} where user_id = ${id}
    `.execute(db())
    expect(await save()).toMatchObject({ code: 1 })
    expect(await save()).toMatchObject({ code: 0, data: { rest: { reason: 'minutes' } } })
    await call('POST', '/api/guardian/settings', { id, ...settings, daily_minutes: null }, guardian)
  })

  test('shows how far the child has come in each course', async () => {
    const title = { 'zh-cn': '海龟画图', en: 'Turtle art' }
    const lesson = { course: '4', title, seen: 1_795_000_000_000, minutes: 12, stars: ['square'], again: {} }
    const lessons = {
      21: { ...lesson, slug: 'first-line', number: 1, done: 1_795_000_000_000 },
      22: { ...lesson, slug: 'loops', number: 2, done: null, seen: 1_795_000_900_000, stars: [] },
    }
    const progress = { courses: { 4: { slug: 'turtle', title, count: 6 } }, lessons }
    expect(await call('POST', '/api/learning/progress', { progress }, child)).toMatchObject({ code: 1 })
    const { data } = await call('GET', '/api/guardian/children', {}, guardian)
    const done = {
      slug: 'turtle',
      title: '海龟画图',
      done: 1,
      count: 6,
      stars: 1,
      minutes: 24,
      seentime: 1_795_000_900,
    }
    expect(data.children.map(({ courses }) => courses)).toEqual([[done], []])
  })

  test('shows the classes that the child has joined, and takes the child out of one', async () => {
    const teacher = await server.call<{ id: number }>('POST', '/admin/user.user/add', {
      username: 'teacher_lin',
      nickname: '林老师',
      password: 'carrot-1',
      group_id: 1,
      birth_year: 1985,
      is_teacher: true,
    })
    const room = { name: '三年二班', code: 'abcdef', teacher_id: teacher.data.id }
    const { rows } = await sql<{ id: number }>`
      insert into classroom (name, code, teacher_id) values (${room.name}, ${room.code}, ${room.teacher_id}) returning id
    `.execute(db())
    const classroom = rows[0]!.id
    expect(await call('POST', '/api/classroom/join', { code: room.code, name: '小安' }, child)).toMatchObject({
      code: 1,
    })
    const classes = async () =>
      (await call('GET', '/api/guardian/children', {}, guardian)).data.children.map((one) => one.classes)
    const joined = { id: classroom, name: '三年二班', as: '小安', teacher: '林老师', jointime: expect.any(Number) }
    expect(await classes()).toEqual([[joined], []])
    const other = await guardianToken('13800000001')
    const leaving = { id: children[0], classroom }
    expect(await call('POST', '/api/guardian/leaveClass', leaving, other)).toMatchObject({ code: 0 })
    expect(await call('POST', '/api/guardian/leaveClass', leaving, guardian)).toMatchObject({ code: 1 })
    expect(await classes()).toEqual([[], []])
    // What has been left cannot be left.
    expect(await call('POST', '/api/guardian/leaveClass', leaving, guardian)).toMatchObject({ code: 0 })
  })

  test('names the certificates of a child, but for those that were revoked', async () => {
    const title = JSON.stringify({ 'zh-cn': '躲猫猫', en: 'Hide and seek' })
    const add = (number: string, revoked: number | null) => sql`
      insert into certificate (number, printed, user_id, course_id, title, name, lessons, createtime, revoketime)
      values (${number}, ${number}, ${children[0]}, ${number.length}, ${title}, '安安', 6, 1790000000, ${revoked})
    `
    await add('ABCDEFGHJK', null).execute(db())
    await add('KJHGFEDCB', 1_790_000_100).execute(db())
    const { data } = await call('GET', '/api/guardian/children', {}, guardian)
    expect(data.children[0]!.certificates).toEqual([
      { number: 'ABCDEFGHJK', title: '躲猫猫', name: '安安', createtime: 1_790_000_000 },
    ])
    expect(data.children[1]!.certificates).toEqual([])
  })

  test('is told in a message that a child has joined a class, once a day and naming nobody', async () => {
    await openChannels(server, { sms: true })
    onTestFinished(async () => void (await server.call('POST', '/admin/routine.config/edit', { sms_driver: 'outbox' })))
    const { rows } = await sql<{ id: number; code: string }>`
      insert into classroom (name, code, teacher_id)
      select '四年一班', 'bcdefg', id from member where username = 'teacher_lin' returning id, code
    `.execute(db())
    const { id, code } = rows[0]!
    const told = () =>
      sql<{ body: string; language: string }>`
        select body, language from message where event = 'guardian_class' and target = ${mobile} order by id
      `
        .execute(db())
        .then(({ rows }) => rows)
    const joinAndLeave = async () => {
      expect(await call('POST', '/api/classroom/join', { code, name: '小安' }, child)).toMatchObject({ code: 1 })
      expect(await call('POST', '/api/classroom/leave', { id }, child)).toMatchObject({ code: 1 })
    }
    const switchOn = (status: boolean) =>
      sql`update message_template set status = ${status} where code = 'guardian_class'`.execute(db())
    await sql`delete from message where event = 'guardian_class'`.execute(db())
    // Nothing goes out while the template is off, and children join all the same.
    await switchOn(false)
    await joinAndLeave()
    expect(await told()).toEqual([])
    await switchOn(true)
    for (let time = 0; time < 3; time++) await joinAndLeave()
    expect(await told()).toEqual([{ language: 'zh-cn', body: '您的孩子加入了一个班级，请打开家长页查看。' }])
    await sql`update message set createtime = createtime - 86400 where event = 'guardian_class'`.execute(db())
    await joinAndLeave()
    expect(await told()).toHaveLength(2)
  })

  test('says yes to an order, which is paid then, and no to another', async () => {
    const id = children[0]!
    const good = await server.call<{ id: number }>('POST', '/admin/good/add', {
      title_i18n: { 'zh-cn': '贴纸', en: 'Stickers' },
      kind: 'virtual',
      score_price: 5,
      status: '1',
    })
    expect(good.code, good.msg).toBe(1)
    await server.call('POST', '/admin/user.user/adjustScore', { ids: [id], amount: 20, memo: '活动' })
    const order = { good: good.data.id, quantity: 1, pay_type: 'points' }
    for (const key of ['order-key-of-one-1', 'order-key-of-two-2', 'order-key-of-late-3'])
      expect(await call('POST', '/api/shop/order', { ...order, key }, child)).toMatchObject({ code: 1 })
    const waiting = (await call('GET', '/api/guardian/children', {}, guardian)).data.children[0]!.orders
    expect(waiting).toMatchObject([{ title: '贴纸', points: 5 }, { title: '贴纸' }, { title: '贴纸' }])
    const say = (order: number, agree: boolean) => call('POST', '/api/guardian/order', { id, order, agree }, guardian)
    expect(await say(waiting[0]!.id, true)).toMatchObject({ code: 1 })
    expect(await say(waiting[1]!.id, false)).toMatchObject({ code: 1 })
    expect(await say(waiting[1]!.id, true)).toMatchObject({ code: 0 })
    // Too late, whether or not the job that ends it has come round.
    await sql`update shop_order set expiretime = 1 where id = ${waiting[2]!.id}`.execute(db())
    expect(await say(waiting[2]!.id, true)).toMatchObject({ code: 0 })
    const { rows } = await sql`select state from shop_order where user_id = ${id} order by id desc`.execute(db())
    expect(rows).toEqual([{ state: 'delivered' }, { state: 'cancelled' }, { state: 'unconfirmed' }])
    // The child reads of it, and the guardian sees what the child was told.
    const { told } = (await call('GET', '/api/guardian/children', {}, guardian)).data.children[0]!
    expect(told.slice(0, 3)).toMatchObject([
      { title: '订单取消了：贴纸', content: '家长的决定\n没有付过钱。' },
      { title: '已付款，可以用了：贴纸' },
      { title: '你得到了 20 积分', content: '活动' },
    ])
  })

  test('says yes to a top-up, which can be paid then, and no to another', async () => {
    const id = children[0]!
    for (const key of ['top-up-key-of-one-1', 'top-up-key-of-two-2'])
      expect(await call('POST', '/api/payment/topUp', { key, amount: '20' }, child)).toMatchObject({ code: 1 })
    const waiting = (await call('GET', '/api/guardian/children', {}, guardian)).data.children[0]!.topUps
    expect(waiting).toMatchObject([
      { amount: '20.00', state: 'unconfirmed', howToPay: '' },
      { amount: '20.00', state: 'unconfirmed' },
    ])
    const say = (topUp: number, agree: boolean) => call('POST', '/api/guardian/topUp', { id, topUp, agree }, guardian)
    expect(await say(waiting[0]!.id, true)).toMatchObject({ code: 1 })
    expect(await say(waiting[1]!.id, false)).toMatchObject({ code: 1 })
    expect(await say(waiting[1]!.id, true)).toMatchObject({ code: 0 })
    const { rows } = await sql`select state from top_up where user_id = ${id} order by id desc`.execute(db())
    expect(rows).toEqual([{ state: 'waiting' }, { state: 'refused' }])

    // What is to be paid is told the guardian, who pays, until the money is there.
    const topUp = waiting[0]!.id
    const { topUps } = (await call('GET', '/api/guardian/children', {}, guardian)).data.children[0]!
    expect(topUps).toMatchObject([{ id: topUp, state: 'waiting', howToPay: expect.stringContaining('前台') }])
    expect(await call('POST', '/api/guardian/checkTopUp', { id, topUp }, guardian)).toMatchObject({
      data: { topUp: { state: 'waiting' } },
    })
    expect(await server.call('POST', '/admin/topUp/markPaid', { ids: [topUp], reason: '前台' })).toMatchObject({
      code: 1,
    })
    const read = (of: number, who = guardian) => call('GET', `/api/guardian/topUp?id=${of}&topUp=${topUp}`, {}, who)
    expect(await read(id)).toMatchObject({ data: { topUp: { state: 'paid', howToPay: '' } } })
    // Of no other child, and of nobody else.
    expect(await read(id + 1)).toMatchObject({ code: 0 })
    expect(await read(id, child)).not.toMatchObject({ code: 1 })
  })

  test('refuses what is no setting, beside its field', async () => {
    const half = { id: children[0], ...settings, quiet_from: '21:00' }
    expect((await call('POST', '/api/guardian/settings', half, guardian)).data.errors).toHaveProperty('quiet_to')
    const much = { id: children[0], ...settings, daily_minutes: 9999 }
    expect((await call('POST', '/api/guardian/settings', much, guardian)).data.errors).toHaveProperty('daily_minutes')
  })

  test('exports what there is, for a machine and to be read', async () => {
    const of = (format: string) => call('POST', '/api/guardian/export', { id: children[0], format }, guardian)
    const json = JSON.parse((await of('json')).data.text) as { member: { username: string }[]; member_time: object[] }
    expect(json.member[0]!.username).toBe('anan')
    expect(json.member_time).toHaveLength(1)
    expect((await of('json')).data.text).not.toContain('argon2')
    const page = (await of('html')).data.text
    expect(page).toContain('<td>anan</td>')
    expect(page).toContain('海龟画图：学完 1/6 课，1 颗星，24 分钟')
    expect(page).not.toContain('{&quot;')
  })

  test('withdraws consent, which closes the account, and agrees again, which opens it', async () => {
    const id = children[0]!
    expect(await call('POST', '/api/guardian/withdraw', { id }, guardian)).toMatchObject({ code: 1 })
    expect(await call('GET', '/api/account/profile', {}, child)).toMatchObject({ code: 302 })
    const closed = (await call('GET', '/api/guardian/children', {}, guardian)).data.children[0]
    expect(closed).toMatchObject({ active: false, agreed: false, erasetime: expect.any(Number) })
    const notice = (await call('GET', '/api/guardian/notice')).data.hash
    expect(await call('POST', '/api/guardian/agreeAgain', { id, notice }, guardian)).toMatchObject({ code: 1 })
    const open = (await call('GET', '/api/guardian/children', {}, guardian)).data.children[0]
    expect(open).toMatchObject({ active: true, agreed: true, erasetime: null })
  })

  test('lets a child whose account they have closed hear whom to ask, once the password was right', async () => {
    const id = children[0]!
    const notice = (await call('GET', '/api/guardian/notice')).data.hash
    const { rows } = await sql<{ username: string }>`select username from member where id = ${id}`.execute(db())
    const signIn = (password: string) =>
      call('POST', '/api/user/checkIn', { tab: 'login', username: rows[0]!.username, password, keep: false })
    await call('POST', '/api/guardian/withdraw', { id }, guardian)
    expect(await signIn('carrot-2')).toMatchObject({ code: 0, msg: '用户名或密码不正确' })
    expect(await signIn('carrot-1')).toMatchObject({ code: 0, msg: expect.stringContaining('和家长说一说') })
    await call('POST', '/api/guardian/agreeAgain', { id, notice }, guardian)
    await server.call('POST', '/admin/user.user/disable', { ids: [id], reason: '违规' })
    await call('POST', '/api/guardian/withdraw', { id }, guardian)
    expect(await signIn('carrot-1')).toMatchObject({ code: 0, msg: '账号已停用，请联系管理员' })
    await call('POST', '/api/guardian/agreeAgain', { id, notice }, guardian)
    expect(await server.call('POST', '/admin/user.user/enable', { ids: [id] })).toMatchObject({ code: 1 })
  })

  test('does not open by it what the school has closed, but keeps it from being deleted', async () => {
    const id = children[0]!
    const notice = (await call('GET', '/api/guardian/notice')).data.hash
    await server.call('POST', '/admin/user.user/disable', { ids: [id], reason: '违规' })
    for (const path of ['withdraw', 'withdraw', 'agreeAgain'])
      expect(await call('POST', `/api/guardian/${path}`, { id, notice }, guardian)).toMatchObject({ code: 1 })
    const closed = (await call('GET', '/api/guardian/children', {}, guardian)).data.children[0]
    expect(closed).toMatchObject({ active: false, erasetime: null })
    await server.call('POST', '/admin/user.user/enable', { ids: [id] })
    for (const path of ['withdraw', 'withdraw', 'agreeAgain'])
      expect(await call('POST', `/api/guardian/${path}`, { id, notice }, guardian)).toMatchObject({ code: 1 })
    const open = (await call('GET', '/api/guardian/children', {}, guardian)).data.children[0]
    expect(open).toMatchObject({ active: true, erasetime: null })
  })

  test('alone opens what they have closed, and nothing that the school closes after that', async () => {
    const id = children[0]!
    const notice = (await call('GET', '/api/guardian/notice')).data.hash
    const active = async () => (await call('GET', '/api/guardian/children', {}, guardian)).data.children[0]!.active
    await call('POST', '/api/guardian/withdraw', { id }, guardian)
    const refused = { code: 0, msg: expect.stringContaining('监护人撤回了同意') }
    expect(await server.call('POST', '/admin/user.user/enable', { ids: [id] })).toMatchObject(refused)
    expect(await active()).toBe(false)
    // As it was where somebody had enabled it before that was refused.
    await sql`update member set status = true where id = ${id}`.execute(db())
    await server.call('POST', '/admin/user.user/disable', { ids: [id], reason: '违规' })
    expect(await call('POST', '/api/guardian/agreeAgain', { id, notice }, guardian)).toMatchObject({ code: 1 })
    expect(await active()).toBe(false)
    expect(await server.call('POST', '/admin/user.user/enable', { ids: [id] })).toMatchObject({ code: 1 })
    expect(await active()).toBe(true)
  })

  test('is reached instead of the child, of whom the school keeps no address either', async () => {
    const id = children[0]!
    for (const [by, contact] of Object.entries({ email: 'anan@example.com', mobile: '13800009999' }))
      expect(await server.call('POST', '/admin/user.user/edit', { id, [by]: contact })).toMatchObject({
        code: 0,
        data: { errors: { [by]: expect.stringContaining('有事我们找你的家长') } },
      })
    const { rows } = await sql`select email, mobile from member where id = ${id}`.execute(db())
    expect(rows).toEqual([{ email: null, mobile: null }])
  })

  test('deletes one child, and with the last the guardian too', async () => {
    const here = async () =>
      (await call('GET', '/api/guardian/children', {}, guardian)).data.children.map(({ id }) => id)
    for (const [at, id] of children.entries()) {
      expect(await call('POST', '/api/guardian/erase', { id }, guardian)).toMatchObject({ code: 1 })
      // At once: of a child whose data is gone no empty card is left.
      if (at < children.length - 1) expect(await here()).toEqual(children.slice(at + 1))
    }
    expect((await sql`select from guardian where contact = ${mobile}`.execute(db())).rows).toHaveLength(0)
    expect(await call('GET', '/api/guardian/children', {}, guardian)).toMatchObject({ code: 302 })
    const { rows } = await sql`select username, guardian_id from member where id = ${children[0]}`.execute(db())
    expect(rows).toEqual([{ username: `gone_${children[0]}`, guardian_id: null }])
    const again = await server.call('POST', '/admin/user.user/enable', { ids: [children[0]] })
    expect(again).toMatchObject({ code: 0, msg: expect.stringContaining('账号已注销') })
  })
})
