import { ClientError } from '@tutu/contract/core/client-error'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { contact } from '@tutu/contract/resources/contact'
import { shopOrder } from '@tutu/contract/resources/shop-order'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, calls, refusal } from './testing/fake-api.ts'
import { renderScreen } from './testing/render-screen.tsx'

vi.mock('../lib/api.ts', () => import('./testing/fake-api.ts'))

const order = {
  id: 8,
  version: 2,
  createtime: 1_795_735_710,
  updatetime: 0,
  number: '20261126135429216089',
  user_id: 4,
  user: { id: 4, nickname: '一片叶子', username: 'demo_leaf' },
  state: 'paid',
  pay_type: 'offline',
  total: '29.70',
  paytime: null,
  address: '胡萝卜市海龟巷 00 号',
  note: '',
}
const letter = {
  id: 5,
  version: 1,
  createtime: 0,
  updatetime: 0,
  name: '林妈妈',
  state: 'new',
  content: '请问从哪门课开始？',
}

let changed: Record<string, unknown>
let done: () => unknown
beforeEach(() => {
  changed = {}
  done = () => null
})

/** The list, and the record as it is, of one row. */
function answerOf(row: Readonly<Record<string, unknown>>) {
  answerWith(({ method, path }) => {
    if (method !== 'GET') return done()
    const now = { ...row, ...changed }
    return path.endsWith('/edit') ? { row: now } : { list: [now], total: 1, remark: '' }
  })
}
const posted = () => calls.filter(({ method }) => method === 'POST').map(({ path, sent }) => [path, sent])

async function openOrder(actions: readonly string[], definition: Definition = shopOrder) {
  answerOf(order)
  await renderScreen(definition, { actions })
  await userEvent.click(await screen.findByText('一片叶子'))
  const drawer = within(await screen.findByRole('dialog', { name: `编辑订单：${order.number}` }))
  await drawer.findByRole('textbox', { name: '收货信息' })
  await drawer.findByText('已付款')
  return drawer
}

it('a record that is open says above its form what nobody types', async () => {
  const drawer = await openOrder(['index', 'edit'])
  for (const said of ['一片叶子', '已付款', '线下', '¥29.70', order.number]) expect(drawer.getByText(said)).toBeTruthy()
  // What is not known is not said, and without the right nothing is offered.
  expect(drawer.queryByText('付款时间')).toBeNull()
  expect(drawer.queryByRole('button', { name: '交付' })).toBeNull()
})

it('amounts that are nothing are no facts of an order', async () => {
  const points = { total: '0.00', total_score: 120, refunded: '0.00', refunded_score: 0, pay_type: 'points' }
  answerOf({ ...order, ...points })
  await renderScreen(shopOrder, { actions: ['index', 'edit'] })
  await userEvent.click(await screen.findByText('一片叶子'))
  const drawer = within(await screen.findByRole('dialog', { name: `编辑订单：${order.number}` }))
  expect(await drawer.findByText('120')).toBeTruthy()
  for (const quiet of ['金额', '已退金额']) expect(drawer.queryByText(quiet)).toBeNull()
})

it('what may be done with it is done from there, and its form goes on with what came of it', async () => {
  const drawer = await openOrder(['index', 'edit', 'deliver', 'refund', 'cancel'])
  expect(drawer.getByRole('button', { name: '退款' })).toBeTruthy()
  expect(drawer.queryByRole('button', { name: '取消订单' })).toBeNull()
  await userEvent.click(drawer.getByRole('button', { name: '交付' }))
  done = () => {
    changed = { state: 'delivered', version: 3 }
    return null
  }
  // Sent with the key, it is the dialog's alone: the form beneath is not saved with it.
  await userEvent.type(await screen.findByRole('textbox', { name: '快递单号或说明' }), 'SF1{Enter}')
  await waitFor(() => expect(posted()).toEqual([['/admin/order/deliver', { id: 8, versions: [2], reason: 'SF1' }]]))
  expect(await drawer.findByText('已交付')).toBeTruthy()
  expect(drawer.queryByRole('button', { name: '交付' })).toBeNull()
  await userEvent.type(await drawer.findByRole('textbox', { name: '内部备注' }), '已寄')
  await userEvent.click(drawer.getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() => expect(posted()[1]).toEqual(['/admin/order/edit', { id: 8, version: 3, note: '已寄' }]))
})

