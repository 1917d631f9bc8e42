import * as calls from '@tutu/contract/api/learning'
import type { Progress } from '@tutu/learning/progress/progress'
import type { FastifyInstance } from 'fastify'
import { certificateOf, certificatesOf, issueCertificate } from '../data/certificates.ts'
import { codeOfLesson, keepCode } from '../data/learning-code.ts'
import { addProgress, noteProgress, progressOf } from '../data/learning-progress.ts'
import type { Engine } from '../engine/engine.ts'
import { memberOf } from '../policy/callers.ts'
import { refusePersonalData } from '../policy/personal-data.ts'
import { serveCall } from '../web/serve-call.ts'

/** Bytes: a thousand lessons with their stars come to a third of it. */
const BODY_MAX = 1024 * 1024
/** Bytes: twenty thousand characters, each of them of the longest. */
const CODE_BODY_MAX = 160 * 1024

/** `/api/learning/*`: what members have done of courses. */
export async function learningRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { database, mutations } = engine

  serveCall(app, calls.progress, async ({ request, ok }) =>
    ok({ progress: told(await progressOf(database.kysely, memberOf(request).id)) }),
  )

  serveCall(
    app,
    calls.mergeProgress,
    async ({ request, body, ok }) => {
      const actor = memberOf(request)
      const merged = await mutations.run(actor, async (tx) => {
        const known = await addProgress(tx.transaction, actor.id, body.progress)
        await noteProgress(tx, actor.id)
        return known
      })
      return ok({ progress: told(merged) })
    },
    { bodyLimit: BODY_MAX },
  )

  serveCall(app, calls.lessonCode, async ({ request, query, ok }) =>
    ok({ programs: await codeOfLesson(database.kysely, memberOf(request).id, query.lesson) }),
  )

  serveCall(
    app,
    calls.keepLessonCode,
    async ({ request, body, ok }) => {
      const actor = memberOf(request)
      return ok(await mutations.run(actor, (tx) => keepCode(tx.transaction, actor.id, body)))
    },
    { bodyLimit: CODE_BODY_MAX },
  )

  serveCall(app, calls.certificates, async ({ request, ok }) =>
    ok({ certificates: await certificatesOf(database.kysely, memberOf(request).id, request.language) }),
  )

  serveCall(app, calls.askCertificate, async ({ request, body, ok }) => {
    refusePersonalData({ name: body.name }, calls.askCertificate.labels)
    const actor = memberOf(request)
    return ok(await mutations.run(actor, (tx) => issueCertificate(tx, actor.id, body)))
  })

  serveCall(app, calls.certificate, async ({ request, query, ok }) =>
    ok(await certificateOf(database.kysely, query.number, request.language)),
  )
}

const told = (progress: Progress) => progress as calls.SentProgress
