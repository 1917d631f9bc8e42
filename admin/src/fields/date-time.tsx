import { secondsKey } from '@tutu/contract/definition/define-resource'
import type { DateTimeField } from '@tutu/contract/fields/date-time'
import { type CellProps, type FieldFace, type InputProps, type SearchProps } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { agoText, formatSeconds } from './format.ts'
import { lazyInput } from './lazy.tsx'

const DateTimeInput = lazyInput<InputProps<DateTimeField>>(async () => (await import('./date-picker.tsx')).MomentPicker)
const DateTimeSearch = lazyInput<SearchProps<DateTimeField>>(async () => (await import('./date-picker.tsx')).DaySearch)

function DateTimeCell({ name, field, value, row }: CellProps<DateTimeField>) {
  const seconds = field.asText ? row[secondsKey(name)] : value
  const { language } = useText()
  if (field.ago && typeof seconds === 'number')
    return (
      <time dateTime={new Date(seconds * 1000).toISOString()} title={formatSeconds(seconds)}>
        {agoText(seconds, language)}
      </time>
    )
  return <span className="cell-number">{typeof seconds === 'number' ? formatSeconds(seconds) : ''}</span>
}

export const dateTime: FieldFace<DateTimeField> = {
  Input: DateTimeInput,
  Cell: DateTimeCell,
  Search: DateTimeSearch,
  width: 180,
  initial: (stored) => (typeof stored === 'number' ? stored : null),
  chosen: true,
  fitsCell: true,
}
