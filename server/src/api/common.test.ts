import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consumeCaptcha, storeCaptcha } from '../data/captcha.ts'
import { pruneSessions } from '../data/sessions.ts'
import { numberWord } from '../lib/captcha-sum.ts'
import { openSession, openSignInApp, type SignInApp } from '../plugins/auth-testing.ts'

let app: SignInApp
beforeAll(async () => {
  app = await openSignInApp()
})
afterAll(() => app.close())

describe('captcha', () => {
  test('a PNG of 150 × 50 that nobody may keep', async () => {
    const answer = await app.app.inject('/api/common/captcha?id=abcd-1234&server=1')
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 150, height: 50 })
  })

  test.each(['', 'short', 'has blanks in it', 'x'.repeat(65)])('refuses the id “%s”', async (id) => {
    expect(await app.get(`/api/common/captcha?id=${encodeURIComponent(id)}`)).toMatchObject({ status: 400, code: 0 })
  })

  test('a sum in the caller’s language for whoever cannot see it, answered in digits and good for one try', async () => {
    const ask = async (language: string) => {
      const answer = await app.app.inject({
        url: `/api/common/captcha?type=text&id=some-sum-${language}`,
        headers: { 'think-lang': language },
      })
      expect(answer.headers['cache-control']).toBe('no-store')
      return answer.json<{ data: { question: string } }>().data.question
    }
    expect(await ask('zh-cn')).toMatch(/^[一二三四五六七八九十]+[加减][一二三四五六七八九十]等于几？请用数字回答。$/)
    const question = await ask('en')
    const [, first = '', sign, second = ''] = /^What is ([\w-]+) (plus|minus) (\w+)\?/.exec(question) ?? []
    const words = new Map(Array.from({ length: 100 }, (_, value) => [numberWord(value, 'en'), value]))
    const answer = (words.get(first) ?? 0) + (sign === 'plus' ? 1 : -1) * (words.get(second) ?? 0)
    expect(await consumeCaptcha(app.database.kysely, 'some-sum-en', ` ${answer} `)).toBe(true)
    expect(await consumeCaptcha(app.database.kysely, 'some-sum-en', String(answer))).toBe(false)
    expect(await consumeCaptcha(app.database.kysely, 'some-sum-zh-cn', '0')).toBe(false)
  })

  test('a captcha is good for ten minutes', async () => {
    await app.app.inject('/api/common/captcha?id=ten-minutes')
    const { rows } = await sql<{ left: number }>`select max(expiretime) - epoch_seconds() as left from captcha`.execute(
      app.database.kysely,
    )
    expect(rows[0]?.left).toBeGreaterThan(590)
    await storeCaptcha(app.database.kysely, 'too-late', 'A5KW')
    await sql`update captcha set expiretime = epoch_seconds() - 1`.execute(app.database.kysely)
    expect(await consumeCaptcha(app.database.kysely, 'too-late', 'A5KW')).toBe(false)
  })

  test.each(['45kd', ' 45K0 ', 'A S K O', '４５ＫＤ'])('“%s” is what somebody read in 45KD', async (typed) => {
    await storeCaptcha(app.database.kysely, 'lookalikes', '45KD')
    expect(await consumeCaptcha(app.database.kysely, 'lookalikes', typed)).toBe(true)
  })

  test('an address gets fewer sums than pictures', async () => {
    const ask = (type: string) => app.get(`/api/common/captcha?type=${type}&id=abcd-1234`, { ip: '198.51.100.7' })
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask('text')))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2)
    expect(await ask('sound')).toMatchObject({ status: 400 })
  })

  test('an address gets so many and no more; others are not touched by it', async () => {
    const url = '/api/common/captcha?id=none'
    const answers = await Promise.all(Array.from({ length: 45 }, () => app.get(url, { ip: '2001:db8::1' })))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4)
    expect(await app.get(url, { ip: '2001:db8::2' }), 'same network').toMatchObject({ status: 429 })
    expect(await app.get(url, { ip: '2001:db8:1::1' })).toMatchObject({ status: 400 })
  })
})

