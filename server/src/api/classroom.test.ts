import type { Card, ClassView, PupilProgram } from '@tutu/contract/api/classroom'
import { PASSWORD_PICTURES, type PasswordPicture } from '@tutu/contract/core/classroom'
import { NO_PROGRESS } from '@tutu/learning/progress/progress'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { dueErasures } from '../data/erasures.ts'
import { createSecretBox } from '../data/settings/secret-box.ts'
import { picturesHash } from '../policy/class-sign-in.ts'
import { buyerOf } from '../shop/rules.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'
import { waitsForLock } from '../testing/locks.ts'
import { newCourse } from '../testing/new-course.ts'
import { formWith } from '../testing/upload.ts'

const KEY = '5a'.repeat(32)
let server: TestApp
let teacher: { id: number; token: string }
let other: { id: number; token: string }
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: KEY } })
  await server.call('POST', '/admin/routine.config/edit', { open_member_center: true })
  teacher = await register('teacher_lin')
  other = await register('teacher_bo')
  for (const { id } of [teacher, other]) await mark(id, true)
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`delete from login_failure`.execute(db())
  // A teacher has twenty at most.
  await sql`delete from classroom`.execute(db())
})

const db = () => server.database.kysely
const mark = (id: number, is_teacher: boolean) => server.call('POST', '/admin/user.user/edit', { id, is_teacher })

type Data = ClassView & {
  userInfo: { id: number; token: string; nickname: string }
  code: string
  cards: Card[]
  teaches: boolean
  classes: { id: number; pupils: number }[]
  attends: { id: number; leavable: boolean; tasks: { id: number; done: boolean }[]; praises: { phrase: string }[] }[]
  errors: Record<string, string>
  menus: { children: { path: string }[] }[]
  text: string
  programs: PupilProgram[]
}

let address = 0
async function call(path: string, values: object | undefined, token: string, ip = '127.0.0.1') {
  const answer = await server.app.inject({
    method: values ? 'POST' : 'GET',
    url: path,
    remoteAddress: ip,
    headers: { 'ba-user-token': token, 'think-lang': 'zh-cn', server: 'true' },
    ...(values && { payload: values }),
  })
  return answer.json<Omit<Answer<Data>, 'status'>>()
}
const view = async (id: number, token = teacher.token) =>
  (await call(`/api/classroom/view?id=${id}`, undefined, token)).data

async function register(username: string): Promise<{ id: number; token: string }> {
  const captchaId = `captcha-${username}`
  await storeCaptcha(db(), captchaId, 'H4KX')
  const form = { username, password: 'carrot-1', birth_year: '1985', captcha: 'h4kx', captchaId }
  const { data, msg } = await call('/api/user/checkIn', { tab: 'register', ...form }, '')
  expect(data, msg).toHaveProperty('userInfo')
  return data.userInfo
}

async function newClass(names: readonly string[]): Promise<{ id: number; code: string; cards: Card[] }> {
  const { data: room } = await call('/api/classroom/create', { name: '三年二班' }, teacher.token)
  if (names.length === 0) return { id: room.id, code: room.code, cards: [] }
  const { data, msg } = await call('/api/classroom/addPupils', { id: room.id, names }, teacher.token)
  expect(data.cards, msg).toHaveLength(names.length)
  return { id: room.id, code: room.code, cards: data.cards }
}

const enter = (classCode: string, nickname: string, pictures: readonly PasswordPicture[], ip?: string) =>
  call('/api/user/checkIn', { tab: 'class', classCode, nickname, pictures }, '', ip)

/** Three pictures that are not these. */
const others = ({ pictures: [first, ...rest] }: Card): PasswordPicture[] => [
  PASSWORD_PICTURES.find((one) => one !== first)!,
  ...rest,
]

