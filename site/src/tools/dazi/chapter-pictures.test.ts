import { UNITS } from '@tutu/learning/typing/lessons/index'
// @vitest-environment node
import { expect, it } from 'vitest'
import { CHAPTER_PICTURES } from './chapter-pictures.ts'

// After a change of a drawing: run with --update.
it.each(CHAPTER_PICTURES)('the file of %s is as it is drawn, without words', async (name, svg) => {
  expect(svg).not.toContain('<text')
  expect(svg).not.toMatch(/NaN|undefined/)
  await expect(svg).toMatchFileSnapshot(`../../../public/static/typing/${name}.svg`)
})

it('each chapter has its picture', () => {
  expect(CHAPTER_PICTURES.map(([name]) => name)).toEqual(UNITS.map(({ id }) => id))
})
