import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, type Call, calls } from '../resource/testing/fake-api.ts'
import { gadget, gadgetRow } from '../resource/testing/gadget.ts'
import { renderScreen } from '../resource/testing/render-screen.tsx'
import { faceOf } from './index.ts'

/* Kinds whose value has a form of its own: their cells, and what their inputs make of what is entered. */

vi.mock('../lib/api.ts', () => import('../resource/testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => ({
  RESOURCES: [(await import('../resource/testing/gadget.ts')).gadget],
}))

const AREAS: Record<string, { value: number; label: string }[]> = {
  '': [
    { value: 330_000, label: '浙江省' },
    { value: 440_000, label: '广东省' },
  ],
  '330000': [{ value: 330_100, label: '杭州市' }],
  '330000,330100': [{ value: 330_106, label: '西湖区' }],
  '440000': [{ value: 441_900, label: '东莞市' }],
  '440000,441900': [{ value: 441_900, label: '东莞市' }],
}

let row = gadgetRow(1)
const answer = ({ path, method, sent }: Call) => {
  if (path === '/admin/ajax/area') return AREAS[[sent.province, sent.city].filter(Boolean).join()]
  if (path === '/admin/gadget/edit') return method === 'GET' ? { row } : null
  return { list: [row], total: 1, remark: '' }
}
const posted = () => calls.filter(({ method }) => method === 'POST').map(({ sent }) => sent)

beforeEach(() => {
  row = gadgetRow(1)
  answerWith(answer)
})

async function openForm() {
  await renderScreen(gadget)
  await userEvent.click(await screen.findByRole('button', { name: '编辑：风车1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('textbox', { name: '名字' })
  return dialog
}
const save = () => userEvent.type(screen.getByRole('textbox', { name: '名字' }), '{Enter}')
const saved = (values: object) => waitFor(() => expect(posted()).toEqual([{ id: 1, version: 1, ...values }]))

it('cells say the value as people do, and lead to what it names', async () => {
  await renderScreen(gadget)
  for (const shown of [
    '62.5%',
    '1 小时 30 分',
    '08:30',
    '2026-03-05',
    '2019',
    '叶片=4',
    '叶轮 · 1 · 木头',
    '浙江省 杭州市 西湖区',
  ])
    expect(await screen.findByText(shown)).toBeTruthy()
  expect(screen.getByText('广东省 东莞市 松山湖 2 号 523808')).toBeTruthy()
  expect(screen.getByText('{"doors":1}')).toBeTruthy()
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leads('windmill@example.com')).toBe('mailto:windmill@example.com')
  expect(leads('13800000000')).toBe('tel:13800000000')
  expect(screen.getByRole('link', { name: 'https://example.com/windmill' }).getAttribute('rel')).toContain('noopener')
})

it('cells tell how long ago something was, its stars, and whose it is with their picture', async () => {
  await renderScreen(gadget)
  const ago = await screen.findByText('3天前')
  const exact = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
  expect(ago.textContent).toMatch(exact)
  // The keyboard reaches it and is shown the exact time, as the mouse is.
  act(() => ago.focus())
  expect((await screen.findByRole('tooltip')).textContent).toMatch(exact)
  expect(screen.getByRole('img', { name: '5 星中的 4 星' })).toBeTruthy()
  const maker = screen.getByTitle('风车七号')
  expect(within(maker).getByText('风车七号')).toBeTruthy()
  expect(maker.querySelector('img')?.getAttribute('src')).toContain('/static/avatars/fox.svg')
})

it('stars are as many as there may be', async () => {
  const dialog = await openForm()
  const liked = await dialog.findByRole('spinbutton', { name: '喜爱' })
  await userEvent.clear(liked)
  await userEvent.type(liked, '6')
  await save()
  expect(await dialog.findByText('不能大于 5')).toBeTruthy()
  await userEvent.clear(liked)
  await userEvent.type(liked, '2')
  await save()
  await saved({ liked: 2 })
})

it('a video of this site plays in a preview', async () => {
  await renderScreen(gadget)
  await userEvent.click(await screen.findByRole('button', { name: '播放：风车1' }))
  expect((await screen.findByLabelText('演示.mp4')).getAttribute('src')).toContain('/storage/gadget/tour.mp4')
})

it('a video elsewhere is a link', async () => {
  row = gadgetRow(2, { tour: 'https://video.example/2' })
  await renderScreen(gadget)
  expect(await screen.findByRole('link', { name: 'https://video.example/2' })).toBeTruthy()
})

it('a day is typed or chosen, and posted as a day', async () => {
  const dialog = await openForm()
  const day = await dialog.findByRole('textbox', { name: '生产日期' })
  expect((day as HTMLInputElement).value).toBe('2026-03-05')
  await userEvent.clear(day)
  await userEvent.type(day, '2025-12-31{Enter}')
  await save()
  await saved({ made: '2025-12-31' })
})

it('a length of time is entered in its parts, and stays as typed until one has stopped', async () => {
  const dialog = await openForm()
  const minutes = await dialog.findByRole('spinbutton', { name: '时长 · 分' })
  expect((dialog.getByRole('spinbutton', { name: '时长 · 小时' }) as HTMLInputElement).value).toBe('1')
  await userEvent.clear(minutes)
  await userEvent.type(minutes, '75')
  expect((minutes as HTMLInputElement).value).toBe('75')
  await userEvent.tab()
  expect((minutes as HTMLInputElement).value).toBe('15')
  await save()
  await saved({ lasts: 8100 })
})

it('named values are rows that come and go', async () => {
  const dialog = await openForm()
  await userEvent.click(await dialog.findByRole('button', { name: '添加一行 · 规格' }))
  await userEvent.type(dialog.getByRole('textbox', { name: '第 2 行 · 名称' }), '高')
  await userEvent.type(dialog.getByRole('textbox', { name: '第 2 行 · 内容' }), '3 米')
  await userEvent.click(dialog.getByRole('button', { name: '删除第 1 行' }))
  await save()
  await saved({ sizes: [{ key: '高', value: '3 米' }] })
})

it('rows of parts come, go and change places, by keys too', async () => {
  const dialog = await openForm()
  await userEvent.click(await dialog.findByRole('button', { name: '添加一行 · 零件' }))
  const third = await dialog.findByRole('textbox', { name: '第 3 行 · 零件名' })
  await waitFor(() => expect(document.activeElement).toBe(third))
  expect(dialog.getByRole('button', { name: '添加一行 · 零件' })).toHaveProperty('disabled', true)
  await userEvent.type(third, '底座')
  const up = dialog.getByRole('button', { name: '上移第 3 行 · 零件' })
  expect(up.getAttribute('aria-keyshortcuts')).toBe('Alt+ArrowUp Alt+ArrowDown')
  up.focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: '上移第 2 行 · 零件' })))
  await userEvent.click(dialog.getByRole('button', { name: '上移第 2 行 · 零件' }))
  await userEvent.click(dialog.getByRole('button', { name: '删除第 3 行 · 零件' }))
  await save()
  await saved({
    parts: [
      { what: '底座', many: 1, made_of: null },
      { what: '叶轮', many: 1, made_of: 'wood' },
    ],
  })
})

