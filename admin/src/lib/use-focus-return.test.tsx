import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFocusReturn } from './use-focus-return.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  // jsdom draws by an interval of its own, which the focus that went has begun: never run, it would be the page's last.
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

/** A list with a button that has opened something; `there`: the button, which a list that loads again takes away. */
function List({ open, there }: { open: boolean; there: boolean }) {
  useFocusReturn(open, !open)
  return there ? <button type="button" aria-label="编辑：零件1" /> : <p>…</p>
}
const focused = () => document.activeElement?.getAttribute('aria-label')

function openAndClose() {
  const { rerender } = render(<List open={false} there />)
  document.querySelector('button')!.focus()
  rerender(<List open there />)
  rerender(<List open={false} there={false} />)
  return rerender
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

it('goes to the control of the same name once a slow list is back', async () => {
  const rerender = openAndClose()
  await pass(20)
  rerender(<List open={false} there />)
  await pass(1)
  expect(focused()).toBe('编辑：零件1')
})

it('goes nowhere where somebody has gone on meanwhile', async () => {
  const rerender = openAndClose()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  await pass(20)
  rerender(<List open={false} there />)
  await pass(1)
  expect(focused()).toBeFalsy()
})
