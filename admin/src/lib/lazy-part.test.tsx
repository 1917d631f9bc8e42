import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { lazyInput } from '../fields/lazy.tsx'
import { lazyPart } from './lazy-part.tsx'
import { showNoticesWith } from './notices.ts'

type PanelProps = { onClose: () => void }
const Panel = ({ onClose }: PanelProps) => <button onClick={onClose}>关上</button>

const LOST = '这部分内容没有加载出来，请检查网络后再试一次；如果还是不行，请先复制未保存的内容，再刷新页面'

/** Fails as often as said, then brings what was asked for. */
function failing<P>(times: number, part: ComponentType<P>) {
  let left = times
  return async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    return part
  }
}

function Page({ Part }: { Part: ComponentType<PanelProps> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input aria-label="写了一半" />
      <button onClick={() => setOpen(true)}>打开</button>
      <output>{isOpen ? '开' : '关'}</output>
      <Suspense fallback={null}>{isOpen && <Part onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

afterEach(cleanup)

it('a panel that can’t be fetched says so and closes, the rest stays, and the next press fetches it', async () => {
  const said: string[] = []
  const undo = showNoticesWith({ success: () => undefined, error: (text) => said.push(text) })
  render(<Page Part={lazyPart(failing(1, Panel))} />)
  fireEvent.change(screen.getByLabelText('写了一半'), { target: { value: '图图' } })
  fireEvent.click(screen.getByText('打开'))
  await expect.poll(() => said).toEqual([LOST])
  // It is said before the closing is drawn.
  await expect.poll(() => screen.getByRole('status').textContent).toBe('关')
  expect(screen.getByLabelText('写了一半')).toHaveProperty('value', '图图')
  fireEvent.click(screen.getByText('打开'))
  fireEvent.click(await screen.findByText('关上'))
  await expect.poll(() => screen.getByRole('status').textContent).toBe('关')
  undo()
})

it('an input that can’t be fetched says so in its place', async () => {
  const Input = lazyInput(failing(1, () => <input />))
  render(<Input />)
  expect((await screen.findByRole('alert')).textContent).toBe(LOST)
})
