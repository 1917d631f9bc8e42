import { type Definition, fieldOfKind } from '@tutu/contract/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import type { TableColumnType } from 'antd'
import { asText, isLocalized, type Row } from '../fields/face.ts'
import { formatSeconds } from '../fields/format.ts'
import { faceOf } from '../fields/index.ts'
import { Bar } from './bar.tsx'
import { type ColumnChoice, ROW_COLUMNS, tableFields } from './column-choice.ts'
import type { Order } from './list-state.ts'
import type { Text } from './text.ts'

type Options = {
  definition: Definition
  text: Text
  order: Order
  columns: ColumnChoice
  /** Absent: the caller may not edit, so nothing changes in place. */
  save: ((row: Row, name: string, value: unknown) => Promise<void>) | undefined
}

/** What a row is called in messages and to screen readers. */
export function rowName(definition: Definition, row: Row): string {
  return asText(row[definition.label]) || `#${row.id}`
}

/** Placeholders of the first load have no positive id; their cells are bars of the cells' width. */
export const isPlaceholder = (row: Row): boolean => row.id <= 0

/** The table's columns of the definition's fields and of those every row has. */
export function dataColumns({ definition, text, order, columns, save }: Options): TableColumnType<Row>[] {
  const sortOrder = (name: string) => (order.field === name ? (order.direction === 'asc' ? 'ascend' : 'descend') : null)

  const fieldColumn = ([name, field]: [string, Field]): TableColumnType<Row> => {
    const { Cell, width } = faceOf(field)
    const table = typeof field.table === 'object' ? field.table : {}
    const editable = field.kind === 'switch' && !isLocalized(field)
    return {
      key: name,
      dataIndex: name,
      title: field.label[text.language],
      width: table.width ?? width,
      align: table.align,
      ...(table.sortable || field.kind === 'weigh' ? { sorter: true, sortOrder: sortOrder(name) } : {}),
      render: (value: unknown, row) =>
        isPlaceholder(row) ? (
          <Bar />
        ) : (
          <Cell
            name={name}
            field={field}
            value={value}
            row={row}
            rowName={rowName(definition, row)}
            save={editable && save ? (next) => save(row, name, next) : undefined}
          />
        ),
    }
  }

  const rowColumn = (name: (typeof ROW_COLUMNS)[number]): TableColumnType<Row> => ({
    key: name,
    dataIndex: name,
    title: text(name),
    width: name === 'id' ? 80 : 180,
    render: (value: unknown, row) =>
      isPlaceholder(row) ? (
        <Bar />
      ) : (
        <span className="cell-number">
          {name !== 'id' && typeof value === 'number' ? formatSeconds(value) : String(value ?? '')}
        </span>
      ),
  })

  const isShown = (name: string) => columns.isShown(name)
  const [id, ...times] = ROW_COLUMNS.filter(isShown).map(rowColumn)
  const before = id?.key === 'id' ? [id] : []
  const after = id && id.key !== 'id' ? [id, ...times] : times
  return [
    ...before,
    ...tableFields(definition)
      .filter(([name]) => isShown(name))
      .map(fieldColumn),
    ...after,
  ]
}

/** Whether the resource's rows form a tree. */
export const isTree = (definition: Definition): boolean => fieldOfKind(definition, 'tree-parent') !== undefined
