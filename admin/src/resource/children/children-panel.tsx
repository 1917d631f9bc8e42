// Loaded when what hangs on a record is first looked at.
import { PlusOutlined } from '@ant-design/icons'
import { aOneOf } from '@tutu/contract/definition/row-names'
import { Button, Empty } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import type { Row } from '../../kit/face.ts'
import { Mascot } from '../../kit/mascot.tsx'
import { useText } from '../../kit/text.ts'
import { useAllowed } from '../../kit/use-allowed.ts'
import { newPane, PaneContext, usePane } from '../../lib/pane.ts'
import { type FormTarget, LazyForm } from '../form/lazy-form.tsx'
import { ListFailure } from '../list-failure.tsx'
import type { ListState, UpdateList } from '../list-state.ts'
import { ResourceTable } from '../resource-table.tsx'
import { RowPanelHost } from '../row-panel-host.tsx'
import { type TableView, usualWidth, useTableView } from '../table-view.ts'
import { useList } from '../use-list.ts'
import { useRowActions } from '../use-row-actions.ts'
import { useRowCommands } from '../use-row-commands.ts'
import { useRoom, useWidth } from '../use-width.ts'
import type { Children } from './use-children.ts'

type Props = Children & {
  /** Id of the record they belong to. */
  parent: number
  /** The record itself, for what a new one begins with. */
  row: Row | undefined
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

function Panel({ definition, by, parent, row, begins = {} }: Props) {
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
  const answered = useList(definition, state)
  const { data: answer, isFetching, isError, key } = answered
  const actions = useRowActions(definition, key)
  const [element, width] = useWidth('panel')
  const { room, inSight } = useRoom(definition, { state, leading: undefined, canSelect: false, width })
  const usual = useTableView(definition, room && room + usualWidth(definition, by))
  // All of them belong to this one: that need not be said in every row.
  const view = useMemo<TableView>(
    () => ({ ...usual, isShown: (name) => name !== by && usual.isShown(name) }),
    [by, usual],
  )
  const [form, setForm] = useState<FormTarget>()
  const closeForm = useCallback(() => setForm(undefined), [])
  const commands = useRowCommands(definition, actions, (copyOf) => setForm({ presets: { [by]: parent }, copyOf }))
  return (
    <div ref={element} className="children-panel">
      {/* What only the server fills in cannot be said here: one that is added would belong to nobody. */}
      {!definition.fields[by]?.readonly && can('add') && (
        <Button
          icon={<PlusOutlined aria-hidden />}
          aria-label={text('addTitle', { one: aOneOf(definition, text.language) })}
          onClick={() => setForm({ presets: { ...begun(begins, row), [by]: parent } })}
        >
          {text('add')}
        </Button>
      )}
      <ListFailure answered={answered} />
      {(answer || isFetching || !isError) && (
        <ResourceTable
          definition={definition}
          state={state}
          update={update}
          view={view}
          inSight={inSight}
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
          onPanel={commands.runOne}
          empty={<Empty image={<Mascot pose="asleep" />} description={text('noChildren')} />}
        />
      )}
      <LazyForm definition={definition} target={form} onClose={closeForm} onSaved={() => actions.refresh()} />
      <RowPanelHost definition={definition} target={commands.panel} actions={actions} onClose={commands.closePanel} />
    </div>
  )
}

const begun = (begins: Readonly<Record<string, string>>, row: Row | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(begins).flatMap(([there, here]) => (row?.[here] ? [[there, row[here]]] : [])))
