import type { JsonField } from '@tutu/contract/fields/json'
import { type CellProps, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'
import { TextSearch } from './text-search.tsx'

const JsonInput = lazyInput<InputProps<JsonField>>(async () => (await import('./json-input.tsx')).JsonInput)

/** A document laid out; what is being typed as it is. */
export const jsonText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : typedText(value)

function JsonCell({ value }: CellProps<JsonField>) {
  if (value === null || value === undefined) return null
  return (
    <code className="cell-text" title={jsonText(value)}>
      {JSON.stringify(value)}
    </code>
  )
}

export const json: FieldFace<JsonField> = {
  Input: JsonInput,
  Cell: JsonCell,
  Search: TextSearch,
  width: 220,
  initial: (stored) => (typeof stored === 'string' ? (JSON.parse(stored) as unknown) : null),
  toText: jsonText,
  shownWhole: true,
}
