import { expect, it } from 'vitest'
import type { RunEvent } from '../events.ts'
import { runJavaScript } from './run-javascript.ts'
import { traceJavaScript } from './trace.ts'

/** Before each step: its line and what is known there. */
async function steps(source: string, answers: string[] = []) {
  const events: RunEvent[] = []
  const { code } = traceJavaScript(source)
  const end = await runJavaScript({ code, answers, seed: 1, shown: 0, cases: [] }, (some) => events.push(...some))
  const told = events.flatMap((event) =>
    event[0] === 'step' ? [`${event[1]} ${event[2].replaceAll('\u001F', '=').replaceAll('\u001E', ' ')}`.trim()] : [],
  )
  return { told, end }
}

it('a loop is gone through round by round, with what its variables hold', async () => {
  const { told, end } = await steps(
    'let total = 0\nfor (let i = 1; i < 3; i++) {\n  total = total + i\n}\nconsole.log(total)',
  )
  expect(told).toEqual(['1', '2 total=0', '3 i=1 total=0', '3 i=2 total=1', '5 total=3'])
  expect(end.type).toBe('done')
})

it('within a function its own names and the program’s are seen, and functions are not', async () => {
  const { told } = await steps(
    'const points = [1, 2]\nfunction add(n) {\n  const more = n + 1\n  return more\n}\nadd(points[0])',
  )
  expect(told).toEqual(['1', '6 points=[1,2]', '3 n=1 points=[1,2]', '4 more=2 n=1 points=[1,2]'])
})

it.each([
  ['lines without semicolons', 'let a = 1\nlet b = a\n;[a, b] = [b, a]\nconsole.log(a)', 'done'],
  ['a branch without brackets', 'if (1 > 2) console.log(1)\nelse console.log(2)', 'done'],
  ['a question', 'const name = prompt("Who?")\nconsole.log(name)', 'asks'],
  ['a name that is asked for too early', 'const a = b\nconst b = 1', 'failed'],
])('%s: the program does what it did', async (_, source, type) => expect((await steps(source)).end.type).toBe(type))

it('what went wrong keeps its line', async () => {
  const { end } = await steps('let a = 1\n\na = missing')
  expect(end).toMatchObject({ type: 'failed', error: { name: 'ReferenceError', line: 3 } })
})
