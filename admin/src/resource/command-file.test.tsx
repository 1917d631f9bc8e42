import { invoice } from '@tutu/contract/resources/invoice'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answerWith, calls } from './testing/fake-api.ts'
import { renderScreen } from './testing/render-screen.tsx'

vi.mock('../lib/api.ts', () => import('./testing/fake-api.ts'))

const row = {
  id: 8,
  version: 2,
  createtime: 0,
  updatetime: 0,
  order_id: 3,
  order: { id: 3, number: '20261126135429216089' },
  user_id: 4,
  user: { id: 4, nickname: '一片叶子', username: 'demo_leaf' },
  title: '胡萝卜小学',
  title_kind: 'company',
  tax_number: '91350100M000100Y43',
  amount: '29.70',
  refunded: '0.00',
  has_file: '0',
}
const PDF = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })

async function opened(state: string, command: 'issue' | 'attach') {
  answerWith(() => ({ list: [{ ...row, state }], total: 1, remark: '' }))
  await renderScreen(invoice, { actions: ['index', 'issue', 'attach'] })
  const label = invoice.commands[command].label['zh-cn']
  const isSeldom = command === 'attach'
  await userEvent.click(await screen.findByRole('button', { name: `${isSeldom ? '更多操作' : label}：${row.title}` }))
  if (isSeldom) await userEvent.click(await screen.findByRole('menuitem', { name: label }))
  const dialog = within(await screen.findByRole('dialog', { name: label }))
  const send = () => userEvent.click(dialog.getAllByRole('button').at(-1)!)
  return { dialog, input: dialog.getByLabelText<HTMLInputElement>('发票文件'), send }
}
const sent = () => calls.filter(({ method }) => method === 'POST')

it('what a command asks for besides is sent with its form, in base64', async () => {
  const { dialog, input, send } = await opened('waiting', 'issue')
  await userEvent.type(dialog.getByLabelText(/发票号码/), '26442000000012345678')
  await userEvent.upload(input, PDF)
  await send()
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    path: '/admin/invoice/issue',
    sent: { id: 8, versions: [2], number: '26442000000012345678', file: { name: 'a.pdf', data: btoa('%PDF-1.7') } },
  })
})

it('a file that must be there, and is of another kind, is told at its input and not sent', async () => {
  const { dialog, input, send } = await opened('issued', 'attach')
  await send()
  expect(dialog.getByRole('alert').textContent).toContain('发票文件')
  await userEvent.upload(input, new File(['x'], 'a.exe'), { applyAccept: false })
  await send()
  expect(dialog.getByRole('alert').textContent).toBe('PDF 或 OFD，1 MB 以内')
  expect(sent()).toEqual([])
})
