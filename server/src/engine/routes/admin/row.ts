import { isLocalized } from '@tutu/contract/fields/index'
import { fail } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { administratorOf } from '../../../policy/callers.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../fields/columns.ts'
import { readId } from '../../fields/scalar.ts'
import { presentRow } from '../../read/list.ts'
import type { Resource } from '../../registry.ts'
import { scopeOf } from '../../scope.ts'
import { draftOf } from '../../write/publishing.ts'
import type { Call, Handlers } from './call.ts'
import { completeRows } from './complete-rows.ts'

/** One row, for its form. */
export function rowCalls(engine: Engine): Handlers {
  return { 'GET edit': (call) => answerRow(engine, call) }
}

/** The row as the form shows it, with what waits beside it to be published. */
async function answerRow(engine: Engine, { resource, request, reply }: Call): Promise<unknown> {
  const id = readId((request.query as Record<string, unknown>).id)
  const { fields } = resource.definition
  const columns = ['id', 'version', ...Object.keys(fields), 'createtime', 'updatetime']
  const alsoRead = resource.definition.publishable ? ['draft'] : []
  const scope = await scopeOf(engine.database.kysely, resource, administratorOf(request))
  const { rows } = await sql<Row>`
    select ${sql.join([...columns, ...alsoRead].map((name) => sql.ref(`t.${name}`)))} from ${sql.table(resource.table)} as t
    where t.id = ${id} and ${scope?.see ?? sql<SqlBool>`true`}
  `.execute(engine.database.kysely)
  const stored = rows[0]
  if (!stored) throw fail('record.notFound')
  const row = presentRow(resource, stored, columns, request.language)
  for (const [name, field] of Object.entries(fields)) if (isLocalized(field)) row[`${name}_i18n`] = stored[name] ?? {}
  await completeRows(engine, resource, [row], request, true)
  const draft = resource.definition.publishable && draftOf(stored)
  return reply.ok({ row, ...(draft && { draft: await drafted(engine, resource, stored, draft, request) }) })
}

/** What waits beside a row: the row as it would be, and which fields are others than visitors see. */
async function drafted(engine: Engine, resource: Resource, stored: Row, draft: Row, request: FastifyRequest) {
  const { fields } = resource.definition
  const whole = { ...stored, ...draft }
  const row = presentRow(resource, whole, ['id', 'version', ...Object.keys(fields)], request.language)
  for (const [name, field] of Object.entries(fields)) if (isLocalized(field)) row[`${name}_i18n`] = whole[name] ?? {}
  await completeRows(engine, resource, [row], request, true)
  return { row, fields: Object.keys(draft).filter((name) => name in fields) }
}
