// @vitest-environment jsdom
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Practising, usePractising } from './use-practising.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

// jsdom lays nothing out: what was asked to be in sight is noted instead.
const shown: string[] = []
Element.prototype.scrollIntoView = function (this: Element) {
  shown.push(this.id)
}

function Exercise({ state }: { state: Practising }) {
  const place = useRef<HTMLParagraphElement>(null)
  usePractising(place, state, '#tabs')
  return <p ref={place}>fff jjj</p>
}

let root: ReturnType<typeof createRoot>
const show = (state: Practising | undefined) => act(async () => root.render(state && <Exercise state={state} />))
const { dataset } = document.documentElement

beforeEach(() => {
  document.body.innerHTML = '<nav id="tabs"></nav><section id="screen"></section>'
  root = createRoot(document.querySelector('section')!)
  shown.length = 0
})
afterEach(() => act(async () => root.unmount()))

test('the section goes to the top when practising begins, and the tabs are in sight when it is left', async () => {
  await show('on')
  expect([dataset['practising'], shown]).toEqual(['on', ['screen']])
  await show(undefined)
  expect([dataset['practising'], shown]).toEqual([undefined, ['screen', 'tabs']])
})

test('a pause brings the header back and the section below it, and going on takes both back', async () => {
  await show('on')
  await show('paused')
  expect([dataset['practising'], shown]).toEqual(['paused', ['screen', 'screen']])
  await show('on')
  expect([dataset['practising'], shown]).toEqual(['on', ['screen', 'screen', 'screen']])
})

test('what is finished, though still there, is left', async () => {
  await show('on')
  await show('off')
  expect([dataset['practising'], shown]).toEqual([undefined, ['screen', 'tabs']])
  await show('off')
  expect(shown).toHaveLength(2)
})

test('while something is being pressed the header waits for the end of the press', async () => {
  await show('on')
  const pressed = vi.spyOn(document, 'querySelector').mockReturnValueOnce(document.body)
  await show('paused')
  pressed.mockRestore()
  expect([dataset['practising'], shown]).toEqual(['on', ['screen']])
  dispatchEvent(new Event('pointerup'))
  expect([dataset['practising'], shown]).toEqual(['on', ['screen']])
  await vi.waitFor(() => expect([dataset['practising'], shown]).toEqual(['paused', ['screen', 'screen']]))
})
