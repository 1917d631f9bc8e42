// Loaded when a time of day is first entered or searched for.
import type { TimeField } from '@tutu/contract/fields/time'
import { TimePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { asText, type InputProps, type SearchProps } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { asTyped } from './typed-dates.ts'
import { usePickerKeys } from './use-picker-keys.ts'

/** How people write a time; the first is how it is shown. */
const formatsOf = ({ seconds }: TimeField): [string, ...string[]] =>
  seconds ? ['HH:mm:ss', 'H:m:s', 'H:m'] : ['HH:mm', 'H:m', 'H:m:s']

/** antd's times have a day: which one does not matter. */
function onADay(time: string): Dayjs | null {
  const moment = dayjs(`2000-01-01T${time}`)
  return time !== '' && moment.isValid() ? moment : null
}

export function TimeInput({ id, field, value, onChange }: InputProps<TimeField>) {
  const keys = usePickerKeys()
  return (
    <TimePicker
      {...keys}
      {...asTyped(formatsOf(field), onChange, (time) => time.format('HH:mm:ss'))}
      id={id}
      needConfirm={false}
      allowClear={!field.required}
      style={{ width: '100%' }}
      value={onADay(asText(value))}
      onChange={(next) => onChange(next?.format('HH:mm:ss') ?? null)}
    />
  )
}

export function TimeSearch({ id, field, operator, value, onChange }: SearchProps<TimeField>) {
  const text = useText()
  const [format] = formatsOf(field)
  const say = (time: Dayjs | null | undefined) => time?.format(format) ?? ''
  if (!operator.endsWith('RANGE'))
    return (
      <TimePicker
        id={id}
        needConfirm={false}
        format={format}
        style={{ width: '100%' }}
        value={onADay(value)}
        onChange={(next) => onChange(say(next))}
      />
    )
  const [from = '', to = ''] = value.split(',')
  return (
    <TimePicker.RangePicker
      id={{ start: id, end: `${id}-to` }}
      needConfirm={false}
      format={format}
      order={false}
      allowEmpty={[true, true]}
      style={{ width: '100%' }}
      placeholder={[text('from'), text('to')]}
      value={[onADay(from), onADay(to)]}
      onChange={(range) => {
        const [a, b] = [say(range?.[0]), say(range?.[1])]
        onChange(a || b ? `${a},${b}` : '')
      }}
    />
  )
}
