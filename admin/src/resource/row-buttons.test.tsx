import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { course } from '@tutu/contract/resources/course'
import { shopOrder } from '@tutu/contract/resources/shop-order'
import { expect, it, vi } from 'vitest'
import { buttonsWidth, RowButtons } from './row-buttons.tsx'
import { renderPage } from './testing/render-screen.tsx'

vi.mock('../lib/api.ts', () => import('./testing/fake-api.ts'))

const NOTHING_ELSE = { count: 1, effects: [], refused: false, recycled: true }

it.each([
  [['weigh-sort', 'edit', 'delete'], false, 118],
  [['weigh-sort', 'edit', 'delete'], true, 84],
  [['info', 'resend', 'delete'], true, 50],
  [['edit'], true, 50],
  [['weigh-sort'], true, 50],
  [['edit', 'publish', 'unpublish', 'schedule', 'duplicate', 'delete'], false, 152],
])('%j take their place, narrow: %s', (buttons, isNarrow, width) =>
  expect(buttonsWidth(course, buttons, isNarrow)).toBe(width),
)

it('commands that no one row has together take the place of one', () => {
  const buttons = ['edit', 'info', 'confirm', 'markPaid', 'deliver', 'cancel', 'refund', 'refundPoints']
  // Edit, look, what is next, and a menu.
  expect(buttonsWidth(shopOrder, buttons, false)).toBe(152)
})

it('keeps what is seldom wanted in one menu', async () => {
  const done: string[] = []
  await renderPage(
    'course',
    <>
      <h1>课程</h1>
      <RowButtons
        definition={course}
        buttons={['edit', 'publish', 'unpublish', 'schedule', 'duplicate', 'delete']}
        rowName="迷宫"
        onEdit={() => undefined}
        deletion={{ count: 1, effects: async () => NOTHING_ELSE, run: async () => undefined }}
        onPanel={(name) => done.push(name)}
      />
    </>,
  )
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['编辑：迷宫', '发布：迷宫', '更多操作：迷宫', '删除：迷宫'])
  for (const name of ['下线', '定时', '复制一条']) {
    await userEvent.click(screen.getByRole('button', { name: '更多操作：迷宫' }))
    await userEvent.click(await screen.findByRole('menuitem', { name }))
  }
  expect(done).toEqual(['unpublish', 'schedule', 'duplicate'])
})

it('its menu, left by the Escape key, gives the focus back', async () => {
  await renderPage(
    'course',
    <>
      <h1>课程</h1>
      <RowButtons
        definition={course}
        buttons={['edit', 'schedule', 'duplicate']}
        rowName="迷宫"
        onEdit={() => undefined}
        deletion={{ count: 1, effects: async () => NOTHING_ELSE, run: async () => undefined }}
        onPanel={() => undefined}
      />
    </>,
  )
  const more = screen.getByRole('button', { name: '更多操作：迷宫' })
  more.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: '复制一条' })
  await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(more)
})

it('is a handle and a menu where there is no room, which asks before it deletes and gives the focus back', async () => {
  const done: string[] = []
  await renderPage(
    'course',
    <>
      <h1>课程</h1>
      <RowButtons
        definition={course}
        isNarrow
        buttons={['weigh-sort', 'info', 'edit', 'delete']}
        rowName="迷宫"
        onEdit={() => done.push('edit')}
        deletion={{ count: 1, effects: async () => NOTHING_ELSE, run: async () => void done.push('delete') }}
        onPanel={(name) => done.push(name)}
      />
    </>,
  )
  expect(screen.getByRole('button', { name: '拖动排序：迷宫' })).toBeTruthy()
  const more = screen.getByRole('button', { name: '更多操作：迷宫' })
  for (const name of ['详情', '编辑']) {
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitem', { name }))
  }
  expect(done).toEqual(['info', 'edit'])
  await userEvent.click(more)
  await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
  await userEvent.click(await screen.findByRole('button', { name: '删除' }))
  await waitFor(() => expect(done).toEqual(['info', 'edit', 'delete']))
  await waitFor(() => expect(document.activeElement).toBe(more))
})

it('leads to the page of a row that visitors see, and nowhere where there is none', async () => {
  const buttons = (page: string | undefined) => (
    <>
      <h1>课程</h1>
      <RowButtons
        definition={course}
        buttons={['see', 'edit']}
        rowName="迷宫"
        page={page}
        onEdit={() => undefined}
        deletion={{ count: 1, effects: async () => NOTHING_ELSE, run: async () => undefined }}
        onPanel={() => undefined}
      />
    </>
  )
  await renderPage('course', buttons('/course/maze'))
  const link = screen.getByRole('link', { name: '在网站上查看：迷宫' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/course/maze', '_blank'])
  cleanup()
  await renderPage('course', buttons(undefined))
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: '编辑：迷宫' })).toBeTruthy()
})
