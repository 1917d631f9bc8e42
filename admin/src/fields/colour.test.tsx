import { tag } from '@tutu/contract/resources/tag'
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { i18n, startI18n } from '../lib/i18n.ts'
import { colour } from './colour.tsx'

const { input, picker } = vi.hoisted(() => ({
  input: Promise.withResolvers<void>(),
  picker: Promise.withResolvers<void>(),
}))

vi.mock('./colour-input.tsx', async (original) => (await input.promise, original()))
vi.mock('./colour-picker.tsx', async (original) => (await picker.promise, original()))

it('the colour is in sight while what chooses another is on its way', async () => {
  if (!i18n.isInitialized) await startI18n('')
  const { container } = render(
    <colour.Input
      id="colour"
      name="colour"
      field={tag.fields.colour}
      definition={tag}
      value="#2b8a5b"
      onChange={() => undefined}
    />,
  )
  expect(container.textContent).toBe('#2b8a5b')
  await act(async () => input.resolve())
  const waiting = await screen.findByRole('button', { name: /#2b8a5b/ })
  await act(async () => picker.resolve())
  await vi.waitFor(() => expect(waiting.isConnected).toBe(false))
  expect(container.textContent).toContain('#2b8a5b')
})
