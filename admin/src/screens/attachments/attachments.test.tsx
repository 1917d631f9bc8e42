import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { attachment } from '@tutu/contract/resources/attachment'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { beforeEach, expect, it, vi } from 'vitest'
import { sent, storedFile } from '../../fields/upload/testing/fake-uploader.ts'
import { answerWith, type Call, calls } from '../../resource/testing/fake-api.ts'
import { renderPage } from '../../resource/testing/render-screen.tsx'
import { Attachments } from './attachments.tsx'

vi.mock('../../lib/api.ts', () => import('../../resource/testing/fake-api.ts'))
vi.mock('../../fields/upload/uploaders.ts', () => import('../../fields/upload/testing/fake-uploader.ts'))

const row = (id: number, name: string, more: object = {}) => ({
  id,
  version: 1,
  name,
  topic: 'course',
  type: 'picture',
  admin_id: 1,
  admin: { id: 1, username: 'admin', nickname: '图图老师' },
  user_id: null,
  size: 2048,
  mimetype: 'image/jpeg',
  url: `/storage/course/${name}`,
  thumb: `/storage/course/${name}.320.webp`,
  suffix: 'jpg',
  width: 1600,
  height: 1000,
  usage: 0,
  quote: 1,
  storage: 'local',
  lastuploadtime: 1_700_000_000,
  ...more,
})

let list: object[] = []
const server = ({ path, method }: Call) => {
  if (path.endsWith('/usage'))
    return {
      list: [
        { resource: 'course', title: '课程', id: 7, name: 'Python 海龟画画', field: '封面' },
        { resource: 'lesson', title: '课时', id: 8, name: '', field: '课时资料' },
      ],
      total: 5,
    }
  return method === 'GET' ? { list, total: list.length, remark: '' } : null
}
const open = () =>
  renderPage(permissionNode(attachment), <Attachments />, { actions: ['index', 'edit', 'del', 'replace'] })

beforeEach(() => {
  localStorage.removeItem('attachmentsView')
  list = [row(1, 'a.jpg', { usage: 2 }), row(2, 'b.txt', { type: 'document', suffix: 'txt', thumb: null, width: null })]
  answerWith(server)
  sent.length = 0
})

it('shows files as cards, with what they are used for', async () => {
  await open()
  expect(await screen.findByText('2.0 KB · 引用 2 处')).toBeTruthy()
  expect(screen.getByText('2.0 KB · 没有用到')).toBeTruthy()
  expect(document.querySelector('.file-card img')?.getAttribute('src')).toBe('/storage/course/a.jpg.320.webp')
})

it('shows them as a table, too, and remembers that', async () => {
  await open()
  await screen.findByText('a.jpg')
  expect(screen.queryByRole('button', { name: '表格设置' })).toBeNull()
  await userEvent.click(screen.getByTitle('表格'))
  expect(screen.getByRole('button', { name: '表格设置' })).toBeTruthy()
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByText('2.0 KB')).toHaveLength(2)
  expect(document.querySelector('.file-thumb-cell img')?.getAttribute('src')).toBe('/storage/course/a.jpg.160.webp')
  expect(localStorage.getItem('attachmentsView')).toBe('table')
})

it('takes what is dropped on it, and shows it in the list', async () => {
  await open()
  const event = createEvent.drop(await screen.findByRole('group', { name: '附件库' }))
  const file = new File(['12345678'], 'new.png', { type: 'image/png' })
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file], types: ['Files'] } })
  fireEvent(screen.getByRole('group', { name: '附件库' }), event)
  await screen.findByRole('progressbar')
  list = [row(3, 'new.png'), ...list]
  sent[0]!.answer(storedFile('new.png'))
  expect(await screen.findByText('new.png 已上传')).toBeTruthy()
  expect(await screen.findByRole('button', { name: '删除：new.png' })).toBeTruthy()
})

it('sends what is dropped under the topic chosen before', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: '用途：通用' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '课程' }))
  const event = createEvent.drop(screen.getByRole('group', { name: '附件库' }))
  const file = new File(['12345678'], 'new.png', { type: 'image/png' })
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file], types: ['Files'] } })
  fireEvent(screen.getByRole('group', { name: '附件库' }), event)
  await waitFor(() => expect(sent[0]?.options.topic).toBe('course'))
})

it('says where a file is used, with the way there for whoever may go', async () => {
  await open()
  await userEvent.click((await screen.findAllByRole('button', { name: '详情：a.jpg' }))[0]!)
  const link = await screen.findByRole('link', { name: '课程 · Python 海龟画画' })
  expect(link.getAttribute('href')).toBe('/admin/course?open=7')
  expect(screen.getByText('(课时资料)')).toBeTruthy()
  expect(screen.getByText('另有 3 处')).toBeTruthy()
  expect(screen.getByRole('button', { name: '替换文件' })).toBeTruthy()
  await waitFor(() => expect(calls.find(({ path }) => path.endsWith('/usage'))?.sent).toEqual({ id: 1 }))
})
