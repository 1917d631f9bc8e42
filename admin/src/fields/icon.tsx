import type { IconField } from '@tutu/contract/fields/icon'
import { useText } from '../kit/text.ts'
import { asText, type CellProps, type FieldFace, type InputProps, type SearchProps, typedText } from '../kit/face.ts'
import { iconLabel } from './icon-labels.ts'
import { iconSource } from './icon-source.ts'
import { IconView } from './icon-view.tsx'
import { lazyInput } from './lazy.tsx'

const Glyph = lazyInput<{ name: string }>(async () => (await import('./icon-set.tsx')).Glyph)
const IconInput = lazyInput<InputProps<IconField>>(async () => (await import('./icon-input.tsx')).IconInput)
const IconSearch = lazyInput<SearchProps<IconField>>(async () => (await import('./icon-input.tsx')).IconSearch)

function IconCell({ value }: CellProps<IconField>) {
  const text = useText()
  const name = asText(value)
  return name ? (
    <span title={name} aria-label={text('iconNamed', { name: iconLabel(name, text.language) })} role="img">
      {iconSource(name) ? <IconView name={name} /> : <Glyph name={name} />}
    </span>
  ) : null
}

export const icon: FieldFace<IconField> = {
  Input: IconInput,
  Cell: IconCell,
  Search: IconSearch,
  width: 80,
  initial: (stored) => asText(stored) || null,
  chosen: true,
  toText: typedText,
}
