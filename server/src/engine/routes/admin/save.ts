import { type Definition, keepsHistory } from '@tutu/contract/definition/define-resource'
import { shownBy } from '@tutu/contract/definition/publishing'
import { administratorOf } from '../../../policy/callers.ts'
import type { Engine } from '../../engine.ts'
import { isTrue, scalar } from '../../fields/scalar.ts'
import { publishForm } from '../../write/publishing.ts'
import { postedForm } from '../calls.ts'
import type { Handlers } from './call.ts'

/** Storing what a form says: as a new row, in one that is there, or published at once. */
export function saveCalls({ registry, mutations }: Engine): Handlers {
  return {
    'POST add': async ({ resource, request, reply }) => {
      const form = postedForm(request)
      const id = await mutations.add(administratorOf(request), resource.definition.name, form)
      return reply.ok({ id }, isHidden(resource.definition, form) ? 'ok.draftSaved' : 'ok.added')
    },
    'POST edit': async ({ resource, request, reply }) => {
      const form = postedForm(request)
      const isPublished = resource.definition.publishable === true && isTrue(scalar(form.publish))
      const undo = await mutations.run(administratorOf(request), async (tx) => {
        if (isPublished) return void (await publishForm({ session: tx, registry, resource }, form))
        const changed = await tx.edit(resource.definition.name, form)
        return changed > 0 && keepsHistory(resource.definition) ? tx.operation : undefined
      })
      if (isPublished) return reply.ok(null, 'ok.published', { count: 1 })
      return reply.ok(undo === undefined ? null : { undo }, 'ok.updated')
    },
  }
}

/** Whether a form says that visitors do not see a new row yet, which somebody will publish on purpose. */
function isHidden({ publishable, ...definition }: Definition, form: Readonly<Record<string, unknown>>): boolean {
  const name = publishable && shownBy(definition)
  return Boolean(name && form[name] !== undefined && !isTrue(scalar(form[name])))
}
