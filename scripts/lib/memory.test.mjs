import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { MEMORY } from './memory.mjs'
import { NODE } from './paths.mjs'

test('the Node of the lockfile knows the limits of memory', () => {
  expect(spawnSync(NODE, [...MEMORY, '--eval', '']).status).toBe(0)
})

test('a server at rest can collect, in the way it asks for', () => {
  const collects = "gc({ type: 'major', flavor: 'last-resort', execution: 'async' }).then(() => process.exit(7))"
  expect(spawnSync(NODE, [...MEMORY, '--eval', collects]).status).toBe(7)
})