describe('who signs in by pictures', () => {
  test('gets in with class code, nickname and pictures, whatever the case, and is a member like any other', async () => {
    const { code, cards } = await newClass(['小兔Bao'])
    const answer = await enter(code.toUpperCase(), '小兔ｂＡＯ', cards[0]!.pictures)
    expect(answer).toMatchObject({ code: 1, data: { userInfo: { nickname: '小兔Bao' }, routePath: '/user' } })
    const { token } = answer.data.userInfo
    expect(await call('/api/account/overview', undefined, token)).toMatchObject({ code: 1 })
    // Without what asks for a password.
    const pages = async (as: string) => JSON.stringify((await call('/api/user/index', undefined, as)).data)
    expect(await pages(teacher.token)).toContain('account/changePassword')
    expect(await pages(token)).toContain('account/classes')
    expect(await pages(token)).not.toContain('account/changePassword')
  })

  test('gets in by a card from the time when a picture could come twice', async () => {
    const { code, cards } = await newClass(['小兔'])
    const { user } = cards[0]!
    const secrets = createSecretBox({ keys: [KEY], dataDir: '' })
    const old: PasswordPicture[] = ['cat', 'sun', 'cat']
    await sql`
      update classroom_member set pictures = ${picturesHash(secrets, user, old)} where user_id = ${user}
    `.execute(db())
    expect(await enter(code, '小兔', old)).toMatchObject({ code: 1 })
  })

  test('hears the same of wrong pictures, an unknown nickname and an unknown class', async () => {
    const { code, cards } = await newClass(['小兔'])
    const refused = { code: 0, msg: '班级号、昵称或图片不对，再试一次', data: null }
    expect(await enter(code, '小兔', others(cards[0]!))).toMatchObject(refused)
    expect(await enter(code, '小狗', cards[0]!.pictures)).toMatchObject(refused)
    expect(await enter('zzzzzz', '小兔', cards[0]!.pictures)).toMatchObject(refused)
  })

  test('ten wrong guesses of a place end in a wait wherever they come from; the others of the class get in', async () => {
    const { code, cards } = await newClass(['小兔', '小熊'])
    const guess = () => enter(code, '小兔', others(cards[0]!), `10.0.0.${(address += 1)}`)
    for (let tries = 0; tries < 10; tries++) expect((await guess()).msg).toContain('再试一次')
    expect((await guess()).msg).toContain('分钟后再试')
    expect((await enter(code, '小兔', cards[0]!.pictures)).msg).toContain('分钟后再试')
    // An unknown nickname waits as well: waiting tells nothing.
    for (let tries = 0; tries < 10; tries++) await enter(code, '小猴', others(cards[0]!), `10.0.1.${tries}`)
    expect((await enter(code, '小猴', others(cards[0]!))).msg).toContain('分钟后再试')
    expect(await enter(code, '小熊', cards[1]!.pictures)).toMatchObject({ code: 1 })
  })

  test('a new card lets a child in at once that had guessed too often, and the old one no longer', async () => {
    const { id, code, cards } = await newClass(['小兔'])
    const [card] = cards
    const first = await enter(code, '小兔', card!.pictures)
    for (let tries = 0; tries < 11; tries++) await enter(code, '小兔', others(card!), `10.0.2.${tries}`)
    const dealt = await call('/api/classroom/deal', { id, users: [card!.user] }, teacher.token)
    expect(await enter(code, '小兔', dealt.data.cards[0]!.pictures)).toMatchObject({ code: 1 })
    expect(await call('/api/account/overview', undefined, first.data.userInfo.token)).not.toMatchObject({ code: 1 })
  })

  test('two hundred wrong guesses of a class, spread over its places and addresses, end in a wait for all', async () => {
    const { code, cards } = await newClass(['小兔'])
    const day = new Date().toISOString().slice(0, 10)
    await sql`
      insert into login_failure (kind, account, ip, count, lasttime)
      values ('member', ${`${code} ${day}`}, 'class', 200, epoch_seconds())
    `.execute(db())
    expect((await enter(code, '小兔', cards[0]!.pictures)).msg).toContain('分钟后再试')
  })

  test('a class of forty behind one address gets in, though many mistype', async () => {
    const { code, cards } = await newClass(Array.from({ length: 40 }, (_, at) => `小兔${at + 1}号`))
    await Promise.all(cards.slice(0, 20).map((card) => enter(code, card.name, others(card), '10.1.1.1')))
    const answers = await Promise.all(cards.map((card) => enter(code, card.name, card.pictures, '10.1.1.1')))
    expect(answers.map((answer) => answer.code)).toEqual(cards.map(() => 1))
  })

  test('gets in by every way of writing a nickname, each of which is there once', async () => {
    const { id, code, cards } = await newClass(['İpek', 'ΟΔΟΣ', 'Straße'])
    const tries = ['İpek', 'οδοσ', 'STRASSE']
    for (const [at, name] of tries.entries())
      expect(await enter(code, name, cards[at]!.pictures), name).toMatchObject({ code: 1 })
    const { data } = await call('/api/classroom/addPupils', { id, names: ['οδοσ'] }, teacher.token)
    expect(data.errors.names).toContain('已经有')
  })

  test('has a session by the new card alone, whatever is dealt while they sign in', async () => {
    const { code, cards } = await newClass(['小兔'])
    const { user, pictures } = cards[0]!
    const trx = await db().startTransaction().execute()
    await sql`update classroom_member set pictures = '\\x00' where user_id = ${user}`.execute(trx)
    const late = enter(code, '小兔', pictures)
    await waitsForLock(db())
    await sql`delete from session where kind = 'member' and identity_id = ${user}`.execute(trx)
    await trx.commit().execute()
    expect((await late).msg).toContain('再试一次')
    const { rows } = await sql`select from session where kind = 'member' and identity_id = ${user}`.execute(db())
    expect(rows).toEqual([])
  })

  test('does not get in, and nobody joins, while the class has no teacher', async () => {
    const { code, cards } = await newClass(['小兔'])
    await mark(teacher.id, false)
    const child = await register('child_lan')
    const joined = await call('/api/classroom/join', { code, name: '小兰' }, child.token)
    const entered = await enter(code, '小兔', cards[0]!.pictures)
    await mark(teacher.id, true)
    expect(joined.data.errors.code).toContain('没有这个班级')
    expect(entered.msg).toContain('没有开放')
    await sql`update classroom set teacher_id = null where code = ${code}`.execute(db())
    expect((await enter(code, '小兔', cards[0]!.pictures)).msg).toContain('没有开放')
  })

  test('finds the class open again when its teacher deals a card or opens it', async () => {
    const { id, code, cards } = await newClass(['小兔'])
    const lock = () =>
      sql`
        insert into login_failure (kind, account, ip, count, lasttime)
        values ('member', ${`${code} ${new Date().toISOString().slice(0, 10)}`}, 'class', 250, epoch_seconds())
      `.execute(db())
    await lock()
    const dealt = await call('/api/classroom/deal', { id, users: [cards[0]!.user] }, teacher.token)
    const { pictures } = dealt.data.cards[0]!
    expect(await enter(code, '小兔', pictures)).toMatchObject({ code: 1 })
    await sql`delete from login_failure`.execute(db())
    await lock()
    expect((await enter(code, '小兔', pictures)).msg).toContain('分钟后再试')
    await call('/api/classroom/change', { id, name: '三年二班', open: true }, teacher.token)
    expect(await enter(code, '小兔', pictures)).toMatchObject({ code: 1 })
  })

  test('who guesses classes keeps nobody at that address from signing in by password', async () => {
    const ip = '10.7.0.1'
    for (let tries = 0; tries < 70; tries++) await enter('zzzzzz', `小兔${tries}`, ['cat', 'cat', 'cat'], ip)
    const form = { tab: 'login', username: 'teacher_lin', password: 'carrot-1' }
    expect(await call('/api/user/checkIn', form, '', ip)).toMatchObject({ code: 1 })
  })

  test('gets in no more while the class is closed', async () => {
    const { id, code, cards } = await newClass(['小兔'])
    await call('/api/classroom/change', { id, name: '三年二班', open: false }, teacher.token)
    expect((await enter(code, '小兔', cards[0]!.pictures)).msg).toContain('没有开放')
  })
})

