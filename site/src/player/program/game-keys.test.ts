// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GameBoard } from '../../lib/runner/game-board.ts'
import { createGameKeys } from './game-keys.ts'
import { WORDS } from './words.ts'

const board = (x: number, words: string): GameBoard => ({
  columns: 8,
  rows: 8,
  background: 'white',
  cells: [],
  texts: [{ words, x: 0, y: 0, color: 'black' }],
  sprites: [{ name: 'ball', x, y: 1 }],
  keys: ['left'],
})

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  document.body.replaceChildren()
})

function newKeys() {
  const [sheet, ink] = [document.createElement('div'), document.createElement('canvas')]
  const keys = createGameKeys(sheet, ink, WORDS.en)
  document.body.append(sheet, keys.root)
  keys.begin(vi.fn())
  const said = () => [ink.getAttribute('aria-label'), keys.root.querySelector('[aria-live]')!.textContent]
  return { keys, sheet, said }
}

it('says at its end what it shows last, however soon that came', () => {
  const { keys, said } = newKeys()
  keys.show(board(1, 'go'))
  keys.show(board(2, 'game over'))
  expect(said()).toEqual([expect.stringContaining('ball 1, 1'), 'go'])
  keys.end()
  expect(said()).toEqual([expect.stringContaining('ball 2, 1'), 'game over'])
})

it('whoever ends on one of its buttons is at its picture then', () => {
  const { keys, sheet } = newKeys()
  keys.show(board(1, 'go'))
  keys.root.querySelector('button')!.focus()
  keys.end()
  expect(document.activeElement).toBe(sheet)
  expect(keys.root.querySelector('button')).toBeNull()
})
