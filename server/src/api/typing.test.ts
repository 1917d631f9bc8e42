import type { Scored } from '@tutu/contract/api/typing'
import { encodeLog } from '@tutu/learning/typing/event-log'
import { createExercise } from '@tutu/learning/typing/exercise'
import { figuresOf } from '@tutu/learning/typing/figures'
import { runOf, typed } from '@tutu/learning/typing/testing/typist'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { testApp, type TestApp } from '../testing/app.ts'

const TEXT = 'the rabbit hops over the green hill and finds a carrot'

let server: TestApp
let token = ''
beforeAll(async () => {
  server = await testApp()
  await server.call('POST', '/admin/routine.config/edit', { open_member_center: true })
  token = await register('da_zi')
})
afterAll(() => server.close())

const db = () => server.database.kysely

async function call(method: 'GET' | 'POST', path: string, body?: object, as = token) {
  const answer = await server.app.inject({
    method,
    url: path,
    headers: { 'ba-user-token': as, server: 'true' },
    ...(body && { payload: body }),
  })
  return answer.json<{
    code: number
    msg: string
    data: Scored & { ticket: string; text: string; results: Scored[]; best: object; userInfo: { token: string } }
  }>()
}

async function register(username: string): Promise<string> {
  const captchaId = `captcha-${username}`
  await storeCaptcha(db(), captchaId, 'H4KX')
  const form = { tab: 'register', username, password: 'carrot-1', birth_year: '2001', captcha: 'h4kx', captchaId }
  return (await call('POST', '/api/user/checkIn', form, '')).data.userInfo.token
}

/** As people type: no two gaps alike. Each `run` is another log. */
function log(text: string, run: number): string {
  const steps = [...text].flatMap((unit, at) => [90 + ((at * 137 + run * 31) % 380), unit])
  return encodeLog(typed(steps))
}

/** A ticket that was handed out so many seconds ago. */
async function ticket(secondsAgo: number, as = token): Promise<string> {
  const { ticket: handedOut } = (await call('POST', '/api/typing/begin', {}, as)).data
  await sql`
    update typing_result set begintime = begintime - make_interval(secs => ${secondsAgo}) where createtime is null
  `.execute(db())
  return handedOut
}
const handIn = (given: string, run: number, more: object = {}, as = token) =>
  call(
    'POST',
    '/api/typing/result',
    { ticket: given, text: TEXT, script: 'latin', mode: 'wait', log: log(TEXT, run), ...more },
    as,
  )
const score = async () =>
  Number((await sql<{ score: number }>`select score from member where username = 'da_zi'`.execute(db())).rows[0]!.score)

test('the server scores what was typed by its own replay, and it gives points for being right', async () => {
  const { code, data } = await handIn(await ticket(60), 1, { speed: 900, accuracy: 100 })
  const own = figuresOf(
    runOf(
      createExercise({ text: TEXT, script: 'latin', mode: 'wait' }),
      typed([...TEXT].flatMap((unit, at) => [90 + ((at * 137 + 31) % 380), unit])),
    ),
  )
  expect(code).toBe(1)
  expect(data).toMatchObject({ speed: Math.round(own.speed * 10) / 10, accuracy: 100, length: TEXT.length, points: 5 })
  expect(await score()).toBe(5)
  expect((await call('GET', '/api/typing/results')).data.results).toMatchObject([{ points: 5, script: 'latin' }])
})

test('the best of each kind is the fastest with care, however long ago; what does not look like typing is none', async () => {
  const fast = await register('kuai_shou')
  const keep = (script: string, speed: number, more: { accuracy?: number; length?: number; flags?: string } = {}) => {
    const { accuracy = 97, length = 60, flags = '{}' } = more
    return sql`
      insert into typing_result (user_id, ticket, createtime, script, speed, accuracy, length, flags)
      select id, ${Buffer.from(`${script} ${speed}`)}, 1, ${script}, ${speed}, ${accuracy}, ${length}, ${flags}::text[]
      from member where username = 'kuai_shou'
    `.execute(db())
  }
  await keep('latin', 41.3)
  await keep('latin', 90, { accuracy: 60 })
  await keep('latin', 80, { length: 10 })
  await keep('latin', 200, { flags: '{too-even}' })
  await keep('han', 30, { accuracy: 70 })
  for (let speed = 1; speed <= 100; speed++) await keep('code', speed / 10)
  const { data } = await call('GET', '/api/typing/results', undefined, fast)
  expect(data.best).toEqual({ latin: 41.3, code: 10 })
  expect(data.results).toHaveLength(100)
})