describe('an account that was made for a class', () => {
  const signedIn = async (name = '小兔') => {
    const room = await newClass([name])
    const { token, id } = (await enter(room.code, name, room.cards[0]!.pictures)).data.userInfo
    return { ...room, token, user: id }
  }

  test('that is added while its class is deleted is not left without one', async () => {
    const { id, cards } = await newClass(Array.from({ length: 12 }, (_, at) => `先来${at}号`))
    const gone = call('/api/classroom/remove', { id }, teacher.token)
    await vi.waitFor(async () => {
      const { rows } = await sql`select from classroom_member where user_id = ${cards[0]!.user}`.execute(db())
      expect(rows).toEqual([])
    })
    await call('/api/classroom/addPupils', { id, names: ['迟到的宝'] }, teacher.token)
    expect(await gone).toMatchObject({ code: 1 })
    expect(await placesOf(['迟到的宝'])).toEqual([])
  })

  test('and has lost its place may nothing', async () => {
    const { user, token } = await signedIn()
    await sql`update member set can_publish = true, can_comment = true where id = ${user}`.execute(db())
    await sql`delete from classroom_member where user_id = ${user}`.execute(db())
    expect(await buyerOf(db(), user, { lock: false })).toMatchObject({ band: 'child' })
    expect(await call('/api/account/overview', undefined, token)).not.toMatchObject({ code: 1 })
  })

  test('takes no name, birthday or motto, only one of the drawn pictures', async () => {
    const { token } = await signedIn()
    const edit = (values: object) => call('/api/account/profile', values, token)
    const told = { nickname: '王小明', username: 'wangxm', birthday: '2017-03-04', gender: 1, motto: '实验小学' }
    for (const [name, value] of Object.entries(told))
      expect((await edit({ [name]: value })).data.errors[name], name).toContain('班级账号')
    expect((await edit({ avatar: '/static/works/fireflies.svg' })).data.errors.avatar).toContain('班级账号')
    // As the form sends it: the whole of it.
    const whole = { nickname: '小兔', gender: 0, birthday: '', motto: '', avatar: '/static/avatars/fox.svg' }
    expect(await edit(whole)).toMatchObject({ code: 1, data: { userInfo: { avatar: '/static/avatars/fox.svg' } } })
  })

  test('uploads nothing', async () => {
    const { token } = await signedIn()
    const { payload, headers } = formWith({ name: 'me.png', type: 'image/png', bytes: 'me' })
    const own = { 'ba-user-token': token, 'think-lang': 'zh-cn', server: 'true' }
    const sent = await server.app.inject({
      method: 'POST',
      url: '/api/ajax/upload?topic=avatar',
      payload,
      headers: { ...headers, ...own },
    })
    expect(sent.json<{ msg: string }>().msg).toContain('班级账号')
  })

  test('has no money, password or address, and is told kindly of each; its menu leaves them out', async () => {
    const { token, user } = await signedIn()
    const refused = (await Promise.all([
      call('/api/account/balance?page=1', undefined, token),
      call('/api/account/integral?page=1', undefined, token),
      call('/api/account/dailyCheckIn', {}, token),
      call('/api/shop/orders', undefined, token),
      call('/api/shop/order', { key: 'a-class-buys-nothing', good: 1, quantity: 1, pay_type: 'points' }, token),
      call('/api/account/changePassword', { oldPassword: 'carrot-1', newPassword: 'carrot-2' }, token),
      call('/api/account/changeBind', { type: 'email', email: 'a@b.cn', captcha: '1' }, token),
      call('/api/account/erase', { password: 'carrot-1' }, token),
    ])) as { code: number; msg: string }[]
    for (const { code, msg } of refused) {
      expect(code).toBe(0)
      expect(msg).toMatch(/^班级账号/)
    }
    const { data: centre } = await call('/api/user/index', undefined, token)
    const menu = centre.menus.flatMap(({ children }) => children.map(({ path }) => path))
    expect(menu).toEqual(expect.arrayContaining(['account/overview', 'account/courses', 'works', 'account/profile']))
    for (const page of [
      'shop/orders',
      'account/balance',
      'account/integral',
      'account/changePassword',
      'account/binding',
    ])
      expect(menu).not.toContain(page)
    expect(centre).toMatchObject({ account: 'class' })

    const { rows } = await sql<{ id: number }>`
      insert into cases (title, cover, kind, user_id, author)
      values ('画', '/static/works/fireflies.svg', 'python', ${user}, '小兔') returning id
    `.execute(db())
    expect((await call('/api/cases/handIn', { ids: [rows[0]!.id] }, token)).msg).toMatch(/^班级账号/)
    expect((await call('/api/reaction/add', { cases_id: rows[0]!.id, kind: 'like' }, token)).msg).toMatch(/^班级账号/)
  })

  test('is called otherwise by its teacher, signs in by that name, and its history tells of it', async () => {
    const room = await newClass(['小兔', '小猫'])
    const { user, pictures } = room.cards[0]!
    const rename = (name: string, token = teacher.token) =>
      call('/api/classroom/renamePupil', { id: room.id, user, name }, token)
    expect((await rename('小Ｍao', other.token)).code).toBe(0)
    expect((await rename('小猫')).data.errors.name).toContain('小猫')
    expect((await rename('13800138000')).data.errors).toHaveProperty('name')
    expect(await rename('小灰兔')).toMatchObject({ code: 1 })
    expect((await enter(room.code, '小兔', pictures)).code).toBe(0)
    expect((await enter(room.code, '小灰兔', pictures)).data.userInfo).toMatchObject({ nickname: '小灰兔' })
    const { data } = await server.call<{ list: { changes: unknown }[] }>('GET', '/admin/user.user/history', {
      id: user,
    })
    expect(JSON.stringify(data)).toContain('小灰兔')
  })

  test('joins no other class', async () => {
    const { token } = await signedIn()
    const { data: room } = await call('/api/classroom/create', { name: '别的班' }, other.token)
    expect((await call('/api/classroom/join', { code: room.code, name: '小兔' }, token)).msg).toContain('别的班')
    expect((await view(room.id, other.token)).pupils).toEqual([])
  })
})

