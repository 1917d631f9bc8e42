import type { DateTimeField } from '@tutu/contract/fields/date-time'
import { type CellProps, type FieldFace, type InputProps, type SearchProps } from './face.ts'
import { formatSeconds } from './format.ts'
import { lazyInput } from './lazy.tsx'

const DateTimeInput = lazyInput<InputProps<DateTimeField>>(async () => (await import('./date-picker.tsx')).MomentPicker)
const DateTimeSearch = lazyInput<SearchProps<DateTimeField>>(async () => (await import('./date-picker.tsx')).DaySearch)

function DateTimeCell({ value }: CellProps<DateTimeField>) {
  return <span className="cell-number">{typeof value === 'number' ? formatSeconds(value) : ''}</span>
}

export const dateTime: FieldFace<DateTimeField> = {
  Input: DateTimeInput,
  Cell: DateTimeCell,
  Search: DateTimeSearch,
  width: 180,
  initial: (stored) => (typeof stored === 'number' ? stored : null),
  chosen: true,
}
