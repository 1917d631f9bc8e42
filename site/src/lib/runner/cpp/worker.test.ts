import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FromRun } from '../events.ts'

type Hear = (event: { data: object }) => void

let hear: Hear
let said: FromRun[]
/** What each program that was started is called, and how it speaks. */
let started: { worker: { onmessage?: Hear }; program: string }[]
let compiled: Map<string, () => void>
const whereIt = vi.fn<() => Promise<{ line: number; said: string }>>()

beforeEach(async () => {
  said = []
  started = []
  compiled = new Map()
  whereIt.mockResolvedValue({ line: 3, said: '' })
  vi.resetModules()
  vi.doMock('./given-files.ts', () => ({ giveFiles: () => undefined }))
  vi.doMock('./compile.ts', () => ({
    whereIt,
    compile: (code: string) => new Promise((resolve) => compiled.set(code, () => resolve({ program: code }))),
  }))
  vi.stubGlobal('addEventListener', (_: string, listener: Hear) => (hear = listener))
  vi.stubGlobal('postMessage', (message: FromRun) => said.push(message))
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: Hear
      terminate(): void {}
      postMessage({ program }: { program: string }): void {
        started.push({ worker: this, program })
      }
    },
  )
  await import('./worker.ts')
})
afterEach(() => {
  vi.doUnmock('./given-files.ts')
  vi.doUnmock('./compile.ts')
  vi.unstubAllGlobals()
})

const order = (code: string) => hear({ data: { order: { code, answers: [], seed: 1, shown: 0, cases: [] } } })
const programs = () => started.map(({ program }) => program)
const settle = () => new Promise((resolve) => setTimeout(resolve))
async function comesOut(code: string): Promise<void> {
  compiled.get(code)!()
  await settle()
}

it('a program that was stopped while it was compiled does not start', async () => {
  order('one')
  hear({ data: { stop: true } })
  await comesOut('one')
  expect([programs(), said]).toEqual([[], []])
})

it('of two ordered one after the other only the later starts', async () => {
  order('one')
  order('two')
  await comesOut('two')
  await comesOut('one')
  expect([programs(), said]).toEqual([['two'], [{ type: 'begun' }]])
})

it('an earlier program says nothing any more', async () => {
  order('one')
  await comesOut('one')
  order('two')
  started[0]!.worker.onmessage!({ data: { type: 'done', cases: [] } })
  expect(said).toEqual([{ type: 'begun' }])
})

it('a program that broke ends also where its line cannot be told', async () => {
  whereIt.mockRejectedValue(new Error('no memory'))
  order('one')
  await comesOut('one')
  started[0]!.worker.onmessage!({ data: { type: 'broke', message: 'divide by zero', stack: '' } })
  await settle()
  expect(said.at(-1)).toEqual({ type: 'failed', error: { name: 'runtime error', message: 'divide by zero', line: 0 } })
})
