// @vitest-environment jsdom
import type { Child, GuardianLetters } from '@tutu/contract/api/guardian'
import type { CallAnswer } from '@tutu/contract/api/index'
import type { TopUp } from '@tutu/contract/api/payment'
import { act } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { drawInMain } from '../../testing/draw-in-main.ts'
import { onPage } from '../../testing/on-page.tsx'
import { guardianToken } from '../../lib/guardian/session.ts'
import { notices } from '../../lib/member/notices.ts'
import { Children } from './children.tsx'
import GuardianPage from './page.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// jsdom has dialogs, but shows none.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false
}

const childOf = (id: number): Child => ({
  id,
  username: `child_${id}`,
  nickname: `小${id}`,
  avatar: '/static/avatars/fox.svg',
  jointime: 1_790_000_000,
  active: true,
  isWard: true,
  agreed: true,
  erasetime: null,
  settings: { can_publish: false, can_comment: true, daily_minutes: 60, quiet_from: null, quiet_to: null },
  childMode: false,
  time: [{ day: '2026-11-25', minutes: 0 }],
  score: 0,
  points: [],
  orders: [],
  topUps: [],
  works: [],
  told: [],
  links: [],
  classes: [],
  courses: [],
  badges: [],
  certificates: [],
})

/** The server, which forgets a guardian with the data of the last child. */
let children: Child[]
let letters: GuardianLetters | null = null
/** Who is asked about a payment takes its time. */
let provider: Promise<void> | undefined
const answers = vi.fn(async (address: string | URL | Request, init?: RequestInit) => {
  const path = new URL(String(address), 'https://tutu.example').pathname
  if (path === '/api/guardian/erase') {
    const { id } = JSON.parse(String(init?.body)) as { id: number }
    children = children.filter((one) => one.id !== id)
    return Response.json({ code: 1, msg: '孩子的信息已删除', data: null, time: 1 })
  }
  if (path === '/api/guardian/leaveClass' || path === '/api/guardian/endLink') {
    children = children.map((one) => ({ ...one, classes: [], links: [] }))
    return Response.json({ code: 1, msg: '好了', data: null, time: 1 })
  }
  if (path === '/api/guardian/notices')
    return Response.json({ code: 1, msg: '', data: { list: [], total: 0, unread: 0 }, time: 1 })
  if (path === '/api/guardian/checkTopUp') await provider
  if (path === '/api/guardian/topUp' || path === '/api/guardian/checkTopUp') {
    if (init?.method === 'POST' && path === '/api/guardian/topUp') becomes('waiting')
    return Response.json({ code: 1, msg: '好了', data: { topUp: children[0]!.topUps[0] }, time: 1 })
  }
  if (path === '/api/guardian/letters') {
    const { on, email } = JSON.parse(String(init?.body)) as { on: boolean; email: string }
    letters = on ? { state: email ? 'asked' : 'on', email: email || letters!.email } : { state: 'off', email: '' }
    return Response.json({ code: 1, msg: '好了', data: null, time: 1 })
  }
  if (path === '/api/guardian/letter')
    return Response.json({ code: 1, msg: '', data: { subject: '孩子这一周', html: '<p>学完 1 课</p>' }, time: 1 })
  if (path === '/api/guardian/refunds')
    return Response.json({ code: 1, msg: '', data: { list: refunds, rules: '' }, time: 1 })
  if (/invoice/i.test(path)) return Response.json({ code: 1, msg: '', data: invoiced(path), time: 1 })
  return children.length === 0
    ? Response.json({ code: 302, msg: '请先登录', data: {}, time: 1 })
    : Response.json({ code: 1, msg: '', data: { contact: '137****3696', letters, children }, time: 1 })
})
vi.stubGlobal('fetch', answers)

