// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onPage } from '../testing/on-page.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { createPart } from './part.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** A fetch that fails as often as said, then answers the part. */
function failing(times: number) {
  let left = times
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    return { Lesson: () => <h2>The lesson</h2> }
  })
}

let root: ReturnType<typeof createRoot>
beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main')!)
})
afterEach(() => act(async () => root.unmount()))

async function show(fetchPart: ReturnType<typeof failing>): Promise<void> {
  const part = createPart(fetchPart)
  const element = (
    <PartBoundary part={part} loading={<p>Loading</p>}>
      {({ Lesson }) => <Lesson />}
    </PartBoundary>
  )
  await act(async () => root.render(onPage(element)))
}

const text = () => document.body.textContent
const button = () => document.querySelector('button')!
async function press(): Promise<void> {
  button().focus()
  await act(async () => button().click())
}

test('a part that comes is shown', async () => {
  await show(failing(0))
  expect(text()).toBe('The lesson')
})

test('a lost part is announced in its place, and comes when tried again', async () => {
  await show(failing(1))
  expect(document.querySelector('[role=alert]')!.textContent).toContain('could not be loaded')
  await press()
  expect(text()).toBe('The lesson')
  expect(document.activeElement?.textContent).toBe('The lesson')
})

test('what is lost twice offers to reload the page, and keeps the focus', async () => {
  await show(failing(2))
  await press()
  expect(button().textContent).toBe('Reload the page')
  expect(document.activeElement).toBe(button())
})

test('without a network the page is not reloaded: it might not come back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show(failing(2))
  await press()
  expect(button().textContent).toBe('Try again')
  await press()
  expect(text()).toBe('The lesson')
})
