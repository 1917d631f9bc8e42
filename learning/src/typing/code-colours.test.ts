import { expect, test } from 'vitest'
import { type Colour, coloursOf } from './code-colours.ts'
import type { Lesson } from './lesson.ts'

test.each<[NonNullable<Lesson['language']>, string, string]>([
  ['python', 'for i in range(3):  # 三次', 'kkk...kk.nnnnn.9....cccc'],
  ['python', 'print("for 你好", 42)', 'nnnnn.ssssssss..99.'],
  ['javascript', "const a = 'x' // go", 'kkkkk.....sss.ccccc'],
  ['cpp', '#include <iostream>\nint main() {', 'kkkkkkkk.ssssssssss.kkk.nnnn....'],
  ['html', '<a href="x">Hi</a>', 'kk.nnnn.sssk..kkkk'],
])('%s: %s', (language, text, wanted) => {
  const letters: Record<Colour, string> = { keyword: 'k', string: 's', number: '9', comment: 'c', name: 'n' }
  const colours = coloursOf(text, language)
  expect([...text].map((_, at) => letters[colours.get(at)!] ?? '.').join('')).toBe(wanted)
})
