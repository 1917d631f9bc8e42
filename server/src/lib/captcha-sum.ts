import { randomInt } from 'node:crypto'
import type { Language } from '@tutu/contract/core/languages'

const DIGITS = {
  'zh-cn': ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
} as const
const TEENS = [
  '',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

export type Sum = { question: string; answer: string }

/** A sum for whoever cannot see the picture, in words that a screen reader says as they are meant. */
export function captchaSum(language: Language, random: (below: number) => number = randomInt): Sum {
  const first = 20 + random(80)
  const second = 2 + random(9)
  const isPlus = random(2) === 0
  const [a, b] = [numberWord(first, language), numberWord(second, language)]
  const question =
    language === 'en'
      ? `What is ${a} ${isPlus ? 'plus' : 'minus'} ${b}? Answer in digits.`
      : `${a}${isPlus ? '加' : '减'}${b}等于几？请用数字回答。`
  return { question, answer: String(isPlus ? first + second : first - second) }
}

/** 0 to 99. */
export function numberWord(value: number, language: Language): string {
  const digits: readonly string[] = DIGITS[language]
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  if (value <= 10) return digits[value] ?? ''
  if (language === 'zh-cn') return `${tens > 1 ? digits[tens] : ''}十${ones > 0 ? digits[ones] : ''}`
  if (tens === 1) return TEENS[ones] ?? ''
  return ones > 0 ? `${TENS[tens]}-${digits[ones]}` : (TENS[tens] ?? '')
}
