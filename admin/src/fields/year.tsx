import type { YearField } from '@tutu/contract/fields/year'
import { type CellProps, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'
import { numberSearch } from './number-search.tsx'

const YearInput = lazyInput<InputProps<YearField>>(async () => (await import('./year-picker.tsx')).YearInput)

function YearCell({ value }: CellProps<YearField>) {
  return <span className="cell-number">{typedText(value)}</span>
}

export const year: FieldFace<YearField> = {
  Input: YearInput,
  Cell: YearCell,
  Search: numberSearch(() => ({})),
  width: 90,
  initial: (stored) => (typeof stored === 'number' ? stored : null),
  chosen: true,
  toText: typedText,
}
