import type { SlugField } from '@tutu/contract/fields/slug'
import { Input } from 'antd'
import { useCopy } from '../kit/copy-button.tsx'
import { useText } from '../kit/text.ts'
import { asText, type CellProps, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { TextSearch } from './text-search.tsx'

function SlugInput({ id, value, onChange }: InputProps<SlugField>) {
  return (
    <Input
      id={id}
      value={asText(value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Pressed, it is copied: what stands in addresses is often wanted elsewhere. */
function SlugCell({ value }: CellProps<SlugField>) {
  const text = useText()
  const copy = useCopy()
  const shown = asText(value)
  return shown ? (
    <button type="button" className="cell-copy" title={text('copyOf', { value: shown })} onClick={() => copy(shown)}>
      <code className="cell-text">{shown}</code>
    </button>
  ) : null
}

export const slug: FieldFace<SlugField> = {
  Input: SlugInput,
  Cell: SlugCell,
  Search: TextSearch,
  width: 160,
  initial: asText,
  toText: typedText,
  shownWhole: true,
}
