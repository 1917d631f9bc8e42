import { describe, expect, test } from 'vitest'
import { isoDateText, numberText } from './cell-text.ts'
import { numberFormat } from './number-format.ts'

describe('a number', () => {
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['7', '7'],
    ['007', '7'],
    ['9007199254740991', '9007199254740991'],
    ['12345678901234567890', '12345678901234567890'],
    ['0.30000000000000004', '0.3'],
    ['1.1000000000000001', '1.1'],
    ['3.1400000000000001', '3.14'],
    ['1.2345678901234567E+19', '12345678901234600000'],
    ['1e21', '1000000000000000000000'],
    ['-1.5E-7', '-0.00000015'],
    ['1E+2', '100'],
    ['.5', '0.5'],
    [' 5 ', '5'],
    ['1e999', '1e999'],
    ['abc', 'abc'],
    ['', ''],
  ])('%s is read as %s', (stored, text) => {
    expect(numberText(stored, 'number', false)).toBe(text)
  })
})

test('what begins as a number and is none is left in no time', () => {
  const text = `${'1'.repeat(1_000_000)}x`
  expect(numberText(text, 'number', false)).toBe(text)
})

describe('a date', () => {
  test.each([
    ['1', 'date', '1900-01-01'],
    ['59', 'date', '1900-02-28'],
    ['60', 'date', '1900-02-29'],
    ['61', 'date', '1900-03-01'],
    ['45296', 'date', '2024-01-05'],
    ['45296.5', 'date', '2024-01-05 12:00:00'],
    ['45296', 'date-time', '2024-01-05 00:00:00'],
    ['45296.4237384259', 'date-time', '2024-01-05 10:10:11'],
    ['45296.999999', 'date-time', '2024-01-06 00:00:00'],
    ['2958465', 'date', '9999-12-31'],
    ['2958466', 'date', '2958466'],
    ['-1', 'date', '-1'],
    ['0', 'date', '0'],
    ['0.75', 'time', '18:00:00'],
    ['0', 'time', '00:00:00'],
    ['0.5', 'date-time', '12:00:00'],
    ['45296.5', 'time', '2024-01-05 12:00:00'],
    ['1.5', 'duration', '36:00:00'],
  ] as const)('%s shown as %s is read as %s', (stored, format, text) => {
    expect(numberText(stored, format, false)).toBe(text)
  })

  test.each([
    ['0', 'date', '1904-01-01'],
    ['43834', 'date', '2024-01-05'],
    ['0.5', 'date-time', '1904-01-01 12:00:00'],
    ['0.5', 'time', '12:00:00'],
  ] as const)('%s counted from 1904 and shown as %s is read as %s', (stored, format, text) => {
    expect(numberText(stored, format, true)).toBe(text)
  })

  test.each([
    ['2024-01-05', 'date', '2024-01-05'],
    ['2024-01-05T00:00:00', 'date', '2024-01-05'],
    ['2024-01-05T10:11:12.000Z', 'date-time', '2024-01-05 10:11:12'],
    ['2024-01-05T10:11', 'date', '2024-01-05 10:11:00'],
    ['T10:11:12', 'time', '10:11:12'],
    ['10:11:12', 'time', '10:11:12'],
    ['', 'date', ''],
    ['soon', 'date', 'soon'],
  ] as const)('%s stored as such and shown as %s is read as %s', (stored, format, text) => {
    expect(isoDateText(stored, format)).toBe(text)
  })
})

describe('a format', () => {
  test.each([
    [0, 'number'],
    [2, 'number'],
    [14, 'date'],
    [20, 'time'],
    [22, 'date-time'],
    [31, 'date'],
    [33, 'time'],
    [46, 'duration'],
    [49, 'number'],
    [58, 'date'],
  ] as const)('%i of the built-in ones shows a %s', (id, format) => {
    expect(numberFormat(id)).toBe(format)
  })

  test.each([
    ['General', 'number'],
    ['G/通用格式', 'number'],
    ['0.00', 'number'],
    ['0.00E+00', 'number'],
    ['#,##0.00_);[Red](#,##0.00)', 'number'],
    ['0 "days"', 'number'],
    ['0\\d', 'number'],
    ['[$¥-804]#,##0.00', 'number'],
    ['@', 'number'],
    ['yyyy-mm-dd', 'date'],
    ['yyyy\\-mm\\-dd;@', 'date'],
    ['[$-804]yyyy"年"m"月"d"日"', 'date'],
    ['yyyy"年"m"月"d"日" h"时"mm"分"', 'date-time'],
    ['mmm', 'date'],
    ['m/d', 'date'],
    ['[$-804]aaaa', 'date'],
    ['[DBNum1][$-804]m"月"d"日"', 'date'],
    ['YYYY-MM-DD HH:MM:SS', 'date-time'],
    ['h:mm AM/PM', 'time'],
    ['上午/下午h"时"mm"分"', 'time'],
    ['mm:ss.0', 'time'],
    ['[h]:mm:ss', 'duration'],
    ['[mm]:ss', 'duration'],
    ['0;yyyy', 'number'],
    ['[>100]0;d', 'number'],
  ] as const)('%s shows a %s', (code, format) => {
    expect(numberFormat(164, code)).toBe(format)
  })
})
