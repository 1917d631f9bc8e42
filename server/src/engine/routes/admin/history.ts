import { fail } from '@tutu/contract/core/errors'
import { administratorOf } from '../../../policy/callers.ts'
import type { Engine } from '../../engine.ts'
import { readId, scalars } from '../../fields/scalar.ts'
import { readHistory } from '../../read/history.ts'
import { revertRow } from '../../write/revert.ts'
import { postedForm } from '../calls.ts'
import type { Handlers } from './call.ts'
import { checkVisible } from './check-visible.ts'

/** What has changed in a row, and the way back. */
export function historyCalls(engine: Engine): Handlers {
  return {
    'GET history': async ({ resource, request, reply }) => {
      const { id, before } = request.query as Record<string, unknown>
      const row = readId(id)
      await checkVisible(engine, resource, row, request)
      const { language } = request
      return reply.ok(
        await readHistory(engine, resource, row, {
          before: before === undefined ? undefined : readId(before),
          language,
        }),
      )
    },
    'POST revert': async ({ resource, request, reply }) => {
      const { id, entry, fields, version } = postedForm(request)
      const only = fields === undefined ? undefined : scalars(fields)
      if (fields !== undefined && !only) throw fail('request.parameter', { name: 'fields' })
      const reversal = { id: readId(id), entry: readId(entry), fields: only, version }
      await engine.mutations.run(administratorOf(request), (tx) => revertRow(tx, resource, reversal))
      return reply.ok(null, 'ok.reverted')
    },
  }
}
