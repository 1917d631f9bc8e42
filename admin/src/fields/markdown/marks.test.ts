import { expect, it } from 'vitest'
import {
  answer,
  block,
  callout,
  codeBlock,
  continueLine,
  type Edit,
  files,
  heading,
  image,
  lineMarks,
  link,
  type Selected,
  table,
  wrap,
} from './marks.ts'

/** '⟦' and '⟧' stand around what is selected; '‸' is a caret. */
function at(marked: string): Selected {
  const start = marked.search(/[⟦‸]/)
  const source = marked.replaceAll(/[⟦⟧‸]/g, '')
  const end = marked.includes('⟧') ? marked.indexOf('⟧') - 1 : start
  return { source, start, end }
}

function done({ source }: Selected, { from, to, text, start, end }: Edit): string {
  const next = source.slice(0, from) + text + source.slice(to)
  return start === end
    ? `${next.slice(0, start)}‸${next.slice(start)}`
    : `${next.slice(0, start)}⟦${next.slice(start, end)}⟧${next.slice(end)}`
}

const after = (marked: string, change: (selected: Selected) => Edit): string => done(at(marked), change(at(marked)))

it.each([
  ['**', 'a ⟦b⟧ c', 'a **⟦b⟧** c'],
  ['**', 'a **⟦b⟧** c', 'a ⟦b⟧ c'],
  ['**', 'a ⟦**b**⟧ c', 'a ⟦b⟧ c'],
  ['**', 'a ⟦b ⟧c', 'a **⟦b⟧** c'],
  ['**', 'a ‸', 'a **⟦sample⟧**'],
  ['*', 'a **⟦b⟧** c', 'a ***⟦b⟧*** c'],
  ['*', 'a ***⟦b⟧*** c', 'a **⟦b⟧** c'],
  ['**', 'a ***⟦b⟧*** c', 'a *⟦b⟧* c'],
  ['*', 'a *⟦b⟧* c', 'a ⟦b⟧ c'],
  ['`', '⟦x⟧', '`⟦x⟧`'],
])('%s on %j', (mark, before, expected) => {
  expect(after(before, (selected) => wrap(selected, mark, 'sample'))).toBe(expected)
})

it.each([
  [2, 'one\ntw‸o', 'one\n## tw‸o'],
  [3, '## on‸e', '### on‸e'],
  [0, '### on‸e', 'on‸e'],
  [2, '⟦one\ntwo⟧', '⟦## one\n## two⟧'],
])('a heading of level %i on %j', (level, before, expected) => {
  expect(after(before, (selected) => heading(selected, level))).toBe(expected)
})

it.each([
  ['bullets', '⟦one\ntwo⟧', '⟦- one\n- two⟧'],
  ['bullets', '⟦- one\n- two⟧', '⟦one\ntwo⟧'],
  ['bullets', '⟦1. one\n2. two⟧', '⟦- one\n- two⟧'],
  ['numbers', '⟦one\n\ntwo⟧', '⟦1. one\n\n2. two⟧'],
  ['numbers', 'a\n‸', 'a\n1. ‸'],
  ['quote', '⟦one\n\n- two⟧', '⟦> one\n> \n> - two⟧'],
  ['quote', '⟦> one\n> two⟧', '⟦one\ntwo⟧'],
] as const)('%s on %j', (kind, before, expected) => {
  expect(after(before, (selected) => lineMarks(selected, kind))).toBe(expected)
})

it('a block stands by itself, with empty lines around it', () => {
  const put = (before: string) =>
    after(before, (selected) => block(selected, (chosen) => [chosen || 'B', chosen || 'B']))
  expect(put('‸')).toBe('⟦B⟧\n')
  expect(put('a‸b')).toBe('a\n\n⟦B⟧\n\nb')
  expect(put('a\n‸\nb')).toBe('a\n\n⟦B⟧\n\nb')
  expect(put('a\n\n⟦b\n⟧\nc')).toBe('a\n\n⟦b⟧\n\nc')
})

