// Loaded when what hangs on a record is first looked at.
import { PlusOutlined } from '@ant-design/icons'
import { aOneOf } from '@tutu/contract/definition/row-names'
import { Alert, Button, Empty } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import type { Row } from '../../kit/face.ts'
import { useText } from '../../kit/text.ts'
import { useAllowed } from '../../kit/use-allowed.ts'
import { tellRefusal } from '../../lib/message.ts'
import { newPane, PaneContext, usePane } from '../../lib/pane.ts'
import { type FormTarget, LazyForm } from '../form/lazy-form.tsx'
import type { ListState, UpdateList } from '../list-state.ts'
import { ResourceTable } from '../resource-table.tsx'
import { RowPanelHost, type RowPanelTarget } from '../row-panel-host.tsx'
import { asks } from '../row-panels.ts'
import { type TableView, usualWidth, useTableView } from '../table-view.ts'
import { useList } from '../use-list.ts'
import { isPlace, placeRow } from '../place-row.ts'
import { rowName } from '../columns.tsx'
import { useRowActions } from '../use-row-actions.ts'
import { useTakenWidth, useWidth } from '../use-width.ts'
import type { Children } from './use-children.ts'

type Props = Children & {
  /** Id of the record they belong to. */
  parent: number
}

const LIMIT = 20
const NOTHING: ReadonlySet<number> = new Set()

/** The rows of another module that belong to a record: listed, sorted, added and edited in place, with that module's rights. */
export function ChildrenPanel(props: Props) {
  const pane = usePane()
  const { route } = props
  // Rights are asked for by the route of the pane.
  const own = useMemo(() => ({ ...(pane ?? newPane(route)), path: route }), [pane, route])
  return (
    <PaneContext value={own}>
      <Panel {...props} />
    </PaneContext>
  )
}

function Panel({ definition, by, parent }: Props) {
  const text = useText()
  const can = useAllowed(definition)
  const [state, setState] = useState<ListState>(() => ({
    page: 1,
    limit: LIMIT,
    order: undefined,
    quickSearch: '',
    filters: { [by]: String(parent) },
  }))
  const update = useCallback<UpdateList>(
    (change) => setState((before) => ({ ...before, page: 1, cursor: undefined, ...change })),
    [],
  )
  const { data: answer, isFetching, isError, error, refetch, key } = useList(definition, state)
  const actions = useRowActions(definition, key)
  const [element, width] = useWidth('panel')
  const taken = useTakenWidth(definition, state, undefined)
  const usual = useTableView(definition, width && width - taken + usualWidth(definition, by))
  // All of them belong to this one: that need not be said in every row.
  const view = useMemo<TableView>(
    () => ({ ...usual, isShown: (name) => name !== by && usual.isShown(name) }),
    [by, usual],
  )
  const [form, setForm] = useState<FormTarget>()
  const [panel, setPanel] = useState<RowPanelTarget>()
  const closeForm = useCallback(() => setForm(undefined), [])
  const run = (name: string, row: Row) => {
    if (name === 'duplicate') return setForm({ presets: { [by]: parent }, copyOf: row.id })
    if (isPlace(name)) return void placeRow(actions, text, row, rowName(definition, row), name).catch(tellRefusal)
    if (asks(definition, name)) setPanel({ button: name, rows: [row] })
    else actions.command(name, [row.id]).catch(tellRefusal)
  }
  return (
    <div ref={element} className="children-panel">
      {can('add') && (
        <Button
          icon={<PlusOutlined aria-hidden />}
          aria-label={text('addTitle', { one: aOneOf(definition, text.language) })}
          onClick={() => setForm({ presets: { [by]: parent } })}
        >
          {text('add')}
        </Button>
      )}
      {isError && !isFetching && (
        <Alert
          type="error"
          showIcon
          title={text('failed')}
          description={error.message}
          action={<Button onClick={() => void refetch()}>{text('retry')}</Button>}
        />
      )}
      {(answer || isFetching || !isError) && (
        <ResourceTable
          definition={definition}
          state={state}
          update={update}
          view={view}
          answer={answer}
          loading={isFetching}
          actions={actions}
          canEdit={can('edit')}
          canSelect={false}
          selected={[]}
          onSelect={() => undefined}
          closed={NOTHING}
          onFold={() => undefined}
          onEdit={(id) => setForm({ id })}
          onPanel={run}
          empty={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('noChildren')} />}
        />
      )}
      <LazyForm definition={definition} target={form} onClose={closeForm} onSaved={() => actions.refresh()} />
      <RowPanelHost definition={definition} target={panel} actions={actions} onClose={() => setPanel(undefined)} />
    </div>
  )
}
