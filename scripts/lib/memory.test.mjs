import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { environment, SERVER } from '../../bench/site-server.ts'
import { MEMORY, POOLS } from './memory.mjs'
import { NODE } from './paths.mjs'

test('the Node of the lockfile knows the limits of memory', () => {
  expect(spawnSync(NODE, [...MEMORY, '--eval', '']).status).toBe(0)
})

test('a server at rest can collect, in the way it asks for', () => {
  const collects = "gc({ type: 'major', flavor: 'last-resort', execution: 'async' }).then(() => process.exit(7))"
  expect(spawnSync(NODE, [...MEMORY, '--eval', collects]).status).toBe(7)
})

test('the bench measures a server with the limits of memory that `npm start` gives it', () => {
  expect(SERVER.slice(0, -1)).toEqual(MEMORY)
  expect(environment('/tmp/data', 8000)).toMatchObject(POOLS)
})
