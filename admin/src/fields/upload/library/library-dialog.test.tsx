import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18n, startI18n } from '../../../lib/i18n.ts'
import { answerWith, type Call, calls, refusal } from '../../../resource/testing/fake-api.ts'
import { fillBrowser } from '../../../testing/browser.ts'
import { LibraryDialog, type LibraryDialogProps } from './library-dialog.tsx'

vi.mock('../../../lib/api.ts', async () => ({ api: (await import('../../../resource/testing/fake-api.ts')).api }))

configure({ defaultHidden: true })

const rows = [
  { id: 1, name: '海龟.jpg', url: '/storage/a.jpg', thumb: '/storage/a.jpg.320.webp', type: 'picture', width: 1600 },
  { id: 2, name: '跳舞.gif', url: '/storage/b.gif', thumb: '/storage/b.gif', type: 'picture', width: 1600 },
  { id: 3, name: '练习单.pdf', url: '/storage/c.pdf', thumb: null, type: 'document', suffix: 'pdf' },
].map((row) => ({ ...row, size: 2048, usage: 0 }))

const library = ({ sent }: Call) => {
  const [condition] = (sent.search ?? []) as { field: string; val: string }[]
  const list = rows.filter(({ type, name }) => {
    return (!condition || type === condition.val) && name.includes(String(sent.quick_search ?? ''))
  })
  return { list, total: list.length, remark: '' }
}

async function show(props: Partial<LibraryDialogProps> = {}) {
  const onChoose = vi.fn()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <ConfigProvider theme={{ zeroRuntime: true }} button={{ autoInsertSpace: false }}>
      <QueryClientProvider client={client}>
        <Suspense>
          <LibraryDialog accept="any" max={2} onClose={() => undefined} onChoose={onChoose} {...props} />
        </Suspense>
      </QueryClientProvider>
    </ConfigProvider>,
  )
  await screen.findByRole('dialog', { name: '从附件库选择' })
  return { onChoose }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const names = ({ mock }: ReturnType<typeof vi.fn>) => mock.calls[0]?.[0].map(({ name }: { name: string }) => name)

beforeEach(async () => {
  fillBrowser()
  if (!i18n.isInitialized) await startI18n('')
  answerWith(library)
})
afterEach(cleanup)

it('several are chosen, in the order of choosing, no more than there is room for', async () => {
  const { onChoose } = await show()
  await press('选择：练习单.pdf')
  await press('选择：海龟.jpg')
  await press('选择：跳舞.gif')
  expect(screen.getByRole('button', { name: '选择：跳舞.gif' }).getAttribute('aria-pressed')).toBe('false')
  await press('使用所选（2）')
  expect(names(onChoose)).toEqual(['练习单.pdf', '海龟.jpg'])
})

it('of one only the latest is chosen', async () => {
  const { onChoose } = await show({ max: 1 })
  await press('选择：海龟.jpg')
  await press('选择：跳舞.gif')
  await press('使用这个文件')
  expect(names(onChoose)).toEqual(['跳舞.gif'])
})

it('offers pictures where pictures are wanted, by thumbnails where there are any', async () => {
  await show({ accept: 'pictures' })
  await screen.findByRole('button', { name: '选择：海龟.jpg' })
  expect(screen.queryByRole('button', { name: '选择：练习单.pdf' })).toBeNull()
  const sources = [...document.querySelectorAll('.file-card img')].map((image) => image.getAttribute('src'))
  expect(sources).toEqual(['/storage/a.jpg.320.webp', '/storage/b.gif'])
})

it('finds by name, and says when nothing is found', async () => {
  await show()
  const search = await screen.findByRole('searchbox', { name: '按文件名搜索' })
  fireEvent.change(search, { target: { value: '没有这个' } })
  expect(await screen.findByText('没有符合条件的文件')).toBeTruthy()
  fireEvent.change(search, { target: { value: '练习' } })
  expect(await screen.findByRole('button', { name: '选择：练习单.pdf' })).toBeTruthy()
})

it('says why there is nothing to see, and tries again', async () => {
  answerWith(() => {
    throw refusal('服务暂时不可用')
  })
  await show()
  expect(await screen.findByText('服务暂时不可用')).toBeTruthy()
  answerWith(library)
  await press('重试')
  expect(await screen.findByRole('button', { name: '选择：海龟.jpg' })).toBeTruthy()
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/admin/routine.attachment/index'))
})
