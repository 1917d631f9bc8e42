import { fail } from '@tutu/contract/core/errors'
import { administratorOf } from '../../../policy/callers.ts'
import type { Engine } from '../../engine.ts'
import { integer, readId, scalar } from '../../fields/scalar.ts'
import { type Goal, moveRow, placeRow } from '../../write/sortable.ts'
import { postedForm } from '../calls.ts'
import type { Handlers } from './call.ts'

/** Where a row stands among the others. */
export function placeCalls({ mutations }: Engine): Handlers {
  return {
    'POST sortable': async ({ resource, request, reply }) => {
      const { id, targetId, place } = postedForm(request)
      const row = readId(id)
      const goal = place === undefined ? undefined : readGoal(place)
      await mutations.run(administratorOf(request), (tx) =>
        goal === undefined
          ? moveRow(tx, resource, { id: row, targetId: readId(targetId) })
          : placeRow(tx, resource, row, goal),
      )
      return reply.ok(null, 'ok.sorted')
    },
  }
}

/** A place in an order, as `sortable` takes it. */
function readGoal(posted: unknown): Goal {
  const text = scalar(posted) ?? ''
  if (text === 'first' || text === 'last') return text
  const place = integer(text)
  if (place === undefined || place < 1) throw fail('request.parameter', { name: 'place' })
  return place
}
