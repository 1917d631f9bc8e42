// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { FormRefusal } from './form-refusal.tsx'

afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))

test('why a form was refused is brought into sight, each time anew, and goes', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // As Chromium answers.
  const scrolled = vi.fn(async () => undefined)
  Object.assign(Element.prototype, { scrollIntoView: scrolled })
  const root = createRoot(document.body)
  const show = (text: string) => act(async () => root.render(<FormRefusal text={text} />))
  await show('Wrong pictures')
  await show('Too often')
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Too often')
  expect(scrolled).toHaveBeenCalledTimes(2)
  await show('')
  expect(document.body.textContent).toBe('')
})
