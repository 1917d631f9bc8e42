// Loaded when a date is first entered or searched for.
import type { DateField } from '@tutu/contract/fields/date'
import type { DateTimeField } from '@tutu/contract/fields/date-time'
import { traitsOf } from '@tutu/contract/fields/traits'
import { Button, DatePicker, Flex } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useMemo, useState } from 'react'
import { useText } from '../kit/text.ts'
import type { InputProps, SearchProps } from '../kit/face.ts'
import { useSiteConfig } from '../stores/site-config.ts'
import { asTyped, DAYS, MOMENTS } from './typed-dates.ts'
import { usePickerKeys } from './use-picker-keys.ts'

const [DAY] = DAYS

export function MomentPicker({ id, value, onChange, onDone }: InputProps<DateTimeField>) {
  const [isOpen, setOpen] = useState(onDone !== undefined)
  return (
    <DatePicker
      {...asTyped(MOMENTS, onChange, (moment) => moment.unix())}
      id={id}
      showTime
      // In a form what was chosen counts when it is left, as in any other input.
      needConfirm={onDone !== undefined}
      open={isOpen}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what had the focus
      autoFocus={onDone !== undefined}
      onOpenChange={(open) => {
        setOpen(open)
        if (!open) onDone?.()
      }}
      // While the calendar is open, Enter confirms the date; it must not submit the form as well.
      onKeyDown={(event) => {
        if (isOpen && event.key === 'Enter') event.preventDefault()
      }}
      style={{ width: '100%' }}
      value={typeof value === 'number' ? dayjs.unix(value) : null}
      onChange={(next: Dayjs | null) => onChange(next ? next.unix() : null)}
    />
  )
}

export function DayPicker({ id, field, value, onChange }: InputProps<DateField>) {
  const keys = usePickerKeys()
  return (
    <DatePicker
      {...keys}
      {...asTyped(DAYS, onChange, (day) => day.format(DAY))}
      id={id}
      allowClear={!field.required}
      style={{ width: '100%' }}
      value={typeof value === 'string' && dayjs(value, DAY, true).isValid() ? dayjs(value) : null}
      onChange={(next: Dayjs | null) => onChange(next?.format(DAY) ?? null)}
    />
  )
}

/** Whole days; the address holds 'yyyy-mm-dd' or, for a range, 'yyyy-mm-dd,yyyy-mm-dd' with either side open. */
export function DaySearch({ id, field, operator, value, onChange }: SearchProps<DateTimeField | DateField>) {
  const text = useText()
  const keys = usePickerKeys()
  // The same days are the same value: told another, a calendar forgets the first day while the second is chosen.
  const range = useMemo(() => toDays(value), [value])
  if (!operator.endsWith('RANGE')) {
    return (
      <DatePicker
        {...keys}
        id={id}
        style={{ width: '100%' }}
        value={range[0]}
        onChange={(next: Dayjs | null) => onChange(next?.format(DAY) ?? '')}
      />
    )
  }
  const month = (monthsAgo: number, said: string) => (
    <Button
      type="link"
      size="small"
      aria-label={text('actionOf', { action: said, name: field.label[text.language] })}
      onClick={() => onChange(monthOf(monthsAgo))}
    >
      {said}
    </Button>
  )
  return (
    <>
      <DatePicker.RangePicker
        {...keys}
        id={{ start: id, end: `${id}-to` }}
        style={{ width: '100%' }}
        allowEmpty={[true, true]}
        placeholder={[text('dateFrom'), text('dateTo')]}
        value={range}
        onChange={(next) => {
          const [a, b] = [next?.[0]?.format(DAY) ?? '', next?.[1]?.format(DAY) ?? '']
          onChange(a || b ? `${a},${b}` : '')
        }}
      />
      {/* Beside the calendar neither the keyboard reaches them nor, on a telephone, the eye. Days alone are birthdays and the like. */}
      {traitsOf(field).holds === 'moment' && (
        <Flex>
          {month(0, text('thisMonth'))}
          {month(1, text('lastMonth'))}
        </Flex>
      )}
    </>
  )
}

/** First and last day of a month; which one it is now says the site's clock, as it says when days begin. */
function monthOf(monthsAgo: number): string {
  const { timeZone } = useSiteConfig.getState()
  // Sweden writes dates as ISO 8601 does.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date())
  const month = dayjs(today).subtract(monthsAgo, 'month')
  return `${month.startOf('month').format(DAY)},${month.endOf('month').format(DAY)}`
}

function toDays(value: string): [Dayjs | null, Dayjs | null] {
  const [from, to] = value.split(',').map((day) => (day && dayjs(day).isValid() ? dayjs(day) : null))
  return [from ?? null, to ?? null]
}
