import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NODE } from './paths.mjs'

const RUN_AGAIN = fileURLToPath(new URL('run-again.mjs', import.meta.url))
/** Says what it was started with, and how it is ended. */
const PROGRAM = `
import { word } from './word.mjs'
process.on('SIGINT', () => { console.log('ended ' + word); process.exit(0) })
setInterval(() => undefined, 1000)
console.log('began ' + word)
`

let folder
let runner
let next
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tutu-run-again-'))
  await mkdir(join(folder, 'src'))
  await writeFile(join(folder, 'src/main.mjs'), PROGRAM)
  await save('one')
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc']
  runner = spawn(NODE, [RUN_AGAIN, 'src', '--', 'src/main.mjs'], { cwd: folder, stdio })
  const said = createInterface({ input: runner.stdout })[Symbol.asyncIterator]()
  next = async () => (await said.next()).value
})
afterEach(async () => {
  if (runner.exitCode === null) {
    runner.kill('SIGTERM')
    await once(runner, 'exit')
  }
  await rm(folder, { recursive: true })
})

/** As editors do that never leave a half-written file: a new file takes the place of the old one. */
async function save(word) {
  await writeFile(join(folder, 'new'), `export const word = '${word}'\n`)
  await rename(join(folder, 'new'), join(folder, 'src/word.mjs'))
}

test('every save of a file that is replaced by renaming starts the program again', async () => {
  expect(await next()).toBe('began one')
  for (const [before, word] of [
    ['one', 'two'],
    ['two', 'three'],
    ['three', 'four'],
  ]) {
    await save(word)
    expect(await next()).toBe(`ended ${before}`)
    expect(await next()).toBe(`began ${word}`)
  }
})

test('a program that failed is started again by the next change', async () => {
  expect(await next()).toBe('began one')
  await writeFile(join(folder, 'src/word.mjs'), 'export const word = missing\n')
  expect(await next()).toBe('ended one')
  const [said] = await once(createInterface({ input: runner.stderr }), 'line')
  expect(said).toContain('word.mjs')
  await save('two')
  expect(await next()).toBe('began two')
})

test.each(['SIGTERM', 'disconnect'])('at %s the program is asked to end, and this one ends with it', async (how) => {
  expect(await next()).toBe('began one')
  if (how === 'disconnect') runner.disconnect()
  else runner.kill(how)
  expect(await next()).toBe('ended one')
  if (runner.exitCode === null) await once(runner, 'exit')
  expect(runner.exitCode).toBe(0)
})
