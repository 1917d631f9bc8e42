import { joinKey } from '@tutu/contract/definition/define-resource'
import type { TreeParentField } from '@tutu/contract/fields/tree-parent'
import { useText } from '../kit/text.ts'
import { asText, type CellProps, type FieldFace, type InputProps, type Row, type SearchProps } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'
import { RelationSearch } from './relation.tsx'

const TreeParentInput = lazyInput<InputProps<TreeParentField>>(
  async () => (await import('./tree-parent-select.tsx')).ParentSelect,
)

function TreeParentCell({ name, value, row }: CellProps<TreeParentField>) {
  const text = useText()
  if (!Number(value)) return <>{text('topLevel')}</>
  const joined = row[joinKey(name)]
  return <>{(typeof joined === 'object' && asText((joined as Row | null)?.name)) || `#${String(value)}`}</>
}

function TreeParentSearch({ definition, ...props }: SearchProps<TreeParentField>) {
  return <RelationSearch {...props} definition={definition} field={{ to: definition.name }} />
}

export const treeParent: FieldFace<TreeParentField> = {
  Input: TreeParentInput,
  Cell: TreeParentCell,
  Search: TreeParentSearch,
  width: 120,
  initial: () => 0,
  chosen: true,
}
