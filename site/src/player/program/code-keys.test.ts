// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCodeKeys } from './code-keys.ts'
import { WORDS } from './words.ts'

/** What is seen of a window of 800 px. */
class Seen extends EventTarget {
  height = 800
  width = 390
  scale = 1
  offsetTop = 0
  offsetLeft = 0
}

let seen: Seen
let isTouched: boolean
const editor = { type: vi.fn<(text: string) => void>(), do: vi.fn<(name: string) => void>(), showCursor: vi.fn() }
const run = vi.fn<() => void>()

beforeEach(() => {
  vi.clearAllMocks()
  seen = new Seen()
  isTouched = true
  vi.stubGlobal('visualViewport', seen)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }))
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open() {
  const room = document.createElement('div')
  const field = document.createElement('textarea')
  room.append(field)
  const keys = createCodeKeys({ code: 'python', words: WORDS.en, room, editor: () => editor, run })
  document.body.replaceChildren(room, keys.root)
  const turn = (height: number): void => {
    seen.height = height
    seen.dispatchEvent(new Event('resize'))
  }
  return { field, keys, turn }
}

it('keys for code lie on the keyboard of a phone, as long as a program is written', () => {
  const { field, keys, turn } = open()
  turn(460)
  expect(keys.root.hidden).toBe(true)
  turn(800)
  field.focus()
  expect(keys.root.hidden).toBe(true)
  turn(460)
  expect([keys.root.hidden, keys.root.style.translate]).toEqual([false, '0px 460px'])
  expect(editor.showCursor).toHaveBeenCalledOnce()
  turn(800)
  expect(keys.root.hidden).toBe(true)
  turn(460)
  field.blur()
  expect(keys.root.hidden).toBe(true)
})

it('a window that gets lower with the keyboard is told by what it was', () => {
  const { field, keys, turn } = open()
  field.focus()
  vi.stubGlobal('innerHeight', 460)
  turn(460)
  expect(keys.root.hidden).toBe(false)
})

it('nothing comes where a mouse points, nor for bars of the browser', () => {
  isTouched = false
  const { field, keys, turn } = open()
  field.focus()
  turn(460)
  expect(keys.root.hidden).toBe(true)
  field.blur()
  isTouched = true
  field.focus()
  turn(740)
  expect(keys.root.hidden).toBe(true)
})

it('they write, step in and run without taking the focus', () => {
  const { field, keys, turn } = open()
  field.focus()
  turn(460)
  const press = (name: string): void => {
    const key = [...keys.root.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name)!
    expect(key.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(false)
    key.click()
  }
  press('(')
  press('Indent')
  press('Run')
  expect([editor.type.mock.calls, editor.do.mock.calls, run.mock.calls.length]).toEqual([[['(']], [['indent']], 1])
})
