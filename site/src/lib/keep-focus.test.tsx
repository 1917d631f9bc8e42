// @vitest-environment jsdom
import { act, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useKeepFocus } from './keep-focus.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** A button that goes when it is pressed. As `hurried` it is pressed while the effects of a change are still to come. */
function Card({ hurried }: { hurried: boolean }) {
  const [gone, setGone] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const keepFocus = useKeepFocus()
  useEffect(() => button.current?.focus(), [])
  useLayoutEffect(() => {
    if (hurried) button.current?.click()
  }, [hurried])
  return (
    <section>
      <h2 ref={heading}>Files</h2>
      {!gone && (
        <button
          ref={button}
          onClick={() => {
            keepFocus(() => heading.current)
            setGone(true)
          }}
        >
          Remove
        </button>
      )}
    </section>
  )
}

let root: ReturnType<typeof createRoot>
const draw = (hurried: boolean) => act(async () => root.render(<Card hurried={hurried} />))
const focused = () => document.activeElement?.tagName

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main')!)
})
afterEach(() => act(async () => root.unmount()))

test('the focus goes on when what was pressed is taken away', async () => {
  await draw(false)
  expect(focused()).toBe('BUTTON')
  await act(async () => document.querySelector('button')!.click())
  expect(focused()).toBe('H2')
})

test('a change that was just drawn does not use up what the press asked for', async () => {
  await draw(false)
  await draw(true)
  expect(focused()).toBe('H2')
})
