// Loaded when the history of a record is first looked at.
import { useInfiniteQuery } from '@tanstack/react-query'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import type { RowHistory as History, RowHistoryEntry } from '@tutu/contract/definition/history'
import { ClientError } from '@tutu/contract/core/client-error'
import { Button, Empty, Popconfirm, Skeleton, theme } from 'antd'
import { useState } from 'react'
import { Mascot } from '../../kit/mascot.tsx'
import { QueryFailure } from '../../kit/query-failure.tsx'
import { formatSeconds } from '../../fields/format.ts'
import { type Text, useText } from '../../kit/text.ts'
import { api } from '../../lib/api.ts'
import { tellRefusal } from '../../lib/message.ts'
import { Changes } from './changes.tsx'

type Props = {
  definition: Definition
  id: number
  /** Of the record as it is shown: what somebody saved since is not overwritten unseen. */
  version: number | undefined
  canRestore: boolean
  /** Asked before something is put back; false: it stays as it is. */
  mayLeave: () => Promise<boolean>
  onRestored: () => Promise<void>
}

/** What happened to a record, newest first, and the way back to any of its states. */
export function RowHistory({ definition, id, version, canRestore, mayLeave, onRestored }: Props) {
  const text = useText()
  const { token } = theme.useToken()
  const [busy, setBusy] = useState(false)
  const base = controllerBase(definition)
  const query = useInfiniteQuery({
    queryKey: ['history', base, id, version],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.get<History>(`/admin/${base}/history`, { id, before: pageParam }, { signal, showError: false }),
    getNextPageParam: ({ list, more }) => (more ? list.at(-1)?.id : undefined),
    gcTime: 0,
  })
  const entries = query.data?.pages.flatMap(({ list }) => list) ?? []

  async function restore(entry: number, fields?: readonly string[]): Promise<void> {
    if (!(await mayLeave())) return
    setBusy(true)
    try {
      await api.post(`/admin/${base}/revert`, { id, entry, fields, version }, { showSuccess: true, showError: false })
      await onRestored()
    } catch (error) {
      if (error instanceof ClientError) tellRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  if (query.isPending) return <Skeleton active paragraph={{ rows: 6 }} />
  if (query.isError && entries.length === 0) return <QueryFailure title={text('historyFailed')} query={query} />
  if (entries.length === 0) return <Empty image={<Mascot pose="asleep" />} description={text('historyEmpty')} />
  return (
    <>
      <ol className="row-history">
        {entries.map((entry) => {
          const restorable = canRestore && entry.fields.some((name) => !definition.fields[name]?.readonly)
          return (
            <li key={entry.id} style={{ borderColor: token.colorSplit }}>
              <div className="row-history-head">
                <strong>{who(entry, text)}</strong> {text(ACTIONS[entry.action])}{' '}
                <time
                  dateTime={new Date(entry.createtime * 1000).toISOString()}
                  style={{ color: token.colorTextSecondary }}
                >
                  {formatSeconds(entry.createtime)}
                </time>
                {restorable && (
                  <Popconfirm
                    title={text('revertQuestion')}
                    okText={text('revertAll')}
                    onConfirm={() => restore(entry.id)}
                    placement="bottomRight"
                  >
                    <Button size="small" disabled={busy}>
                      {text('revertAll')}
                    </Button>
                  </Popconfirm>
                )}
              </div>
              <Changes
                definition={definition}
                changes={entry}
                busy={busy}
                onRestore={restorable ? (field) => void restore(entry.id, [field]) : undefined}
              />
            </li>
          )
        })}
      </ol>
      {query.hasNextPage && (
        <Button block loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {text('historyOlder')}
        </Button>
      )}
    </>
  )
}

const ACTIONS = {
  add: 'historyAdd',
  edit: 'historyEdit',
  del: 'historyDel',
  restore: 'historyRestore',
} as const satisfies Record<RowHistoryEntry['action'], string>

const WHO = {
  system: 'actorSystem',
  administrator: 'actorAdministrator',
  member: 'actorMember',
  guardian: 'actorGuardian',
  visitor: 'actorVisitor',
} as const satisfies Record<RowHistoryEntry['actor'], string>

function who({ actor, actor_name }: RowHistoryEntry, text: Text): string {
  if (!actor_name) return text(WHO[actor])
  return actor === 'administrator' ? actor_name : `${text(WHO[actor])} ${actor_name}`
}
