import {
  type CellProps,
  type FieldFace,
  InputNumber,
  type InputProps,
  numberSearch,
  registerFieldKind,
  useText,
} from '@tutu/admin/kit'
import { STARS, STARS_MAX, type StarsField, starsText } from './kind.ts'

function StarsInput({ id, field, value, onChange }: InputProps<StarsField>) {
  const text = useText()
  return (
    <InputNumber
      id={id}
      value={typeof value === 'number' ? value : null}
      min={0}
      max={field.max ?? STARS_MAX}
      step={0.5}
      controls={false}
      placeholder={text('none')}
      onChange={onChange}
    />
  )
}

function StarsCell({ value }: CellProps<StarsField>) {
  return <span title={String(value)}>{starsText(Number(value) * 2)}</span>
}

const face: FieldFace<StarsField> = {
  Input: StarsInput,
  Cell: StarsCell,
  Search: numberSearch(() => ({ decimals: 1 })),
  width: 140,
  initial: (halves) => (typeof halves === 'number' ? halves / 2 : null),
  chosen: true,
  toText: (value) => starsText(Number(value) * 2),
}

registerFieldKind(STARS, face)