test('an account that was made for a class has no purse: what it types is kept and gives no points', async () => {
  const pupil = await register('ban_ji')
  await sql`update member set of_class = true where username = 'ban_ji'`.execute(db())
  await sql`
    with room as (insert into classroom (name, code) values ('三年二班', 'abc234') returning id)
    insert into classroom_member (classroom_id, user_id, name, folded)
    select room.id, member.id, '小兔', '小兔' from room, member where username = 'ban_ji'
  `.execute(db())
  const { code, data } = await handIn(await ticket(60, pupil), 40, {}, pupil)
  expect([code, data.points, data.length]).toEqual([1, 0, TEXT.length])
  const { rows } = await sql`select score from member where username = 'ban_ji'`.execute(db())
  expect(rows).toEqual([{ score: 0 }])
})

test('a ticket is good once, the same log never again, and no log is longer than the time since', async () => {
  const once = await ticket(60)
  expect((await handIn(once, 2)).code).toBe(1)
  expect((await handIn(once, 3)).code).toBe(0)
  expect((await handIn(await ticket(60), 2)).code).toBe(0)
  expect((await handIn(await ticket(1), 4)).code).toBe(0)
  expect((await handIn(await ticket(7200), 5)).code).toBe(0)
  expect((await handIn(await ticket(60), 6, {}, await register('bie_ren'))).code).toBe(0)
})

test.each([
  { log: '' },
  { log: 'x' },
  { log: log('the rabbit', 7) },
  { text: '', log: '' },
  { script: 'runes' },
  { log: 'a'.repeat(70_000) },
])('what is no whole exercise is not kept: %j', async (more) => {
  expect((await handIn(await ticket(60), 8, more)).code).toBe(0)
})

test('a day gives no more than twenty points, and a script’s even keys give none', async () => {
  const even = encodeLog(typed([...TEXT], 120))
  expect((await handIn(await ticket(60), 0, { log: even })).data).toMatchObject({ accuracy: 100, points: 0 })
  const before = await score()
  let sum = before
  for (let run = 20; run < 26; run++) sum += (await handIn(await ticket(60), run)).data.points
  expect([before, sum, await score()]).toEqual([10, 20, 20])
})

test('of a member the latest thousand results are kept, and tickets not yet used', async () => {
  const keeper = await register('chang_lian')
  const { rows: who } = await sql<{ id: number }>`select id from member where username = 'chang_lian'`.execute(db())
  const id = who[0]!.id
  await sql`
    insert into typing_result (user_id, ticket, log, createtime, script, speed, accuracy, length)
    select ${id}, int4send(number), int4send(number), number, 'latin', 20, 99, 30 from generate_series(1, 1005) as number
  `.execute(db())
  const open = await ticket(60, keeper)
  expect((await handIn(await ticket(60, keeper), 30, {}, keeper)).code).toBe(1)
  const { rows } = await sql<{ count: number; first: number; open: number }>`
    select count(createtime)::int as count, min(createtime)::int as first, (count(*) - count(createtime))::int as open
    from typing_result where user_id = ${id}
  `.execute(db())
  expect(rows).toEqual([{ count: 1000, first: 7, open: 1 }])
  expect((await handIn(open, 31, {}, keeper)).code).toBe(1)
})

test('the member’s export says what was typed how well, without hashes of logs and tickets', async () => {
  const member = await register('yao_dai_zou')
  expect((await handIn(await ticket(60, member), 40, {}, member)).code).toBe(1)
  await ticket(0, member)
  const { data } = await call('POST', '/api/account/export', { format: 'json' }, member)
  const [open, finished] = (JSON.parse(data.text) as { typing_result: object[] }).typing_result
  expect(Object.keys(finished!)).toEqual(Object.keys(open!))
  expect(finished).toMatchObject({ script: 'latin', accuracy: 100 })
  expect(finished).not.toHaveProperty('log')
  expect(finished).not.toHaveProperty('ticket')
})
