import type { Field } from '@tutu/contract/fields/index'
import type { TableField, TableRow } from '@tutu/contract/fields/table'
import { Tag } from 'antd'
import { asList, type CellProps, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { type Text, useText } from '../kit/text.ts'
import { lazyInput } from './lazy.tsx'
import { TextSearch } from './text-search.tsx'

/** Rows a cell shows; how many more there are is said beside them. */
const SHOWN = 2

export type FaceOf = (column: Field) => FieldFace<Field>

/** `faceOf`: the faces of its columns, which stand in the same list as its own. */
export function tableFace(faceOf: FaceOf): FieldFace<TableField> {
  const TableInput = lazyInput<InputProps<TableField>>(async () => {
    const { TableRows } = await import('./table-input.tsx')
    return (props) => <TableRows {...props} faceOf={faceOf} />
  })

  const textOf = ({ columns }: TableField, row: TableRow, text: Text): string =>
    Object.entries(columns)
      .map(([name, column]) => faceOf(column).toText?.(row[name], column, text) ?? typedText(row[name]))
      .filter(Boolean)
      .join(' · ')

  function TableCell({ field, value }: CellProps<TableField>) {
    const text = useText()
    const rows = asList<TableRow>(value).map((row) => textOf(field, row, text))
    return (
      <span className="cell-tags" title={rows.join('\n')}>
        {rows.slice(0, SHOWN).map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rows may say the same
          <Tag key={at}>{row}</Tag>
        ))}
        {rows.length > SHOWN && <span>+{rows.length - SHOWN}</span>}
      </span>
    )
  }

  return {
    Input: TableInput,
    Cell: TableCell,
    Search: TextSearch,
    width: 260,
    initial: (stored) => asList<TableRow>(stored),
    toText: (value, field, text) =>
      asList<TableRow>(value)
        .map((row) => textOf(field, row, text))
        .join('\n'),
    shownWhole: true,
  }
}
