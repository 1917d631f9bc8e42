import { administratorOf } from '../../../policy/callers.ts'
import { isTrue, scalar } from '../../fields/scalar.ts'
import type { Imports } from '../../import/imports.ts'
import { postedForm } from '../calls.ts'
import type { Handlers } from './call.ts'

/** Bringing in the rows of a file that has been taken, following that, ending it and taking it back. */
export function importCalls(imports: Imports): Handlers {
  return {
    'POST importStart': async ({ resource, request, reply }) => {
      await imports.start(administratorOf(request), resource, postedForm(request))
      return reply.ok(null)
    },
    'GET importState': async ({ resource, request, reply }) => {
      const id = scalar((request.query as Record<string, unknown>).id)
      return reply.ok({ list: await imports.list(administratorOf(request), resource, id) })
    },
    'POST importCancel': async ({ resource, request, reply }) => {
      await imports.cancel(administratorOf(request), resource, scalar(postedForm(request).id) ?? '')
      return reply.ok(null)
    },
    'POST importUndo': async ({ resource, request, reply }) => {
      const { id, preview } = postedForm(request)
      const actor = administratorOf(request)
      if (isTrue(scalar(preview))) return reply.ok(await imports.previewUndo(actor, resource, scalar(id) ?? ''))
      await imports.undo(actor, resource, scalar(id) ?? '')
      return reply.ok(null)
    },
  }
}
