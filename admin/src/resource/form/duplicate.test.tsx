import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { dropAllKept } from '../../lib/kept-values.ts'
import { answerWith, calls } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { widget, widgetRecord, widgetRow } from '../testing/widget.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('../testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})

async function duplicate() {
  dropAllKept()
  await renderScreen(widget)
  await userEvent.click(await screen.findByRole('button', { name: '更多操作：零件1' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '复制一条' }))
}

it('a row is the pattern of a new one: texts in both languages and relations, no address, no times, no place', async () => {
  answerWith(({ method, path }) => {
    if (path === '/admin/widget/edit') return { row: widgetRecord(1) }
    if (method === 'POST') return { id: 2 }
    return { list: [widgetRow(1)], total: 1, remark: '' }
  })
  await duplicate()
  expect(await screen.findByText('添加零件')).toBeTruthy()
  // Whoever types before the form has put the focus on its first field would have it taken away.
  const title = await screen.findByDisplayValue('零件1')
  await waitFor(() => expect(document.activeElement).toBe(title))
  const slug = await screen.findByRole<HTMLInputElement>('textbox', { name: '网址名' })
  expect(slug.value).toBe('')
  await userEvent.type(slug, 'widget-2{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = calls.find(({ path }) => path === '/admin/widget/add')?.sent
  expect(sent).toMatchObject({
    title_i18n: { 'zh-cn': '零件1', en: 'Widget 1' },
    slug: 'widget-2',
    shelf_id: 77,
    part_ids: [8],
    picture: '/static/covers/blank.svg',
    sold: null,
  })
  expect(sent).not.toHaveProperty('weigh')
  expect(sent).not.toHaveProperty('id')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '更多操作：零件1' })))
})

it('is offered to nobody who may not add', async () => {
  answerWith(() => ({ list: [widgetRow(1)], total: 1, remark: '' }))
  await renderScreen(widget, { actions: ['index', 'edit', 'del'] })
  expect(await screen.findByRole('button', { name: '编辑：零件1' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '更多操作：零件1' })).toBeNull()
})
