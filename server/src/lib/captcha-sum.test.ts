import { expect, test } from 'vitest'
import { captchaSum, numberWord } from './captcha-sum.ts'

test.each([
  [0, '零', 'zero'],
  [10, '十', 'ten'],
  [11, '十一', 'eleven'],
  [20, '二十', 'twenty'],
  [47, '四十七', 'forty-seven'],
  [99, '九十九', 'ninety-nine'],
])('%i is %s and %s', (value, chinese, english) => {
  expect([numberWord(value, 'zh-cn'), numberWord(value, 'en')]).toEqual([chinese, english])
})

test('a sum is asked in words and answered in digits', () => {
  const low = () => 0
  const high = (below: number) => below - 1
  expect(captchaSum('zh-cn', low)).toEqual({ question: '二十加二等于几？请用数字回答。', answer: '22' })
  expect(captchaSum('en', high)).toEqual({ question: 'What is ninety-nine minus ten? Answer in digits.', answer: '89' })
})
