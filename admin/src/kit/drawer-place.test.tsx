import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { newPane, PaneContext } from '../lib/pane.ts'
import { useDrawerPlace } from './drawer-place.ts'

afterEach(cleanup)

/** A window that can be made narrow and wide. */
function stubWindow(isNarrow: boolean) {
  const list = Object.assign(new EventTarget(), { matches: isNarrow })
  vi.stubGlobal('matchMedia', () => list)
  return (narrow: boolean) =>
    act(() => {
      list.matches = narrow
      list.dispatchEvent(new Event('change'))
    })
}

it.each([
  ['turned upright', false, true],
  ['turned on its side', true, false],
])('an open drawer keeps its place when the phone is %s, a closed one takes the new one', (_, before, after) => {
  const turn = stubWindow(before)
  const pane = { ...newPane('/admin/course'), element: document.createElement('div') }
  const wrapper = ({ children }: { children: ReactNode }) => <PaneContext value={pane}>{children}</PaneContext>
  const { result, rerender } = renderHook(({ open }) => useDrawerPlace(open), {
    initialProps: { open: true },
    wrapper,
  })
  const isInTab = () => result.current.getContainer !== undefined
  expect(isInTab()).toBe(!before)
  turn(after)
  expect(isInTab()).toBe(!before)
  rerender({ open: false })
  expect(isInTab()).toBe(!after)
})

it('the screen under open drawers takes no focus until all of them are closed, in whichever order', () => {
  stubWindow(false)
  const element = document.createElement('div')
  element.innerHTML = '<div class="shell-scroll"></div>'
  const screen = element.firstElementChild as HTMLElement
  const pane = { ...newPane('/admin/course'), element }
  const wrapper = ({ children }: { children: ReactNode }) => <PaneContext value={pane}>{children}</PaneContext>
  const drawer = () => renderHook(({ open }) => useDrawerPlace(open), { initialProps: { open: false }, wrapper })
  const [form, related] = [drawer(), drawer()]
  expect(screen.inert).toBeFalsy()
  form.rerender({ open: true })
  expect(screen.inert).toBe(true)
  related.rerender({ open: true })
  form.rerender({ open: false })
  expect(screen.inert).toBe(true)
  related.rerender({ open: false })
  expect(screen.inert).toBe(false)
})
