import { DURATION_WORDS, durationText } from '@tutu/contract/core/durations'
import type { DurationField } from '@tutu/contract/fields/duration'
import type { CellProps, FieldFace, InputProps } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { lazyInput } from './lazy.tsx'
import { numberSearch } from './number-search.tsx'

const DurationInput = lazyInput<InputProps<DurationField>>(
  async () => (await import('./duration-input.tsx')).DurationInput,
)

function DurationCell({ field: { unit = 'seconds' }, value }: CellProps<DurationField>) {
  const { language } = useText()
  if (value === null || value === undefined) return null
  return <span className="cell-number">{durationText(Number(value), unit, language)}</span>
}

export const duration: FieldFace<DurationField> = {
  Input: DurationInput,
  Cell: DurationCell,
  Search: numberSearch((field, language) => ({
    suffix: DURATION_WORDS[language][(field as DurationField).unit ?? 'seconds'],
  })),
  width: 150,
  initial: (stored) => (typeof stored === 'number' ? stored : null),
  toText: (value, { unit = 'seconds' }, { language }) =>
    typeof value === 'number' && value >= 0 ? durationText(value, unit, language) : '',
}
