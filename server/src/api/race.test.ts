import type { Joined, RaceNow, RaceResult, Watched } from '@tutu/contract/api/race'
import { RACE_COUNTDOWN } from '@tutu/contract/core/races'
import { encodeLog } from '@tutu/learning/typing/event-log'
import { typed } from '@tutu/learning/typing/testing/typist'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { pruneRaces } from '../data/races.ts'
import { createSession } from '../data/sessions.ts'
import { testApp, type TestApp } from '../testing/app.ts'

const TEXT = 'the rabbit hops over the green hill'

let server: TestApp
let teacher: Someone
let other: Someone
let room: number
beforeAll(async () => {
  server = await testApp()
  await server.call('POST', '/admin/routine.config/edit', { open_member_center: true })
  teacher = await newMember({ is_teacher: true })
  other = await newMember({ is_teacher: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`delete from classroom`.execute(db())
  // A school opens only so many races an hour.
  school += 1
  room = await newClass(teacher)
})

type Someone = { id: number; token: string }
type Data = Joined &
  RaceNow &
  RaceResult & {
    race: Watched | number | null
    races: { code: string }[]
    teaches: { id: number }[]
    attends: { race: string | null }[]
    text: string
  }

/** ms: longer than the server remembers what it has told of a race. */
const REMEMBERED = 450
let ahead = 0
/** So many ms pass, for the server too. */
const later = (ms: number): void => void (ahead += ms)
beforeAll(() => {
  const { now } = performance
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ahead)
})

let school = 0
const db = () => server.database.kysely
let count = 0

async function newMember(more: object = {}): Promise<Someone> {
  const name = `racer_${(count += 1)}`
  const form = { username: name, nickname: name, password: 'carrot-1', group_id: 1, birth_year: 1990, ...more }
  const { data } = await server.call<{ id: number }>('POST', '/admin/user.user/add', form)
  const { rows } = await sql<{ id: number }>`select id from member where username = ${name}`.execute(db())
  const id = data?.id ?? rows[0]!.id
  const session = { kind: 'member', identityId: id, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  const { token } = await db()
    .transaction()
    .execute((trx) => createSession(trx, session))
  return { id, token }
}

async function newClass({ id }: Someone): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into classroom (name, code, teacher_id) values ('三年二班', ${`c${(count += 1)}`}, ${id}) returning id
  `.execute(db())
  return rows[0]!.id
}

/** Somebody new on the list of the class. */
async function newPupil(name = `小兔${(count += 1)}`): Promise<Someone> {
  const pupil = await newMember()
  await sql`
    insert into classroom_member (classroom_id, user_id, name, folded) values (${room}, ${pupil.id}, ${name}, ${name})
  `.execute(db())
  return pupil
}

async function call(path: string, values: object | undefined, { token }: Pick<Someone, 'token'>) {
  const answer = await server.app.inject({
    method: values ? 'POST' : 'GET',
    url: path,
    remoteAddress: `10.${school}.0.1`,
    headers: { 'ba-user-token': token, 'think-lang': 'zh-cn', server: 'true' },
    ...(values && { payload: values }),
  })
  return answer.json<{ code: number; msg: string; data: Data }>()
}

const open = (more: object = {}, as = teacher) =>
  call('/api/race/open', { id: room, lesson: '', title: '', text: TEXT, script: 'latin', ...more }, as)
async function openRace(more: object = {}): Promise<{ race: number; code: string }> {
  const { data, msg } = await open(more)
  expect(data, msg).not.toBeNull()
  return { race: data.race as number, code: data.code }
}
const join = (code: string, as: Someone, device = `device-${as.id}`) => call('/api/race/join', { code, device }, as)
const run = (race: number, units: number, as: Someone, device = `device-${as.id}`) =>
  call('/api/race/run', { race, units, device }, as)
const watch = async () => (await call(`/api/race/watch?id=${room}`, undefined, teacher)).data.race as Watched

/** The race has been under way for so many seconds, and nobody has just been heard of. */
async function runFor(race: number, seconds: number): Promise<void> {
  expect(await call('/api/race/start', { race }, teacher)).toMatchObject({ code: 1 })
  await pass(race, seconds + 6)
}
async function pass(race: number, seconds: number): Promise<void> {
  await sql`
    update typing_race set opentime = opentime - make_interval(secs => ${seconds}),
      starttime = starttime - make_interval(secs => ${seconds}), endtime = endtime - make_interval(secs => ${seconds})
    where id = ${race}
  `.execute(db())
  await sql`
    update typing_race_lane set jointime = jointime - make_interval(secs => ${seconds}),
      seentime = seentime - make_interval(secs => ${seconds}) where race_id = ${race}
  `.execute(db())
  later(REMEMBERED)
}

/** As people type: no two gaps alike. Each `of` is another log. */
function log(text: string, of: number, slowness = 1): string {
  return encodeLog(typed([...text].flatMap((unit, at) => [slowness * (90 + ((at * 137 + of * 31) % 380)), unit])))
}
const finish = (race: number, as: Someone, more: object = {}) =>
  call('/api/race/finish', { race, device: `device-${as.id}`, units: TEXT.length, log: log(TEXT, as.id), ...more }, as)

test('a class races: opened, waited for, begun together, run, scored once, and seen by the teacher', async () => {
  const [bao, mi] = [await newPupil('小兔'), await newPupil('小米')]
  const { race, code } = await openRace()
  expect(await open()).toMatchObject({ code: 0, msg: '这个班已经开着一场比赛' })
  // Found without the code, in the trainer and in the centre.
  expect((await call('/api/race/mine', undefined, bao)).data).toMatchObject({ races: [{ code }], teaches: [] })
  expect((await call('/api/classroom/mine', undefined, bao)).data.attends).toMatchObject([{ race: code }])
  expect((await call('/api/race/mine', undefined, teacher)).data.teaches).toEqual([{ id: room, name: '三年二班' }])

  expect(await join(code.toUpperCase(), bao)).toMatchObject({
    code: 1,
    data: { text: TEXT, classroom: '三年二班', phase: 'waiting', startsIn: null, lane: 1, result: null },
  })
  expect((await join(code, mi)).data).toMatchObject({
    lane: 2,
    lanes: [{ name: '小兔' }, { name: '小米', here: true }],
  })
  await runFor(race, 40)
  expect((await run(race, 12, bao)).data).toMatchObject({ phase: 'running', lanes: [{ units: 12 }, { units: 0 }] })

  const result = await finish(race, bao)
  expect(result).toMatchObject({ code: 1, data: { accuracy: 100, length: TEXT.length, best: null, whole: true } })
  // The network was lost on the way back: asked again, the same, and no second result.
  expect(await finish(race, bao)).toMatchObject({ code: 1, data: result.data })
  const { rows } = await sql`select from typing_result where user_id = ${bao.id} and createtime is not null`.execute(
    db(),
  )
  expect(rows).toHaveLength(1)
  expect((await watch()).lanes).toMatchObject([
    { name: '小兔', done: true, speed: expect.any(Number), whole: true, practice: false },
    { name: '小米', done: false, speed: null },
  ])
  expect(await call('/api/race/end', { race }, teacher)).toMatchObject({ code: 1 })
  await pass(race, 1)
  const { data: over } = await run(race, 30, mi)
  expect(over).toMatchObject({ phase: 'over', awards: { first: 1, careful: [1], step: null }, next: null })
  // Nobody is told how quick anybody else was.
  expect(JSON.stringify(over.lanes)).not.toContain('speed')
  const again = await openRace({ text: 'hop hop hop' })
  await pass(race, 0)
  expect((await run(race, 30, mi)).data.next).toBe(again.code)
})

test('the code opens nothing to others: strangers, another class, another teacher, who was taken off the list', async () => {
  const pupil = await newPupil()
  const stranger = await newMember()
  const { race, code } = await openRace()
  expect(await join(code, stranger)).toMatchObject({ code: 0, msg: expect.stringContaining('没有找到') })
  expect(await join('zzzz', stranger)).toMatchObject({ msg: (await join(code, other)).msg })
  for (const path of ['start', 'end']) {
    expect(await call(`/api/race/${path}`, { race }, other)).toMatchObject({ code: 0 })
    expect(await call(`/api/race/${path}`, { race }, pupil)).toMatchObject({ code: 0 })
  }
  expect(await call(`/api/race/watch?id=${room}`, undefined, other)).toMatchObject({ code: 0 })
  expect(await call(`/api/race/watch?id=${room}`, undefined, pupil)).toMatchObject({ code: 0 })
  expect(await open({}, pupil)).toMatchObject({ code: 0, msg: expect.stringContaining('老师') })
  expect((await call('/api/race/mine', undefined, stranger)).data.races).toEqual([])
  expect(await run(race, 3, stranger)).toMatchObject({ code: 0 })
  expect(await finish(race, stranger)).toMatchObject({ code: 0 })

  expect((await join(code, pupil)).code).toBe(1)
  await call('/api/classroom/removePupil', { id: room, user: pupil.id }, teacher)
  expect(await run(race, 3, pupil)).toMatchObject({ code: 0 })
  expect((await watch()).lanes).toEqual([])
  const closed = await newPupil()
  await sql`update classroom set status = false where id = ${room}`.execute(db())
  expect(await join(code, closed)).toMatchObject({ code: 0 })
})

test('a race begins once however often it is pressed, not for nobody, and not when it is over', async () => {
  const pupil = await newPupil()
  const { race, code } = await openRace()
  expect(await call('/api/race/start', { race }, teacher)).toMatchObject({ code: 0, msg: '还没有人进来，再等一等' })
  await join(code, pupil)
  await call('/api/race/start', { race }, teacher)
  const begun = await watch()
  expect(begun).toMatchObject({ phase: 'countdown' })
  expect(begun.startsIn).toBeLessThanOrEqual(RACE_COUNTDOWN)
  // Begun anew it would begin after a countdown again, not in a minute.
  await pass(race, -60)
  expect(await call('/api/race/start', { race }, teacher)).toMatchObject({ code: 1 })
  expect((await watch()).startsIn).toBeGreaterThan(RACE_COUNTDOWN)
  // Before it begins nobody runs.
  expect((await run(race, 9, pupil)).data.lanes).toMatchObject([{ units: 0 }])
  expect(await finish(race, pupil)).toMatchObject({ code: 0 })
  await call('/api/race/end', { race }, teacher)
  expect(await call('/api/race/start', { race }, teacher)).toMatchObject({ code: 0, msg: '这场比赛已经结束了' })
})

test('thirty come in at once, each in a lane of their own, and all are told the same', async () => {
  const pupils = await Promise.all(Array.from({ length: 30 }, () => newPupil()))
  const { race, code } = await openRace()
  const joined = await Promise.all(pupils.flatMap((pupil) => [join(code, pupil), join(code, pupil)]))
  expect(new Set(joined.map(({ code: answer }) => answer))).toEqual(new Set([1]))
  expect((await watch()).lanes.map(({ lane }) => lane)).toEqual(pupils.map((_, at) => at + 1))
  await runFor(race, 30)
  const answers = await Promise.all(pupils.map((pupil, at) => run(race, at, pupil)))
  expect(answers.every(({ data }) => data.lanes.length === 30)).toBe(true)
  await pass(race, 0)
  expect((await watch()).lanes.map(({ units }) => units).toSorted((a, b) => a - b)).toEqual(pupils.map((_, at) => at))
  const results = await Promise.all(pupils.map((pupil) => finish(race, pupil)))
  expect(results.every(({ data }) => data.whole)).toBe(true)
})

describe('what a browser says is not believed', () => {
  test('nobody is further than ten characters a second, and nobody says so twice a moment', async () => {
    const pupil = await newPupil()
    const { race, code } = await openRace()
    await join(code, pupil)
    const began = performance.now()
    await runFor(race, 2)
    const { units } = (await run(race, 35, pupil)).data.lanes[0]!
    const underWay = 2 + (performance.now() - began) / 1000
    expect(units).toBeLessThanOrEqual(Math.ceil(10 * underWay))
    await run(race, 1, pupil)
    expect((await watch()).lanes[0]!.units).toBeGreaterThan(10)
  })

  test('a log longer than the race, of another text, or handed in before is refused; a script’s keys are practice', async () => {
    const [quick, bot] = [await newPupil(), await newPupil('机器')]
    const { race, code } = await openRace()
    await join(code, quick)
    await join(code, bot)
    await runFor(race, 3)
    expect(await finish(race, quick)).toMatchObject({ code: 0 })
    await pass(race, 40)
    expect(await finish(race, quick, { log: log('another text altogether', 1) })).toMatchObject({ code: 0 })
    expect(await finish(race, quick, { units: 5 })).toMatchObject({ code: 0 })
    expect(await finish(race, quick)).toMatchObject({ code: 1 })
    expect(await finish(race, bot, { log: encodeLog(typed([...TEXT], 60)) })).toMatchObject({
      code: 1,
      data: { points: 0 },
    })
    expect((await watch()).lanes[1]).toMatchObject({ done: true, practice: true })
    await call('/api/race/end', { race }, teacher)
    expect((await watch()).awards).toMatchObject({ first: 1 })
  })

  test('who comes late begins late: no log is longer than their own time', async () => {
    const [early, late] = [await newPupil(), await newPupil()]
    const { race, code } = await openRace()
    await join(code, early)
    await runFor(race, 100)
    expect((await join(code, late)).data).toMatchObject({ phase: 'running', lane: 2 })
    expect(await finish(race, late)).toMatchObject({ code: 0 })
    expect(await finish(race, early)).toMatchObject({ code: 1 })
  })
})

test('of two devices of a child the one that comes last races, and the other is told', async () => {
  const pupil = await newPupil()
  const { race, code } = await openRace()
  await join(code, pupil, 'the-tablet')
  expect((await join(code, pupil, 'the-laptop')).data).toMatchObject({ lane: 1, lanes: [{ lane: 1 }] })
  await runFor(race, 40)
  expect(await run(race, 3, pupil, 'the-tablet')).toMatchObject({ code: 0, msg: expect.stringContaining('另一台设备') })
  expect((await run(race, 7, pupil, 'the-laptop')).data.lanes).toMatchObject([{ units: 7 }])
  expect(await finish(race, pupil, { device: 'the-tablet' })).toMatchObject({ code: 0 })
  expect(await finish(race, pupil, { device: 'the-laptop' })).toMatchObject({ code: 1 })
  // Back on either, what it came to is there.
  expect((await join(code, pupil, 'the-tablet')).data.result).toMatchObject({ whole: true })
})

test('when the race ends before the text, what was typed counts and everybody is across the line', async () => {
  const pupil = await newPupil()
  const { race, code } = await openRace()
  await join(code, pupil)
  await runFor(race, 40)
  await call('/api/race/end', { race }, teacher)
  const half = { units: 20, log: log(TEXT.slice(0, 20), 5) }
  expect(await finish(race, pupil, half)).toMatchObject({ code: 1, data: { whole: false, length: 20, points: 2 } })
  expect((await watch()).lanes).toMatchObject([{ done: true, whole: false, units: 20 }])
})

test('what is typed on after the end is typing, and no way across the line; a race that ended before it began has no runs', async () => {
  const [pupil, early] = [await newPupil(), await newPupil()]
  const { race, code } = await openRace()
  await join(code, pupil)
  await runFor(race, 5)
  await run(race, 10, pupil)
  await call('/api/race/end', { race }, teacher)
  await pass(race, 60)
  expect(await finish(race, pupil)).toMatchObject({ code: 1, data: { whole: false, length: TEXT.length } })
  expect(await watch()).toMatchObject({ lanes: [{ done: true, whole: false, units: 10 }], awards: { first: null } })

  const next = await openRace()
  await join(next.code, early)
  expect(await call('/api/race/start', { race: next.race }, teacher)).toMatchObject({ code: 1 })
  await call('/api/race/end', { race: next.race }, teacher)
  await pass(next.race, 60)
  expect(await finish(next.race, early)).toMatchObject({ code: 0 })
})

test('beyond one’s own best is told as such; ten minutes after the end nothing counts any more', async () => {
  const [pupil, away] = [await newPupil(), await newPupil()]
  const first = await openRace()
  await join(first.code, pupil)
  await runFor(first.race, 60)
  expect((await finish(first.race, pupil, { log: log(TEXT, 1, 2) })).data).toMatchObject({ best: null })
  await call('/api/race/end', { race: first.race }, teacher)
  const { race, code } = await openRace()
  await join(code, pupil)
  await join(code, away)
  await runFor(race, 60)
  expect((await finish(race, pupil)).data).toMatchObject({ best: true })
  await call('/api/race/end', { race }, teacher)
  expect((await watch()).awards).toMatchObject({ step: 1 })
  await pass(race, 601)
  expect(await finish(race, away)).toMatchObject({ code: 0, msg: expect.stringContaining('结束很久') })
})

test('a race that nobody begins or ends is over by itself, and the class may open another', async () => {
  const pupil = await newPupil()
  const waiting = await openRace()
  await pass(waiting.race, 30 * 60 + 1)
  expect(await join(waiting.code, pupil)).toMatchObject({ code: 0, msg: '这场比赛已经结束了' })
  expect((await call('/api/race/mine', undefined, pupil)).data.races).toEqual([])
  const { race, code } = await openRace()
  await join(code, pupil)
  await runFor(race, 20 * 60 + 1)
  expect((await watch()).phase).toBe('over')
  expect((await open()).code).toBe(1)
})

test('who leaves before the end is gone from the lanes, and may come again', async () => {
  const pupil = await newPupil()
  const { race, code } = await openRace()
  await join(code, pupil)
  expect(await call('/api/race/leave', { race }, pupil)).toMatchObject({ code: 1 })
  expect((await watch()).lanes).toEqual([])
  expect((await join(code, pupil)).data.lanes).toHaveLength(1)
})

test.each([
  ['one character', { text: 'x' }],
  ['too long', { text: 'a'.repeat(2001) }],
  ['a sign on no keyboard', { text: 'a\u0000bc' }],
  ['no script', { script: 'runes' }],
  ['a telephone number', { text: '我的电话是 13800138000' }],
  ['a telephone number under a lesson’s name', { lesson: 'numbers', text: '我的电话是 13800138000' }],
  ['a telephone number in the title of a lesson', { lesson: 'numbers', title: '13800138000', text: '2026 1949' }],
  ['a lesson that the trainer has not', { lesson: 'no-such-lesson' }],
  ['a lesson of numbers to be typed with an input method', { lesson: 'numbers', text: '2026 1949', script: 'han' }],
  ['English to be typed with an input method', { script: 'han' }],
  ['Chinese to be typed without one', { text: '床前明月光' }],
])('a text that is none, or leads to somebody, opens no race: %s', async (_what, more) => {
  expect((await open(more)).code).toBe(0)
})

test('a lesson of the trainer is raced though its numbers look like a telephone’s', async () => {
  expect(await open({ lesson: 'numbers', text: '2026 1949 365 24 60 3.14' })).toMatchObject({ code: 1 })
})

test('what is told of a race and remembered for a moment does not make anybody begin later', async () => {
  const pupil = await newPupil()
  const { race, code } = await openRace()
  await join(code, pupil)
  await call('/api/race/start', { race }, teacher)
  const { data: first } = await run(race, 0, pupil)
  const heard = performance.now()
  later(200)
  const asked = performance.now()
  const { data: second } = await run(race, 0, pupil)
  expect(first.startsIn! - second.startsIn!).toBeGreaterThan(asked - heard - 10)
})

test('a race that begins while a child is about to be told of it is told as it is then', async () => {
  const pupil = await newPupil()
  const { race, code } = await openRace()
  await join(code, pupil)
  // What is being read is thrown away by the change, and whoever waits for it with it.
  const reading = vi.spyOn(LRUCache.prototype, 'fetch').mockRejectedValueOnce(new Error('deleted'))
  expect(await run(race, 0, pupil)).toMatchObject({ code: 1, data: { phase: 'waiting' } })
  expect(reading).toHaveBeenCalledTimes(2)
})

test('its teacher finds the races of a class again: when, what, who, and the fastest who typed it whole', async () => {
  const [bao, mi, bot] = [await newPupil('小兔'), await newPupil('小米'), await newPupil('机器')]
  const { race, code } = await openRace({ title: 'Hopping' })
  for (const child of [bao, mi, bot]) await join(code, child)
  await runFor(race, 60)
  await finish(race, bao, { log: log(TEXT, 1, 2) })
  await finish(race, mi, { log: log(TEXT, 3) })
  await finish(race, bot, { log: encodeLog(typed([...TEXT], 60)) })
  const earlier = (as: Someone) => call(`/api/race/earlier?id=${room}`, undefined, as)
  expect((await earlier(teacher)).data.races).toEqual([])
  await call('/api/race/end', { race }, teacher)
  // One that never began is none.
  const { race: next } = await openRace()
  await call('/api/race/end', { race: next }, teacher)

  const { races } = (await earlier(teacher)).data
  const { speed } = (await join(code, mi)).data.result!
  expect(races).toEqual([
    {
      id: race,
      starttime: expect.any(Number),
      lesson: '',
      title: 'Hopping',
      text: TEXT,
      script: 'latin',
      racers: ['小兔', '小米', '机器'],
      best: { name: '小米', speed },
    },
  ])
  for (const stranger of [other, bao]) expect(await earlier(stranger)).toMatchObject({ code: 0, data: null })
})

test('what there is of a race is kept for thirty days, and of a class for fifty races', async () => {
  const { race } = await openRace()
  await pass(race, 31 * 86_400)
  await pruneRaces(db(), 30)
  expect(await watch()).toBeNull()
  await sql`
    insert into typing_race (classroom_id, teacher_id, code, text, script, endtime)
    select ${room}, ${teacher.id}, 'old' || number, 'abc', 'latin', now() from generate_series(1, 55) as number
  `.execute(db())
  await openRace()
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from typing_race where classroom_id = ${room}
  `.execute(db())
  expect(rows[0]!.kept).toBe(50)
})

