import type { RulesField } from '@tutu/contract/fields/rules'
import { Tag } from 'antd'
import { useText } from '../resource/text.ts'
import { EmptySearch } from './empty-search.tsx'
import { asList, asText, type CellProps, type FieldFace, type InputProps } from './face.ts'
import { lazyInput } from './lazy.tsx'
import { EVERYTHING } from './rule-tree.ts'

const RulesInput = lazyInput<InputProps<RulesField>>(async () => (await import('./rules-tree.tsx')).RulesTree)

/** Lists carry a text that sums the rights up; records the ids themselves. */
function RulesCell({ value }: CellProps<RulesField>) {
  const text = useText()
  if (typeof value === 'string' && value !== EVERYTHING) return <span className="cell-text">{asText(value)}</span>
  const ids = asList(value)
  if (value === EVERYTHING || ids[0] === EVERYTHING) return <Tag color="gold">{text('rulesEverything')}</Tag>
  return <>{text('rulesCount', { count: ids.length })}</>
}

export const rules: FieldFace<RulesField> = {
  Input: RulesInput,
  Cell: RulesCell,
  Search: EmptySearch,
  width: 200,
  initial: (stored) => asList(stored),
  chosen: true,
}