it('code, callouts, answers and tables are what the renderer reads', () => {
  expect(after('⟦x\ny⟧', (one) => codeBlock(one, 'python run', ''))).toBe('```python run\n⟦x\ny⟧\n```\n')
  expect(after('⟦```\nx\n```⟧', (one) => codeBlock(one, '', ''))).toBe('````\n⟦```\nx\n```⟧\n````\n')
  expect(after('⟦a\nb⟧', (one) => callout(one, 'TIP', 's'))).toBe('> [!TIP]\n⟦> a\n> b⟧\n')
  expect(after('‸', (one) => callout(one, 'TRY', 's'))).toBe('> [!TRY]\n> ⟦s⟧\n')
  expect(after('‸', (one) => answer(one, 'Why?', 'So'))).toBe(':::answer Why?\n⟦So⟧\n:::\n')
  expect(after('‸', (one) => table(one, 2, 1, (n) => `C${n}`))).toBe('| ⟦C1⟧ | C2 |\n| --- | --- |\n|    |    |\n')
})

it('nothing in a name or an address breaks the mark around it', () => {
  expect(after('⟦x⟧', (one) => link(one, 'a [b] \\', '/c (d)'))).toBe('[a \\[b\\] \\\\](/c%20%28d%29)‸')
  expect(image('a\n]b', '/c.png')).toBe('![a \\]b](/c.png)')
})

it.each([
  ['- a‸', '- a\n- ‸'],
  ['  9. a‸b', '  9. a\n  10. ‸b'],
  ['> a‸', '> a\n> ‸'],
  ['a\n- ‸', 'a\n‸'],
])('Enter on %j', (before, expected) => {
  expect(after(before, (selected) => continueLine(selected)!)).toBe(expected)
})

it('Enter is a new line and no more where there is no list', () => {
  for (const before of ['a‸', '‸- a', '-a‸', '**a**‸', '2026.‸', '⟦- a⟧'])
    expect(continueLine(at(before))).toBeUndefined()
})

it.each([
  ['between two paragraphs', '一\n\n‸\n二', '一\n\n![](p)‸\n\n二'],
  ['on the line below a paragraph', '一\n‸', '一\n\n![](p)‸'],
  ['where the text begins', '‸\n二', '![](p)‸\n\n二'],
  ['on a line that ends in spaces', '一\n\n‸  \n二', '一\n\n![](p)‸\n\n二'],
  ['before the last line break', '一\n\n‸\n', '一\n\n![](p)‸\n'],
  ['inside an entry of a list', '- 一\n  ‸', '- 一\n\n  ![](p)‸'],
  ['inside an entry, between others', '- 一\n  ‸\n- 二', '- 一\n\n  ![](p)‸\n\n- 二'],
  ['below a picture in an entry of a list', '- 一\n\n  ![](a)‸', '- 一\n\n  ![](a)\n\n  ![](p)‸'],
  ['below a picture whose words have brackets', '![a\\[b\\]](a)‸', '![a\\[b\\]](a)\n\n![](p)‸'],
  ['among words', '一‸二', '一![](p)‸二'],
  ['after a picture and words in brackets', '![](a) 一（b）(c)‸', '![](a) 一（b）(c)![](p)‸'],
])('a picture %s', (_, before, expected) => {
  expect(after(before, (selected) => files(selected, ['![](p)']))).toBe(expected)
})

it('several files are a block each, as far in as their line is', () => {
  const put = (before: string) => after(before, (selected) => files(selected, ['![](p)', '[q](q)']))
  expect(put('一‸二')).toBe('一\n\n![](p)\n\n[q](q)‸\n\n二')
  expect(put('- 一\n  二‸\n')).toBe('- 一\n  二\n\n  ![](p)\n\n  [q](q)‸\n')
})