test('a child’s export has its races, without what names its device, and with the account they are gone', async () => {
  const pupil = await newPupil()
  const { code } = await openRace()
  await join(code, pupil)
  const { data } = await call('/api/account/export', { format: 'json' }, pupil)
  const [lane] = (JSON.parse(data.text) as { typing_race_lane: object[] }).typing_race_lane
  expect(lane).toMatchObject({ lane: 1, units: 0 })
  expect(lane).not.toHaveProperty('device')
  await sql`update classroom_member set pictures = '\\x00' where user_id = ${pupil.id}`.execute(db())
  await call('/api/classroom/removePupil', { id: room, user: pupil.id }, teacher)
  const { rows } = await sql`select from typing_race_lane where user_id = ${pupil.id}`.execute(db())
  expect(rows).toEqual([])
})

test('a child that rests is in no race', async () => {
  const pupil = await newPupil()
  const { race, code } = await openRace()
  await join(code, pupil)
  await sql`update member set quiet_from = '00:00', quiet_to = '23:59:59' where id = ${pupil.id}`.execute(db())
  // Who has limits is remembered for some seconds, unless the row is changed by the site.
  await server.call('POST', '/admin/user.user/edit', { id: pupil.id, nickname: 'resting' })
  expect(await run(race, 1, pupil)).toMatchObject({ code: 0, data: { rest: { reason: 'quiet' } } })
})
