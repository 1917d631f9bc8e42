// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawInMain } from '../../testing/draw-in-main.ts'
import { onPage } from '../../testing/on-page.tsx'
import { SuperTool } from './tool.tsx'

/** The levels are on their way until `come` is called. */
const levels = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { coming: promise, come: resolve }
})
vi.mock('./views.tsx', async () => {
  await levels.coming
  return { Views: () => <h1 className="screen-title">Level</h1> }
})

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => void (location.hash = ''))

test('who opens a level by a key goes on at its heading, also where it comes late', async () => {
  document.body.innerHTML = '<main></main>'
  await drawInMain(onPage(<SuperTool />))
  const link = document.querySelector<HTMLAnchorElement>('a[href="#level/1"]')!
  link.focus()
  await act(async () => {
    location.hash = '#level/1'
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(document.querySelector('.super-loading')).not.toBeNull()
  await act(async () => levels.come())
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('h1')))
  expect(document.activeElement?.textContent).toBe('Level')
})
