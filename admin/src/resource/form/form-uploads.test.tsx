import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { sent, storedFile } from '../../fields/upload/testing/fake-uploader.ts'
import { answerWith, type Call, calls } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { widget, widgetRecord, widgetRow } from '../testing/widget.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('../../fields/upload/uploaders.ts', () => import('../../fields/upload/testing/fake-uploader.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('../testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})

const answer = ({ path, method, sent }: Call) => {
  if (path === '/admin/widget/index') return sent.select ? { list: [] } : { list: [widgetRow(1)], total: 1, remark: '' }
  if (path === '/admin/widget/edit' && method === 'GET') return { row: widgetRecord(1) }
  return { list: [], options: [] }
}

beforeEach(() => {
  answerWith(answer)
  sent.length = 0
})

it('a form with a file under way is neither saved nor left without a word', async () => {
  await renderScreen(widget)
  await userEvent.click(await screen.findByRole('button', { name: '编辑：零件1' }))
  const zone = await screen.findByRole('group', { name: '图片' })
  const event = createEvent.drop(zone)
  const file = new File(['12345678'], 'cat.png', { type: 'image/png' })
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file], types: ['Files'] } })
  fireEvent(zone, event)
  await screen.findByText('cat.png')

  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('还有文件正在上传，请等它传完再保存')).toBeTruthy()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)

  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }))

  sent[0]!.answer(storedFile('cat.png'))
  await screen.findByRole('button', { name: '预览：cat' })
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.sent).toMatchObject({ picture: '/storage/widget/cat.png' }),
  )
})
