import type { Definition } from '@tutu/contract/definition/define-resource'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answerWith } from '../resource/testing/fake-api.ts'
import { renderScreen } from '../resource/testing/render-screen.tsx'
import { shelf } from '../resource/testing/widget.ts'
import { formatSeconds } from './format.ts'

vi.mock('../lib/api.ts', () => import('../resource/testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => ({
  RESOURCES: [(await import('../resource/testing/widget.ts')).shelf],
}))

const timed: Definition = {
  ...shelf,
  fields: {
    name: { kind: 'text', label: { 'zh-cn': '名称', en: 'Name' }, required: true },
    state: {
      kind: 'select',
      label: { 'zh-cn': '状态', en: 'State' },
      options: { shown: { 'zh-cn': '已发布', en: 'Published' } },
      changesAt: ['withdraw_at'],
    },
    withdraw_at: { kind: 'date-time', label: { 'zh-cn': '定时下线', en: 'Goes at' }, table: false, form: false },
  },
}

it('a state that a set time will change says when, to whoever comes with a pointer or the keyboard', async () => {
  const row = { version: 1, state: 'shown' }
  const list = [
    { ...row, id: 1, name: '一号', withdraw_at: 1_900_000_000 },
    { ...row, id: 2, name: '二号', withdraw_at: null },
  ]
  answerWith(() => ({ list, total: 2, remark: '' }))
  await renderScreen(timed)
  const said = `定时下线 ${formatSeconds(1_900_000_000)}`
  const [clock, ...others] = await screen.findAllByRole('button', { name: said })
  expect(others).toEqual([])
  await userEvent.hover(clock!)
  expect((await screen.findByRole('tooltip')).textContent).toBe(said)
  await userEvent.click(clock!)
  // It opens nothing but what it says.
  expect(screen.queryByRole('dialog')).toBeNull()
})
