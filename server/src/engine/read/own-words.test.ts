import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../../ledger/post.ts'
import { CHECKED_IN, EXPIRED, GUARDIAN_ANSWERED, ofNumber } from '../../lib/own-words.ts'
import { SYSTEM } from '../../policy/actors.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { testServices } from '../../testing/services.ts'

const NUMBER = '20261126000000000007'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
  const services = await testServices(server.database)
  const form = { username: 'pupil', nickname: '豆豆', password: 'carrot-2026', group_id: 1 }
  await services.engine.mutations
    .run(SYSTEM, async (session) => {
      const member = await session.add('member', form)
      for (const reason of [
        EXPIRED,
        GUARDIAN_ANSWERED,
        ofNumber('订单', NUMBER),
        CHECKED_IN,
        '退货 Order of last week',
      ])
        await post(session, { account: 'score', member, amount: 5, reason })
    })
    .finally(() => services.close())
  await server.call('POST', '/admin/user.scoreLog/add', { user_id: 1, score: 1, memo: '作品展' })
})
afterAll(() => server.close())

type Entry = { memo: string; admin: object | null; user: object }

async function entries(query: object, language: 'zh-cn' | 'en'): Promise<Entry[]> {
  const { data } = await server.call<{ list: Entry[] }>('GET', '/admin/user.scoreLog/index', query, { language })
  return data.list
}
const memos = async (query: object, language: 'zh-cn' | 'en' = 'en') =>
  (await entries(query, language)).map(({ memo }) => memo)

const ENDED = 'Not paid or confirmed within 24 hours, so it ended by itself'
const ANSWER = 'The guardian’s answer'

test('lists tell what the server wrote in the reader’s language, and what people wrote as they did', async () => {
  const byHand = ['作品展', '退货 Order of last week']
  expect(await memos({})).toEqual([...byHand, 'Daily check-in', `Order ${NUMBER}`, ANSWER, ENDED])
  const stored = [CHECKED_IN, `订单 ${NUMBER}`, GUARDIAN_ANSWERED, EXPIRED]
  expect(await memos({}, 'zh-cn')).toEqual([...byHand, ...stored])
})

test.each([
  ['daily check', ['Daily check-in']],
  ['签到', ['Daily check-in']],
  ['order', ['退货 Order of last week', `Order ${NUMBER}`]],
  [`Order ${NUMBER}`, [`Order ${NUMBER}`]],
  ['or', ['退货 Order of last week']],
  ['confirmed', [ENDED]],
  [ENDED, [ENDED]],
  [EXPIRED, [ENDED]],
  ["the guardian's answer", [ANSWER]],
])('it is found as it is read, or as it is stored: %s', async (looked, found) => {
  expect(await memos({ quick_search: looked })).toEqual(found)
  expect(await memos({ search: [{ field: 'memo', operator: 'LIKE', val: looked }] })).toEqual(found)
})

test('whoever a row names is there by user name and by what people call them', async () => {
  const [byHand] = await entries({}, 'en')
  expect(byHand).toMatchObject({
    admin: { username: 'admin', nickname: 'Admin' },
    user: { username: 'pupil', nickname: '豆豆' },
  })
})
