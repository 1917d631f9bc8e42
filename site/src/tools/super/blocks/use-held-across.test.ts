import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ACROSS } from './use-held-across.ts'

it('what is laid out for a phone held across begins at the same window for the blocks and for all around them', () => {
  const sheet = readFileSync(new URL('../styles/low-window.css', import.meta.url), 'utf8')
  expect(sheet.match(/@media .*landscape.*(?= \{)/g)).toEqual([`@media ${ACROSS}`])
})

it('an upright phone of 360 px with its keyboard open is not held across: it is narrower than 35 rem', () => {
  expect(ACROSS).toContain('(35rem <= width < 64rem)')
})
