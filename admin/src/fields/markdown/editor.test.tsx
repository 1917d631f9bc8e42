import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ClientError } from '@tutu/contract/core/client-error'
import { App, ConfigProvider } from 'antd'
import { Suspense, useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18n, startI18n } from '../../lib/i18n.ts'
import { connectMessages } from '../../lib/message.ts'
import { answerWith, calls } from '../../resource/testing/fake-api.ts'
import { widget } from '../../resource/testing/widget.ts'
import { useDefinitions } from '../../stores/definitions.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { useSiteConfig } from '../../stores/site-config.ts'
import { fillBrowser } from '../../testing/browser.ts'
import { loadTestDefinitions } from '../../testing/definitions.ts'
import { sent, storedFile } from '../upload/testing/fake-uploader.ts'
import { MarkdownEditor } from './editor.tsx'

vi.mock('../upload/uploaders.ts', () => import('../upload/testing/fake-uploader.ts'))
vi.mock('../../lib/api.ts', () => import('../../resource/testing/fake-api.ts'))

configure({ defaultHidden: true })

/** What the form holds. */
let held = ''

function Connect() {
  const app = App.useApp()
  useEffect(() => connectMessages(app), [app])
  return null
}

function Field({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  useEffect(() => {
    held = value
  })
  const field = { kind: 'markdown', label: { 'zh-cn': '正文', en: 'Text' } } as const
  return (
    <MarkdownEditor
      id="text"
      name="text"
      field={field}
      value={value}
      onChange={(next) => setValue(String(next))}
      definition={widget}
      language="zh-cn"
    />
  )
}

async function show(initial = ''): Promise<HTMLTextAreaElement> {
  render(
    <ConfigProvider theme={{ zeroRuntime: true }} button={{ autoInsertSpace: false }}>
      <App>
        <Connect />
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MemoryRouter>
            <Suspense>
              <Field initial={initial} />
            </Suspense>
          </MemoryRouter>
        </QueryClientProvider>
      </App>
    </ConfigProvider>,
  )
  await screen.findByRole('toolbar', { name: '排版工具' })
  return document.querySelector<HTMLTextAreaElement>('#text')!
}

const tool = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name })
const png = (name: string) => new File(['12345678'], name, { type: 'image/png' })
const paste = (area: HTMLElement, files: readonly File[], text = '') =>
  fireEvent.paste(area, {
    clipboardData: { files, types: text ? ['text/plain', 'Files'] : ['Files'], getData: () => text },
  })

beforeEach(async () => {
  fillBrowser()
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  useSiteConfig.setState({ upload: { mode: 'local', maxsize: 1024 * 1024, mimetype: 'png,jpg,mp4,pdf', savename: '' } })
  if (!i18n.isInitialized) await startI18n('')
  sent.splice(0)
  answerWith(() => ({}))
})
afterEach(cleanup)

it('marks what is selected, by button and by key, and says which keys', async () => {
  const area = await show('one two')
  area.setSelectionRange(0, 3)
  await userEvent.click(tool('加粗'))
  expect(held).toBe('**one** two')
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('one')
  expect(tool('加粗')).toHaveProperty('ariaKeyShortcuts', 'Control+B')
  area.setSelectionRange(8, 11)
  fireEvent.keyDown(area, { key: 'i', ctrlKey: true })
  expect(held).toBe('**one** *two*')
})

it.each([
  ['one 字', '1 Han character · 1 word · about 1 min for a child'],
  ['one two 汉字', '2 Han characters · 2 words · about 1 min for a child'],
])('of %j it says in English %j', async (typed, said) => {
  await show(typed)
  await act(() => i18n.changeLanguage('en'))
  expect(await screen.findByText(said)).toBeTruthy()
  await act(() => i18n.changeLanguage('zh-cn'))
})

it('goes through its tools with the arrow keys, as one stop of the tab key', async () => {
  await show()
  const stops = () =>
    within(screen.getByRole('toolbar'))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
  expect(stops()).toEqual([tool('标题')])
  tool('标题').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tool('加粗'))
  await userEvent.keyboard('{End}')
  expect(stops()).toEqual([tool('提示框')])
})

it.each([
  ['标题', '中标题', '### a'],
  ['提示框', '试一试', '> [!TRY]\n> a\n'],
  ['提示框', '折叠的答案', ':::answer 看看答案\na\n:::\n'],
  ['代码', 'Python（完整的程序）', '```python run\na\n```\n'],
  ['代码', 'Scratch 积木', '```scratch\na\n```\n'],
])('writes what %s › %s says', async (button, entry, expected) => {
  const area = await show('a')
  area.setSelectionRange(0, 1)
  await userEvent.click(tool(button))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
  await waitFor(() => expect(held).toBe(expected))
})

