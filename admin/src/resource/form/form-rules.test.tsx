import { ClientError } from '@tutu/contract/core/client'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, type Call, calls, refusal } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { widget, widgetRecord, widgetRow } from '../testing/widget.ts'

const fetched = vi.hoisted(() => vi.fn<() => void>())

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('../testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})
// The line is down, or a newer version has been deployed: the file is not to be had.
vi.mock('./validate.ts', () => {
  fetched()
  throw new TypeError('Failed to fetch dynamically imported module')
})

let save: () => unknown

const answer = ({ method, path }: Call) => {
  if (path === '/admin/widget/edit') return method === 'GET' ? { row: widgetRecord(1) } : save()
  if (path === '/admin/shelf/index') return { options: [] }
  return { list: [widgetRow(1)], total: 1 }
}
const posts = () => calls.filter(({ method }) => method === 'POST')

beforeEach(() => answerWith(answer))

it.each([
  ['the server is down', () => new ClientError('network', '服务器异常！'), '服务器异常！'],
  ['the server finds a fault', () => refusal('有 1 项需要修改', { errors: { slug: '已被使用' } }), '已被使用'],
])('without its rules the form asks the server: %s', async (_, error, told) => {
  save = () => {
    throw error()
  }
  await renderScreen(widget)
  await userEvent.click(await screen.findByRole('button', { name: '编辑：零件1' }))
  const slug = await screen.findByRole('textbox', { name: '网址名' })
  expect(fetched, 'with the form, not with its first save').toHaveBeenCalled()
  await userEvent.type(slug, '-2{Enter}')
  expect(await screen.findByText(told)).toBeTruthy()
  expect(posts()).toHaveLength(1)
  expect(screen.getByDisplayValue('widget-1-2')).toBeTruthy()
})
