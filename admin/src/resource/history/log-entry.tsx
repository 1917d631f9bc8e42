// Loaded when an entry of the administrator log is first opened.
import { useQuery } from '@tanstack/react-query'
import type { LoggedChange } from '@tutu/contract/api/admin-log'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { Skeleton } from 'antd'
import { QueryFailure } from '../../kit/query-failure.tsx'
import { Link } from 'react-router'
import { useText } from '../../kit/text.ts'
import { api } from '../../lib/api.ts'
import { definitionNamed } from '../../stores/definitions.ts'
import { RowDetails } from '../row-details.tsx'
import type { RowPanelProps } from '../row-panels.ts'
import { Changes } from './changes.tsx'

/** An entry of the log: what the list knows of it, and what changed in which records. */
export function LogEntry(props: RowPanelProps) {
  return (
    <RowDetails {...props}>
      <LoggedChanges id={props.row.id} />
    </RowDetails>
  )
}

function LoggedChanges({ id }: { id: number }) {
  const text = useText()
  const query = useQuery({
    queryKey: ['logged', id],
    queryFn: async ({ signal }) =>
      (await api.call('GET /admin/auth.adminLog/changes', { query: { id } }, { signal, showError: false })).data,
  })
  if (query.isPending) return <Skeleton active paragraph={{ rows: 3 }} />
  if (query.isError) return <QueryFailure title={text('historyFailed')} query={query} />
  const { list, more } = query.data
  if (list.length === 0) return null
  return (
    <section aria-label={text('loggedChanges')}>
      <h3 className="logged-changes">{text('loggedChanges')}</h3>
      {list.map((change) => (
        <Logged key={change.id} change={change} />
      ))}
      {more && <p>{text('loggedMore')}</p>}
    </section>
  )
}

const ACTIONS = {
  add: 'loggedAdd',
  edit: 'loggedEdit',
  del: 'loggedDel',
  restore: 'loggedRestore',
} as const satisfies Record<LoggedChange['action'], string>

function Logged({ change }: { change: LoggedChange }) {
  const text = useText()
  const definition = definitionNamed(change.resource)
  if (!definition) return null
  const { row_id, name, action } = change
  const called = name || `#${row_id}`
  return (
    <article className="logged-change">
      <div>
        {definition.title[text.language]} · {text(ACTIONS[action])} ·{' '}
        {name ? <Link to={`/admin/${permissionNode(definition)}?open=${row_id}`}>{called}</Link> : called}
      </div>
      <Changes definition={definition} changes={change} />
    </article>
  )
}
