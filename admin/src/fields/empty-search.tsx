import { useText } from '../kit/text.ts'
import { ChoiceSearch } from './choice-search.tsx'
import type { SearchProps } from '../kit/face.ts'

/** For the operators NULL and NOT NULL, which take no value: the condition is either set or not. */
export function EmptySearch({ id, operator, value, onChange }: SearchProps<unknown>) {
  const text = useText()
  const label = text(operator === 'NULL' ? 'isEmpty' : 'isNotEmpty')
  return <ChoiceSearch id={id} multiple={false} options={[{ value: '1', label }]} value={value} onChange={onChange} />
}