it('one that was refused is sent again for the record as it has become', async () => {
  const drawer = await openOrder(['index', 'edit', 'deliver'])
  await userEvent.click(drawer.getByRole('button', { name: '交付' }))
  done = () => {
    changed = { total: '31.00', version: 3 }
    throw refusal('这条记录刚被别人修改过', { changed: true })
  }
  await userEvent.type(await screen.findByRole('textbox', { name: '快递单号或说明' }), 'SF1{Enter}')
  expect(await screen.findByText('这条记录刚被别人修改过')).toBeTruthy()
  await drawer.findByText('¥31.00')
  done = () => null
  await userEvent.type(screen.getByRole('textbox', { name: '快递单号或说明' }), '{Enter}')
  await waitFor(() => expect(posted().map(([, sent]) => (sent as { versions: number[] }).versions)).toEqual([[2], [3]]))
})

it('a line that drops when the command is done does not take the form along', async () => {
  const drawer = await openOrder(['index', 'edit', 'deliver'])
  await userEvent.click(drawer.getByRole('button', { name: '交付' }))
  const input = await screen.findByRole('textbox', { name: '快递单号或说明' })
  answerWith(({ method, path }) => {
    if (path.endsWith('/edit')) throw new ClientError('network', '网络不通')
    return method === 'GET' ? { list: [order], total: 1, remark: '' } : null
  })
  await userEvent.type(input, 'SF1{Enter}')
  expect(await screen.findByText('网络不通')).toBeTruthy()
  expect(await drawer.findByRole('textbox', { name: '内部备注' })).toBeTruthy()
})

it('what is only fetched asks for nothing that was typed, and leaves it', async () => {
  const fetched = {
    ...shopOrder,
    commands: { ...shopOrder.commands, deliver: { ...shopOrder.commands!.deliver!, downloads: true } },
  }
  const drawer = await openOrder(['index', 'edit', 'deliver'], fetched)
  await userEvent.type(drawer.getByRole('textbox', { name: '内部备注' }), '电话没人接')
  await userEvent.click(drawer.getByRole('button', { name: '交付' }))
  done = () => ({ ticket: 'a-ticket' })
  await userEvent.type(await screen.findByRole('textbox', { name: '快递单号或说明' }), 'SF1{Enter}')
  await waitFor(() => expect(posted()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '快递单号或说明' })).toBeNull())
  expect(drawer.getByDisplayValue('电话没人接')).toBeTruthy()
})

it('asks first where something was typed and not saved', async () => {
  const drawer = await openOrder(['index', 'edit', 'deliver'])
  await userEvent.type(drawer.getByRole('textbox', { name: '内部备注' }), '电话没人接')
  await userEvent.click(drawer.getByRole('button', { name: '交付' }))
  expect((await screen.findAllByText(/没有保存/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('textbox', { name: '快递单号或说明' })).toBeNull()
})

it('a row that is read has what may be done with it below, and stays open with what came of it', async () => {
  answerOf(letter)
  await renderScreen(contact, { actions: ['index', 'takeOn', 'reply'] })
  await userEvent.click(await screen.findByText('林妈妈'))
  const look = within(await screen.findByRole('dialog', { name: '留言详情：林妈妈' }))
  expect(look.getByRole('button', { name: '回复' })).toBeTruthy()
  done = () => {
    throw refusal('这条记录刚被别人修改过', { changed: true })
  }
  await userEvent.click(look.getByRole('button', { name: '接手' }))
  expect(await screen.findByText('这条记录刚被别人修改过')).toBeTruthy()
  done = () => {
    changed = { state: 'handling', version: 2 }
    return null
  }
  await userEvent.click(look.getByRole('button', { name: '接手' }))
  expect(await look.findByText('处理中')).toBeTruthy()
  expect(look.queryByRole('button', { name: '接手' })).toBeNull()
})

it('pressed twice it is done once', async () => {
  answerOf(letter)
  await renderScreen(contact, { actions: ['index', 'takeOn'] })
  await userEvent.click(await screen.findByText('林妈妈'))
  const look = within(await screen.findByRole('dialog', { name: '留言详情：林妈妈' }))
  let finish!: (answer: null) => void
  done = () => new Promise<null>((resolve) => (finish = resolve))
  await userEvent.dblClick(look.getByRole('button', { name: '接手' }))
  expect(posted()).toHaveLength(1)
  changed = { state: 'handling', version: 2 }
  finish(null)
  expect(await look.findByText('处理中')).toBeTruthy()
})

it('a row that is gone with what was done closes', async () => {
  answerOf(letter)
  await renderScreen(contact, { actions: ['index', 'takeOn'] })
  await userEvent.click(await screen.findByText('林妈妈'))
  const look = within(await screen.findByRole('dialog', { name: '留言详情：林妈妈' }))
  answerWith(({ method }) => (method === 'GET' ? { list: [], total: 0, remark: '' } : null))
  await userEvent.click(look.getByRole('button', { name: '接手' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
