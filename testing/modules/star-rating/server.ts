import { type ColumnKind, registerFieldKind } from '@tutu/server/kit'
import { STARS, type StarsField, starsText } from './kind.ts'

const column: ColumnKind<StarsField> = {
  type: () => 'smallint',
  toWire: (halves) => Number(halves) / 2,
  toOperand: (value) => (/^\d{1,2}(\.[05])?$/.test(value) ? Number(value) * 2 : undefined),
  toText: (halves) => starsText(Number(halves)),
}

registerFieldKind(STARS, column)