test('an account of a class holds nothing of a person, publishes nothing and is a child', async () => {
  const { cards } = await newClass(['小兔'])
  const { rows } = await sql`
    select nickname, email, mobile, birthday, birth_year, can_publish, can_comment from member where id = ${cards[0]!.user}
  `.execute(db())
  const none = { email: null, mobile: null, birthday: null, birth_year: null }
  expect(rows).toEqual([{ nickname: '小兔', ...none, can_publish: false, can_comment: false }])
  expect(await buyerOf(db(), cards[0]!.user, { lock: false })).toMatchObject({ band: 'child' })
})

test('the lesson is over: a class is signed out everywhere, its teacher and others are not, and the same cards open it again', async () => {
  const { id, code, cards } = await newClass(['小兔', '小熊'])
  const stays = await newClass(['小猴'])
  const joined = await register('joins_with_own')
  await call('/api/classroom/join', { code, name: '自己的' }, joined.token)
  const tokenOf = async (code: string, { name, pictures }: Card) =>
    (await enter(code, name, pictures)).data.userInfo.token
  const tokens = [await tokenOf(code, cards[0]!), await tokenOf(code, cards[0]!), await tokenOf(code, cards[1]!)]
  const others = [await tokenOf(stays.code, stays.cards[0]!), joined.token, teacher.token]
  const codes = (list: readonly string[]) =>
    Promise.all(list.map(async (token) => (await call('/api/user/index', undefined, token)).code))
  // Known to the server from a moment ago.
  expect(await codes(tokens)).toEqual([1, 1, 1])
  expect(await call('/api/classroom/signOutAll', { id }, other.token)).toMatchObject({ code: 0 })
  expect(await call('/api/classroom/signOutAll', { id }, teacher.token)).toMatchObject({ code: 1 })
  expect(await codes(tokens)).toEqual([302, 302, 302])
  expect(await codes(others)).toEqual([1, 1, 1])
  expect(await enter(code, '小兔', cards[0]!.pictures)).toMatchObject({ code: 1 })
})

