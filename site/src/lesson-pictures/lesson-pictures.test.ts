// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { BADGE_PICTURES } from './badges.ts'
import { PICTURES } from './draw.ts'

// After a change of a drawing: run with --update.
it.each(PICTURES)('the file of %s is as it is drawn, without words', async (name, svg) => {
  expect(svg).not.toContain('<text')
  expect(svg).not.toMatch(/NaN|undefined/)
  await expect(svg).toMatchFileSnapshot(`../../public/static/lessons/${name}.svg`)
})

it.each(BADGE_PICTURES)('the file of the badge %s is as it is drawn', async (name, svg) => {
  await expect(svg).toMatchFileSnapshot(`../../public/static/badges/${name}.svg`)
})

const COURSES = fileURLToPath(new URL('../../../server/seed/courses', import.meta.url))

/** Of all lessons in a language, by the file. */
const textsIn = (language: string): (readonly [file: string, text: string])[] =>
  readdirSync(COURSES).flatMap((course) =>
    readdirSync(`${COURSES}/${course}`)
      .filter((file) => file.endsWith(`.${language}.md`))
      .map((file) => [`${course}/${file}`, readFileSync(`${COURSES}/${course}/${file}`, 'utf8')] as const),
  )

it.each(['zh-cn', 'en'])('the lessons in %s show each of them once, and none that there is not', (language) => {
  const shown = textsIn(language).flatMap(([, text]) =>
    [...text.matchAll(/!\[[^\]]*\]\(\/static\/lessons\/(.+)\.svg\)/g)].map(([, name]) => name),
  )
  expect(shown.toSorted()).toEqual(PICTURES.map(([name]) => name).toSorted())
})

it('what a lesson makes is described; pictures of steps say what their step says', () => {
  for (const course of readdirSync(COURSES))
    for (const file of readdirSync(`${COURSES}/${course}`))
      for (const [, alt, name] of readFileSync(`${COURSES}/${course}/${file}`, 'utf8').matchAll(
        /!\[([^\]]*)\]\(\/static\/lessons\/(.+)\.svg\)/g,
      ))
        expect(alt !== '', name).toBe(name!.endsWith('-0'))
})

/** Sections that are followed step by step; the last lesson of ScratchJr has three of them. */
const FOLLOWED = /^(?:Step by step|一步一步来|Part |第.步)/

/** The steps of a lesson's text; numbered lines inside of code are none. */
const stepsOf = (text: string): string[] =>
  text
    .replace(/^ *```[\s\S]*?^ *```/gm, '```')
    .split(/^## /m)
    .filter((section) => FOLLOWED.test(section))
    .flatMap((section) => section.split(/^(?=\d+\. )/m).slice(1))

it.each(['zh-cn', 'en'])('each step in %s shows a picture', (language) => {
  const lessons = textsIn(language).filter(([file]) => !file.includes('/course.'))
  for (const [file, text] of lessons) expect(stepsOf(text).length, file).toBeGreaterThan(1)
  const bare = lessons.flatMap(([file, text]) =>
    stepsOf(text)
      .filter((step) => !step.includes('!['))
      .map((step) => `${file}: ${step.split('\n')[0]}`),
  )
  expect(bare).toEqual([])
})

it('no lesson shows one picture twice', () => {
  const steps = PICTURES.filter(([name]) => !name.endsWith('-0'))
  const twice = steps.filter(([name, svg], at) =>
    steps.slice(0, at).some(([other, same]) => same === svg && lessonOf(other) === lessonOf(name)),
  )
  expect(twice.map(([name]) => name)).toEqual([])
})

const lessonOf = (picture: string): string => picture.replace(/-\d+$/, '')