it('in a cell Alt with an arrow key is the cell’s own, and moves no row', async () => {
  const dialog = await openForm()
  const whats = () =>
    dialog.getAllByRole('textbox', { name: /零件名$/ }).map((input) => (input as HTMLInputElement).value)
  const choice = await dialog.findByRole('combobox', { name: '第 1 行 · 材料' })
  choice.focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(whats()).toEqual(['叶轮', '轴'])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(choice.getAttribute('aria-expanded')).toBe('true'))
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(whats()).toEqual(['叶轮', '轴'])
})

it('a row that lacks something is named', async () => {
  const dialog = await openForm()
  await userEvent.clear(await dialog.findByRole('textbox', { name: '第 2 行 · 零件名' }))
  await save()
  expect(await dialog.findByText('第 2 行：请填写零件名')).toBeTruthy()
})

it('a rich text is edited as Markdown while there is no editor, and untouched stays as it is', async () => {
  const dialog = await openForm()
  expect(await dialog.findByText('富文本编辑器需要先从模块市场安装')).toBeTruthy()
  const story = dialog.getByRole('textbox', { name: '故事' })
  expect((story as HTMLTextAreaElement).value).toBe('从前有**一只**小兔')
  await userEvent.type(story, ' *跳*')
  await save()
  await saved({ story: '<p>从前有<strong>一只</strong>小兔 <em>跳</em></p>' })
})

it('a document is laid out, and refused while it is none', async () => {
  const dialog = await openForm()
  const layout = (await dialog.findByRole('textbox', { name: '布局' })) as HTMLTextAreaElement
  expect(layout.value).toBe('{\n  "doors": 1\n}')
  await userEvent.clear(layout)
  await userEvent.type(layout, '[[1,2')
  await save()
  expect(await dialog.findByText('请填写 JSON 对象或列表，例如 ["小兔", 3]')).toBeTruthy()
  await userEvent.type(layout, ']')
  await userEvent.click(await dialog.findByRole('button', { name: '整理格式' }))
  await save()
  await saved({ layout: '[\n  1,\n  2\n]' })
})

it('an address keeps its area while its street is changed, and is nothing without its parts', async () => {
  const dialog = await openForm()
  expect(await dialog.findByText('广东省 东莞市')).toBeTruthy()
  const street = dialog.getByRole('textbox', { name: '寄往 · 街道、门牌号' })
  await userEvent.clear(street)
  await save()
  expect(await dialog.findByText('请填写街道和门牌号')).toBeTruthy()
  await userEvent.type(street, '3 号')
  await save()
  await saved({ sent_to: { area: [440_000, 441_900, 441_900], street: '3 号', postcode: '523808' } })
})

it('a video may be named by its address instead', async () => {
  const dialog = await openForm()
  const address = await dialog.findByRole('textbox', { name: /^演示 · / })
  await userEvent.type(address, 'video')
  await save()
  expect(await dialog.findByText(/或填写以 https:\/\/ 开头的地址$/)).toBeTruthy()
  await userEvent.clear(address)
  await userEvent.type(address, 'https://video.example/3')
  await save()
  await saved({ tour: 'https://video.example/3' })
})

it('an area is searched for with whatever lies within it', async () => {
  await renderScreen(gadget, { address: '?place=330100' })
  await waitFor(() =>
    expect(calls.findLast(({ path }) => path === '/admin/gadget/index')?.sent).toMatchObject({
      search: [{ field: 'place', operator: '=', val: '330100' }],
    }),
  )
})

it.each(Object.entries(gadget.fields))('%s begins with nothing, or with its default', (_, field) => {
  const { initial } = faceOf(field)
  expect(['', null, []]).toContainEqual(initial(undefined))
})

it('defaults are what the wire would carry of them', () => {
  const initial = (name: string, stored: unknown) => faceOf(gadget.fields[name]!).initial(stored)
  expect(initial('sizes', ['a=1'])).toEqual([{ key: 'a', value: '1' }])
  expect(initial('parts', [{ what: '轴' }])).toEqual([{ what: '轴' }])
  expect(initial('layout', '[1]')).toEqual([1])
  expect(initial('place', 330_106)).toEqual([330_000, 330_100, 330_106])
  expect(initial('lasts', 90)).toBe(90)
})
