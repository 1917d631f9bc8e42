import { afterEach, expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'
import { createRenderer, type Renderer } from './renderer.ts'

const HEADINGS = '# a\n'.repeat(24_000)
const open: Renderer[] = []
const renderer = (options: Parameters<typeof createRenderer>[0] = {}): Renderer => {
  open.push(createRenderer(options))
  return open.at(-1)!
}
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const script = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`)

function usedSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

test('texts are rendered in turn while this thread goes on', async () => {
  const { render } = renderer()
  await render('warm')
  const before = process.threadCpuUsage()
  const [hard, easy] = await Promise.all([render(HEADINGS), render('*easy*')])
  const beside = usedSince(before)
  expect(hard).toEqual({ html: expect.stringMatching(/^(<h2 id="h-a(-\d+)?">a<\/h2>\n){24000}$/) })
  expect(easy).toEqual({ html: '<p><em>easy</em></p>\n' })
  const begun = process.threadCpuUsage()
  renderMarkdown(HEADINGS)
  // However slow the machine is.
  expect(beside).toBeLessThan(usedSince(begun) / 2)
})

test('what computes too long or needs too much memory is told, and the next text is rendered', async () => {
  const impatient = renderer({ timeLimit: 20 })
  // Far more than a busy machine's clock may be late.
  expect(await impatient.render(HEADINGS.repeat(8))).toEqual({ tooHard: 'time' })
  expect(await impatient.render('*next*')).toEqual({ html: '<p><em>next</em></p>\n' })
  const small = renderer({ memoryLimit: 32 })
  const [hard, next] = await Promise.all([small.render(HEADINGS), small.render('*next*')])
  expect(hard).toEqual({ tooHard: 'memory' })
  expect(next).toEqual({ html: '<p><em>next</em></p>\n' })
})

test('a pattern that never ends is ended', async () => {
  const code = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', () => /^(a+)+$/.test('a'.repeat(60) + 'b'))
    parentPort.postMessage('ready')`
  expect(await renderer({ script: script(code), timeLimit: 100 }).render('x')).toEqual({ tooHard: 'time' })
})

test('a thread that cannot start or ends by itself is no fault of the text', async () => {
  const broken: unknown[] = []
  const onBroken = (error: unknown) => broken.push(error)
  const absent = renderer({ script: script(`throw new Error('absent')`), onBroken })
  expect(await Promise.all([absent.render('a'), absent.render('b')])).toEqual([undefined, undefined])
  // It is not started again for every text.
  expect(broken).toHaveLength(1)
  const leaving = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', () => process.exit(1))
    parentPort.postMessage('ready')`
  expect(await renderer({ script: script(leaving), onBroken }).render('a')).toBeUndefined()
  expect(broken).toHaveLength(2)
})

test('closing ends the thread and leaves nobody waiting', async () => {
  const one = renderer()
  const waiting = Promise.all([one.render(HEADINGS), one.render('next')])
  await one.close()
  expect(await waiting).toEqual([undefined, undefined])
  expect(await one.render('late')).toBeUndefined()
})

test('of very many waiting texts the oldest are put off', async () => {
  const one = renderer()
  const texts = Array.from({ length: 1100 }, (_, n) => one.render(`${n}`))
  expect(one.waiting).toBe(1000)
  const rendered = await Promise.all(texts)
  expect(rendered.filter(Boolean).length).toBe(1001)
  expect(rendered.at(-1)).toEqual({ html: '<p>1099</p>\n' })
})