test('a new card ends at once what the old one opened', async () => {
  const { id, code, cards } = await newClass(['小兔'])
  const { token } = (await enter(code, '小兔', cards[0]!.pictures)).data.userInfo
  expect(await call('/api/user/index', undefined, token)).toMatchObject({ code: 1 })
  await call('/api/classroom/deal', { id, users: [cards[0]!.user] }, teacher.token)
  expect(await call('/api/user/index', undefined, token)).toMatchObject({ code: 302 })
})

test('a class is handed to another teacher by an administrator, and to nobody who is none', async () => {
  const { id } = await newClass(['小兔'])
  const handTo = (teacher_id: number) => server.call('POST', '/admin/user.classroom/edit', { id, teacher_id })
  const pupil = await register('no_teacher')
  expect(await handTo(pupil.id)).toMatchObject({ code: 0 })
  expect(await handTo(other.id)).toMatchObject({ code: 1 })
  expect((await view(id, other.token)).pupils).toHaveLength(1)
})

test('a class that nobody teaches is ended by an administrator, and its accounts with it', async () => {
  const { id, code, cards } = await newClass(['小兔'])
  const { user, pictures } = cards[0]!
  expect(await server.call('POST', '/admin/user.classroom/disband', { ids: [id] })).toMatchObject({ code: 1 })
  expect((await enter(code, '小兔', pictures)).code).toBe(0)
  expect(await dueErasures(db(), 10)).toEqual([{ user_id: user, works: 'remove' }])
})