describe('refreshToken', () => {
  const refresh = (refresh_token: string, headers: Record<string, string>) =>
    app.post('/api/common/refreshToken', { refresh_token }, { headers })
  const isIn = async (token: string) => (await app.get('/admin/index/index', { token })).code
  const remaining = async (sessionId: number) => {
    const { rows } = await sql<{ left: number }>`select expiretime - epoch_seconds() as left from token
      where session_id = ${sessionId} and type = 'access' order by 1`.execute(app.database.kysely)
    return rows.map((row) => row.left)
  }
  const age = (sessionId: number, seconds: number) =>
    sql`update token set expiretime = expiretime - ${seconds}::int where session_id = ${sessionId}`.execute(
      app.database.kysely,
    )

  test('gives a new access token for an expired one; the refresh token stays', async () => {
    const session = await openSession(app.database, 'admin', 1, true)
    await age(session.id, 86_400)
    expect(await isIn(session.token)).toBe(409)
    const answer = await refresh(session.refreshToken, { batoken: session.token })
    expect(answer).toMatchObject({ code: 1, data: { type: 'admin-refresh' } })
    expect(Object.keys(answer.data ?? {}).toSorted()).toEqual(['token', 'type'])
    expect(await isIn(answer.data?.token ?? '')).toBe(1)
    expect(await isIn(session.token)).toBe(409)
    expect(await refresh(session.refreshToken, { batoken: session.token })).toMatchObject({ code: 1 })
  })

  test('the replaced token lives 30 s longer; tabs that race are given one token that lasts', async () => {
    const session = await openSession(app.database, 'admin', 1, true)
    const headers = { batoken: session.token }
    const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(session.refreshToken, headers)))
    const tokens = answers.map((answer) => answer.data?.token ?? '')
    expect(new Set(tokens).size).toBe(1)
    expect(await Promise.all([session.token, tokens[0]!].map(isIn))).toEqual([1, 1])
    const [old, ...others] = await remaining(session.id)
    expect(old).toBeGreaterThan(25)
    expect(old).toBeLessThanOrEqual(30)
    expect(others.every((left) => left > 86_000)).toBe(true)
  })

  test('however often it is called, a session keeps a bounded number of tokens', async () => {
    const session = await openSession(app.database, 'admin', 1, true)
    let token = session.token
    for (let i = 0; i < 25; i++) token = (await refresh(session.refreshToken, { batoken: token })).data?.token ?? ''
    expect(await isIn(token)).toBe(1)
    expect(await remaining(session.id)).toHaveLength(20)
  })

  test('needs an access token of the same session in the header of its kind', async () => {
    const session = await openSession(app.database, 'admin', 1, true)
    const other = await openSession(app.database, 'admin', 1, true)
    expect(await refresh(session.refreshToken, {})).toMatchObject({ code: 0 })
    expect(await refresh(session.refreshToken, { batoken: other.token })).toMatchObject({ code: 0 })
    expect(await refresh(session.refreshToken, { batoken: session.refreshToken })).toMatchObject({ code: 0 })
    expect(await refresh(session.refreshToken, { 'ba-user-token': session.token })).toMatchObject({ code: 0 })
    expect(await refresh(session.token, { batoken: session.token })).toMatchObject({ code: 0 })
    expect(await refresh('', { batoken: session.token })).toMatchObject({ code: 0 })
  })

  test("a member's refresh token never yields an administrator's token", async () => {
    const admin = await openSession(app.database, 'admin', 1, true)
    const member = await openSession(app.database, 'member', 1, true)
    const headers = { batoken: admin.token, 'ba-user-token': member.token }
    expect((await refresh(member.refreshToken, headers)).data?.type).not.toBe('admin-refresh')
    expect(await refresh(member.refreshToken, { batoken: admin.token })).toMatchObject({ code: 0 })
    expect(await refresh(admin.refreshToken, { batoken: member.token })).toMatchObject({ code: 0 })
  })

  test('ends with the refresh token and with the account', async () => {
    const late = await openSession(app.database, 'admin', 1, true)
    await age(late.id, 31 * 86_400)
    expect(await refresh(late.refreshToken, { batoken: late.token })).toMatchObject({ code: 0 })
    const session = await openSession(app.database, 'admin', 999, true)
    expect(await refresh(session.refreshToken, { batoken: session.token })).toMatchObject({ code: 0 })
  })

  test('who comes back after weeks with keep is refreshed; without it the session is forgotten', async () => {
    const kept = await openSession(app.database, 'admin', 1, true)
    const plain = await openSession(app.database, 'admin', 1)
    const recent = await openSession(app.database, 'admin', 1)
    await age(kept.id, 20 * 86_400)
    await age(plain.id, 4 * 86_400)
    await age(recent.id, 2 * 86_400)
    await pruneSessions(app.database.kysely)
    expect(await isIn(kept.token)).toBe(409)
    expect(await refresh(kept.refreshToken, { batoken: kept.token })).toMatchObject({ code: 1 })
    expect(await isIn(plain.token)).toBe(302)
    expect(await isIn(recent.token)).toBe(409)
    const rows = await app.database.kysely.selectFrom('session').select('id').execute()
    expect(rows.map((row) => row.id)).not.toContain(plain.id)
  })
})
