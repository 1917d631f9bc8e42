// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Stage } from '../../lib/runner/stage.ts'
import { ask } from './program-notes.ts'
import { createScene } from './program-scene.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('what a program is answered sends no form that it runs in', async () => {
  const nothing = () => undefined
  const scene = createScene({ language: 'en', say: nothing, onRunning: nothing, onLine: nothing })
  const below = document.createElement('div')
  const page = document.createElement('form')
  page.append(below)
  const onSubmit = vi.fn<(event: Event) => void>()
  page.addEventListener('submit', onSubmit)
  const answer = ask(scene, 'Name?', { shown: async () => undefined } as Stage, below)
  const input = await vi.waitUntil(() => below.querySelector('input'))
  input.value = 'Tutu'
  below.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  expect(await answer).toBe('Tutu')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('whoever has answered goes on at the button that they were on before', async () => {
  const nothing = () => undefined
  const scene = createScene({ language: 'en', say: nothing, onRunning: nothing, onLine: nothing })
  const stop = document.body.appendChild(document.createElement('button'))
  const below = document.body.appendChild(document.createElement('div'))
  stop.focus()
  const answer = ask(scene, 'Name?', { shown: async () => undefined } as Stage, below)
  await vi.waitUntil(() => document.activeElement === below.querySelector('input'))
  below.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  await answer
  expect(document.activeElement).toBe(stop)
})
