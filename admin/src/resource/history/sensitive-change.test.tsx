import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sensitiveData } from '@tutu/contract/resources/sensitive-data'
import { sensitiveDataLog } from '@tutu/contract/resources/sensitive-data-log'
import { expect, it, vi } from 'vitest'
import { answerWith, type Call } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))

const row = {
  id: 3,
  version: 1,
  name: 'keeper',
  sensitive: { id: 1, name: '管理员' },
  data_comment: '手机',
  summary: '（空） → 13800138000',
  is_rollback: '0',
  is_secret: '0',
  is_fixed: '0',
  row_id: 9,
  createtime: 1_700_000_000,
}
const changes = { fields: ['mobile'], secrets: [], before: { mobile: '' }, after: { mobile: '13800138000' } }

it('tells what a sensitive field held and holds, with the way to the record', async () => {
  answerWith(({ path }: Call) =>
    path.endsWith('/change')
      ? { resource: 'admin', changes }
      : { list: [row, { ...row, id: 4, is_secret: '1' }, { ...row, id: 5, is_fixed: '1' }], total: 3, remark: '' },
  )
  await renderScreen(sensitiveDataLog, { actions: ['index', 'change', 'rollback'] })
  await userEvent.click(await screen.findByRole('button', { name: '查看改动：keeper #3' }))
  const link = await screen.findByRole('link', { name: '管理员 · keeper' })
  expect(link.getAttribute('href')).toBe('/admin/auth/admin?open=9')
  expect(screen.getByText('13800138000')).toBeTruthy()
  // What is secret is not rolled back, nor what commands alone change.
  expect(screen.getAllByRole('button', { name: /^改回去：keeper/ })).toHaveLength(1)
})

it('a rule shows the fields of its module by what they are called', async () => {
  const rule = {
    id: 1,
    version: 1,
    name: '管理员',
    controller: 'auth.admin',
    data_fields: ['mobile', 'gone'],
    status: '1',
  }
  answerWith(() => ({ list: [rule], total: 1, remark: '' }))
  await renderScreen(sensitiveData, { actions: ['index', 'edit'] })
  expect(await screen.findByText('手机')).toBeTruthy()
  // One that the module has no more is still told of.
  expect(screen.getByText('gone')).toBeTruthy()
})
