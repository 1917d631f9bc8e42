import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LOCKS } from './locks.ts'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))

test('no two things share a lock by mistake', async () => {
  expect(new Set(Object.values(LOCKS)).size).toBe(Object.keys(LOCKS).length)
  const files = (await readdir(SOURCE, { recursive: true })).filter((file) => file.endsWith('.ts'))
  const elsewhere: string[] = []
  for (const file of files) {
    if (file.startsWith('postgres/locks')) continue
    if (/\b7_?488_?8\d\d\b/.test(await readFile(`${SOURCE}/${file}`, 'utf8'))) elsewhere.push(file)
  }
  expect(elsewhere).toEqual([])
})
