import { ClientError } from '@tutu/contract/core/client'
import { CODE } from '@tutu/contract/core/envelope'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, type Call, calls, refusal } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { shelf, widget, widgetRecord, widgetRow } from '../testing/widget.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('../testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})

let save: (sent: Call['sent']) => unknown
let record = widgetRecord(1)
let router: Awaited<ReturnType<typeof renderScreen>>

/** The server of these tests: one widget, and shelves of which the first page does not hold the widget's own. */
function answer({ method, path, sent }: Call): unknown {
  if (path === '/admin/widget/edit' || path === '/admin/widget/add')
    return method === 'GET' ? { row: record } : save(sent)
  if (path === '/admin/shelf/index')
    return {
      options: sent.initValue
        ? [{ id: 77, name: '最上层', pid: 0, level: 1 }]
        : [{ id: 1, name: '底层', pid: 0, level: 1 }],
    }
  if (sent.initValue) return { list: [{ id: 8, title: '螺丝' }], total: 1 }
  return { list: [widgetRow(1)], total: 1, remark: '' }
}

const posted = () =>
  calls.filter(({ method, path }) => method === 'POST' && path.endsWith('edit')).map(({ sent }) => sent)
const input = (name: string) => screen.findByRole('textbox', { name })

async function openForm() {
  router = await renderScreen(widget)
  await userEvent.click(await screen.findByRole('button', { name: '编辑：零件1' }))
  return input('网址名')
}

beforeEach(() => {
  record = widgetRecord(1)
  save = () => null
  answerWith(answer)
})

it('names the record that is edited', async () => {
  await openForm()
  expect(screen.getByRole('dialog', { name: '编辑零件：零件1' })).toBeTruthy()
})

it('shows an input for every kind of field, chosen records by name', async () => {
  await openForm()
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText('最上层')).toBeTruthy()
  expect(await dialog.findByText('螺丝')).toBeTruthy()
  expect(dialog.queryByText('77')).toBeNull()
  expect(await dialog.findByDisplayValue('# 用法')).toBeTruthy()
  expect(await dialog.findByDisplayValue(/^2023-11-1\d/)).toBeTruthy()
  for (const value of ['零件1', 'widget-1', '轻拿轻放', '12.30']) expect(dialog.getByDisplayValue(value)).toBeTruthy()
  expect((await dialog.findByRole('radio', { name: '火箭' })).getAttribute('aria-checked')).toBe('true')
  expect(dialog.getByRole('radio', { name: '#2b8a5b' }).getAttribute('aria-checked')).toBe('true')
  expect(dialog.getByRole('switch').getAttribute('aria-checked')).toBe('true')
})

it('says of each input whether it must be filled in, of a text in the language that others fall back to only', async () => {
  await openForm()
  const dialog = within(screen.getByRole('dialog'))
  const asked = (role: 'textbox' | 'combobox') =>
    dialog.getAllByRole<HTMLInputElement>(role).flatMap((one) => {
      const isAsked = one.getAttribute('aria-required') === 'true'
      return isAsked ? [[...(one.labels ?? [])].map(({ textContent }) => textContent).join('')] : []
    })
  await waitFor(() => expect(asked('combobox')).toEqual(['架子']))
  expect(asked('textbox')).toEqual(['标题中文', '网址名'])
  await userEvent.click(screen.getByText('English'))
  await waitFor(() => expect(asked('textbox')).toEqual(['网址名']))
})

