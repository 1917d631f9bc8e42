import { expect, test } from 'vitest'
import { codeLook } from './code-look.ts'
import { LESSONS } from './lessons/index.ts'

test.each([
  ['for i in range(3):\n    print(i)', 'python'],
  ['age = 8\nif age >= 7:\n\tprint("大孩子")\nelse:\n\tprint("小孩子")', 'python'],
  ['import turtle\nturtle.forward(100)', 'python'],
  ['print("你好")', 'python'],
  ['def jump(step):\n    return step + 1', 'python'],
  ['let score = 0\nfunction add() {\n  score += 1\n}', 'javascript'],
  ["console.log('hop')", 'javascript'],
  ["document.querySelector('p').textContent = 'Hi'", 'javascript'],
  ['<h1>Tutu</h1>\n<p>likes carrots</p>', 'html'],
  ['<!doctype html>\n<html><body></body></html>', 'html'],
  ['#include <iostream>\nusing namespace std;\nint main() {\n  cout << 1;\n}', 'cpp'],
  ['int a = 3;\ncin >> a;', 'cpp'],
])('%j looks like %s', (text, look) => {
  expect(codeLook(text)).toBe(look)
})

test.each([
  'A rabbit hops over the hill.',
  '春眠不觉晓，\n处处闻啼鸟。',
  'Let us go for a walk in the park: if it rains, we return.',
  'For dinner we had:\n  bread\n  cheese',
  'import taxes are high, and print is dead',
  'If you can keep your head:\n  while all men doubt you',
  '1 < 2 and 3 > 2',
  '我会写 print 了！',
  'Dear all,\nfrom Monday on we let the class run (outside).',
  '',
])('%j is a text to read', (text) => {
  expect(codeLook(text)).toBeUndefined()
})

test('every lesson in a language looks like it, or like nothing yet', () => {
  const mistaken = LESSONS.flatMap(({ id, language, lines }) => {
    const look = language && codeLook(lines.map((one) => one.text).join('\n'))
    return look && look !== language ? [`${id} looks like ${look}`] : []
  })
  expect(mistaken).toEqual([])
})

test('no poem and no sentence of the trainer looks like code, but what drills its brackets', () => {
  const mistaken = LESSONS.filter(
    ({ script, lines }) => script !== 'code' && codeLook(lines.map((one) => one.text).join('\n')),
  )
  expect(mistaken.map(({ id }) => id).filter((id) => !id.endsWith('-brackets'))).toEqual([])
})
