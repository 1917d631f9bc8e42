import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Address, formatAddress, parseAddress } from './address.ts'
import { FIRST_SETTINGS, parseSettings } from './settings.ts'

it.each<[string, Address]>([
  ['', { mode: 'clock' }],
  ['?mode=countdown&t=300', { mode: 'countdown', t: 300 }],
  ['?mode=countdown&t=90&look=sand&lang=en', { mode: 'countdown', t: 90, look: 'sand' }],
  ['?mode=countdown&t=300&name=+pack+', { mode: 'countdown', t: 300, name: 'pack' }],
  [`?mode=countdown&name=${'a'.repeat(30)}`, { mode: 'countdown', name: 'a'.repeat(20) }],
  ['?mode=stopwatch&name=pack', { mode: 'stopwatch' }],
  ['?mode=countdown&t=-5', { mode: 'countdown' }],
  ['?mode=countdown&t=1e9', { mode: 'countdown' }],
  ['?mode=countdown&t=1.5', { mode: 'countdown' }],
  ['?mode=countdown&t=x&look=<b>', { mode: 'countdown' }],
  ['?mode=nothing&t=300', { mode: 'clock' }],
  ['?mode=toString', { mode: 'clock' }],
  ['?mode=exercise&level=3', { mode: 'exercise', level: 3 }],
  ['?mode=exercise&level=6', { mode: 'exercise' }],
  ['?mode=exercise&level=3&sheet=27', { mode: 'exercise', level: 3, sheet: 27 }],
  ['?mode=exercise&sheet=10000', { mode: 'exercise' }],
  ['?mode=learn&pair=1&sheet=2', { mode: 'learn', pair: true }],
  ['?mode=pomodoro&preset=10-3', { mode: 'pomodoro', preset: '10-3' }],
  [
    '?mode=exam&subject=%E6%95%B0%E5%AD%A6&start=09:00&end=10:30',
    { mode: 'exam', subject: '数学', start: 540, end: 630 },
  ],
  ['?mode=exam&start=25:00&end=x', { mode: 'exam' }],
  ['?mode=world&zones=Asia/Tokyo,Nowhere,Europe/Paris', { mode: 'world', zones: ['Asia/Tokyo', 'Europe/Paris'] }],
  ['?mode=world&zones=Asia/Tokyo,Asia/Tokyo', { mode: 'world', zones: ['Asia/Tokyo'] }],
  [`?mode=exam&subject=${'a'.repeat(39)}+bc`, { mode: 'exam', subject: 'a'.repeat(39) }],
  ['?hours=24&seconds=1&numerals=roman', { mode: 'clock', hours: 24, seconds: true, numerals: 'roman' }],
  ['?hours=13&seconds=yes&numerals=han', { mode: 'clock' }],
])('%s is read as %j', (search, address) => expect(parseAddress(search)).toEqual(address))

it('is written so that it is read back the same, the language last', () => {
  expect(formatAddress({ mode: 'countdown', t: 300, look: 'sand' }, 'en')).toBe(
    '?mode=countdown&t=300&look=sand&lang=en',
  )
  expect(formatAddress({ mode: 'exam', subject: '数学', start: 540, end: 630 }, null)).toBe(
    '?mode=exam&subject=%E6%95%B0%E5%AD%A6&start=09:00&end=10:30',
  )
  expect(formatAddress({ mode: 'clock' }, null)).toBe('')
})

it('drops what belongs to another mode', () => {
  expect(formatAddress({ mode: 'stopwatch', t: 300, level: 2 }, null)).toBe('?mode=stopwatch')
})

it('any query is read without failing, and once read stays the same', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = parseAddress(`?mode=exam&subject=${encodeURIComponent(text)}`)
      expect(parseAddress(formatAddress(once, null))).toEqual(once)
      parseAddress(text)
    }),
  )
})

it('kept settings that cannot be right are replaced one by one', () => {
  expect(parseSettings({ ...FIRST_SETTINGS, volume: 900, sound: 'bang', hours: 24 })).toEqual({
    ...FIRST_SETTINGS,
    hours: 24,
  })
  expect(parseSettings(3)).toBeUndefined()
})
