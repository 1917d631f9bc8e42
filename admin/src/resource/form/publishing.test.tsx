import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defineResource } from '@tutu/contract/definition/define-resource'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, type Call, calls, refusal } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', () => ({ RESOURCES: [] }))

const definition = defineResource({
  name: 'story',
  title: { 'zh-cn': '故事', en: 'Stories' },
  icon: 'BookOutlined',
  menu: { directory: 'teaching', weigh: 1 },
  label: 'title',
  quickSearch: ['title'],
  sort: { field: 'id', direction: 'desc' },
  publishable: true,
  public: { filters: {}, where: { status: true }, read: ['slug'], page: '/story/:slug' },
  fields: {
    title: { kind: 'text', label: { 'zh-cn': '标题', en: 'Title' }, required: true, public: true },
    slug: { kind: 'slug', label: { 'zh-cn': '网址名', en: 'Slug' }, required: true, public: true },
    status: { kind: 'switch', label: { 'zh-cn': '公开', en: 'Public' }, default: true },
  },
})
const ALL = ['index', 'add', 'edit', 'del', 'publish', 'unpublish', 'schedule']

let draft: { row: object; fields: string[] } | undefined
const row = { id: 1, version: 3, title: '小兔子', slug: 'rabbit', status: '1', publication: 'published' }
const answer = ({ method, path }: Call): unknown => {
  if (path === '/admin/story/edit' && method === 'GET') return { row, draft }
  if (path === '/admin/story/previewPage') return { token: 't', path: '/preview/t', seconds: 1800 }
  return { list: [row], total: 1, remark: '' }
}
const posted = (call: string) =>
  calls.filter(({ method, path }) => method === 'POST' && path === `/admin/story/${call}`).map(({ sent }) => sent)

beforeEach(() => {
  draft = undefined
  answerWith(answer)
})

async function openForm(actions: readonly string[] = ALL) {
  await renderScreen(definition, { address: '?open=1', actions })
  return screen.findByRole('textbox', { name: '标题' })
}

it('saves a draft on Enter, also one that lacks something, and closes without asking', async () => {
  const title = await openForm()
  expect(screen.queryByRole('switch', { name: '公开' })).toBeNull()
  await userEvent.clear(title)
  await userEvent.type(title, '{Enter}')
  await waitFor(() => expect(posted('saveDraft')).toEqual([{ id: 1, version: 3, title: null }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/放弃没有保存的修改/)).toBeNull()
})

it('publishes what the form says, after what is wrong has been mended', async () => {
  const title = await openForm()
  await userEvent.clear(title)
  await userEvent.click(await screen.findByRole('button', { name: /发布改动/ }))
  expect((await screen.findAllByText('请填写标题')).length).toBeGreaterThan(0)
  expect(posted('edit')).toEqual([])
  await userEvent.type(title, '大兔子')
  await userEvent.click(await screen.findByRole('button', { name: /发布改动/ }))
  await waitFor(() => expect(posted('edit')).toEqual([{ id: 1, version: 3, title: '大兔子', publish: '1' }]))
})

it('publishing closes the form, though making room for another had been tried before', async () => {
  await renderScreen(definition, { address: '?open=new', actions: ALL })
  const title = await screen.findByRole('textbox', { name: '标题' })
  await userEvent.click(screen.getByRole('button', { name: '存草稿并继续添加' }))
  expect((await screen.findAllByText('请填写标题')).length).toBeGreaterThan(0)
  await userEvent.type(title, 'Hop')
  await userEvent.type(screen.getByRole('textbox', { name: /网址名/ }), 'hop')
  await userEvent.click(screen.getByRole('button', { name: /^发\s?布$/ }))
  await waitFor(() => expect(posted('add')).toMatchObject([{ title: 'Hop', status: '1' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('goes on with the draft, says what visitors see, shows the difference, and publishes it as it is', async () => {
  draft = { row: { ...row, title: '草稿兔子' }, fields: ['title'] }
  await openForm()
  expect(screen.getByDisplayValue('草稿兔子')).toBeTruthy()
  expect(screen.getByText(/访客看到的还是之前发布的内容/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '看改动' }))
  expect(await screen.findByText('标题', { selector: 'dt' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: /发布改动/ }))
  await waitFor(() => expect(posted('edit')).toEqual([{ id: 1, version: 3, publish: '1' }]))
})

it('offers drafts alone to those who may not publish', async () => {
  await openForm(['index', 'edit'])
  const form = within(screen.getByRole('dialog'))
  expect(form.getByRole('button', { name: '存草稿' })).toBeTruthy()
  expect(form.queryByRole('button', { name: /发布/ })).toBeNull()
})

it('asks when another administrator has saved the draft meanwhile', async () => {
  answerWith((call) => {
    if (call.path === '/admin/story/saveDraft') throw refusal('有人改过了', { changed: true })
    return answer(call)
  })
  await userEvent.type(await openForm(), '！{Enter}')
  expect(await screen.findByRole('button', { name: /载入/ })).toBeTruthy()
})

it('shows the page beside the form as it is typed, and ends the link with it', async () => {
  const title = await openForm()
  await userEvent.click(screen.getByText('预览', { selector: '.ant-segmented-item-label' }))
  await waitFor(() => expect(posted('previewPage')).toEqual([{ id: 1, token: '' }]))
  await userEvent.type(title, '！')
  await waitFor(() => expect(posted('previewPage').at(-1)).toEqual({ id: 1, token: 't', title: '小兔子！' }))
  await userEvent.click(screen.getByText('内容', { selector: '.ant-segmented-item-label' }))
  await waitFor(() => expect(posted('previewPage').at(-1)).toEqual({ token: 't', close: '1' }))
})
