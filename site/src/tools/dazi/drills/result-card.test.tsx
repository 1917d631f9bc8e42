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

test('who left a placement early is led on all the same; who left a test is not told so', async () => {
  const exercise = createExercise({ text: 'a rabbit hops', script: 'latin', mode: 'free', seconds: 120 })
  const run = createRun(exercise)
  run.apply({ kind: 'down', at: 0, code: 'KeyA' })
  run.apply({ kind: 'text', at: 0, text: 'a' })
  const shown = async (next?: string) => {
    const card = <ResultCard run={run} kind="time" id="placement" onAgain={() => undefined} next={next} />
    await act(async () => root.render(onPage(card, { language: 'en' })))
    return main.textContent
  }
  expect(await shown('Begin here')).toMatch(/That was enough.*Begin here/)
  expect(await shown()).toContain('does not count')
})