it('tells of an input what is wrong with it, and what stands below it, to whoever comes to it', async () => {
  await openForm()
  const dialog = within(screen.getByRole('dialog'))
  const saidOf = (input: HTMLElement) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  const slug = dialog.getByLabelText<HTMLInputElement>(/网址名/)
  await userEvent.clear(slug)
  expect([slug.getAttribute('aria-invalid'), saidOf(slug)]).toEqual([null, ''])
  await userEvent.click(dialog.getByRole('button', { name: /保存/ }))
  await waitFor(() => expect(saidOf(slug)).toBe('请填写网址名'))
  expect(slug.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(slug, 'a')
  await waitFor(() => expect([slug.getAttribute('aria-invalid'), saidOf(slug)]).toEqual([null, '']))
})

it('without the right to what a record belongs to, names it all the same and says which right is missing', async () => {
  answerWith((call) => {
    if (call.path !== '/admin/shelf/index') return answer(call)
    throw new ClientError('refused', '没有权限操作', { code: CODE.forbidden })
  })
  await openForm()
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText('最上层')).toBeTruthy()
  await userEvent.click(dialog.getByRole('combobox', { name: /架子/ }))
  expect(await screen.findByText(/没有查看“架子”的权限.*超级管理员/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /重\s?试/ })).toBeNull()
  expect(dialog.queryByText('加载中…')).toBeNull()
})

it('posts what was changed, with the version, on Enter', async () => {
  const slug = await openForm()
  await userEvent.clear(slug)
  await userEvent.type(slug, 'other{Enter}')
  await waitFor(() => expect(posted()).toEqual([{ id: 1, version: 1, slug: 'other' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '编辑：零件1' })))
})

it('saves on Ctrl+S, wherever the focus is in it', async () => {
  const slug = await openForm()
  await userEvent.type(slug, 's{Control>}s{/Control}')
  await waitFor(() => expect(posted()).toEqual([{ id: 1, version: 1, slug: 'widget-1s' }]))
})

it('saves a new record and makes room for another, with the focus where the typing begins', async () => {
  answerWith(({ method }) => (method === 'GET' ? { list: [], remark: '' } : { id: 1 }))
  const added = () => calls.filter(({ path }) => path === '/admin/shelf/add').map(({ sent }) => sent.name)
  await renderScreen(shelf)
  await userEvent.click(await screen.findByRole('button', { name: /^添\s?加$/ }))
  const name = () => within(screen.getByRole('dialog')).findByRole('textbox', { name: '名称' })
  await userEvent.type(await name(), '第一层')
  await userEvent.click(screen.getByRole('button', { name: '保存并继续添加' }))
  await waitFor(() => expect(added()).toEqual(['第一层']))
  await waitFor(() => expect((document.activeElement as HTMLInputElement | null)?.value).toBe(''))
  await userEvent.type(await name(), '第二层{Enter}')
  await waitFor(() => expect(added()).toEqual(['第一层', '第二层']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('checks the form before it asks the server', async () => {
  const slug = await openForm()
  await userEvent.clear(slug)
  await userEvent.type(slug, 'No Way{Enter}')
  // Below the field, and in the message that is read out.
  expect(await screen.findAllByText(/只能用小写字母/)).toHaveLength(2)
  expect(document.activeElement).toBe(slug)
  expect(posted()).toEqual([])
})

it('says what a field asks for once where the refusal says the same', async () => {
  const hint = '零件的身高，不能是负数'
  save = () => {
    throw refusal(hint, { errors: { size: hint } })
  }
  const slug = await openForm()
  expect(screen.getAllByText(hint)).toHaveLength(1)
  await userEvent.type(slug, '2{Enter}')
  const field = screen.getByRole('spinbutton', { name: '尺寸' }).closest<HTMLElement>('.ant-form-item')!
  await waitFor(() => expect(within(field).getByText(hint).closest('.ant-form-item-explain')).toBeTruthy())
})

it('shows the server’s message in the language it belongs to, and goes there', async () => {
  save = () => {
    throw refusal('有 2 项需要修改', { errors: { title: '英文标题重复', slug: '已被使用' } })
  }
  await openForm()
  await userEvent.click(screen.getByText('English'))
  const english = await screen.findByDisplayValue('Widget 1')
  await userEvent.type(english, ' b')
  await userEvent.click(screen.getByText('中文', { selector: '.ant-segmented-item-label *' }))
  await userEvent.type(await screen.findByDisplayValue('widget-1'), '2{Enter}')
  expect(await screen.findByText('英文标题重复')).toBeTruthy()
  expect(screen.getByText('已被使用')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByDisplayValue('Widget 1 b'))
})

it('offers to reload a record that somebody else has changed, and keeps what was typed', async () => {
  save = ({ version }) => {
    if (version === 1) throw refusal('这条记录刚被别人修改过', { changed: true })
    return null
  }
  const slug = await openForm()
  await userEvent.type(slug, '-mine{Enter}')
  record = widgetRecord(1, { version: 2, slug: 'theirs' })
  await userEvent.click(await screen.findByRole('button', { name: '重新载入' }))
  expect(await screen.findByDisplayValue('theirs')).toBeTruthy()
  expect(screen.getByText('你填写的：widget-1-mine')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '用我填写的' }))
  await userEvent.type(screen.getByDisplayValue('widget-1-mine'), '{Enter}')
  await waitFor(() => expect(posted().at(-1)).toEqual({ id: 1, version: 2, slug: 'widget-1-mine' }))
})

it('keeps of a text only the language that was changed: the other one stays as somebody else has saved it', async () => {
  save = ({ version }) => {
    if (version === 1) throw refusal('这条记录刚被别人修改过', { changed: true })
    return null
  }
  await openForm()
  await userEvent.click(screen.getByText('English'))
  await userEvent.type(await screen.findByDisplayValue('Widget 1'), ' mine{Enter}')
  record = widgetRecord(1, { version: 2, title: '新名', title_i18n: { 'zh-cn': '新名', en: 'Widget 1' } })
  await userEvent.click(await screen.findByRole('button', { name: '重新载入' }))
  expect(await screen.findByText('你填写的：English: Widget 1 mine')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '用我填写的' }))
  await userEvent.type(screen.getByDisplayValue('Widget 1 mine'), '{Enter}')
  await waitFor(() => expect(posted().at(-1)).toEqual({ id: 1, version: 2, title_i18n: { en: 'Widget 1 mine' } }))
})

