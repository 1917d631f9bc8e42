import { fail } from '@tutu/contract/core/errors'
import { isRecycled } from '@tutu/contract/definition/define-resource'
import { countOf } from '@tutu/contract/definition/row-names'
import { administratorOf } from '../../../policy/callers.ts'
import type { Engine } from '../../engine.ts'
import { changeable } from '../../scope.ts'
import { inTurn } from '../../write/batch-turns.ts'
import { deletionEffects, takesAlong } from '../../write/deletion-effects.ts'
import { isDeletedBy, recycledIn, restoreRecycled } from '../../write/recycle-bin.ts'
import { readRows } from '../../write/rows.ts'
import { callerGone, deletion, onRows, readIds } from '../calls.ts'
import type { Handlers } from './call.ts'
import { readUndo } from './read-undo.ts'

/** Deleting rows, what that would do, and taking it back. */
export function deletionCalls({ database, registry, mutations, recycling }: Engine): Handlers {
  return {
    'DELETE del': async ({ resource, request, reply }) => {
      const { ids, cascades } = deletion(request)
      const actor = { ...administratorOf(request), cascades }
      const remove = () =>
        mutations.run(actor, async (tx) => {
          const count = await tx.del(resource.definition.name, ids)
          return { deleted: count, undo: tx.recycled > 0 ? { undo: tx.operation } : {} }
        })
      const asked = { ids, takesAlong: takesAlong(registry, resource) }
      const { deleted, undo } = await onRows(asked, remove, reply)
      if (deleted === 0) throw fail('record.notFound')
      return reply.ok({ deleted, ...undo }, 'ok.deletedRows', {
        rows: countOf(resource.definition, deleted, request.language),
      })
    },
    'GET effects': async ({ resource, request, reply }) => {
      const ids = readIds((request.query as Record<string, unknown>).ids)
      const actor = administratorOf(request)
      const rows = await readRows(
        database.kysely,
        resource.table,
        await changeable(database.kysely, resource, ids, actor),
      )
      if (rows.length === 0) throw fail('record.notFound')
      const { count, effects } = await deletionEffects({ db: database.kysely, registry, actor }, resource, rows)
      const refused = effects.some(({ how }) => how === 'in-use' || how === 'forbidden')
      const rule = (await recycling.all()).get(resource.base)
      return reply.ok({ count, effects, refused, recycled: isRecycled(resource.definition) && rule?.status !== false })
    },
    // Of what one has just deleted oneself; everything else is restored in the recycle bin.
    'POST undelete': async ({ resource, request, reply }) => {
      const operation = readUndo(request)
      const actor = administratorOf(request)
      const restore = () =>
        mutations.run(actor, async (tx) => {
          const entries = await recycledIn(tx.transaction, [operation])
          const isMine = await isDeletedBy(tx.transaction, operation, actor.id)
          if (!isMine || !entries.some((entry) => entry.resource === resource.definition.name))
            throw fail('recycle.gone')
          return restoreRecycled(tx, registry, entries)
        })
      const count = await inTurn(restore, callerGone(reply))
      return reply.ok({ restored: count }, 'ok.restored', { count })
    },
  }
}
