import type { Definition } from '@tutu/contract/define-resource'
import { Table, type TableColumnType, type TableProps } from 'antd'
import type { TableRef } from 'antd/es/table'
import { type MouseEvent, type ReactNode, useMemo } from 'react'
import type { Row } from '../fields/face.ts'
import { dataColumns, isPlaceholder, isTree, rowName } from './columns.tsx'
import { HeaderCell } from './header-cell.tsx'
import { isInHandOrder, type ListState, orderOf, PAGE_SIZES, type UpdateList } from './list-state.ts'
import { RowButtons, useRowButtons } from './row-buttons.tsx'
import { parentIds } from './rows.ts'
import { SortableList } from './sortable-list.tsx'
import { SortableRow } from './sortable-row.tsx'
import type { TableView } from './table-view.ts'
import { useText } from './text.ts'
import type { List } from './use-list.ts'
import type { RowActions } from './use-row-actions.ts'

type Props = {
  definition: Definition
  state: ListState
  update: UpdateList
  view: TableView
  /** Absent on the first load. */
  answer: List | undefined
  loading: boolean
  actions: RowActions
  canEdit: boolean
  canSelect: boolean
  selected: readonly number[]
  onSelect: (ids: number[]) => void
  closed: ReadonlySet<number>
  onFold: (id: number, folded: boolean) => void
  onEdit: (id: number) => void
  /** A row's button beyond the standard ones was pressed. */
  onPanel: (button: string, row: Row) => void
  empty: ReactNode
}

/** antd makes its waiting area live: a screen reader would read the whole table out after every change. */
const QUIET = { 'aria-live': 'off' as const }

const PLAIN = { header: { cell: HeaderCell } }
const DRAGGABLE = { ...PLAIN, body: { row: SortableRow } }

/** Things inside a row that answer to clicks themselves; a double click on them opens nothing. */
const INTERACTIVE = 'button, a, input, label, [role="switch"], .ant-table-selection-column'

export function ResourceTable(props: Props) {
  const { definition, state, update, answer, actions, onEdit, closed, view } = props
  const text = useText()
  const tree = isTree(definition)
  const first = answer === undefined
  const rows = answer?.list ?? placeholders(tree ? 6 : state.limit)
  const buttons = useRowButtons(definition, isInHandOrder(definition, state))
  const draggable = !first && buttons.includes('weigh-sort')

  const data = dataColumns({
    definition,
    text,
    order: orderOf(definition, state),
    view,
    save: props.canEdit ? actions.save : undefined,
  })
  const columns = buttons.length ? [...data, buttonsColumn()] : data

  function buttonsColumn(): TableColumnType<Row> {
    return {
      key: 'buttons',
      title: text('actions'),
      fixed: 'end',
      width: 16 + buttons.length * 34,
      align: 'center',
      render: (_, row) =>
        isPlaceholder(row) ? null : (
          <RowButtons
            buttons={buttons}
            rowName={rowName(definition, row)}
            onEdit={() => onEdit(row.id)}
            onDelete={() => actions.remove([row.id]).catch(() => undefined)}
            onPanel={(button) => props.onPanel(button, row)}
          />
        ),
    }
  }

  const onChange: TableProps<Row>['onChange'] = (page, _filters, sorter, { action }) => {
    if (action === 'paginate') {
      const limit = page.pageSize ?? state.limit
      update({ limit, page: limit === state.limit ? (page.current ?? 1) : 1 })
    } else if (action === 'sort' && !Array.isArray(sorter)) {
      const direction = sorter.order === 'ascend' ? 'asc' : 'desc'
      update({ order: sorter.order ? { field: String(sorter.columnKey), direction } : undefined })
    }
  }

  const openForm = (row: Row, event: MouseEvent) => {
    const inside = event.target instanceof Element && event.target.closest(INTERACTIVE)
    if (props.canEdit && !inside && !isPlaceholder(row)) onEdit(row.id)
  }

  const expanded = useMemo(() => parentIds(rows).filter((id) => !closed.has(id)), [rows, closed])
  const table = (
    <Table<Row>
      ref={keepFocusOut}
      className={view.isResized ? 'resource-table is-resized' : 'resource-table'}
      size={view.density}
      rowKey="id"
      columns={columns}
      dataSource={rows}
      aria-busy={props.loading}
      loading={{ spinning: !first && props.loading, delay: 250, ...QUIET }}
      // Widths chosen by hand are kept to the pixel; else columns are as wide as what stands in them.
      tableLayout={view.isResized ? 'fixed' : 'auto'}
      scroll={{ x: view.isResized ? totalWidth(columns) : 'max-content' }}
      onChange={onChange}
      onRow={(row) => ({ onDoubleClick: (event) => openForm(row, event) })}
      components={draggable ? DRAGGABLE : PLAIN}
      locale={{ emptyText: props.empty }}
      rowSelection={
        props.canSelect
          ? {
              selectedRowKeys: [...props.selected],
              // In a tree, choosing a parent chooses what is below it.
              checkStrictly: !tree,
              onChange: (keys) => props.onSelect(keys.map(Number)),
              getCheckboxProps: (row) => ({
                disabled: isPlaceholder(row),
                'aria-label': isPlaceholder(row) ? undefined : rowName(definition, row),
              }),
            }
          : undefined
      }
      expandable={
        tree ? { expandedRowKeys: expanded, onExpand: (open, row) => props.onFold(row.id, !open) } : undefined
      }
      pagination={
        answer?.total === undefined
          ? false
          : {
              current: state.page,
              pageSize: state.limit,
              total: answer.total,
              pageSizeOptions: [...PAGE_SIZES],
              showSizeChanger: true,
              showQuickJumper: answer.total > 10 * state.limit,
              responsive: true,
              showTotal: (total) => text(answer.totalEstimated ? 'totalAbout' : 'total', { total }),
            }
      }
    />
  )
  if (!draggable) return table
  return (
    <SortableList
      rows={rows}
      closed={closed}
      nameOf={(row) => rowName(definition, row)}
      onMove={(id, target) => void actions.move(id, target).catch(() => undefined)}
    >
      {table}
    </SortableList>
  )
}

/** antd repeats the headers in a row that only measures, the box that chooses all rows included: no place for the focus. */
function keepFocusOut(table: TableRef | null): void {
  table?.nativeElement.querySelector('.ant-table-measure-row')?.setAttribute('inert', '')
}

/** Of the columns and the box that chooses a row, px. */
function totalWidth(columns: readonly TableColumnType<Row>[]): number {
  return columns.reduce((sum, { width }) => sum + Number(width ?? 0), 48)
}

function placeholders(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({ id: -index }))
}
