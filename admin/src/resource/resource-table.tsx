import type { Definition } from '@tutu/contract/definition/define-resource'
import { summedFields } from '@tutu/contract/definition/sums'
import { Table, theme, type TableColumnType } from 'antd'
import { type CSSProperties, memo, type ReactNode, Suspense, useMemo } from 'react'
import type { Row } from '../kit/face.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useMedia } from '../lib/media.ts'
import { dataColumns, distinctNames, isPlaceholder, isTree, titleName } from './columns.tsx'
import { HeaderCell } from './header-cell.tsx'
import { isInHandOrder, type ListState, orderOf, type UpdateList } from './list-state.ts'
import { ListPager } from './pager.tsx'
import { buttonsWidth, RowButtons, useRowButtons } from './row-buttons.tsx'
import { openingRow } from './opening-row.ts'
import { openOf } from './looks/opens.ts'
import { buttonsOf } from './row-panels.ts'
import { parentIds } from './rows.ts'
import { rowSelection, SELECTION_WIDTH } from './row-selection.ts'
import { sitePage } from './site-page.ts'
import { useSorting } from './use-sorting.ts'
import type { TableView } from './table-view.ts'
import { useText } from '../kit/text.ts'
import { useAllowed } from '../kit/use-allowed.ts'
import type { List } from './list-query.ts'
import type { RowActions } from './use-row-actions.ts'

/** What shows the rows of a list, in a table or otherwise. */
export type ResourceBodyProps = {
  definition: Definition
  state: ListState
  update: UpdateList
  view: TableView
  /** px of the data columns that a phone shows at once; absent elsewhere. */
  inSight?: number | undefined
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
  /** A column before those of the definition. Not of rows that form a tree. */
  leading?: TableColumnType<Row> | undefined
}

const SumRows = lazyPart(async () => (await import('./sum-rows.tsx')).SumRows)

const PLAIN = { header: { cell: HeaderCell } }

/** Drawn anew for other rows and views of them only, not for what opens beside them: it is most of what a screen costs. */
export const ResourceTable = memo(function ResourceTable(props: ResourceBodyProps) {
  const { definition, state, update, answer, actions, onEdit, closed, view } = props
  const text = useText()
  const can = useAllowed(definition)
  const { token } = theme.useToken()
  const tree = isTree(definition)
  const buttons = useRowButtons(definition, isInHandOrder(definition, state))
  // In another order the rows are the same, without a handle.
  const sorting = useSorting(useRowButtons(definition, true).includes('weigh-sort'))
  const rows = (sorting === 'awaited' ? undefined : answer?.list) ?? placeholders(tree ? 6 : state.limit)
  const nameOf = useMemo(() => distinctNames(definition, rows), [definition, rows])
  const draggable = typeof sorting === 'string' ? undefined : sorting
  const isNarrow = useMedia('(max-width: 599px)')

  const data = dataColumns({
    definition,
    text,
    order: orderOf(definition, state),
    view,
    inSight: props.inSight,
    onSort: (next) => update({ order: next }),
    save: props.canEdit ? actions.save : undefined,
    edit: props.canEdit ? actions.edit : undefined,
    mayPublish: can('publish'),
  })
  const selection = props.canSelect
    ? rowSelection({
        rows,
        selected: props.selected,
        onSelect: props.onSelect,
        nameOf,
        allLabel: text('selectAll'),
      })
    : undefined
  const columns = [props.leading, ...data, buttons.length > 0 ? buttonsColumn() : undefined].filter(
    (one) => one !== undefined,
  )

  function buttonsColumn(): TableColumnType<Row> {
    return {
      key: 'buttons',
      title: isNarrow ? <span className="sr-only">{text('actions')}</span> : text('actions'),
      fixed: 'end',
      width: buttonsWidth(definition, buttons, isNarrow),
      align: 'center',
      render: (_, row) =>
        isPlaceholder(row) ? null : (
          <RowButtons
            definition={definition}
            buttons={buttonsOf(definition, row, buttons)}
            isNarrow={isNarrow}
            rowName={nameOf(row)}
            onEdit={() => onEdit(row.id)}
            deletion={actions.deletion([row.id], titleName(definition, row))}
            onPanel={(button) => props.onPanel(button, row)}
            page={sitePage(definition, row, text.language)}
          />
        ),
    }
  }

  const summed = summedFields(definition).flatMap(([name]) => (view.isShown(name) ? [name] : []))
  const sums = () => (
    <Suspense fallback={null}>
      <SumRows
        definition={definition}
        state={state}
        selected={props.selected}
        summed={summed}
        columns={[...(selection ? ['selection'] : []), ...columns.map(({ key }) => String(key))]}
      />
    </Suspense>
  )

  const expanded = useMemo(() => parentIds(rows).filter((id) => !closed.has(id)), [rows, closed])
  const table = (
    <Table<Row>
      className={view.isResized ? 'resource-table is-resized' : 'resource-table'}
      size={view.density}
      style={{ '--cell-pencil': token.colorBgElevated } as CSSProperties}
      rowKey="id"
      columns={columns}
      dataSource={rows}
      {...(selection ? { rowSelection: selection } : {})}
      aria-busy={props.loading}
      // Widths chosen by hand are kept to the pixel; else columns are as wide as what stands in them.
      tableLayout={view.isResized ? 'fixed' : 'auto'}
      scroll={{ x: view.isResized ? totalWidth(columns) + (selection ? SELECTION_WIDTH : 0) : 'max-content' }}
      onRow={(row, index) => openingRow(openOf(definition, row, buttons, props), index === 0)}
      components={draggable ? draggable.components : PLAIN}
      locale={{ emptyText: props.empty }}
      expandable={
        tree
          ? {
              expandedRowKeys: expanded,
              onExpand: (open, row) => props.onFold(row.id, !open),
            }
          : undefined
      }
      {...(summed.length > 0 && answer?.list.length && sorting !== 'awaited' ? { summary: sums } : {})}
      pagination={false}
    />
  )
  return (
    <>
      {draggable ? (
        <draggable.SortableList
          rows={rows}
          closed={closed}
          nameOf={nameOf}
          onMove={(id, target) => void actions.move(id, target).catch(() => undefined)}
        >
          {table}
        </draggable.SortableList>
      ) : (
        table
      )}
      <ListPager {...props} />
    </>
  )
})

/** px */
function totalWidth(columns: readonly TableColumnType<Row>[]): number {
  return columns.reduce((sum, { width }) => sum + Number(width ?? 0), 0)
}

function placeholders(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({ id: -index }))
}
