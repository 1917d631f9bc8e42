import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFieldFocus } from './focus-field.ts'

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined

const FOCUS = { name: 'city' }

afterEach(cleanup)

function Fields({ isOpen }: { isOpen: boolean }) {
  useFieldFocus('form', FOCUS)
  return (
    <div id="form-city-frame">
      <input id="form-city" aria-label="City" disabled={!isOpen} />
    </div>
  )
}

const frames = async (count: number): Promise<void> => {
  for (let left = count; left > 0; left--) await new Promise(requestAnimationFrame)
}

it('a field that can take the focus some frames later gets it', async () => {
  const { rerender } = render(<Fields isOpen={false} />)
  await frames(5)
  rerender(<Fields isOpen />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')))
})

it('whoever goes on by themselves meanwhile is left alone', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  const { rerender } = render(<Fields isOpen={false} />)
  fireEvent.keyDown(document.body, { key: 'Tab' })
  const before = focus.mock.calls.length
  rerender(<Fields isOpen />)
  await frames(5)
  expect(focus.mock.calls.length).toBe(before)
})

it('who is in another field without a key or a pointer, as by dictation, stays there', async () => {
  const { rerender } = render(
    <>
      <Fields isOpen={false} />
      <input aria-label="Street" />
    </>,
  )
  await frames(2)
  screen.getByLabelText('Street').focus()
  rerender(
    <>
      <Fields isOpen />
      <input aria-label="Street" />
    </>,
  )
  await frames(5)
  expect(document.activeElement).toBe(screen.getByLabelText('Street'))
})
