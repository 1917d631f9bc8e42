import { expect, it } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { describeProblem, describeWarning } from './describe.ts'
import type { Problem, Warning } from './outcome.ts'
import { PROBLEM_WORDS, WARNING_WORDS } from './words.ts'

it('every problem and warning is said in full, in both languages', () => {
  for (const language of LANGUAGES) {
    const said = Object.keys(PROBLEM_WORDS).flatMap((kind) => {
      const problem = { kind, names: ['evil'], found: 'picture', bytes: 1, pixels: 9e8 } as unknown as Problem
      return Object.values(describeProblem(problem, language))
    })
    for (const kind of Object.keys(WARNING_WORDS)) {
      said.push(describeWarning({ kind, names: ['ev3'], count: 2 } as unknown as Warning, language))
    }
    for (const text of said) expect(text).toMatch(/^[^{}]+$/)
  }
})

it.each([
  [{ kind: 'tooBig', bytes: 99 }, '文件太大了'],
  [{ kind: 'notScratch', found: 'picture' }, '这不是编程作品：它是图片'],
  [{ kind: 'misnamed', found: 'text' }, '名字像作品，里面却是文字文件'],
  [{ kind: 'pictureTooBig', pixels: 900_000_000 }, '有一张图片太大了：90000 万像素'],
  [{ kind: 'customExtensions', names: ['a', 'b'] }, '用了别处的扩展：a、b'],
] as const)('%j is said for a child', (problem, title) => {
  expect(describeProblem(problem, 'zh-cn').title).toBe(title)
})

it('long lists and names of a file are cut', () => {
  const { title } = describeProblem({ kind: 'customExtensions', names: Array(9).fill('x'.repeat(99)) }, 'en')
  expect(title.length).toBeLessThan(200)
})
