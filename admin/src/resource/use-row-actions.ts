import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DeletionEffects } from '@tutu/contract/definition/deletion'
import type { Row } from '../kit/face.ts'
import { ClientError } from '@tutu/contract/core/client-error'
import { api } from '../lib/api.ts'
import { refreshMenus } from '../lib/boot.ts'
import { message, modal, tellRefusal } from '../lib/message.ts'
import type { Deletion } from './deletion.ts'
import { startDownload } from './download.ts'
import { ON_MANY_ROWS } from './on-many-rows.ts'
import { findRow, moveRow, patchRow } from './rows.ts'
import { tellWithUndo } from './undo-notice.tsx'
import type { List } from './list-query.ts'

/** Changes to rows of the list under `key`. Each resolves when the server has answered and rejects when it refused. */
export type RowActions = {
  /** One column, shown at once and put back when refused. */
  save: (row: Row, name: string, value: unknown) => Promise<void>
  /** What the editor of a cell says, with id and version of its row; shown once the server has taken it. The caller tells what was refused. */
  edit: (body: Readonly<Record<string, unknown>>) => Promise<void>
  /** To the place of `targetId`, a row of the same parent; shown at once and put back when refused. */
  move: (id: number, targetId: number) => Promise<void>
  /** To a place of the whole order, counted from 1, on whichever page it is. */
  place: (id: number, place: 'first' | 'last' | number) => Promise<void>
  /** Of these rows, or of one that is called `name`; what is refused, and the way back, is told. */
  deletion: (ids: readonly number[], name?: string) => Deletion
  /** A command of the definition, with what its form says. The caller tells what was refused. */
  command: (name: string, rows: readonly Row[], input?: Readonly<Record<string, unknown>>) => Promise<void>
  refresh: () => Promise<void>
}

export function useRowActions(definition: Definition, key: QueryKey): RowActions {
  const client = useQueryClient()
  return useMemo(() => {
    const base = controllerBase(definition)
    const change = (edit: (rows: Row[]) => Row[]) =>
      client.setQueryData<List>(key, (answer) => answer && { ...answer, list: edit(answer.list) })
    // Other lists may show these rows joined, so all of them are asked again.
    const refresh = async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['resource'] }),
        definition.shapesMenus ? refreshMenus() : undefined,
      ])
    }
    const takeBack = async (call: 'undelete' | 'unbatch', undo: string) => {
      await api.post(`/admin/${base}/${call}`, { undo }, { ...ON_MANY_ROWS, showSuccess: true }).catch(tellRefusal)
      await refresh()
    }
    return {
      async save(row, name, value) {
        await client.cancelQueries({ queryKey: key })
        const before = findRow(client.getQueryData<List>(key)?.list ?? [], row.id)?.[name]
        change((rows) => patchRow(rows, row.id, { [name]: value }))
        try {
          await api.post(`/admin/${base}/edit`, { id: row.id, [name]: value }, { showSuccess: true })
        } catch (error) {
          // Only this column: another change to the list may have gone through meanwhile.
          change((rows) => patchRow(rows, row.id, { [name]: before }))
          throw error
        } finally {
          void refresh()
        }
      },
      async edit({ id, version, ...values }) {
        const sent = { id, version, ...values }
        const { data, msg } = await api.post<Edited>(`/admin/${base}/edit`, sent, { showError: false })
        await client.cancelQueries({ queryKey: key })
        const row = findRow(client.getQueryData<List>(key)?.list ?? [], Number(id))
        // The next cell of the row is edited before the list has come again.
        if (row) change((rows) => patchRow(rows, row.id, { ...values, version: Number(row.version) + 1 }))
        if (data?.undo) tellWithUndo(msg, () => takeBack('unbatch', data.undo!))
        else void message.success(msg)
        void refresh()
      },
      async move(id, targetId) {
        await client.cancelQueries({ queryKey: key })
        const before = client.getQueryData<List>(key)
        change((rows) => moveRow(rows, id, targetId))
        try {
          await api.post(`/admin/${base}/sortable`, { id, targetId }, { showSuccess: true })
        } catch (error) {
          client.setQueryData(key, before)
          throw error
        } finally {
          void refresh()
        }
      },
      async place(id, place) {
        await api.post(`/admin/${base}/sortable`, { id, place }, { showSuccess: true, showError: false })
        await refresh()
      },
      deletion: (ids, name) => ({
        count: ids.length,
        name,
        effects: (signal) => api.get<DeletionEffects>(`/admin/${base}/effects`, { ids }, { signal, showError: false }),
        async run(agreed) {
          const del = (agreement?: Agreement) =>
            api.del<Deleted>(`/admin/${base}/del`, { ids, ...agreement }, ON_MANY_ROWS)
          try {
            const { data, msg } = await del(agreed ? { cascade: true } : undefined).catch(async (error: unknown) => {
              // What has come to hang on these rows meanwhile goes with them only when the user has been told so.
              const { question, ...asked } = questionOf(error) ?? {}
              if (!question) throw error
              return (await agree(question)) ? del(asked) : { data: null, msg: '' }
            })
            if (data?.undo) tellWithUndo(msg, () => takeBack('undelete', data.undo!))
            else if (data) void message.success(msg)
          } catch (error) {
            return tellRefusal(error)
          }
          await refresh()
        },
      }),
      async command(name, rows, input) {
        const ids = rows.map(({ id }) => id)
        const which = ids.length === 1 ? { id: ids[0] } : { ids }
        const list = client.getQueryData<List>(key)?.list ?? []
        const versions = rows.map((row) => (findRow(list, row.id) ?? row).version)
        // What is done is meant for the rows as they are shown, which a list may have asked for again meanwhile; those of a ledger have one version only.
        const seen = versions.every((version) => typeof version === 'number') ? { versions } : {}
        const sent = { ...which, ...seen, ...input }
        const path = `/admin/${base}/${name}`
        if (definition.commands?.[name]?.downloads) {
          const { data } = await api.post<{ ticket: string }>(path, sent, ON_MANY_ROWS)
          return startDownload(path, data.ticket)
        }
        try {
          await api.post(path, sent, { ...ON_MANY_ROWS, showSuccess: true })
        } finally {
          // Where it was refused because a row has changed, the list shows how.
          await refresh()
        }
      },
      refresh,
    }
  }, [client, definition, key])
}

/** `undo`: takes it back, where it went to the recycle bin. */
type Deleted = { deleted: number; undo?: string } | null

/** `undo`: takes it back, where what changes is kept. */
type Edited = { undo?: string } | null

/** The word that the server waits for, to be sent with the same call again. */
type Agreement = { cascade?: boolean; confirm?: boolean }

/** What the user has to be asked before the server does it; null: it was refused. */
function questionOf(error: unknown): (Agreement & { question?: string }) | null {
  return error instanceof ClientError ? (error.data as (Agreement & { question?: string }) | null) : null
}

function agree(content: string): Promise<boolean> {
  return new Promise((resolve) =>
    modal.confirm({ title: content, onOk: () => resolve(true), onCancel: () => resolve(false) }),
  )
}
