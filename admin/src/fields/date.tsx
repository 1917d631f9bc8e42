import type { DateField } from '@tutu/contract/fields/date'
import { asText, type CellProps, type FieldFace, type InputProps, type SearchProps } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'

const DateInput = lazyInput<InputProps<DateField>>(async () => (await import('./date-picker.tsx')).DayPicker)
const DateSearch = lazyInput<SearchProps<DateField>>(async () => (await import('./date-picker.tsx')).DaySearch)

function DateCell({ value }: CellProps<DateField>) {
  return <span className="cell-number">{asText(value)}</span>
}

export const date: FieldFace<DateField> = {
  Input: DateInput,
  Cell: DateCell,
  Search: DateSearch,
  width: 120,
  initial: (stored) => asText(stored) || null,
  chosen: true,
  toText: (value) => asText(value),
}
