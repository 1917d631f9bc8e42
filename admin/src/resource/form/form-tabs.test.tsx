import type { Definition } from '@tutu/contract/definition/define-resource'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { dropAllKept } from '../../lib/kept-values.ts'
import { answerWith, calls } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { shelf } from '../testing/widget.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('../testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})

const room: Definition = {
  ...shelf,
  form: 'tabs',
  groups: { place: { 'zh-cn': '在哪里', en: 'Where' } },
  fields: {
    name: { kind: 'text', label: { 'zh-cn': '名称', en: 'Name' }, required: true },
    city: { kind: 'text', label: { 'zh-cn': '城市', en: 'City' }, required: true, form: { group: 'place' } },
  },
}

it('puts each group on a tab, keeps what is typed on the others, and opens the one with the first mistake', async () => {
  dropAllKept()
  answerWith(({ method }) => (method === 'GET' ? { list: [], remark: '' } : { id: 1 }))
  await renderScreen(room)
  await userEvent.click(await screen.findByRole('button', { name: /^添\s?加$/ }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['基本', '在哪里'])
  await userEvent.type(form.getByRole('textbox', { name: '名称' }), '一号{Enter}')
  const marked = await form.findByRole('tab', { name: '在哪里：1 项有误' })
  expect(marked.getAttribute('aria-selected')).toBe('true')
  const city = form.getByRole('textbox', { name: '城市' })
  await waitFor(() => expect(document.activeElement).toBe(city))
  await userEvent.type(city, '杭州')
  expect(form.queryByRole('tab', { name: /有误/ })).toBeNull()
  await userEvent.type(city, '{Enter}')
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.sent).toMatchObject({ name: '一号', city: '杭州' }),
  )
})
