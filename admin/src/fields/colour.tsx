import type { ColourField } from '@tutu/contract/fields/colour'
import { asText, type CellProps, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'
import { TextSearch } from './text-search.tsx'

const ColourInput = lazyInput<InputProps<ColourField>>(
  async () => (await import('./colour-input.tsx')).ColourInput,
  ({ value }) => (
    <div className="colour-held">
      <Colour value={value} />
    </div>
  ),
)

function Colour({ value }: Pick<CellProps<ColourField>, 'value'>) {
  const shown = asText(value)
  return shown ? (
    <span className="cell-number">
      <span className="colour-dot" style={{ background: shown }} />
      {shown}
    </span>
  ) : null
}

export const colour: FieldFace<ColourField> = {
  Input: ColourInput,
  Cell: Colour,
  Search: TextSearch,
  width: 110,
  initial: (stored) => asText(stored) || null,
  chosen: true,
  toText: typedText,
}
