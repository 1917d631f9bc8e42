import { screen } from '@testing-library/react'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { consent } from '@tutu/contract/resources/consent'
import { lessonAccount } from '@tutu/contract/resources/lesson-account'
import { lessonPackage } from '@tutu/contract/resources/lesson-package'
import { shopOrder } from '@tutu/contract/resources/shop-order'
import { expect, it, vi } from 'vitest'
import { formatSeconds } from '../fields/format.ts'
import type { Row } from '../kit/face.ts'
import { rowName } from './columns.tsx'
import { RowDetails } from './row-details.tsx'
import { renderPage } from './testing/render-screen.tsx'

vi.mock('../lib/api.ts', () => import('./testing/fake-api.ts'))

const AT = 1_790_000_000
const page = (definition: Definition, row: Row) => (
  <>
    <h1>{definition.title['zh-cn']}</h1>
    <RowDetails definition={definition} row={row} open onClose={() => undefined} />
  </>
)

it('a consent is titled by who said what and when, not by the hash of what was read', async () => {
  const row = {
    id: 3,
    user_id: 7,
    user: { id: 7, username: 'demo_doudou', nickname: '豆豆' },
    decision: 'accepted',
    notice_version: 4,
    notice_hash: 'f'.repeat(64),
    createtime: AT,
    updatetime: AT,
  }
  await renderPage('consent', page(consent, row))
  expect(await screen.findByText(`记录详情：豆豆 · 同意 · 告知书版本 4 · ${formatSeconds(AT)}`)).toBeTruthy()
})

it('a package for every class says so, where nothing is chosen', async () => {
  const row = { id: 3, user_id: 7, user: { id: 7, nickname: '豆豆' }, hours: 8, classroom_id: null, order_id: null }
  await renderPage('lesson-package', page(lessonPackage, row as unknown as Row))
  expect(await screen.findByText('所有班级')).toBeTruthy()
})

it('an account without a note is called by whose it is', () => {
  const row = { id: 3, user_id: 7, user: { id: 7, nickname: '豆豆' }, note: '' } as unknown as Row
  expect(rowName(lessonAccount, row)).toBe('豆豆')
})

it.each([
  ['pending', true],
  ['paid', false],
  ['cancelled', false],
])('until when an order is kept is told while it waits: %s, %s', async (state, isTold) => {
  const row = { id: 3, number: '20261129-3', state, expiretime: AT, createtime: AT, updatetime: AT }
  await renderPage('shop-order', page(shopOrder, row))
  expect(screen.queryByText('保留到') !== null).toBe(isTold)
  expect(screen.getByText('订单号')).toBeTruthy()
})

it.each([
  ['offline', '10.00', ['¥29.70', '¥10.00'], ['积分', '已退积分']],
  ['balance', '0.00', ['¥29.70'], ['积分', '已退积分', '已退金额']],
  ['points', '0.00', ['300'], ['金额', '已退金额', '已退积分']],
])('an order paid by %s tells what it is paid in alone', async (pay_type, refunded, told, untold) => {
  const cost = pay_type === 'points' ? { total: '0.00', total_score: 300 } : { total: '29.70', total_score: 0 }
  const row = { id: 3, state: 'paid', pay_type, ...cost, refunded, refunded_score: 0, createtime: AT, updatetime: AT }
  await renderPage('shop-order', page(shopOrder, row))
  for (const one of told) expect(screen.getByText(one)).toBeTruthy()
  for (const one of untold) expect(screen.queryByText(one)).toBeNull()
})
