import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, calls } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', () => ({ RESOURCES: [door] }))

const door = vi.hoisted((): Definition => {
  const options = { menu: { 'zh-cn': '菜单', en: 'Menu' }, button: { 'zh-cn': '按钮', en: 'Button' } }
  return {
    name: 'door',
    title: { 'zh-cn': '门', en: 'Doors' },
    icon: 'HomeOutlined',
    menu: { directory: 'teaching', weigh: 1 },
    label: 'name',
    quickSearch: ['name'],
    sort: { field: 'id', direction: 'desc' },
    groups: { opens: { 'zh-cn': '打开什么', en: 'What it opens' } },
    fields: {
      path: {
        kind: 'text',
        label: { 'zh-cn': '路径', en: 'Route' },
        required: true,
        form: { group: 'opens', when: { type: ['menu'] } },
      },
      name: { kind: 'text', label: { 'zh-cn': '名称', en: 'Name' }, required: true },
      price: { kind: 'money', label: { 'zh-cn': '价格', en: 'Price' } },
      type: { kind: 'select', label: { 'zh-cn': '类型', en: 'Type' }, required: true, default: 'menu', options },
    },
  }
})

beforeEach(() => answerWith(({ method }) => (method === 'GET' ? { list: [], total: 0 } : null)))

async function openForm() {
  await renderScreen(door)
  await userEvent.click(await screen.findByRole('button', { name: /^添\s?加$/ }))
  await screen.findByRole('textbox', { name: '名称' })
  return within(screen.getByRole('dialog'))
}
const posted = () => calls.filter(({ method }) => method === 'POST').map(({ sent }) => sent)

it('asks under a heading for what the type needs, and neither asks for nor posts what it has no use for', async () => {
  const form = await openForm()
  const [name, path] = await form.findAllByRole('textbox')
  expect([name, path].map((one) => one?.id.split('-').at(-1))).toEqual(['name', 'path'])
  expect(form.getByRole('heading', { name: '打开什么' })).toBeTruthy()

  await userEvent.type(name!, '前门{Enter}')
  expect(await form.findByText('请填写路径')).toBeTruthy()
  await userEvent.click(form.getByRole('combobox', { name: '类型' }))
  await userEvent.click(await screen.findByText('按钮', { selector: '.ant-select-item-option-content' }))
  expect(form.queryByRole('textbox', { name: '路径' })).toBeNull()
  expect(form.queryByRole('heading', { name: '打开什么' })).toBeNull()
  await userEvent.type(name!, '{Enter}')
  await waitFor(() => expect(posted()).toEqual([{ name: '前门', price: null, type: 'button' }]))
})

it('refuses a third decimal of a price instead of bending it', async () => {
  const form = await openForm()
  const price = await form.findByRole('spinbutton', { name: '价格' })
  await userEvent.type(price, '12.345')
  await userEvent.tab()
  expect((price as HTMLInputElement).value).toBe('12.345')
  await userEvent.type(price, '{Enter}')
  expect(await form.findByText('请填写金额，最多两位小数')).toBeTruthy()
  expect(posted()).toEqual([])
})
