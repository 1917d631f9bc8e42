import { type Definition, fieldOfRole, joinKey, type RowColumn } from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { hasOptions, hasRole, isRelation, traitsOf } from '@tutu/contract/fields/traits'
import { isSavedAtOnce } from '@tutu/contract/definition/publishing'
import { isTold } from '@tutu/contract/definition/form-conditions'
import { pickLanguage } from '@tutu/contract/core/languages'
import type { TableColumnType } from 'antd'
import type { CSSProperties, ThHTMLAttributes } from 'react'
import { asText, isLocalized, type Row } from '../kit/face.ts'
import { formatSeconds } from '../fields/format.ts'
import { faceOf } from '../fields/index.ts'
import { calledIn, relationTarget } from '../fields/target.ts'
import { Bar } from './bar.tsx'
import { EditableCell } from './cells/editable-cell.tsx'
import { isFixed } from './fixed.ts'
import type { Resizing, Sorting } from './header-cell.tsx'
import type { Order } from './list-state.ts'
import { buttonsOf } from './row-panels.ts'
import { columnLabel } from './table-settings.tsx'
import { isRowColumn, type TableView, usualWidth } from './table-view.ts'
import { widthsToEdge } from './widths-to-edge.ts'
import type { Text } from '../kit/text.ts'
import { useConfig } from '../stores/config.ts'
import type { RowActions } from './use-row-actions.ts'

type Options = {
  definition: Definition
  text: Text
  order: Order
  /** undefined: the definition's own order again. */
  onSort: (order: Order | undefined) => void
  view: TableView
  /** px of these columns that a phone shows at once; absent elsewhere. */
  inSight: number | undefined
  /** Absent: the caller may not edit, so nothing changes in place. */
  save: RowActions['save'] | undefined
  /** Likewise, for cells in which an input is opened. */
  edit: RowActions['edit'] | undefined
  mayPublish: boolean
}

/** For a title: some are called by a whole text that anybody may have written. */
export function titleName(definition: Definition, row: Row): string {
  const name = [...rowName(definition, row)]
  return name.length > TITLE_MAX ? `${name.slice(0, TITLE_MAX - 1).join('')}…` : name.join('')
}
const TITLE_MAX = 80

/** What a row is called in messages and to screen readers. */
export function rowName(definition: Definition, row: Row): string {
  const field = definition.fields[definition.label]
  const value = asText(row[definition.label])
  const option = field && hasOptions(field) ? field.options[value] : undefined
  return (
    (option && pickLanguage(option, useConfig.getState().lang.defaultLang)) ||
    value ||
    whoseName(definition, row) ||
    `#${row.id}`
  )
}

/** What each of these rows is called by whoever hears its buttons alone: of those with one name, each with its number. */
export function distinctNames(definition: Definition, rows: readonly Row[]): (row: Row) => string {
  const times = Map.groupBy(allRows(rows), (row) => rowName(definition, row))
  return (row) => {
    const name = rowName(definition, row)
    return (times.get(name)?.length ?? 0) > 1 ? `${name} #${row.id}` : name
  }
}

const allRows = (rows: readonly Row[]): Row[] => rows.flatMap((row) => [row, ...allRows(row.children ?? [])])

/** What has no name of its own is told by whose it is. */
function whoseName({ titleFields: [first] = [], fields }: Definition, row: Row): string {
  const field = first === undefined ? undefined : fields[first]
  const joined = row[joinKey(first ?? '')] as Row | null | undefined
  return field && isRelation(field) && joined ? calledIn(relationTarget(field.to), joined) : ''
}

function toldLess(field: Field, value: unknown, text: Text): string | undefined {
  if (Number(value) > 0) return `${field.label[text.language]} ${traitsOf(field).money ? '¥' : ''}${String(value)}`
}

/** Placeholders of the first load have no positive id; their cells are bars of the cells' width. */
export const isPlaceholder = (row: Row): boolean => row.id <= 0

