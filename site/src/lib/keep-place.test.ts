// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPlace } from './keep-place.ts'

let frame: HTMLElement
let stop: () => void
beforeEach(() => {
  document.body.innerHTML = `
    <button id="outside">outside</button>
    <div id="frame"><ul id="list"><li id="row"><button id="remove">remove</button></li><li><button id="other">other</button></li></ul></div>`
  frame = byId('frame')
  stop = keepPlace(frame)
})
afterEach(() => stop())

const byId = (id: string): HTMLElement => document.getElementById(id)!
const focused = (): string => document.activeElement!.id

test('a row that goes by what was pressed in it leaves the keyboard at its list', async () => {
  byId('remove').focus()
  byId('row').remove()
  await vi.waitFor(() => expect(focused()).toBe('list'))
})

test('a button that another one takes the place of leaves it in the row, and one that takes the focus itself has it', async () => {
  byId('remove').focus()
  byId('remove').outerHTML = '<button id="sure">sure?</button>'
  await vi.waitFor(() => expect(focused()).toBe('row'))
  byId('other').focus()
  byId('other').replaceWith(byId('sure'))
  byId('sure').focus()
  byId('list').append('more')
  await vi.waitFor(() => expect(document.body.textContent).toContain('more'))
  expect(focused()).toBe('sure')
})

test('who is elsewhere stays there, and what was left by a press beside it may go', async () => {
  byId('remove').focus()
  byId('outside').focus()
  byId('row').remove()
  byId('other').focus()
  byId('other').blur()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  byId('other').remove()
  // Observers are told before what is promised after them.
  await new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(frame, { childList: true })
    frame.append('last')
  })
  expect(focused()).toBe('')
})
