// Loaded when a year is first entered.
import type { YearField } from '@tutu/contract/fields/year'
import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { InputProps } from '../kit/face.ts'
import { asTyped } from './typed-dates.ts'
import { usePickerKeys } from './use-picker-keys.ts'

const firstDay = (year: number): Dayjs => dayjs(`${year}-01-01`)

export function YearInput({ id, field, value, onChange }: InputProps<YearField>) {
  const { min = 1900, max = 2100, required } = field
  const keys = usePickerKeys()
  const isOffered = (first: Dayjs) => first.year() >= min && first.year() <= max
  const typed = asTyped(['YYYY', 'YYYY年'], onChange, (first) => first.year(), isOffered)
  return (
    <DatePicker
      {...keys}
      {...typed}
      // At Tab the calendar forgets a year that it does not offer, before it is left.
      onKeyDown={(event) => {
        keys.onKeyDown(event)
        if (event.key === 'Tab') typed.onBlur(event)
      }}
      id={id}
      picker="year"
      minDate={firstDay(min)}
      maxDate={firstDay(max)}
      allowClear={!required}
      style={{ width: '100%' }}
      value={typeof value === 'number' ? firstDay(value) : null}
      onChange={(next: Dayjs | null) => onChange(next?.year() ?? null)}
    />
  )
}
