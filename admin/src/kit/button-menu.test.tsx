import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from 'antd'
import { expect, it, vi } from 'vitest'
import { ButtonMenu } from './button-menu.tsx'

it('has the focus once it is open, and gives it back to its button', async () => {
  const onClick = vi.fn<(chosen: { key: string }) => void>()
  const items = [
    { key: 'a', label: 'Apple' },
    { key: 'b', label: 'Berry' },
  ]
  render(
    <ButtonMenu menu={{ items, onClick }}>
      <Button>Fruit</Button>
    </ButtonMenu>,
  )
  const button = screen.getByRole('button', { name: 'Fruit' })
  expect(button.getAttribute('aria-haspopup')).toBe('menu')
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Berry' }))
  expect(onClick.mock.calls.map(([{ key }]) => key)).toEqual(['b'])
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})