let refunds: CallAnswer<'GET /api/guardian/refunds'>['list']
/** Of the first child's only order, which has an invoice once it was asked for. */
let invoices: CallAnswer<'GET /api/guardian/invoices'>
function invoiced(path: string): object {
  if (path === '/api/guardian/invoices') return invoices
  const one = invoices.list[0]!
  return { one: { ...one, invoice: { ...INVOICE, state: path.includes('withdraw') ? 'withdrawn' : 'waiting' } } }
}
const INVOICE = {
  state: 'waiting',
  amount: '99.00',
  title_kind: 'personal',
  title: '林妈妈',
  tax_number: '',
  email: 'lin@example.com',
  number: '',
  day: null,
  reason: '',
  hasFile: false,
  createtime: 1_790_000_000,
} as const

/** The top-up of the first child. */
function becomes(state: TopUp['state']): void {
  const [child, ...others] = children as [Child, ...Child[]]
  children = [{ ...child, topUps: child.topUps.map((one) => ({ ...one, state })) }, ...others]
}

async function show(): Promise<void> {
  document.body.innerHTML = '<main></main>'
  await drawInMain(onPage(<Children />, { language: 'zh-cn', path: '/guardian' }))
  await vi.waitFor(() => expect(document.querySelectorAll('.child-data')).toHaveLength(children.length))
}

async function erase(username: string): Promise<void> {
  const card = [...document.querySelectorAll('.child-data')].find((one) => one.textContent.includes(username))!
  await typeIn(card.querySelector('input')!, username)
  await act(async () => card.querySelector<HTMLButtonElement>('dialog .child-erase')!.click())
}

beforeEach(() => {
  invoices = { list: [], last: null }
  refunds = []
  guardianToken.write('token')
  letters = null
  answers.mockClear()
})

test('who deletes the data of the only child hears that it is done, and is not asked who they are', async () => {
  children = [childOf(1)]
  await show()
  await erase('child_1')
  await vi.waitFor(() => expect(guardianToken.read()).toBe(''))
  expect(notices.read()).toMatchObject({ kind: 'success', text: '孩子的信息已删除' })
})

test('who has another child stays with that one', async () => {
  children = [childOf(1), childOf(2)]
  await show()
  await erase('child_1')
  await vi.waitFor(() => expect(document.querySelectorAll('.child-data')).toHaveLength(1))
  expect(guardianToken.read()).toBe('token')
  expect(document.body.textContent).toContain('小2')
})

const asked = () => answers.mock.calls.map(([address]) => new URL(String(address), 'https://tutu.example').pathname)
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click())

test('a child leaves a class only after the guardian has read what goes with it; then the keyboard is at the child', async () => {
  const classes = [{ id: 5, name: '三班', as: '小星', teacher: '林老师', jointime: 1_790_000_000 }]
  children = [{ ...childOf(1), classes }]
  await show()
  await press('让孩子退出')
  expect(asked()).not.toContain('/api/guardian/leaveClass')
  const question = document.querySelector<HTMLDialogElement>('.child-part dialog')!
  expect(question.open).toBe(true)
  expect(question.textContent).toContain('不能恢复')
  await act(async () => question.querySelector('button')!.click())
  await vi.waitFor(() => expect(document.querySelector('.child-rows')).toBeNull())
  expect(asked()).toContain('/api/guardian/leaveClass')
  expect(document.activeElement?.textContent).toBe('小1')
})

test('where a link was ended the keyboard is at the child', async () => {
  children = [{ ...childOf(1), links: [{ id: 3, title: '小猫', expiretime: 1_790_000_000 }] }]
  await show()
  await press('收回')
  await vi.waitFor(() => expect(document.querySelector('.child-rows')).toBeNull())
  expect(document.activeElement?.textContent).toBe('小1')
})

const topUp: TopUp = {
  id: 4,
  number: '20261129-4',
  amount: '20.00',
  state: 'unconfirmed',
  reason: '',
  createtime: 1_790_000_000,
  paytime: null,
  expiretime: 1_790_086_400,
  way: 'alipay',
  howToPay: '',
  payCode: 'https://qr.alipay.com/4',
}

test('what a child would like to buy says when it meets', async () => {
  const order = {
    id: 7,
    number: '1',
    title: '周日班',
    schedule: '每周日 14:00',
    total: '1280.00',
    points: 0,
    createtime: 1,
  }
  children = [{ ...childOf(1), orders: [order] }]
  await show()
  expect(document.querySelector('.child-orders')!.textContent).toContain('每周日 14:00')
})

