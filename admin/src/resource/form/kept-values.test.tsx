import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { beforeEach, expect, it, vi } from 'vitest'
import { dropAllKept, keptKey, readKept, writeKept } from '../../lib/kept-values.ts'
import { answerWith, calls } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { shelf, widget, widgetRecord, widgetRow } from '../testing/widget.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('../testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})

const key = keptKey(0, 'widget', 1)
const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const posted = () => calls.filter(({ method, path }) => method === 'POST' && path.endsWith('edit')).at(-1)?.sent
let version = 1

async function openForm() {
  await renderScreen(widget)
  await userEvent.click(await screen.findByRole('button', { name: '编辑：零件1' }))
  return input('网址名')
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  dropAllKept()
  version = 1
  answerWith(({ method, path }) => {
    if (path === '/admin/widget/edit') return method === 'GET' ? { row: widgetRecord(1, { version }) } : null
    return { list: [widgetRow(1)], total: 1, remark: '' }
  })
})

it('keeps what is typed once the typing pauses, of a text the language typed in, and forgets it when it is saved', async () => {
  await userEvent.type(await openForm(), '-mine')
  await userEvent.type(await screen.findByDisplayValue('零件1'), '甲')
  await waitFor(() => expect(readKept(key)?.values).toEqual({ slug: 'widget-1-mine', title: { 'zh-cn': '零件1甲' } }))
  await userEvent.type(await input('网址名'), '{Enter}')
  await waitFor(() => expect(posted()).toMatchObject({ slug: 'widget-1-mine' }))
  await waitFor(() => expect(readKept(key)).toBeUndefined())
})

it('offers it when the form is opened again, with its fields and its age, and takes it up', async () => {
  writeKept(key, { time: Date.now() - 300_000, version: 1, values: { slug: 'mine', title: { en: 'Mine' }, gone: 1 } })
  const slug = await openForm()
  const offer = within((await screen.findByText('你5分钟前填写过，还没有保存')).closest<HTMLElement>('.ant-alert')!)
  expect(offer.getByText(/标题，网址名/)).toBeTruthy()
  expect(slug.value).toBe('widget-1')
  await press('接着填写')
  expect(slug.value).toBe('mine')
  await userEvent.type(slug, '{Enter}')
  await waitFor(() => expect(posted()).toEqual({ id: 1, version: 1, slug: 'mine', title_i18n: { en: 'Mine' } }))
})

it('of a record that was changed since, puts it beside the fields', async () => {
  writeKept(key, { time: Date.now(), version: 1, values: { slug: 'mine' } })
  version = 2
  const slug = await openForm()
  expect(await screen.findByText(/后来又被修改过/)).toBeTruthy()
  await press('接着填写')
  expect(slug.value).toBe('widget-1')
  await press('用我填写的')
  expect(slug.value).toBe('mine')
})

it('keeps the one beside what is typed meanwhile, until it is thrown away', async () => {
  writeKept(key, { time: Date.now(), version: 1, values: { slug: 'mine' } })
  await openForm()
  await userEvent.type(await screen.findByDisplayValue('零件1'), '甲')
  await waitFor(() => expect(readKept(key)?.values).toEqual({ slug: 'mine', title: { 'zh-cn': '零件1甲' } }))
  await press('不要了')
  expect(readKept(key)?.values).toEqual({ title: { 'zh-cn': '零件1甲' } })
})

it('forgets what was given up', async () => {
  await userEvent.type(await openForm(), 'x')
  await waitFor(() => expect(readKept(key)).toBeTruthy())
  await press(/^取\s?消$/)
  await press('放弃修改')
  await waitFor(() => expect(readKept(key)).toBeUndefined())
})

it('never keeps a password', async () => {
  const secret: Definition = {
    ...shelf,
    fields: { ...shelf.fields, key: { kind: 'password', table: false, label: { 'zh-cn': '密钥', en: 'Key' } } },
  }
  answerWith(() => ({ list: [], remark: '' }))
  await renderScreen(secret)
  await press(/^添\s?加$/)
  await userEvent.type(await screen.findByLabelText('密钥', { selector: 'input' }), 'Very-secret-1')
  await userEvent.type(await input('名称'), '第一层')
  await waitFor(() => expect(readKept(keptKey(0, 'shelf', undefined))?.values).toEqual({ name: '第一层' }))
})
