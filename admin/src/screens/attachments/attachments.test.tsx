import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { attachment } from '@tutu/contract/resources/attachment'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { beforeEach, expect, it, vi } from 'vitest'
import { sent, storedFile } from '../../fields/upload/testing/fake-uploader.ts'
import { answerWith, type Call, calls } from '../../resource/testing/fake-api.ts'
import { renderPage } from '../../resource/testing/render-screen.tsx'
import { useNavTabs } from '../../stores/nav-tabs.ts'
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
const folders = [{ id: 4, name: '封面', files: 2, children: [{ id: 5, name: '春天', files: 0 }] }]
const server = ({ path, method }: Call) => {
  if (path === '/admin/routine.attachmentFolder/index') return { list: folders }
  if (path.endsWith('/usage'))
    return {
      list: [
        { resource: 'course', title: '课程', id: 7, name: 'Python 海龟画画', field: '封面' },
        { resource: 'lesson', title: '课时', id: 8, name: '第一课', field: '课时资料' },
      ],
      hidden: 2,
      total: 7,
    }
  return method === 'GET' ? { list, total: list.length, remark: '' } : null
}
const open = (address = '') =>
  renderPage(permissionNode(attachment), <Attachments />, {
    address,
    actions: ['index', 'edit', 'del', 'replace', 'move', 'download'],
  })
const FOLDERS = '/admin/routine/attachmentfolder'
/** The same for somebody who may do these things with folders. */
async function openWithFolders(actions: string[], address = '') {
  const router = await open(address)
  const { authNode } = useNavTabs.getState()
  const nodes = new Set(actions.map((action) => `${FOLDERS}/${action}`))
  act(() => useNavTabs.setState({ authNode: new Map([...authNode, [FOLDERS, nodes]]) }))
  return router
}
const drop = (target: Element, dataTransfer: object) => {
  const event = createEvent.drop(target)
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer })
  fireEvent(target, event)
}

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
  expect(screen.getByText('另有 2 处在你看不到的内容里')).toBeTruthy()
  expect(screen.getByText('另有 3 处')).toBeTruthy()
  expect(screen.getByRole('button', { name: '替换文件' })).toBeTruthy()
  await waitFor(() => expect(calls.find(({ path }) => path.endsWith('/usage'))?.sent).toEqual({ id: 1 }))
})

it('a folder is in the address, narrows the list, and takes what is sent and dropped', async () => {
  const router = await openWithFolders(['index', 'add', 'edit', 'del'])
  await userEvent.click(await screen.findByRole('button', { name: /^封面/ }))
  expect(router.state.location.search).toBe('?folder_id=4')
  await waitFor(() =>
    expect(calls.findLast(({ path }) => path === '/admin/routine.attachment/index')?.sent.search).toEqual([
      { field: 'folder_id', operator: '=', val: '4' },
    ]),
  )
  expect(screen.getByRole('button', { name: /^封面/ }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('button', { name: '修改文件夹：封面' })).toBeTruthy()
  // The place stands beside the list: no panel of conditions opens for it.
  expect(screen.getByRole('button', { name: /筛选/ }).getAttribute('aria-expanded')).toBe('false')

  const file = new File(['12345678'], 'new.png', { type: 'image/png' })
  drop(screen.getByRole('group', { name: '附件库' }), { files: [file], types: ['Files'] })
  await waitFor(() => expect(sent[0]?.options.folder).toBe(4))

  const ids = { types: ['application/x-library-files'], getData: () => '[1,2]', files: [] }
  drop(screen.getByRole('button', { name: /^春天/ }), ids)
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/move'))?.sent).toEqual({ ids: [1, 2], folder_id: 5 }),
  )
})

it('an empty folder says how it is filled', async () => {
  list = []
  await openWithFolders(['index'], '?folder_id=5')
  expect(await screen.findByText('“春天”里还没有文件，拖到这里就会上传进来')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '新建文件夹' })).toBeNull()
})

it('what nothing uses is a place of its own', async () => {
  const router = await open()
  await userEvent.click(await screen.findByRole('button', { name: '没有用到' }))
  expect(new URLSearchParams(router.state.location.search).get('usage')).toBe('0,0')
  await userEvent.click(screen.getByRole('button', { name: '90 天没有用到' }))
  const params = new URLSearchParams(router.state.location.search)
  expect([params.get('usage'), params.get('unusedtime')]).toEqual([null, expect.stringMatching(/^,\d{4}-\d{2}-\d{2}$/)])
})

it('files chosen come as one download', async () => {
  answerWith((call) => (call.path.endsWith('/download') ? { ticket: 'once' } : server(call)))
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    hrefs.push(this.getAttribute('href') ?? '')
  })
  const hrefs: string[] = []
  await open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'a.jpg' }))
  await userEvent.click(screen.getByRole('button', { name: '打包下载' }))
  await waitFor(() =>
    expect(hrefs).toEqual([expect.stringContaining('/admin/routine.attachment/download?ticket=once')]),
  )
  clicked.mockRestore()
})

it('puts back what was there before a file was replaced, and that can be taken back at once', async () => {
  list = [row(1, 'a.jpg', { former: 'was.jpg' }), row(2, 'b.jpg')]
  await open()
  await userEvent.click((await screen.findAllByRole('button', { name: '详情：b.jpg' }))[0]!)
  await screen.findByRole('button', { name: /替换文件/ })
  expect(screen.queryByRole('button', { name: /换回之前的文件/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Close|关闭/ }))
  await userEvent.click((await screen.findAllByRole('button', { name: '详情：a.jpg' }))[0]!)
  await userEvent.click(await screen.findByRole('button', { name: /换回之前的文件/ }))
  const posted = () => calls.filter(({ path }) => path.endsWith('/putBack')).map((call) => call.sent)
  await waitFor(() => expect(posted()).toEqual([{ id: 1 }]))
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await waitFor(() => expect(posted()).toEqual([{ id: 1 }, { id: 1 }]))
})