test('a top-up that was agreed to is paid there: its code is shown until the money has come', async () => {
  children = [{ ...childOf(1), topUps: [topUp] }]
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await show()
  expect(document.querySelector('.child-to-pay')).toBeNull()
  await press('同意')
  await vi.waitFor(() => expect(document.querySelector('.child-to-pay svg[role=img]')).not.toBeNull())
  expect(document.activeElement?.textContent).toBe('小1')
  expect(document.querySelector('.child-to-pay')!.textContent).toContain('打开支付宝，用')

  document.querySelector<HTMLButtonElement>('.child-to-pay button')!.focus()
  becomes('paid')
  await act(async () => vi.advanceTimersByTimeAsync(10_000))
  expect(document.activeElement?.textContent).toBe('小1')
  expect(document.querySelector('.child-to-pay')).toBeNull()
  expect(notices.read()).toMatchObject({ kind: 'success', text: '20.00 元到了，已经加进小1的余额。' })
})

test('money that is told of twice is told to the guardian once', async () => {
  children = [{ ...childOf(1), topUps: [{ ...topUp, state: 'waiting' }] }]
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let answer = () => {}
  provider = new Promise((resolve) => (answer = resolve))
  onTestFinished(() => void (provider = undefined))
  const said = vi.spyOn(notices, 'success')
  onTestFinished(() => said.mockRestore())
  await show()
  await press('付好了，看看到了没有')
  becomes('paid')
  // The page looks by itself meanwhile.
  await act(async () => vi.advanceTimersByTimeAsync(5_000))
  expect(said).toHaveBeenCalledTimes(1)
  await act(async () => answer())
  expect(said).toHaveBeenCalledTimes(1)
})

