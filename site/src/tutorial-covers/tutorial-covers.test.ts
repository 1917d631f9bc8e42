import { PICTURES } from '@tutu/contract/core/pictures'
import { expect, it } from 'vitest'
import { drawCover, TOPICS } from './draw.ts'

const covers = Object.keys(TOPICS).flatMap((topic) => [0, 1, 2].map((variation) => [topic, variation] as const))

// After a change of a drawing: run with --update.
it.each(covers)(
  'the file of the cover of %s, variation %i, is as it is drawn, without words',
  async (topic, variation) => {
    const svg = drawCover(topic, variation)
    expect(svg).not.toContain('<text')
    await expect(svg).toMatchFileSnapshot(`../../public/static/tutorials/${topic}-${variation + 1}.svg`)
  },
)

it('the back office offers all of them', () => {
  const paths = covers.map(([topic, variation]) => `/static/tutorials/${topic}-${variation + 1}.svg`)
  expect(PICTURES.tutorials).toEqual(paths)
})