it('asks how large a table is to be', async () => {
  await show()
  await userEvent.click(tool('表格'))
  const columns = await screen.findByRole('spinbutton', { name: '列数' })
  await userEvent.clear(columns)
  await userEvent.type(columns, '2')
  await userEvent.click(screen.getByRole('button', { name: '插入' }))
  await waitFor(() => expect(held).toMatch(/^\| 第 1 列 \| 第 2 列 \|\n\| --- \| --- \|\n/))
})

it.each(['12abc', '2.5', '0', '11', ''])(
  'a table is not made of %j columns, which is said instead of bent',
  async (typed) => {
    await show()
    await userEvent.click(tool('表格'))
    const columns = await screen.findByRole('spinbutton', { name: '列数' })
    await userEvent.clear(columns)
    if (typed) await userEvent.type(columns, typed)
    await userEvent.click(screen.getByRole('button', { name: '插入' }))
    const said = await screen.findByText('请填写 1 到 10 的整数')
    expect(columns.getAttribute('aria-describedby')).toBe(said.id)
    expect(columns.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(columns)
    expect(held).not.toContain('|')
    await userEvent.clear(columns)
    await userEvent.type(columns, '４')
    expect(screen.queryByText('请填写 1 到 10 的整数')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '插入' }))
    await waitFor(() => expect(held).toContain('第 4 列'))
  },
)

it('links to a page that is found by its name, among those that the caller may see', async () => {
  loadTestDefinitions()
  const known = useDefinitions.getState().list
  const withPage = known.filter((one) => one.public?.page).map(({ name }) => name)
  expect(withPage).toContain('course')
  useNavTabs.setState({ authNode: new Map([['/admin/course', new Set(['/admin/course/index'])]]) })
  answerWith(({ path }) =>
    path === '/admin/course/index' ? { list: [{ id: 1, title: '海龟画画', slug: 'turtle', status: '1' }] } : {},
  )
  const area = await show('看这里')
  area.setSelectionRange(1, 3)
  await userEvent.click(tool('链接'))
  const words = await screen.findByRole('textbox', { name: '链接上的字' })
  expect(words).toHaveProperty('value', '这里')
  await userEvent.type(screen.getByRole('textbox', { name: /地址/ }), '海龟')
  await userEvent.click(await screen.findByRole('button', { name: /海龟画画/ }))
  await waitFor(() => expect(held).toBe('看[这里](/course/turtle)'))
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/admin/course/index']))
})

it('a page that was found is reached by the keyboard', async () => {
  useNavTabs.setState({ authNode: new Map([['/admin/course', new Set(['/admin/course/index'])]]) })
  const list = ['海龟画画', '海龟赛跑'].map((title, at) => ({ id: at + 1, title, slug: `turtle-${at}`, status: '1' }))
  answerWith(({ path, sent: asked }) =>
    path === '/admin/course/index' ? { list: asked.quick_search === '海龟' ? list : [] } : {},
  )
  await show('')
  await userEvent.click(tool('链接'))
  const address = await screen.findByRole('textbox', { name: /地址/ })
  await userEvent.type(address, '海龟')
  await screen.findByRole('button', { name: /海龟赛跑/ })
  await userEvent.type(address, '{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('海龟画画')
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(address)
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  await waitFor(() => expect(held).toBe('[海龟赛跑](/course/turtle-1)'))
})

it('keys go into what was found for the words that are typed, and nowhere else', async () => {
  loadTestDefinitions()
  useNavTabs.setState({ authNode: new Map([['/admin/course', new Set(['/admin/course/index'])]]) })
  answerWith(({ path, sent: asked }) =>
    path === '/admin/course/index'
      ? { list: [{ id: 1, title: `找到的${String(asked.quick_search ?? '')}`, slug: 'found', status: '1' }] }
      : {},
  )
  await show('')
  await userEvent.click(tool('链接'))
  const address = await screen.findByRole('textbox', { name: /地址/ })
  await userEvent.type(address, '海龟')
  await screen.findByRole('button', { name: /找到的海龟/ })
  await userEvent.type(address, '画{Enter}{ArrowDown}')
  expect(document.activeElement).toBe(address)
  await screen.findByRole('button', { name: /找到的海龟画/ })
  await userEvent.type(address, '{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('找到的海龟画')
  // The arrows of the words move the caret in them.
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: '链接上的字' }), { key: 'ArrowDown' })).toBe(true)
})

