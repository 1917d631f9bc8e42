import { fieldSchema } from '@tutu/contract/definition/input'
import type { Field } from '@tutu/contract/fields/index'
import { course } from '@tutu/contract/resources/course'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dayjs from 'dayjs'
import { type ComponentType, useState } from 'react'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { startI18n } from '../lib/i18n.ts'
import { fillBrowser } from '../testing/browser.ts'
import { useSiteConfig } from '../stores/site-config.ts'
import { drawHeld } from '../testing/draw-held.tsx'
import { DayPicker, DaySearch, MomentPicker } from './date-picker.tsx'
import { TimeInput } from './time-picker.tsx'
import { YearInput } from './year-picker.tsx'

beforeAll(async () => {
  fillBrowser()
  await startI18n('')
})

const label = { 'zh-cn': '时间', en: 'Time' }
const INPUTS = {
  date: [DayPicker, { kind: 'date', label }],
  'date-time': [MomentPicker, { kind: 'date-time', label }],
  time: [TimeInput, { kind: 'time', label }],
  year: [YearInput, { kind: 'year', label, min: 1990, max: 2030 }],
} as const

/** What a form holds after somebody typed into an input and left it for the button that saves. */
async function left(kind: keyof typeof INPUTS, typed: string, before: unknown = null): Promise<unknown> {
  const [Input, field] = INPUTS[kind] as unknown as [ComponentType<object>, Field]
  const { held, unmount } = drawHeld(Input, { field }, before)
  const input = screen.getByRole('textbox')
  await userEvent.click(input)
  await userEvent.clear(input)
  await userEvent.type(input, typed)
  await userEvent.tab()
  await waitFor(() => expect(held.at(-1)).not.toEqual(before))
  unmount()
  return held.at(-1)
}

const moment = (text: string) => dayjs(text).unix()

it.each([
  ['date', '2016-03-05', '2016-03-05'],
  ['date', '2016-3-5', '2016-03-05'],
  ['date', '2016/3/15', '2016-03-15'],
  ['date', '2016/03/05', '2016-03-05'],
  ['date', '2016年3月5日', '2016-03-05'],
  ['date', '2016年03月05日', '2016-03-05'],
  ['date', '20160305', '2016-03-05'],
  ['date-time', '2026-11-29 08:30:00', moment('2026-11-29T08:30:00')],
  ['date-time', '2026/11/29 8:35', moment('2026-11-29T08:35:00')],
  ['date-time', '2026.11.9 8:05', moment('2026-11-09T08:05:00')],
  ['date-time', '2026-11-09 08:00', moment('2026-11-09T08:00:00')],
  ['date-time', '2026-11-29', moment('2026-11-29T00:00:00')],
  ['time', '8:5', '08:05:00'],
  ['time', '8:05', '08:05:00'],
  ['time', '8:15', '08:15:00'],
  ['year', '2016', 2016],
] as const)('a %s written as %s counts when it is left', async (kind, typed, value) => {
  expect(await left(kind, typed)).toEqual(value)
})

it.each([
  ['date', '2016-02-30', '2016-01-01'],
  ['date', 'tomorrow', null],
  ['date-time', '2026-11-29 25:00', null],
  ['time', '8 o’clock', null],
  ['year', 'last', 2016],
  // The calendar offers none of these.
  ['year', '1890', 2016],
  ['year', '2031', null],
  ['year', '2031年', 2016],
] as const)('a %s written as %s is not dropped without a word', async (kind, typed, before) => {
  const value = await left(kind, typed, before)
  expect(fieldSchema(INPUTS[kind][1], 'en').safeParse(value).success).toBe(false)
})

it('keeps the first of two days when Enter confirms it, and does not search before the second', async () => {
  const searched: string[] = []
  function Filter() {
    const [value, setValue] = useState('')
    const [, setTimes] = useState(0)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          searched.push(value)
          setTimes(searched.length)
        }}
      >
        <DaySearch
          id="days"
          field={{ kind: 'date', label }}
          operator="RANGE"
          definition={course}
          value={value}
          onChange={setValue}
        />
        <button type="submit">Search</button>
      </form>
    )
  }
  render(<Filter />)
  const [from, to] = await screen.findAllByPlaceholderText(/日期/)
  await userEvent.click(from!)
  await userEvent.keyboard('2026-11-01{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(to))
  await userEvent.keyboard('2026-11-20{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Search', hidden: true }))
  expect(searched).toEqual(['2026-11-01,2026-11-20'])
})

it('a range may be a month of the calendar, by the clock of the site', async () => {
  cleanup()
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 31, 20), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const [timeZone, month, last] of [
    ['Asia/Shanghai', '2027-01-01,2027-01-31', '2026-12-01,2026-12-31'],
    ['America/New_York', '2026-12-01,2026-12-31', '2026-11-01,2026-11-30'],
  ] as const) {
    useSiteConfig.setState({ timeZone })
    const changes: string[] = []
    const field = { kind: 'date-time', label } as const
    const search = {
      id: 'time',
      definition: course,
      field,
      value: '',
      onChange: (value: string) => changes.push(value),
    }
    const { unmount } = render(<DaySearch {...search} operator="RANGE" />)
    // By the keyboard, from the last day of the range on.
    await userEvent.click(screen.getAllByRole('textbox')[1]!)
    for (const name of [/^本月/, /^上月/]) {
      await userEvent.tab()
      expect(document.activeElement).toBe(screen.getByRole('button', { name }))
      await userEvent.keyboard('{Enter}')
    }
    expect(changes).toEqual([month, last])
    unmount()
  }
})