describe('a class', () => {
  test('is its teacher’s alone, and only as long as they are one', async () => {
    const { id, cards } = await newClass(['小兔'])
    const { user } = cards[0]!
    const tries: [string, object][] = [
      ['change', { name: '我的', open: true }],
      ['addPupils', { names: ['小狗'] }],
      ['deal', { users: [user] }],
      ['removePupil', { user }],
      ['addTask', { kind: 'work', lesson: null, title: '画', duetime: null }],
      ['changeTask', { task: 1, duetime: null }],
      ['remindOfTask', { task: 1 }],
      ['removeTask', { task: 1 }],
      ['praise', { user, phrase: 'idea' }],
      ['remove', {}],
    ]
    for (const [name, values] of tries)
      expect((await call(`/api/classroom/${name}`, { id, ...values }, other.token)).code, name).toBe(0)
    expect(await view(id, other.token)).toBeNull()
    await mark(teacher.id, false)
    for (const [name, values] of tries)
      expect((await call(`/api/classroom/${name}`, { id, ...values }, teacher.token)).msg, name).toContain('“老师”标记')
    expect(await view(id)).toBeNull()
    const { data } = await call('/api/classroom/mine', undefined, teacher.token)
    expect(data).toMatchObject({ teaches: false, classes: [] })
    expect(await call('/api/classroom/create', { name: '新班' }, teacher.token)).toMatchObject({ code: 0 })
    await mark(teacher.id, true)
    expect((await view(id)).pupils).toHaveLength(1)
  })

  test('has each nickname once, no telephone numbers for names, and sixty places', async () => {
    const { id } = await newClass(['小兔'])
    const add = async (names: string[]) =>
      (await call('/api/classroom/addPupils', { id, names }, teacher.token)).data.errors.names
    expect(await add(['小狗', '小兔'])).toBe('班里已经有“小兔”了')
    expect(await add(['Bao', 'bao'])).toBe('名单里有两个“bao”')
    expect(await add(['小狗13800138000'])).toContain('电话号码')
    // Neither over two names.
    expect(await add(['138 1234', '5678'])).toContain('电话号码')
    for (const name of ['小\u200b狗', '\u202e小狗', '小\n狗', '小\t狗', '\u200b'])
      expect(await add([name]), JSON.stringify(name)).toContain('看不见')
    expect(await add(Array.from({ length: 60 }, (_, at) => `小狗${at}`))).toBe('一个班最多 60 人')
    expect((await view(id)).pupils).toHaveLength(1)
  })

  test('shows who is how far: begun, stuck, done, stars, minutes, and when they were last there', async () => {
    const { course, lessons } = await newCourse(server, 'maze', ['one'])
    const lesson = { id: lessons[0]!, course }
    const { id, code, cards } = await newClass(['小兔', '小熊'])
    const set = async (task: object) =>
      (await call('/api/classroom/addTask', { id, duetime: 2_000_000_000, ...task }, teacher.token)).data.id
    const read = await set({ kind: 'lesson', lesson: lesson.id, title: '' })
    const draw = await set({ kind: 'work', lesson: null, title: '画一座房子' })
    const listed = await server.call<{ list: unknown[] }>('GET', '/admin/user.classroomTask/index', {
      search: [{ field: 'classroom_id', operator: '=', val: id }],
      order: 'id,asc',
    })
    expect(listed.data.list).toMatchObject([
      { kind: 'lesson', title: '第一课', lesson: { id: lesson.id }, classroom: { id }, duetime: 2_000_000_000 },
      { kind: 'work', title: '画一座房子', lesson: null },
    ])
    const { token } = (await enter(code, '小兔', cards[0]!.pictures)).data.userInfo
    const record = { course: String(lesson.course), slug: 'one', title: {}, number: 1, seen: 5, minutes: 7 }
    const send = (more: object) =>
      call(
        '/api/learning/progress',
        {
          progress: {
            ...NO_PROGRESS,
            lessons: { [lesson.id]: { ...record, done: null, stars: [], again: {}, ...more } },
          },
        },
        token,
      )
    expect((await send({ stars: ['a', 'b'], again: { c: { step: 0, due: 9 } } })).code).toBe(1)
    expect((await view(id)).pupils[0]).toMatchObject({
      name: '小兔',
      lessons: { [lesson.id]: 'stuck' },
      stars: 2,
      minutes: 7,
      tasks: [],
      lasttime: expect.any(Number),
    })
    await send({ done: 9 })
    expect(await call('/api/classroom/finishTask', { id, task: draw, done: true }, token)).toMatchObject({ code: 1 })
    // A lesson is done when it is done, and others' tasks are theirs.
    expect(await call('/api/classroom/finishTask', { id, task: read, done: true }, token)).toMatchObject({ code: 0 })
    expect(await call('/api/classroom/finishTask', { id, task: draw, done: true }, other.token)).toMatchObject({
      code: 0,
    })
    await call('/api/classroom/praise', { id, user: cards[0]!.user, phrase: 'tried' }, teacher.token)
    const { pupils, courses } = await view(id)
    expect(pupils[0]).toMatchObject({ lessons: { [lesson.id]: 'done' }, praises: 1 })
    expect(pupils[0]!.tasks.toSorted()).toEqual([read, draw].toSorted())
    expect(pupils[1]).toMatchObject({ lessons: {}, tasks: [], stars: 0, lasttime: null, praises: 0 })
    expect(courses.filter(({ used }) => used).map((course) => course.id)).toEqual([lesson.course])
    const { data } = await call('/api/classroom/mine', undefined, token)
    expect(data.attends).toMatchObject([{ id, leavable: false, praises: [{ phrase: 'tried' }] }])
    expect(data.attends[0]!.tasks.every(({ done }) => done)).toBe(true)
  })

  test('asks for a typing lesson or a level by name, in the reader’s language, done as soon as there is a star', async () => {
    const { id, code, cards } = await newClass(['小兔'])
    const set = async (task: object) =>
      (await call('/api/classroom/addTask', { id, lesson: null, title: '', duetime: null, ...task }, teacher.token))
        .data?.id
    const level = await set({ kind: 'super', exercise: 'l12' })
    const lesson = await set({ kind: 'typing', exercise: 'fj' })
    const own = await set({ kind: 'typing', title: '打一首诗' })
    for (const none of [
      { kind: 'super' },
      { kind: 'super', exercise: 'l41' },
      { kind: 'typing', exercise: 'l12' },
      { kind: 'work', title: '画', exercise: 'fj' },
    ])
      expect(await set(none), JSON.stringify(none)).toBeUndefined()

    const { token } = (await enter(code, '小兔', cards[0]!.pictures)).data.userInfo
    const tasks = async () => (await call('/api/classroom/mine', undefined, token)).data.attends[0]!.tasks
    expect(await tasks()).toMatchObject([
      { id: level, kind: 'super', exercise: 'l12', title: expect.stringMatching(/^第 12 关 /), done: false },
      { id: lesson, kind: 'typing', exercise: 'fj', done: false },
      { id: own, kind: 'typing', exercise: null, title: '打一首诗', done: false },
    ])
    // Nobody has done a level by saying so.
    expect(await call('/api/classroom/finishTask', { id, task: level, done: true }, token)).toMatchObject({ code: 0 })
    const won = { ...NO_PROGRESS, tools: { super: { l12: 1 }, typing: { fj: 3 } } }
    expect((await call('/api/learning/progress', { progress: won }, token)).code).toBe(1)
    expect((await tasks()).map(({ done }) => done)).toEqual([true, true, false])
    expect((await view(id)).pupils[0]!.tasks).toEqual([level, lesson])
  })

  test('asks for nothing until a day that is over', async () => {
    const { id } = await newClass(['小兔'])
    const now = Math.floor(Date.now() / 1000)
    const set = (duetime: number) =>
      call('/api/classroom/addTask', { id, kind: 'work', lesson: null, title: '画', duetime }, teacher.token)
    expect((await set(now - 60)).data.errors).toEqual({ duetime: '这一天已经过了，请选今天或以后的日子' })
    expect((await view(id)).tasks).toEqual([])
    const { data } = await set(now + 60)
    const change = (duetime: number | null, task = data.id) =>
      call('/api/classroom/changeTask', { id, task, duetime }, teacher.token)
    expect((await change(now - 60)).data.errors).toEqual({ duetime: '这一天已经过了，请选今天或以后的日子' })
    expect((await change(Number.MAX_SAFE_INTEGER)).data.errors).toHaveProperty('duetime')
    expect(await change(now + 600)).toMatchObject({ code: 1 })
    expect((await view(id)).tasks).toMatchObject([{ id: data.id, duetime: now + 600 }])
    expect(await change(null)).toMatchObject({ code: 1 })
    expect((await view(id)).tasks).toMatchObject([{ duetime: null }])
    expect(await change(null, 2_000_000)).toMatchObject({ code: 0 })
  })

  test('an exercise that its tool has no longer keeps its name, and is done when the child says so', async () => {
    const { id, code, cards } = await newClass(['小兔'])
    const task = { id, kind: 'super', exercise: 'l12', lesson: null, title: '', duetime: null }
    await call('/api/classroom/addTask', task, teacher.token)
    await sql`update classroom_task set exercise = 'level-of-old' where classroom_id = ${id}`.execute(db())
    const { token } = (await enter(code, '小兔', cards[0]!.pictures)).data.userInfo
    const tasks = async () => (await call('/api/classroom/mine', undefined, token)).data.attends[0]!.tasks
    const [gone] = await tasks()
    expect(gone).toMatchObject({ title: expect.stringMatching(/^第 12 关 ./), exercise: null, done: false })
    const said = { id, task: gone!.id, done: true }
    expect(await call('/api/classroom/finishTask', said, token)).toMatchObject({ code: 1 })
    expect(await tasks()).toMatchObject([{ done: true }])
  })

  test('tells its teacher which lessons are open to every child, and which only to who has the course', async () => {
    const { course, lessons } = await newCourse(server, 'priced', ['first', 'second'])
    await sql`update lesson set free = (id = ${lessons[0]!}) where course_id = ${course}`.execute(db())
    const { id } = await newClass(['小兔'])
    const opens = async () => (await view(id)).courses.find((one) => one.id === course)!.lessons.map(({ open }) => open)
    await sql`update course set price = 9900 where id = ${course}`.execute(db())
    expect((await opens()).toSorted()).toEqual([false, true])
    await sql`update course set price = 0 where id = ${course}`.execute(db())
    expect(await opens()).toEqual([true, true])
  })

  test('shows its teacher, and nobody else, what a pupil wrote in lessons', async () => {
    const { lessons } = await newCourse(server, 'maze-code', ['one'])
    const { id, code, cards } = await newClass(['小兔', '小熊'])
    const { token } = (await enter(code, '小兔', cards[0]!.pictures)).data.userInfo
    const kept = { key: `${lessons[0]!}:1abc`, code: 'print("兔")', known: 0 }
    expect(await call('/api/learning/code', kept, token)).toMatchObject({ code: 1 })
    const written = (user: number, as: string) => call(`/api/classroom/pupilCode?id=${id}&user=${user}`, undefined, as)
    const { data } = await written(cards[0]!.user, teacher.token)
    expect(data.programs).toMatchObject([{ code: 'print("兔")', lesson: expect.any(String) }])
    expect((await written(cards[1]!.user, teacher.token)).data.programs).toEqual([])
    for (const as of [other.token, token]) expect(await written(cards[0]!.user, as)).toMatchObject({ code: 0 })
    // Nor what somebody wrote who is not in the class.
    expect(await written(other.id, teacher.token)).toMatchObject({ code: 0 })
  })

  test('shows of a member who joined with an account only what was written since', async () => {
    const { lessons } = await newCourse(server, 'maze-joined', ['one'])
    const { id, code } = await newClass([])
    const child = await register('child_qian')
    const keep = (key: string, text: string) =>
      call('/api/learning/code', { key: `${lessons[0]!}:${key}`, code: text, known: 0 }, child.token)
    await keep('1abc', 'print("before")')
    await sql`update learning_code set updatetime = updatetime - 10 where user_id = ${child.id}`.execute(db())
    expect(await call('/api/classroom/join', { code, name: '小千' }, child.token)).toMatchObject({ code: 1 })
    await keep('2abc', 'print("since")')
    const { data } = await call(`/api/classroom/pupilCode?id=${id}&user=${child.id}`, undefined, teacher.token)
    expect(data.programs).toMatchObject([{ code: 'print("since")' }])
  })

  test('has room for members who have an account, and lets them go', async () => {
    const { id, code } = await newClass(['小兔'])
    const child = await register('child_mei')
    const join = (name: string) => call('/api/classroom/join', { code, name }, child.token)
    expect((await join('小兔')).data.errors.name).toContain('已经有')
    expect(await join('小美')).toMatchObject({ code: 1 })
    expect(await join('小美美')).toMatchObject({ code: 0 })
    expect((await view(id)).pupils).toMatchObject([{ made: true }, { name: '小美', made: false }])
    expect(await enter(code, '小美', ['cat', 'cat', 'cat'])).toMatchObject({ code: 0 })
    await call('/api/classroom/removePupil', { id, user: child.id }, teacher.token)
    expect(await call('/api/account/overview', undefined, child.token)).toMatchObject({ code: 1 })
    await join('小美')
    expect(await call('/api/classroom/leave', { id }, child.token)).toMatchObject({ code: 1 })
    expect((await view(id)).pupils).toHaveLength(1)
  })

  test('a child that is taken off the list is signed out, and nothing of it stays; so are all of a class that is deleted', async () => {
    const { id, code, cards } = await newClass(['袋熊宝', '考拉宝'])
    const ins = await Promise.all(cards.map((card) => enter(code, card.name, card.pictures)))
    await call('/api/classroom/praise', { id, user: cards[0]!.user, phrase: 'idea' }, teacher.token)
    const isIn = async (at: number) =>
      (await call('/api/account/overview', undefined, ins[at]!.data.userInfo.token)).code === 1
    const { token } = ins[0]!.data.userInfo
    const { text } = (await call('/api/account/export', { format: 'html' }, token)).data
    for (const said of ['所在班级', '老师的鼓励', '袋熊宝']) expect(text).toContain(said)
    expect(await call('/api/classroom/removePupil', { id, user: cards[0]!.user }, teacher.token)).toMatchObject({
      code: 1,
    })
    expect([await isIn(0), await isIn(1)]).toEqual([false, true])
    expect(await enter(code, '袋熊宝', cards[0]!.pictures)).toMatchObject({ code: 0 })
    expect(await call('/api/classroom/remove', { id }, teacher.token)).toMatchObject({ code: 1 })
    expect(await isIn(1)).toBe(false)
    expect(await placesOf(['袋熊宝', '考拉宝'])).toEqual([])
  })
})

/** In which tables a text stands. */
async function placesOf(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(db())
  const found: string[] = []
  for (const { name } of rows) {
    const patterns = texts.map((text) => `%${text}%`)
    const hits = await sql`select from ${sql.table(name)} as t where t::text like any(${patterns}) limit 1`.execute(
      db(),
    )
    if (hits.rows.length > 0) found.push(name)
  }
  return found
}