it('or to overwrite it', async () => {
  save = ({ version }) => {
    if (version !== undefined) throw refusal('这条记录刚被别人修改过', { changed: true })
    return null
  }
  const slug = await openForm()
  await userEvent.type(slug, '-mine{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: '用我的覆盖' }))
  await waitFor(() => expect(posted().at(-1)).toMatchObject({ id: 1, slug: 'widget-1-mine' }))
})

it('asks before it throws away what was typed', async () => {
  await userEvent.type(await openForm(), 'x')
  await userEvent.click(screen.getByRole('button', { name: /^取\s?消$/ }))
  expect(await screen.findByText('关闭后，刚才填写的内容会丢失。')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '继续编辑' }))
  expect(screen.getByDisplayValue('widget-1x')).toBeTruthy()
})

it('submits from a textarea with Ctrl+Enter, where Enter is a new line', async () => {
  await openForm()
  const note = await screen.findByDisplayValue('轻拿轻放')
  await userEvent.type(note, '{Enter}防水')
  expect(posted()).toEqual([])
  await userEvent.type(note, '{Control>}{Enter}{/Control}')
  await waitFor(() => expect(posted()[0]).toMatchObject({ note_i18n: { 'zh-cn': '轻拿轻放\n防水' } }))
})

it('asks before the back button throws away what was typed', async () => {
  await userEvent.type(await openForm(), 'x')
  void router.navigate('?page=2')
  await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }))
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'))
  await waitFor(() => expect(screen.queryByDisplayValue('widget-1x')).toBeNull())
})

it.each([
  ['标题', 20],
  ['备注', 2000],
  ['网址名', 80],
])('a text that is pasted into %s and too long is there whole, and said to be', async (name, max) => {
  await openForm()
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste('a'.repeat(max + 5))
  expect(field.value).toHaveLength(max + 5)
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findAllByText(new RegExp(`最多 ${max} 个字`))).not.toEqual([])
  expect(posted()).toEqual([])
})
