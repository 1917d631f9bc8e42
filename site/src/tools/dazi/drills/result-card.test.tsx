// @vitest-environment jsdom
import { createExercise } from '@tutu/learning/typing/exercise'
import { createRun } from '@tutu/learning/typing/run'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test, vi } from 'vitest'
import { onPage } from '../../../testing/on-page.tsx'
import { ResultCard } from './result-card.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const main = document.body.appendChild(document.createElement('main'))
const root = createRoot(main)
afterAll(async () => {
  await act(async () => root.unmount())
  main.remove()
})

/** What is told of 'a rabbit hops' when these keys were pressed, one after the other. */
async function toldAfter(keys: string): Promise<string> {
  const exercise = createExercise({ text: 'a rabbit hops', script: 'latin', mode: 'wait' })
  const run = createRun(exercise)
  for (const [index, text] of [...keys].entries()) {
    run.apply({ kind: 'down', at: index * 300, code: 'KeyA' })
    run.apply({ kind: 'text', at: index * 300, text })
  }
  await act(async () =>
    root.render(onPage(<ResultCard run={run} kind="lesson" id="one" onAgain={() => undefined} />, { language: 'en' })),
  )
  return main.textContent
}

test('who made a slip between two words is not told that there was none', async () => {
  expect(await toldAfter('a rabbit hops')).toContain('Not a single slip.')
  expect(await toldAfter('aq rabbit hops')).not.toContain('Not a single slip.')
})

test('who left a placement early is led on where enough was typed; who left a test is not told so', async () => {
  const text = 'a rabbit hops over the field to its carrots'
  const exercise = createExercise({ text, script: 'latin', mode: 'free', seconds: 120 })
  const run = createRun(exercise)
  const shown = async (next?: string) => {
    const card = (
      <ResultCard key={run.presses.length} run={run} kind="time" id="placement" onAgain={() => undefined} next={next} />
    )
    await act(async () => root.render(onPage(card, { language: 'en' })))
    return main.textContent
  }
  const type = (keys: string, from: number): void => {
    for (const [index, key] of [...keys].entries()) {
      run.apply({ kind: 'down', at: (from + index) * 600, code: 'KeyA' })
      run.apply({ kind: 'text', at: (from + index) * 600, text: key })
    }
  }
  type(text.slice(0, 2), 0)
  expect(await shown('Begin here')).toContain('does not count')
  type(text.slice(2, 32), 2)
  expect(await shown('Begin here')).toMatch(/That was enough.*Begin here/)
  expect(await shown()).toContain('does not count')
})
