import { administratorOf } from '../../../policy/callers.ts'
import { changePreview, closePreview, openPreview, PREVIEW_LIFE } from '../../../data/previews.ts'
import type { Engine } from '../../engine.ts'
import { isTrue, readId, scalar } from '../../fields/scalar.ts'
import { discardDraft, saveDraft } from '../../write/publishing.ts'
import { postedForm } from '../calls.ts'
import type { Handlers } from './call.ts'
import { checkVisible } from './check-visible.ts'

/** What visitors do not see yet: drafts, and pages shown as they would be. */
export function draftCalls(engine: Engine): Handlers {
  const { database, registry, mutations } = engine
  return {
    'POST saveDraft': async ({ resource, request, reply }) => {
      const form = postedForm(request)
      await mutations.run(administratorOf(request), (tx) => saveDraft({ session: tx, registry, resource }, form))
      return reply.ok(null, 'ok.draftSaved')
    },
    'POST discardDraft': async ({ resource, request, reply }) => {
      const form = postedForm(request)
      await mutations.run(administratorOf(request), (tx) => discardDraft({ session: tx, registry, resource }, form))
      return reply.ok(null, 'ok.draftDiscarded')
    },
    'POST previewPage': async ({ resource, request, reply }) => {
      const { id, token, close, ...input } = postedForm(request)
      const { id: adminId } = administratorOf(request)
      const known = scalar(token) ?? ''
      if (isTrue(scalar(close))) {
        await closePreview(database.kysely, adminId, known)
        return reply.ok(null)
      }
      const rowId = id === undefined || id === null || id === '' ? undefined : readId(id)
      if (rowId !== undefined) await checkVisible(engine, resource, rowId, request)
      const content = { resource: resource.definition.name, rowId, input }
      const isSame = known !== '' && (await changePreview(database.kysely, adminId, known, content))
      const shown = isSame ? known : await openPreview(database.kysely, adminId, content)
      return reply.ok({ token: shown, path: `/preview/${shown}`, seconds: PREVIEW_LIFE })
    },
  }
}
