import type { RulesField } from '@tutu/contract/fields/rules'
import { EmptySearch } from './empty-search.tsx'
import { asList, asText, type CellProps, type FieldFace, type InputProps } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'

const RulesInput = lazyInput<InputProps<RulesField>>(async () => (await import('./rules-tree.tsx')).RulesTree)

/** Lists carry a text that sums the rights up; records the ids themselves. */
function RulesCell({ value }: CellProps<RulesField>) {
  return <span className="cell-text">{asText(value)}</span>
}

export const rules: FieldFace<RulesField> = {
  Input: RulesInput,
  Cell: RulesCell,
  Search: EmptySearch,
  width: 200,
  initial: (stored) => asList(stored),
  chosen: true,
}
