import { expect, it } from 'vitest'
import fc from 'fast-check'
import { digits12, digits24, parseTimeOfDay } from './time-of-day.ts'
import { hanNumber, partOfDay, sayTime } from './words.ts'

it.each([
  ['3:00', '三点整', 'three o’clock'],
  ['3:15', '三点一刻', 'quarter past three'],
  ['3:30', '三点半', 'half past three'],
  ['3:45', '三点四十五分', 'quarter to four'],
  ['2:05', '两点零五分', 'five past two'],
  ['2:10', '两点十分', 'ten past two'],
  ['12:20', '十二点二十分', 'twenty past twelve'],
  ['12:35', '十二点三十五分', 'twenty-five to one'],
  ['0:50', '十二点五十分', 'ten to one'],
  ['11:59', '十一点五十九分', 'one minute to twelve'],
  ['7:01', '七点零一分', 'one minute past seven'],
  ['7:17', '七点十七分', 'seventeen minutes past seven'],
  ['19:42', '七点四十二分', 'eighteen minutes to eight'],
  ['23:31', '十一点三十一分', 'twenty-nine minutes to twelve'],
])('%s is read %s and %s', (digits, chinese, english) => {
  const time = parseTimeOfDay(digits)!
  expect(sayTime(time, 'zh-cn')).toBe(chinese)
  expect(sayTime(time, 'en')).toBe(english)
})

it.each([
  ['0:00', '凌晨', 'at night'],
  ['4:59', '凌晨', 'at night'],
  ['7:30', '早上', 'in the morning'],
  ['9:00', '上午', 'in the morning'],
  ['12:00', '中午', 'in the afternoon'],
  ['15:15', '下午', 'in the afternoon'],
  ['20:00', '晚上', 'in the evening'],
])('%s is %s, %s', (digits, chinese, english) => {
  const time = parseTimeOfDay(digits)!
  expect(partOfDay(time, 'zh-cn')).toBe(chinese)
  expect(partOfDay(time, 'en')).toBe(english)
})

it.each([
  [0, '零'],
  [10, '十'],
  [11, '十一'],
  [20, '二十'],
  [59, '五十九'],
])('%i in Han characters is %s', (value, text) => expect(hanNumber(value)).toBe(text))

it('two times of half a day are never read the same', () => {
  for (const language of ['zh-cn', 'en'] as const) {
    expect(new Set(Array.from({ length: 720 }, (_, time) => sayTime(time, language))).size).toBe(720)
  }
})

it('digits are read back as the same time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (time) => {
      expect(parseTimeOfDay(digits24(time))).toBe(time)
      expect(parseTimeOfDay(digits12(time))! % 720).toBe(time % 720)
    }),
  )
})

it.each(['24:00', '7:60', '7:5', '', 'x', '-1:00', '007:00'])('"%s" is no time of day', (text) => {
  expect(parseTimeOfDay(text)).toBeUndefined()
})