it('an address over words makes them a link', async () => {
  const area = await show('看这里')
  area.setSelectionRange(1, 3)
  paste(area, [], 'https://a.example/x')
  expect(held).toBe('看[这里](https://a.example/x)')
})

it('a pasted picture stands where the caret was, from placeholder to its words', async () => {
  const area = await show('ab')
  area.setSelectionRange(1, 1)
  paste(area, [png('cat.png')])
  expect(area.value).toMatch(/^a!\[正在上传：cat\.png\]\(upload-\d+\)b$/)
  // What would be saved names no file that is not there.
  expect(held).toBe('ab')
  const alt = await screen.findByRole('textbox', { name: 'cat.png 里有什么？' })
  expect(document.activeElement).toBe(alt)
  await userEvent.type(alt, '一只猫')
  sent[0]!.answer(storedFile('cat.png'))
  await waitFor(() => expect(held).toBe('a![](/storage/widget/cat.png)b'))
  await userEvent.type(alt, '[橘]{Enter}'.replace('[', '[['))
  await waitFor(() => expect(held).toBe('a![一只猫\\[橘\\]](/storage/widget/cat.png)b'))
  expect(screen.queryByRole('list', { name: '刚放进来的文件' })).toBeNull()
})

it('a picture on a line of its own is a paragraph, below what stands before it and below another', async () => {
  const area = await show('看：\n')
  area.setSelectionRange(3, 3)
  paste(area, [png('cat.png')])
  expect(area.value).toMatch(/^看：\n\n!\[[^\n]*\)$/)
  area.setSelectionRange(area.value.length, area.value.length)
  paste(area, [png('dog.png')])
  expect(area.value).toMatch(/^看：\n\n!\[[^\n]*cat\.png[^\n]*\)\n\n!\[[^\n]*dog\.png[^\n]*\)$/)
})

it('a picture whose words came before it did has them when it comes', async () => {
  await show('a')
  paste(document.querySelector('#text')!, [png('cat.png')])
  await userEvent.type(await screen.findByRole('textbox', { name: 'cat.png 里有什么？' }), '一只猫{Enter}')
  await new Promise((resolve) => setTimeout(resolve, 20))
  sent[0]!.answer(storedFile('cat.png'))
  await waitFor(() => expect(held).toContain('![一只猫](/storage/widget/cat.png)'))
})

it('several files have a place each; words that came with a picture are meant, not the picture', async () => {
  const area = await show()
  paste(area, [png('sheet.png')], 'a\tb')
  expect(sent).toHaveLength(0)
  paste(area, [png('1.png'), new File(['1'], '2.mp4', { type: 'video/mp4' }), new File(['1'], '3.pdf')])
  sent[0]!.answer(storedFile('1.png'))
  sent[1]!.answer(storedFile('2.mp4', { mimetype: 'video/mp4' }))
  sent[2]!.answer(storedFile('3.pdf', { mimetype: 'application/pdf' }))
  await waitFor(() =>
    expect(held).toBe('![](/storage/widget/1.png)\n\n![](/storage/widget/2.mp4)\n\n[3.pdf](/storage/widget/3.pdf)'),
  )
})

it('a picture that could not be sent says why, is sent again, or goes', async () => {
  const area = await show('a')
  area.setSelectionRange(1, 1)
  paste(area, [png('cat.png')])
  sent[0]!.answer(new ClientError('network', '网络断了'))
  expect(await screen.findByText('网络断了', { selector: '.placed-error' })).toBeTruthy()
  expect(held).toBe('a')
  await userEvent.click(screen.getByRole('button', { name: '重试：cat.png' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: '去掉：cat.png' }))
  await waitFor(() => expect(area.value).toBe('a'))
})

it('says how long the text is', async () => {
  await show('你好 Python')
  expect(screen.getByText('2 个汉字 · 1 个单词 · 孩子读约 1 分钟')).toBeTruthy()
})

it('shows the text as the server dresses it, in a frame without scripts', async () => {
  answerWith(({ path, sent: body }) =>
    path === '/admin/ajax/renderText' ? { page: `<p>${String(body.source)} ${String(body.language)}</p>` } : {},
  )
  await show('你好')
  await userEvent.click(screen.getByRole('radio', { name: '预览' }))
  const frame = await screen.findByTitle('网站上的样子')
  expect(frame.getAttribute('srcdoc')).toBe('<p>你好 zh-cn</p>')
  expect(frame.getAttribute('sandbox')).not.toContain('scripts')
})
