// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { afterPress } from './after-press.ts'

const fire = (type: string) => void document.body.dispatchEvent(new Event(type, { bubbles: true }))

test('what would move the page waits until what is pressed has heard of it', async () => {
  const heard: string[] = []
  document.body.addEventListener('click', () => void heard.push('click'))
  fire('pointerdown')
  afterPress(() => void heard.push('moved'))
  fire('pointerup')
  fire('click')
  await vi.waitFor(() => expect(heard).toEqual(['click', 'moved']))
})

test('a tap is one too, whose mouse events come when the finger has been lifted', async () => {
  const heard: string[] = []
  document.body.addEventListener('click', () => void heard.push('click'), { once: true })
  fire('pointerdown')
  fire('pointerup')
  fire('mousedown')
  afterPress(() => void heard.push('moved'))
  fire('mouseup')
  fire('click')
  await vi.waitFor(() => expect(heard).toEqual(['click', 'moved']))
})

test('without a press, and after one that became a scroll, nothing waits', async () => {
  const heard: string[] = []
  afterPress(() => void heard.push('by key'))
  expect(heard).toEqual(['by key'])
  fire('pointerdown')
  afterPress(() => void heard.push('scrolled'))
  fire('pointercancel')
  await vi.waitFor(() => expect(heard).toEqual(['by key', 'scrolled']))
})

test('nor after one that opened a menu, which never tells that it was lifted', async () => {
  const heard: string[] = []
  fire('pointerdown')
  fire('mousedown')
  afterPress(() => void heard.push('left'))
  fire('contextmenu')
  await vi.waitFor(() => expect(heard).toEqual(['left']))
  afterPress(() => void heard.push('by key'))
  expect(heard).toEqual(['left', 'by key'])
})
