import { IDS_MAX } from '@tutu/contract/core/constants'
import { fail, Failure } from '@tutu/contract/core/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../../policy/callers.ts'
import type { Engine } from '../engine.ts'
import type { Resource } from '../registry.ts'
import { isTrue, readId, scalar, scalars } from '../fields/scalar.ts'
import { inTurn } from '../write/batch-turns.ts'
import { type CommandRequest, prepareCommand } from '../write/commands.ts'

/** The form that a call brings: values by field name. */
export function postedForm(request: FastifyRequest, { emptyAllowed = false } = {}): Record<string, unknown> {
  const value = request.body ?? {}
  if (typeof value !== 'object' || Array.isArray(value)) throw new Failure('request.malformed', { status: 400 })
  if (!emptyAllowed && Object.keys(value).length === 0) throw fail('record.empty')
  return value as Record<string, unknown>
}

/** Which rows a `del` is about, and whether what hangs on them may go too: `cascade` or `confirm`, in query or body. */
export function deletion(request: FastifyRequest): { ids: number[]; cascades: boolean } {
  const said = { ...(request.body as object | null), ...(request.query as object) } as Record<string, unknown>
  return {
    ids: readIds((request.query as Record<string, unknown>).ids),
    cascades: [said.cascade, said.confirm].some((word) => isTrue(scalar(word))),
  }
}

/**
 * Work that a call asks for on rows: on several, or on one that takes others along, when its turn comes (decision 206); on
 * one by itself at once.
 */
export function onRows<T>(
  { ids, takesAlong }: { ids: readonly number[]; takesAlong: boolean },
  work: () => Promise<T>,
  reply: FastifyReply,
): Promise<T> {
  return ids.length > 1 || takesAlong ? inTurn(work, callerGone(reply)) : work()
}

/** Does a command for whoever calls and answers what it says. */
export async function answerCommand(
  { mutations }: Pick<Engine, 'mutations'>,
  { resource, name }: { resource: Resource; name: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = commandCall(request)
  const run = await prepareCommand(resource, name)
  const work = () =>
    mutations.run(callerOf(request), (tx) =>
      tx.command(resource.definition.name, name, { ...asked, ...(run && { run }) }),
    )
  const { takesAlong = false, reads = false } = resource.definition.commands?.[name] ?? {}
  const { data, message } = await onRows({ ids: asked.ids, takesAlong }, work, reply)
  const count = asked.ids.length
  const said = message ?? (count > 1 && !reads ? ({ key: 'ok.doneMany', params: { count } } as const) : undefined)
  return reply.ok(data ?? null, said?.key, said?.params)
}

/**
 * A call of a command: `id` or `ids`, the `versions` of these rows that the caller has seen, in the same order, if it
 * says so, and what its form says beside them.
 */
function commandCall(request: FastifyRequest): Omit<CommandRequest, 'run'> {
  const { id, ids, versions, ...input } = postedForm(request)
  const rows = readIds(ids ?? id)
  if (versions === undefined) return { ids: rows, input }
  const seen = (scalars(versions) ?? []).map(Number)
  if (seen.length !== rows.length || !seen.every(Number.isSafeInteger))
    throw fail('request.parameter', { name: 'versions' })
  return { ids: rows, versions: new Map(rows.map((row, index) => [row, seen[index]!])), input }
}

/** Numbers of rows: one, a list, or a comma list; at least one. */
export function readIds(value: unknown): number[] {
  const list = scalars(value ?? []) ?? ['?']
  const ids = [...new Set(list.filter((one) => one !== '').map(readId))]
  if (ids.length === 0) throw fail('record.nothingChosen')
  if (ids.length > IDS_MAX) throw fail('rule.tooMany', { max: IDS_MAX })
  return ids
}

/** Aborted when the connection closes; of a request whose body is read, Fastify's own signal would not tell. */
export function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.closed) gone.abort()
  raw.once('close', () => gone.abort())
  return gone.signal
}
