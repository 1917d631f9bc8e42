import { CODE, type Envelope } from '@tutu/contract/core/envelope'
import {
  Failure,
  failureText,
  formErrors,
  type MessageKey,
  type MessageParams,
  translate,
} from '@tutu/contract/core/errors'
import { type Language, toLanguage } from '@tutu/contract/core/languages'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { isUnavailable } from '../postgres/database.ts'
import { isTimedOut } from '../postgres/timed-out.ts'
import { isDiskFull, isTooFullForDatabase } from '../lib/disk-full.ts'
import { PROBLEM_POLICY, problemPage } from '../web/problem-page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** People open the address in a browser, for a file: where there is none a browser is shown a page that says why. */
    isDownload?: boolean
  }
  interface FastifyRequest {
    /** The caller's language: `think-lang` header, else `?lang=`, else the default. */
    language: Language
  }
  interface FastifyReply {
    /** Sends code 1 with `data`, and the text of `key` as `msg`. */
    ok(data?: unknown, key?: MessageKey, params?: MessageParams): FastifyReply
    /** Sends a refusal: what throwing the failure does, for places that cannot throw. */
    refuse(failure: Failure): FastifyReply
  }
}

export function envelope<T>(code: number, msg: string, data: T): Envelope<T> {
  return { code, msg, data, time: Math.floor(Date.now() / 1000) }
}

/**
 * The standard envelope around every answer, and the one place where errors become answers. `databaseFolder`: where the
 * built-in database is, which is away while that disk is full.
 */
export const envelopePlugin = plugin(
  async (app, { databaseFolder }: { databaseFolder?: string | undefined }) => {
    app.decorateRequest('language')
    app.addHook('onRequest', async (request) => {
      request.language = callersLanguage(request)
    })
    app.decorateReply('ok', function (data: unknown = null, key: MessageKey = 'ok.default', params?: MessageParams) {
      return this.send(envelope(CODE.ok, translate(key, this.request.language, params), data))
    })
    app.decorateReply('refuse', function (failure: Failure) {
      return sendFailure(this.request, this, failure)
    })
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const failure = toFailure(error, databaseFolder)
      if (hasHungUp(request)) request.log.info({ reason: error.message }, 'request broken off by the caller')
      else if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
      return sendFailure(request, reply, failure)
    })
  },
  { name: 'envelope' },
)

/** Whether the caller went away before the whole request was here: nobody reads the answer, and nothing here is wrong. */
function hasHungUp({ raw }: FastifyRequest): boolean {
  return !raw.complete && (raw.errored as NodeJS.ErrnoException | null)?.code === 'ECONNRESET'
}

function callersLanguage(request: FastifyRequest): Language {
  return toLanguage(request.headers['think-lang'] ?? (request.query as Record<string, unknown> | undefined)?.lang)
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const language = request.language ?? callersLanguage(request)
  if (failure.status === 429 || failure.status === 503) {
    reply.header('retry-after', String(failure.params.seconds ?? 2))
  }
  // What was refused may be granted in a moment: no cache keeps it, the page cache included.
  reply.header('cache-control', 'no-store')
  const message = failureText(failure, language)
  if (request.routeOptions.config.isDownload) {
    // Caches on the way must not hand the page to a program, nor the envelope to a person.
    reply.header('vary', 'accept')
    if (String(request.headers.accept ?? '').includes('text/html')) {
      return reply
        .status(pageStatus(failure))
        .type('text/html; charset=utf-8')
        .header('content-security-policy', PROBLEM_POLICY)
        .send(problemPage({ language, message, path: request.url }))
    }
  }
  const data = failure.fields ? { errors: formErrors(failure, language) } : failure.data
  return reply
    .status(failure.status)
    .type('application/json; charset=utf-8')
    .send(envelope(failure.code, message, data))
}

/** Calls are refused with status 200 and a code of their own; a page says it by its status. */
function pageStatus({ status, key }: Failure): number {
  if (status >= 400) return status
  return key === 'export.ticket' ? 410 : 403
}

/** PostgreSQL's words for NUL characters and halves of surrogate pairs, where a call has not looked for them itself. */
const UNSTORABLE = new Set(['22021', '22P05'])

/** Every error as an answer (wire decision 2): expected ones as they are, the unknown without detail. */
export function toFailure(thrown: unknown, databaseFolder?: string): Failure {
  const error = thrown as FastifyError
  if (error instanceof Failure) return error
  const isAway = isUnavailable(error)
  const isFull = isDiskFull(error) || (isAway && databaseFolder !== undefined && isTooFullForDatabase(databaseFolder))
  // Somebody has to make room first: no use in trying again at once.
  if (isFull) return new Failure('server.diskFull', { status: 503, params: { seconds: 60 } })
  if (isAway) return new Failure('server.unavailable', { status: 503 })
  // What it waited for is most likely a row that somebody else is writing.
  if (isTimedOut(error)) return new Failure('server.locked', { status: 503, params: { seconds: 10 } })
  const status = error.statusCode ?? 500
  if (UNSTORABLE.has(error.code)) return new Failure('request.malformed', { status: 400 })
  if (status === 413) return new Failure('request.tooLarge', { status })
  if (status === 503) return new Failure('server.unavailable', { status })
  if (status >= 400 && status < 500) return new Failure('request.malformed', { status })
  return new Failure('server.error', { status: 500 })
}
