import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SYSTEM } from '../../policy/actors.ts'
import { testApp, type TestApp } from '../../testing/app.ts'

let server: TestApp
let clerk: string
beforeAll(async () => {
  server = await testApp()
  await server.app.engine.mutations.run(SYSTEM, async (tx) => {
    const [guardian] = await tx.insert('guardian', [{ contact: '13900000002', status: true, lastloginip: '' }])
    const account = { password: 'x', group_id: 1, status: true, lastloginip: '' }
    const [carrot, leaf] = await tx.insert('member', [
      {
        ...account,
        username: 'carrot_k',
        nickname: '胡萝卜',
        mobile: '13800000001',
        email: 'carrot@home.example',
        guardian_id: guardian!.id,
      },
      { ...account, username: 'leaf', nickname: '小叶' },
    ])
    const good = { price: 100, score_price: 0, stock: 9, status: true, kind: 'physical' }
    const [blocks, keys] = await tx.insert('good', [
      { ...good, title: { 'zh-cn': '磁力积木', en: 'Magnetic blocks' } },
      { ...good, title: { 'zh-cn': '键盘', en: 'Keyboard' } },
    ])
    const order = { pay_type: 'offline', state: 'paid', total: 100, total_score: 0, refunded: 0, refunded_score: 0 }
    const [first, second] = await tx.insert('shop-order', [
      { ...order, number: 'A100', user_id: carrot!.id, address: '李女士 13700000003 北京市' },
      { ...order, number: 'B200', user_id: leaf!.id, address: '王先生 13600000004 上海市' },
    ])
    const line = { quantity: 1, price: 100, score_price: 0 }
    await tx.insert('order-line', [
      { ...line, order_id: first!.id, good_id: blocks!.id, title: blocks!.title },
      { ...line, order_id: second!.id, good_id: keys!.id, title: keys!.title },
      { ...line, order_id: second!.id, good_id: blocks!.id, title: { 'zh-cn': '贴纸', en: 'Stickers' } },
    ])
    await tx.insert('money-log', [
      { user_id: carrot!.id, money: 500, before: 0, after: 500, memo: '线下充值' },
      { user_id: leaf!.id, money: 500, before: 0, after: 500, memo: '线下充值' },
    ])
  })
  clerk = await server.signIn(['order/index', 'order/export'])
})
afterAll(() => server.close())

async function found(quick_search: string, token?: string, base = 'order'): Promise<Record<string, unknown>[]> {
  const { code, data, msg } = await server.call<{ list: Record<string, unknown>[]; total: number }>(
    'GET',
    `/admin/${base}/index`,
    { quick_search, order: 'id,asc' },
    token === undefined ? {} : { token },
  )
  expect(code, msg).toBe(1)
  expect(data.total).toBe(data.list.length)
  return data.list
}
const numbers = async (typed: string, token?: string) => (await found(typed, token)).map(({ number }) => number)

test.each([
  ['its number', 'a100', ['A100']],
  ['the user name of who placed it', 'carrot_k', ['A100']],
  ['what they are called', '胡萝卜', ['A100']],
  ['their mobile', '13800000001', ['A100']],
  ['their address of mail', 'carrot@home', ['A100']],
  ['the mobile of their guardian', '13900000002', ['A100']],
  ['who receives it', '李女士', ['A100']],
  ['the telephone of who receives it', '13600000004', ['B200']],
  ['what was ordered', '磁力积木', ['A100']],
  ['what was ordered, as it was called then, in English', 'stickers', ['B200']],
  ['words that stand in several of these', '李女士 blocks 138', ['A100']],
  ['nothing where one of the words is another order’s', '李女士 键盘', []],
  ['what stands nowhere', '赵', []],
  ['one letter', 'z', []],
])('an order is found by %s', async (_, typed, orders) => {
  expect(await numbers(typed)).toEqual(orders)
})

describe('for a role that may open orders alone', () => {
  test.each([
    ['who placed it, as the list shows it', '胡萝卜', ['A100']],
    ['their user name', 'carrot_k', ['A100']],
    ['who receives it', '王先生', ['B200']],
  ])('an order is found by %s', async (_, typed, orders) => {
    expect(await numbers(typed, clerk)).toEqual(orders)
  })

  test.each([
    ['a mobile that only the list of members shows', '13800000001'],
    ['an address of mail', 'carrot@home'],
    ['a guardian', '13900000002'],
    ['lines of orders, which that role may not open', '磁力积木'],
  ])('nothing is found by %s', async (_, typed) => {
    expect(await numbers(typed, clerk)).toEqual([])
  })

  test('the export has the rows of the list', async () => {
    const rowsOf = async (quick_search: string, token: string) => {
      const { data } = await server.call<{ ticket: string }>(
        'POST',
        '/admin/order/export',
        { quick_search, format: 'json' },
        { token },
      )
      const file = await server.app.inject({ method: 'GET', url: `/admin/order/export?ticket=${data.ticket}` })
      return file.json<{ number: string }[]>().map(({ number }) => number)
    }
    expect(await rowsOf('13800000001', server.token)).toEqual(['A100'])
    expect(await rowsOf('13800000001', clerk)).toEqual([])
    expect(await rowsOf('胡萝卜', clerk)).toEqual(['A100'])
  })
})

test('what columns come to is of the rows found, and a change of many is of them', async () => {
  const sums = await server.call('GET', '/admin/order/sums', { quick_search: '胡萝卜' })
  expect(sums.data).toMatchObject({ count: 1, sums: { total: '1.00' } })
  const batch = { filter: { quick_search: '胡萝卜' }, values: { note: '电话里说好了' }, preview: '1' }
  const { data } = await server.call<{ rows: object[] }>('POST', '/admin/order/batch', batch)
  expect(data.rows).toHaveLength(1)
})

test('a ledger is found by whose it is, a member by the guardian, a guardian by the child', async () => {
  expect((await found('胡萝卜', undefined, 'user.moneyLog')).map(({ user }) => user)).toMatchObject([
    { nickname: '胡萝卜' },
  ])
  expect(await found('13900000002', undefined, 'user.user')).toMatchObject([{ nickname: '胡萝卜' }])
  expect(await found('胡萝卜', undefined, 'user.guardian')).toMatchObject([{ contact: '13900000002' }])
})

test('what belongs together does not find each other: no sibling by the name of a child, no line by another of its order', async () => {
  await server.app.engine.mutations.run(SYSTEM, async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from guardian where contact = '13900000002'`.execute(
      tx.transaction,
    )
    const account = { password: 'x', group_id: 1, status: true, lastloginip: '' }
    await tx.insert('member', [{ ...account, username: 'plum', nickname: '小李子', guardian_id: rows[0]!.id }])
  })
  expect(await found('小李子', undefined, 'user.user')).toMatchObject([{ nickname: '小李子' }])
  expect(await found('小李子', undefined, 'user.moneyLog')).toEqual([])
  expect(await numbers('小李子')).toEqual([])
  expect(await found('键盘', undefined, 'orderLine')).toHaveLength(1)
})
