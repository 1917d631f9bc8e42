import { administratorOf } from '../../../policy/callers.ts'
import type { Engine } from '../../engine.ts'
import { isTrue, scalar, scalars } from '../../fields/scalar.ts'
import { editBatch, idsUnder, previewBatch, readBatchIds, readValues, revertBatch } from '../../write/batch-edit.ts'
import { callerGone, postedForm } from '../calls.ts'
import type { Handlers } from './call.ts'
import { readUndo } from './read-undo.ts'

/** The same values in many rows, and taking that back. */
export function batchCalls(engine: Engine): Handlers {
  const { mutations } = engine
  return {
    // `preview`: what it would do, and nothing of it is done.
    'POST batch': async ({ resource, request, reply }) => {
      const { ids: posted, filter, versions, values, preview } = postedForm(request)
      const actor = administratorOf(request)
      const asked = readValues(resource, values)
      const ids = filter === undefined ? readBatchIds(posted) : await idsUnder(engine, resource, filter, actor)
      if (isTrue(scalar(preview)))
        return reply.ok(await previewBatch(engine, actor, resource, { ids, values: asked }, callerGone(reply)))
      const seen = versions === undefined ? undefined : (scalars(versions) ?? []).map(Number)
      const done = await editBatch(
        mutations,
        actor,
        resource,
        { ids, versions: seen, values: asked },
        callerGone(reply),
      )
      return reply.ok(done, 'ok.batch', { count: done.changed })
    },
    'POST unbatch': async ({ resource, request, reply }) => {
      const operation = readUndo(request)
      const count = await revertBatch(mutations, administratorOf(request), resource, operation, callerGone(reply))
      return reply.ok({ reverted: count }, 'ok.unbatch', { count })
    },
  }
}