/** The table's columns of the definition's fields and of those every row has, as the user wants to see them. */
export function dataColumns(options: Options): TableColumnType<Row>[] {
  const { definition, text, order, onSort, view, inSight, save, edit, mayPublish } = options
  const shown = view.order.filter((name) => view.isShown(name))
  const first = definition.fields[shown[0] ?? '']
  const isNumber = first?.unique === true && first.readonly === true
  const widths = widthsToEdge(new Map(shown.map((name) => [name, usualWidth(definition, name)])), inSight, isNumber)
  const common = (name: string, isSortable = false) => {
    const label = columnLabel(definition, name, text)
    const usual = widths.get(name)!
    const width = view.width(name) ?? usual
    const resizing: Resizing = {
      label: text('resizeColumn', { name: label }),
      width,
      onResize: (next) => view.resize(name, next),
    }
    const direction = order.field === name ? order.direction : undefined
    const sorting: Sorting | undefined = isSortable
      ? { direction, hint: text('sortBy', { name: label }), onSort: () => onSort(orderAfter(name, direction)) }
      : undefined
    const header = { 'aria-label': label, resizing, sorting }
    const style = { '--text-width': `${view.textWidth(usual)}px` } as CSSProperties
    const { table } = definition.fields[name] ?? {}
    const less = table ? table.less : undefined
    return {
      key: name,
      dataIndex: name,
      title: label,
      width,
      onHeaderCell: () => header as ThHTMLAttributes<unknown>,
      onCell: (row: Row) => ({
        style,
        // Told below the value, by the style sheet.
        'data-less': less && toldLess(definition.fields[less]!, row[less], text),
      }),
    }
  }

  const fieldColumn = (name: string, field: Field): TableColumnType<Row> => {
    const { Cell, atEnd, editsInPlace, fitsCell } = faceOf(field)
    const isAmount = atEnd?.(field) === true
    const table = typeof field.table === 'object' ? field.table : {}
    const editable = editsInPlace && !isLocalized(field)
    const opens = edit && fitsCell && field.form !== false && !field.readonly
    return {
      ...common(name, table.sortable || hasRole(field, 'order')),
      ...(isAmount && { align: 'right' }),
      ...(opens && { className: isAmount ? 'has-pencil at-start' : 'has-pencil' }),
      render(value: unknown, row) {
        if (isPlaceholder(row)) return <Bar />
        if (!isTold(field, row)) {
          const { instead } = table
          return instead ? `${definition.fields[instead]!.label[text.language]} ${String(row[instead])}` : null
        }
        const change = editable ? save : undefined
        const fixed = change && (row.is_own === true || isFixed(row, name))
        const cell = (
          <Cell
            name={name}
            field={field}
            value={value}
            row={row}
            rowName={rowName(definition, row)}
            definition={definition}
            save={change && !fixed ? (next) => change(row, name, next) : undefined}
          />
        )
        if (opens && isOpenedIn(definition, row, name, mayPublish)) {
          const label = text('editCell', { field: field.label[text.language], name: rowName(definition, row) })
          const props = { definition, name, field, row, label, edit }
          return <EditableCell {...props}>{cell}</EditableCell>
        }
        return fixed ? <span title={text(row.is_own === true ? 'fixedOwn' : 'fixed')}>{cell}</span> : cell
      },
    }
  }

  const rowColumn = (name: RowColumn): TableColumnType<Row> => ({
    ...common(name, true),
    render: (value: unknown, row) =>
      isPlaceholder(row) ? (
        <Bar />
      ) : (
        <span className="cell-number">
          {name !== 'id' && typeof value === 'number' ? formatSeconds(value) : String(value ?? '')}
        </span>
      ),
  })

  return shown.map((name) =>
    isRowColumn(definition, name) ? rowColumn(name) : fieldColumn(name, definition.fields[name]!),
  )
}

/** Whether a field of this row can be changed outside its form. */
function isOpenedIn(definition: Definition, row: Row, name: string, mayPublish: boolean): boolean {
  if (isFixed(row, name) || buttonsOf(definition, row, ['edit']).length === 0) return false
  return isSavedAtOnce(definition, row.publication, mayPublish)
}

/** Rising, falling, as it was. */
function orderAfter(field: string, direction: Order['direction'] | undefined): Order | undefined {
  if (direction === 'desc') return undefined
  return { field, direction: direction === 'asc' ? 'desc' : 'asc' }
}

/** Whether the resource's rows form a tree. */
export const isTree = (definition: Definition): boolean => fieldOfRole(definition, 'parent') !== undefined
