import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, calls } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { widget, widgetRecord, widgetRow } from '../testing/widget.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('../testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})

let fails = false
/** Present: the spelling comes when this is there. */
let held: Promise<void> | undefined
beforeEach(() => {
  fails = false
  held = undefined
  answerWith(async ({ path }) => {
    if (path === '/admin/index/spell') {
      if (fails) throw new Error('no dictionary')
      await held
      return { spelled: [['tiao', 'ge', 'zi']] }
    }
    return path === '/admin/widget/edit' ? { row: widgetRecord(1) } : { list: [widgetRow(1)], total: 1, remark: '' }
  })
})

const inputs = async () => {
  const dialog = within(await screen.findByRole('dialog'))
  const [title, slug] = await Promise.all(
    ['标题', '网址名'].map((name) => dialog.findByRole('textbox', { name: new RegExp(name) })),
  )
  return { dialog, title: title!, slug: slug! }
}

async function add() {
  await renderScreen(widget)
  await userEvent.click(await screen.findByRole('button', { name: '添加' }))
  return inputs()
}

it('of a new record follows the name: pinyin of Chinese, the words of English', async () => {
  const { dialog, title, slug } = await add()
  await userEvent.type(title, '跳格子')
  await waitFor(() => expect(slug).toHaveProperty('value', 'tiao-ge-zi'))
  await userEvent.click(dialog.getByRole('radio', { name: /English/ }))
  await userEvent.type(await dialog.findByRole('textbox', { name: /标题.*English/ }), 'Tutu’s Hop Café')
  await waitFor(() => expect(slug).toHaveProperty('value', 'tutus-hop-cafe'))
})

/** A copy of the first widget, called otherwise and without an English name. */
async function copyAs(name: string) {
  await renderScreen(widget)
  await userEvent.click(await screen.findByRole('button', { name: '更多操作：零件1' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '复制一条' }))
  const { title, slug } = await inputs()
  await waitFor(() => expect(document.activeElement).toBe(title))
  await userEvent.clear(title)
  await userEvent.type(title, name)
  await userEvent.click(screen.getByRole('radio', { name: /English/ }))
  await userEvent.clear(await screen.findByRole('textbox', { name: /标题.*English/ }))
  return slug
}
const save = () => userEvent.keyboard('{Control>}s{/Control}')
const added = () => calls.find(({ path }) => path === '/admin/widget/add')

it('is that of the name as it is when somebody saves, sooner than it is shown', async () => {
  await copyAs('跳格子')
  await save()
  await waitFor(() => expect(added()?.sent).toMatchObject({ slug: 'tiao-ge-zi' }))
})

it('is what somebody writes while it is asked for', async () => {
  let release = () => {}
  held = new Promise((resolve) => (release = resolve))
  const slug = await copyAs('跳格子')
  await save()
  await userEvent.type(slug, 'my-own')
  release()
  await waitFor(() => expect(added()?.sent).toMatchObject({ slug: 'my-own' }))
})

it('is asked of whoever saves where nobody can spell', async () => {
  fails = true
  await copyAs('跳格子')
  await save()
  expect(await screen.findAllByText('请填写网址名')).toHaveLength(2)
  expect(added()).toBeUndefined()
})

it('stays as somebody has written it', async () => {
  const { title, slug } = await add()
  await userEvent.type(slug, 'my-own')
  await userEvent.type(title, '跳格子')
  await waitFor(() => expect(calls.some(({ path }) => path === '/admin/index/spell')).toBe(true))
  expect(slug).toHaveProperty('value', 'my-own')
})

it('of a record that has one never changes by itself', async () => {
  await renderScreen(widget, { address: '?open=1' })
  const { title, slug } = await inputs()
  await userEvent.type(title, '跳格子')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(slug).toHaveProperty('value', 'widget-1')
  expect(calls.some(({ path }) => path === '/admin/index/spell')).toBe(false)
})

it('is left to the writer where nobody can spell', async () => {
  fails = true
  const { title, slug } = await add()
  await userEvent.type(title, '跳格子')
  await waitFor(() => expect(calls.some(({ path }) => path === '/admin/index/spell')).toBe(true))
  expect(slug).toHaveProperty('value', '')
})
