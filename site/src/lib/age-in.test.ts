import { expect, test } from 'vitest'
import { ageIn } from './age-in.ts'

test.each([
  ['8岁', 8, ''],
  ['8 岁', 8, ''],
  ['八岁', 8, ''],
  ['十二岁', 12, ''],
  ['８岁', 8, ''],
  ['6-8岁 打字', 6, '打字'],
  ['7到9岁', 7, ''],
  ['8岁孩子', 8, ''],
  ['Python 10岁', 10, 'Python'],
  ['10岁的编程课', 10, '编程课'],
  ['8-year-old', 8, ''],
  ['8 years old', 8, ''],
  ['games for 9 year olds', 9, 'games'],
  ['age 8', 8, ''],
  ['scratch ages 7-9', 7, 'scratch'],
  ['七八岁', 7, ''],
  ['十七八岁', 17, ''],
  ['8、9岁', 8, ''],
  ['10岁以上', 10, ''],
  ['ages 8 to 10', 8, ''],
])('%s names an age', (words, age, rest) => {
  expect(ageIn(words)).toEqual({ age, rest })
})

test.each(['打字', '8', 'html5', '百岁', '第8课', 'image 8', '1岁', '108岁', '2018岁', '2026', 'page 8', ''])(
  '%s names none',
  (words) => {
    expect(ageIn(words)).toBeUndefined()
  },
)
