import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { DRAWN } from './drawn.ts'
import made from './made.json' with { type: 'json' }

const STATIC = new URL('../../public/static/', import.meta.url)
const KB = 1000

// After a change of a drawing: npm run make:demo-files
it.each(Object.entries(DRAWN))('%s is made of what is drawn here, without words', (name, draw) => {
  const drawn = draw().join('')
  expect(drawn).not.toContain('<text')
  expect(made).toMatchObject({ [name]: createHash('sha256').update(drawn).digest('hex') })
})

it('all of them are small, and films begin before they have arrived', async () => {
  for (const name of Object.keys(DRAWN)) {
    expect((await stat(new URL(name, STATIC))).size, name).toBeLessThan(300 * KB)
    if (!name.endsWith('.mp4')) continue
    const film = await readFile(new URL(name, STATIC), 'latin1')
    expect(film.indexOf('moov'), name).toBeLessThan(film.indexOf('mdat'))
  }
})