const panel = () => document.querySelector('.weekly-letter')
async function typeIn(input: HTMLInputElement, text: string): Promise<void> {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  await act(async () => {
    setValue.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('the weekly letter begins and ends with one press each, and is not offered where the site writes none', async () => {
  children = [childOf(1)]
  await show()
  expect(panel()).toBeNull()
  letters = { state: 'off', email: 'm***@example.com' }
  await show()
  await press('每周寄给我')
  await vi.waitFor(() => expect(panel()!.textContent).toContain('周日晚上寄到 m***@example.com'))
  expect(document.activeElement?.textContent).toContain('每周来信')
  await press('不再寄')
  await vi.waitFor(() => expect(panel()!.querySelector('input')).not.toBeNull())
})

test('who comes by a number names an address for the letter, and reads that it is asked first', async () => {
  children = [childOf(1)]
  letters = { state: 'off', email: '' }
  await show()
  await typeIn(panel()!.querySelector('input')!, 'mama@example.com')
  await press('每周寄给我')
  await vi.waitFor(() => expect(panel()!.textContent).toContain('确认信寄到了 mama@example.com'))
  await press('换一个邮箱')
  expect(panel()!.querySelector('input')).not.toBeNull()
  await press('不换了')
  expect(panel()!.querySelector('input')).toBeNull()
  expect(document.activeElement?.textContent).toContain('每周来信')
})

test('the letter is shown before it is wanted, about each child, in a frame that may only open links beside the page', async () => {
  children = [childOf(1), childOf(2)]
  letters = { state: 'off', email: 'm***@example.com' }
  await show()
  await press('看看小2的信')
  const frame = await vi.waitFor(() => panel()!.querySelector('dialog[open] iframe')!)
  expect(frame.getAttribute('srcdoc')).toContain('学完 1 课')
  expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox allow-same-origin')
  // Keys that are pressed in it are heard: it closes as the rest of the dialog does.
  const letter = (frame as HTMLIFrameElement).contentDocument!
  await act(async () => frame.dispatchEvent(new Event('load')))
  await act(async () => letter.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect(panel()!.querySelector('dialog[open]')).toBeNull()
})

test('certificates of the child are one press away', async () => {
  const earned = { number: 'ABCDEFGHJK', title: '躲猫猫', name: '小星', createtime: 1_790_000_000 }
  children = [{ ...childOf(1), certificates: [earned] }]
  await show()
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === '躲猫猫')!
  expect(link.getAttribute('href')).toBe('/certificate?number=ABCDEFGHJK')
})

test('of a child who is 14 by now it is said what that changes, of a younger one nothing', async () => {
  children = [childOf(1), { ...childOf(2), isWard: false }]
  await show()
  const [younger, older] = [...document.querySelectorAll('.child')].map((one) => one.textContent)
  expect(older).toContain('小2已满 14 岁')
  expect(younger).not.toContain('14 岁')
})

test('who opens the page by a key goes on in it', async () => {
  guardianToken.write('')
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')!
  await drawInMain(onPage(<GuardianPage />, { isMemberCentreOpen: true, path: '/guardian' }))
  const code = await vi.waitFor(() => {
    const inputs = main.querySelectorAll('input')
    expect(inputs.length).toBeGreaterThan(1)
    return inputs[1]!
  })
  code.focus()
  await act(async () => guardianToken.write('open'))
  await vi.waitFor(() => expect(document.activeElement).toBe(main.querySelector('.guardian')))
})

test('a guardian asks for the invoice of what was paid, and withdraws it; the keyboard stays at it', async () => {
  children = [childOf(1)]
  const order = { order: 5, number: '20261128-5', goods: '迷宫大冒险', paytime: 1_790_000_000, amount: '99.00' }
  invoices = { list: [{ ...order, canAsk: true, invoice: null }], last: null }
  await show()
  const part = await vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>('.child-invoices')
    expect(found).not.toBeNull()
    return found!
  })
  const press = async (name: string) => {
    const button = [...part.querySelectorAll('button')].find(({ textContent }) => textContent === name)!
    await act(async () => button.click())
  }
  await press('申请发票')
  expect(document.activeElement).toBe(part.querySelector('input[name=title_kind]'))
  await press('提交申请')
  expect(part.querySelectorAll('.field-error')).toHaveLength(2)
  for (const [name, value] of [
    ['title', '林妈妈'],
    ['email', 'lin@example.com'],
  ] as const)
    await act(async () => typeInto(part.querySelector(`input[name=${name}]`)!, value))
  await press('提交申请')
  await vi.waitFor(() => expect(part.textContent).toContain('等着开'))
  expect(JSON.parse(String(answers.mock.calls.at(-1)![1]?.body))).toEqual({
    id: 1,
    order: 5,
    title_kind: 'personal',
    title: '林妈妈',
    tax_number: '',
    email: 'lin@example.com',
  })
  await press('撤回')
  await vi.waitFor(() => expect(part.textContent).toContain('已撤回'))
  await vi.waitFor(() => expect(part.contains(document.activeElement)).toBe(true))
})

function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

test('an order that was wholly given back is called by what was paid for it, and what was answered is read', async () => {
  children = [childOf(1)]
  const order = {
    order: 9,
    number: '20261128-9',
    goods: '海龟贴纸',
    kinds: ['physical' as const],
    paytime: 1_790_000_000,
  }
  const left = { left: '0.00', leftPoints: 0, used: null, until: null, canAsk: false }
  const request = { state: 'accepted', reason: 'mistake', words: '多买了', answer: '全部退回', asktime: 1 } as const
  refunds = [
    { ...order, ...left, pay_type: 'balance', cost: '19.00', costPoints: 0, request },
    { ...order, ...left, order: 8, pay_type: 'points', cost: '0.00', costPoints: 120, request },
  ]
  await show()
  await vi.waitFor(() => expect(document.querySelectorAll('.child-invoices > li')).toHaveLength(2))
  const [money, points] = document.querySelectorAll('.child-invoices > li')
  expect(money!.textContent).toContain('19.00 元')
  expect(money!.textContent).toContain('全部退回')
  expect(points!.textContent).toContain('120 积分')
})
