import { expect, it } from 'vitest'
import { LANGUAGES } from '@tutu/contract/core/languages'
import { describeBlock, describeProblem, describeScript, describeTrouble, describeWarning } from './describe.ts'
import type { Problem, Warning } from './outcome.ts'
import { PROBLEM_WORDS, WARNING_WORDS } from './words.ts'

it('every problem and warning is said in full, in both languages', () => {
  for (const language of LANGUAGES) {
    const said = Object.keys(PROBLEM_WORDS).flatMap((kind) => {
      const problem = { kind, names: ['evil'], found: 'picture', bytes: 1, count: 1, pixels: 9e8 } as unknown as Problem
      return Object.values(describeProblem(problem, language))
    })
    for (const kind of Object.keys(WARNING_WORDS)) {
      said.push(describeWarning({ kind, names: ['ev3'], troubles: [1] } as unknown as Warning, language))
    }
    for (const text of said) expect(text).toMatch(/^[^{}]+$/)
  }
})

it.each([
  [{ kind: 'tooBig', bytes: 50 * 1024 * 1024 + 1 }, '文件太大了：50.1 MB'],
  [{ kind: 'tooManyFiles', count: 2345 }, '造型和声音太多了：2345 个文件'],
  [{ kind: 'unpackedTooBig', bytes: 3e8 }, '展开以后太大了：286.2 MB'],
  [{ kind: 'projectTooBig', bytes: 3e7 }, '积木和列表太多了：28.7 MB'],
  [{ kind: 'packedTooTight', bytes: 4e9 }, '里面有一个奇怪的大文件：3815 MB'],
  [{ kind: 'notScratch', found: 'picture' }, '这不是编程作品：它是图片'],
  [{ kind: 'misnamed', found: 'text' }, '名字像作品，里面却是文字文件'],
  [{ kind: 'pictureTooBig', pixels: 900_000_000 }, '有一张图片太大了：90000 万像素'],
] as const)('%j is said for a child', (problem, title) => {
  expect(describeProblem(problem, 'zh-cn').title).toBe(title)
})

it('long lists and names of a file are cut', () => {
  expect(describeWarning({ kind: 'removedBlocks', names: Array(9).fill('x'.repeat(99)) }, 'en').length).toBeLessThan(
    200,
  )
})

it('each limit says what it is and what to do, none in the words of another', () => {
  for (const language of LANGUAGES) {
    const said = (['tooBig', 'tooManyFiles', 'unpackedTooBig', 'projectTooBig', 'packedTooTight'] as const).map(
      (kind) => Object.values(describeProblem({ kind, bytes: 1, count: 1 }, language)).join(),
    )
    expect(new Set(said).size).toBe(5)
  }
})

it.each([
  ['lmsVideo_loadVideoURL', '视频：加载视频网址', 'Video: load video url'],
  ['fetch_get', '网络请求：取得', 'Fetch: get'],
  ['slider_setVALUE', '滑杆：设置数值', 'Slider: set value'],
  ['moreBlocks_doTheTwist', 'moreBlocks：do the twist', 'moreBlocks: do the twist'],
  [`evil_${'x'.repeat(99)}`, `evil：${'x'.repeat(24)}…`, `evil: ${'x'.repeat(24)}…`],
  ['evil_', 'evil：evil', 'evil: evil'],
])('the block %s is called %s', (opcode, chinese, english) => {
  expect(describeBlock(opcode, 'zh-cn')).toBe(chinese)
  expect(describeBlock(opcode, 'en')).toBe(english)
})

it('a script says whose it is and how it begins', () => {
  const script = { blocks: new Map([['fetch_get', 2]]), along: 1, isWhole: false }
  const start = { opcode: 'event_whenkeypressed', choice: 'left arrow' }
  expect(describeScript({ ...script, sprite: '小猫', start }, 'zh-cn')).toMatchObject({
    sprite: '小猫',
    start: '当按下 ← 键',
    blocks: [{ name: '网络请求：取得', count: 2 }],
  })
  expect(
    describeScript({ ...script, sprite: undefined, start: { opcode: 'motion_x', choice: '' } }, 'en'),
  ).toMatchObject({
    sprite: 'Stage',
    start: 'Blocks without a beginning',
  })
})

it('a broken costume or sound is told by name, with what happens instead', () => {
  expect(describeTrouble({ kind: 'costume', name: '跳', sprite: '小猫', state: 'unreadable' }, 'zh-cn')).toBe(
    '角色“小猫”的造型“跳”坏了，会显示成“?”。',
  )
  expect(describeTrouble({ kind: 'sound', name: 'meow', sprite: undefined, state: 'missing' }, 'en')).toBe(
    'Stage: the sound “meow” is missing and stays silent.',
  )
})
