import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
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

/** Rows of a list, of which each but those in `done` still has the button that opens something. */
type RowsProps = { open: boolean; ids: readonly number[]; done?: readonly number[]; empty?: ReactNode }
function Rows({ open, ids, done = [], empty }: RowsProps) {
  useFocusReturn(open, !open)
  return (
    <table>
      <tbody>
        {ids.map((id) => (
          <tr key={id} className="opens" tabIndex={-1} aria-label={`零件${id}`}>
            <td>{!done.includes(id) && <button type="button" aria-label={`通过：零件${id}`} />}</td>
          </tr>
        ))}
        {empty !== undefined && (
          <tr>
            <td className="empty-list">{empty}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

it.each([
  ['its row, whose button has gone', [1, 2, 3], [2], '零件2'],
  ['the row that has come to its place', [1, 3], [], '零件3'],
  ['the last row where it was the last', [1], [], '零件1'],
])('goes to %s', async (_, ids, done, label) => {
  const { rerender } = render(<Rows open={false} ids={[1, 2, 3]} />)
  document.querySelectorAll('button')[1]!.focus()
  rerender(<Rows open ids={[1, 2, 3]} />)
  rerender(<Rows open={false} ids={[1, 2, 3]} />)
  expect(focused()).toBe('通过：零件2')
  rerender(<Rows open={false} ids={ids} done={done} />)
  await pass(1)
  expect(focused()).toBe(label)
})

it.each([
  ['what can be done next', <button key="add" type="button" aria-label="添加零件" />, '添加零件'],
  ['what can be done with the whole list', '还没有零件', '筛选'],
])('goes to %s where no row is left', async (_, empty, label) => {
  const screen = (open: boolean, ids: readonly number[], said?: ReactNode) => (
    <main>
      <div role="toolbar">
        <button type="button" aria-label="筛选" />
      </div>
      <Rows open={open} ids={ids} empty={said} />
    </main>
  )
  const { rerender } = render(screen(false, [1]))
  document.querySelector<HTMLElement>('tbody button')!.focus()
  rerender(screen(true, [1]))
  rerender(screen(false, []))
  await pass(1)
  expect(focused(), 'it may still be on its way').toBeFalsy()
  rerender(screen(false, [], empty))
  await pass(1)
  expect(focused()).toBe(label)
})
