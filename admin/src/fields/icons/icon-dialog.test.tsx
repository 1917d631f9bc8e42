import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../resource/testing/render-screen.tsx'
import { IconDialog } from './icon-dialog.tsx'

vi.mock('../../lib/api.ts', () => import('../../resource/testing/fake-api.ts'))

async function open(onChoose = vi.fn<(name: string) => void>()) {
  await renderPage(
    'icons',
    <QueryClientProvider client={new QueryClient()}>
      <h1>图标</h1>
      <IconDialog title="选择图标" value="local-rocket" onClose={() => undefined} onChoose={onChoose} />
    </QueryClientProvider>,
  )
  return onChoose
}

it('opens at the set of the icon in use and finds icons by name', async () => {
  const onChoose = await open()
  expect((await screen.findByRole('option', { name: 'local-rocket' })).getAttribute('aria-selected')).toBe('true')
  await userEvent.type(screen.getByRole('textbox', { name: '按名称搜索图标' }), 'rab')
  await userEvent.click(await screen.findByRole('option', { name: 'local-rabbit' }))
  expect(onChoose).toHaveBeenCalledWith('local-rabbit')
})

it('draws few of two thousand icons, and is walked with the keyboard', async () => {
  const onChoose = await open()
  await userEvent.click(await screen.findByText('Bootstrap'))
  const first = await screen.findByRole('option', { name: 'bi bi-123' })
  expect(Number(first.getAttribute('aria-setsize'))).toBeGreaterThan(2000)
  expect(screen.getAllByRole('option').length).toBeLessThan(200)
  const list = screen.getByRole('listbox', { name: '图标' })
  fireEvent.keyDown(list, { key: 'ArrowRight' })
  fireEvent.keyDown(list, { key: 'Enter' })
  expect(onChoose).toHaveBeenCalledWith('bi bi-alarm-fill')
})
