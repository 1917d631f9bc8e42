import { expect, test } from 'vitest'
import { closedDaysIn, closingOf, CLOSED_DAYS } from './closed-days.ts'

const TEXT = '2027-04-05 清明节\r\n2027-02-05 至 2027-02-19 春节\n2027-05-01~2027-05-03\n\n'

test('days without lessons are read in order, with what they are called', () => {
  const days = closedDaysIn(TEXT)
  expect(days).toEqual([
    { from: '2027-02-05', to: '2027-02-19', name: '春节' },
    { from: '2027-04-05', to: '2027-04-05', name: '清明节' },
    { from: '2027-05-01', to: '2027-05-03', name: '' },
  ])
  expect(closingOf(days, '2027-02-19')?.name).toBe('春节')
  expect(closingOf(days, '2027-02-20')).toBeUndefined()
})

test('what is no day is refused as the setting is saved', () => {
  const whole = new RegExp(`^(?:${CLOSED_DAYS})$`, 'u')
  for (const text of ['', TEXT, '2027-10-01', '2027-10-01 国庆节']) expect(whole.test(text), text).toBe(true)
  for (const text of [
    '国庆节',
    '2027-13-01',
    '10.1',
    '2027-10-01至',
    '2027-10-01国庆',
    `2027-10-01 ${'长'.repeat(41)}`,
  ])
    expect(whole.test(text), text).toBe(false)
  const long = `2027-10-01${' '.repeat(30_000)}x`
  expect(whole.test(long)).toBe(false)
})
