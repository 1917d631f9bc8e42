import { type KeyValue, toEntry, toKeyValue } from '@tutu/contract/core/key-values'
import type { KeyValuesField } from '@tutu/contract/fields/key-values'
import { Tag } from 'antd'
import { asList, type CellProps, type FieldFace, type InputProps } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'
import { PathSearch } from './path-search.tsx'

const KeyValuesInput = lazyInput<InputProps<KeyValuesField>>(
  async () => (await import('./key-values-input.tsx')).KeyValuesInput,
)

/** Rows a cell shows; how many more there are is said beside them. */
const SHOWN = 3

function KeyValuesCell({ value }: CellProps<KeyValuesField>) {
  const rows = asList<KeyValue>(value)
  return (
    <span className="cell-tags" title={rows.map(toEntry).join('\n')}>
      {rows.slice(0, SHOWN).map((row) => (
        <Tag key={row.key}>{toEntry(row)}</Tag>
      ))}
      {rows.length > SHOWN && <span>+{rows.length - SHOWN}</span>}
    </span>
  )
}

export const keyValues: FieldFace<KeyValuesField> = {
  Input: KeyValuesInput,
  Cell: KeyValuesCell,
  Search: PathSearch,
  width: 220,
  initial: (stored) => asList<string>(stored).map(toKeyValue),
  toText: (value) => asList<KeyValue>(value).map(toEntry).join('\n'),
}
