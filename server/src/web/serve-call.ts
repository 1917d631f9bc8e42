import type { CallAccess, CallContract } from '@tutu/contract/api/call'
import { Failure, failForm, MESSAGES, type MessageKey, type MessageParams } from '@tutu/contract/core/errors'
import { issueReason } from '@tutu/contract/fields/field'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Access } from '../plugins/auth.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route was made of. */
    call?: CallContract
  }
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Told<S> = S extends z.ZodType ? z.input<S> : null

/** A call as its handler gets it: read and checked by its contract. */
export type Asked<C extends CallContract> = AskedFor<Parsed<C['query']>, Parsed<C['body']>, Told<C['answer']>>

type AskedFor<Query, Body, Data> = {
  request: FastifyRequest
  reply: FastifyReply
  query: Query
  body: Body
  /** Answers code 1 with `data`, and the text of `key` as `msg`. */
  ok(data: Data, key?: MessageKey, params?: MessageParams): FastifyReply
}

type Options = {
  /** Bytes. */
  bodyLimit?: number
  /** Asked before anything of the request is read; throws. */
  limit?: (request: FastifyRequest) => void
}

/**
 * The route of a hand-written call. What does not fit its contract is refused before the handler hears of it: a form with
 * a reason for each field, everything else with the reason that the schema names, or the name of what is wrong.
 */
export function serveCall<const C extends CallContract>(
  app: FastifyInstance,
  call: C,
  handler: (asked: Asked<C>) => Promise<FastifyReply> | FastifyReply,
  { bodyLimit, limit }: Options = {},
): void {
  const { queryToken } = call
  app.route({
    method: call.method,
    url: call.path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: { call, access: accessOf(call.access), ...(queryToken && { queryToken }) },
    handler: async (request, reply) => {
      limit?.(request)
      const query = call.query && read(call.query, request.query ?? {}, call)
      const body = call.body && read(call.body, bodyOf(call, request), call)
      return handler({
        request,
        reply,
        query: query as Parsed<C['query']>,
        body: body as Parsed<C['body']>,
        ok: (data, key, params) => reply.ok(data, key, params),
      })
    },
  })
}

function accessOf(access: CallAccess): Access {
  if (access === 'public' || access === 'member') return { kind: access }
  if (access === 'guardian') return { kind: 'audience', of: () => ['guardian'] }
  return access === 'administrator' ? { kind: 'admin' } : { kind: 'admin', node: access.node }
}

/** Nothing is an empty form. `sendBeacon` sends text; what is no JSON is nothing that fits. */
function bodyOf({ isBeacon }: CallContract, { body }: FastifyRequest): unknown {
  if (!isBeacon || typeof body !== 'string') return body ?? {}
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function read(schema: z.ZodType, sent: unknown, { labels }: CallContract): unknown {
  const { success, data, error } = schema.safeParse(sent)
  if (success) return data
  const named = error.issues.filter(({ path }) => path.length > 0)
  // The first reason of each: what is no text is not too short.
  if (labels && named.length > 0)
    throw failForm(
      Object.fromEntries(named.toReversed().map((issue) => [String(issue.path[0]), reasonOf(issue)])),
      labels,
    )
  const [first] = error.issues
  if (first && Object.hasOwn(MESSAGES, first.message)) {
    const { key, params } = reasonOf(first)
    throw new Failure(key, { params, ...(key === 'request.malformed' && { status: 400 }) })
  }
  const name = first?.path[0]
  if (name === undefined) throw new Failure('request.malformed', { status: 400 })
  throw new Failure('request.parameter', { params: { name: String(name) }, status: 400 })
}

/** Calls name any text of the catalogue, where fields name rules. */
function reasonOf(issue: z.core.$ZodIssue): { key: MessageKey; params: MessageParams } {
  const { key, params } = issueReason(issue)
  return { key: Object.hasOwn(MESSAGES, issue.message) ? (issue.message as MessageKey) : key, params }
}
