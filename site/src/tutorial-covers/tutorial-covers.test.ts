import { PICTURES } from '@tutu/contract/core/pictures'
import { tutu } from '@tutu/contract/resources/tutu'
import { expect, it } from 'vitest'
import { drawCover, drawSign, drawStep, TOPICS } from './draw.ts'
import { STEPS } from './steps.ts'

const topics = Object.keys(tutu.fields.topic.options)
const covers = topics.flatMap((topic) => [0, 1, 2].map((variation) => [topic, variation] as const))
const steps = Object.entries(STEPS).flatMap(([slug, drawings]) => drawings.map((_, index) => [slug, index] as const))

// After a change of a drawing: run with --update.
it.each(covers)(
  'the file of the cover of %s, variation %i, is as it is drawn, without words',
  async (topic, variation) => {
    const svg = drawCover(topic, variation)
    expect(svg).not.toContain('<text')
    await expect(svg).toMatchFileSnapshot(`../../public/static/tutorials/${topic}-${variation + 1}.svg`)
  },
)

it.each(topics)('the file of the sign of %s is as it is drawn', async (topic) => {
  await expect(drawSign(topic)).toMatchFileSnapshot(`../../public/static/tutorials/sign-${topic}.svg`)
})

it.each(steps)('the file of %s, step %i, is as it is drawn, without words', async (slug, index) => {
  const topic = slug.split('-')[0]!
  const svg = drawStep(topic, slug, index)
  expect(svg).not.toContain('<text')
  await expect(svg).toMatchFileSnapshot(`../../public/static/tutorials/steps/${slug}-${index + 1}.svg`)
})

it('every topic has steps to look at', () => {
  const drawn = new Set(steps.map(([slug]) => slug.split('-')[0]))
  expect(Object.keys(TOPICS).toSorted()).toEqual([...drawn].toSorted())
})

it('the back office knows all of them', () => {
  expect(PICTURES.tutorials).toEqual(
    covers.map(([topic, variation]) => `/static/tutorials/${topic}-${variation + 1}.svg`),
  )
  expect(PICTURES.steps).toEqual(steps.map(([slug, index]) => `/static/tutorials/steps/${slug}-${index + 1}.svg`))
})
