import { fail } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { administratorOf } from '../../../policy/callers.ts'
import type { Engine } from '../../engine.ts'
import type { Resource } from '../../registry.ts'
import { scopeOf } from '../../scope.ts'

/** Throws where there is no such row, or none that the caller may see. */
export async function checkVisible(
  { database }: Engine,
  resource: Resource,
  id: number,
  request: FastifyRequest,
): Promise<void> {
  const scope = await scopeOf(database.kysely, resource, administratorOf(request))
  const { rows } = await sql`
    select from ${sql.table(resource.table)} as t where t.id = ${id} and ${scope?.see ?? sql<SqlBool>`true`}
  `.execute(database.kysely)
  if (rows.length === 0) throw fail('record.notFound')
}
