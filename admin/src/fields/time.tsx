import { timeOfDayText } from '@tutu/contract/core/time-of-day'
import type { TimeField } from '@tutu/contract/fields/time'
import { asText, type CellProps, type FieldFace, type InputProps, type SearchProps } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'

const TimeInput = lazyInput<InputProps<TimeField>>(async () => (await import('./time-picker.tsx')).TimeInput)
const TimeSearch = lazyInput<SearchProps<TimeField>>(async () => (await import('./time-picker.tsx')).TimeSearch)

function TimeCell({ field, value }: CellProps<TimeField>) {
  return <span className="cell-number">{timeOfDayText(asText(value), field)}</span>
}

export const time: FieldFace<TimeField> = {
  Input: TimeInput,
  Cell: TimeCell,
  Search: TimeSearch,
  width: 100,
  initial: (stored) => asText(stored) || null,
  chosen: true,
  toText: (value, field) => timeOfDayText(asText(value), field),
}
