// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { startFirstProgram } from './start.ts'

/** Ends the movement that is going on; cancelled ones end as failures do, as browsers do it. */
let end: { done: () => void; cancel: () => void }
let moves: string[]
const settle = () => new Promise((resolve) => setTimeout(resolve))
const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click()
const now = () => document.querySelector<HTMLElement>('[data-now]')?.dataset['does']
const words = () => document.querySelector('[data-words]')!.textContent

beforeEach(() => {
  document.body.innerHTML = `<div data-first-program><svg><g data-tutu></g></svg><button data-run></button>
    <button data-does="jump"></button><button data-does="turn"></button><button data-does="hide"></button>
    <p data-words data-done="A program">Press</p></div>`
  moves = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const tutu = document.querySelector('[data-tutu]')!
  let going: { cancel: () => void }[] = []
  tutu.getAnimations = () => going as unknown as Animation[]
  tutu.animate = (keyframes) => {
    moves.push(JSON.stringify(keyframes))
    const finished = new Promise<Animation>((resolve, reject) => {
      end = { done: () => resolve({} as Animation), cancel: () => reject(new Error('cancelled')) }
    })
    going = [{ cancel: end.cancel }]
    return { finished } as Animation
  }
  startFirstProgram(document.querySelector<HTMLElement>('[data-first-program]')!)
})

it('runs the blocks from left to right, shows whose turn it is, and says in the end what that was', async () => {
  press('[data-run]')
  const seen: (string | undefined)[] = []
  for (let block = 0; block < 3; block++) {
    await settle()
    seen.push(now())
    expect(words()).toBe('Press')
    end.done()
  }
  await settle()
  expect(seen).toEqual(['jump', 'turn', 'hide'])
  expect(new Set(moves).size).toBe(3)
  expect(now()).toBeUndefined()
  expect(words()).toBe('A program')
})

it('says so again at the end of a second run: a voice tells only what has changed', async () => {
  for (let round = 0; round < 2; round++) {
    press('[data-run]')
    expect(words()).toBe('Press')
    for (let block = 0; block < 3; block++) {
      await settle()
      end.done()
    }
    await settle()
    expect(words()).toBe('A program')
  }
})

it('changes the block that is pressed, shows it alone, and ends the run before', async () => {
  press('[data-run]')
  await settle()
  press('[data-does="hide"]')
  await settle()
  expect(now()).toBe('grow')
  end.done()
  await settle()
  expect(now()).toBeUndefined()
  expect(moves).toHaveLength(2)
  expect(words()).toBe('Press')
})

it('moves nothing where nothing is to move', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  press('[data-run]')
  await settle()
  expect(moves).toEqual(['[]'])
  expect(now()).toBe('jump')
})
