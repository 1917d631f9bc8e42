import { secondsKey } from '@tutu/contract/definition/define-resource'
import type { DateTimeField } from '@tutu/contract/fields/date-time'
import { Tooltip } from 'antd'
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
      <Tooltip title={formatSeconds(seconds)} trigger={['hover', 'focus']}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard reaches the exact time, too */}
        <time dateTime={new Date(seconds * 1000).toISOString()} tabIndex={0}>
          {agoText(seconds, language)}
          <span className="sr-only"> {formatSeconds(seconds)}</span>
        </time>
      </Tooltip>
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
