import type { FastifyRequest } from 'fastify'
import { administratorOf } from '../../../policy/callers.ts'
import type { Engine } from '../../engine.ts'
import { addFileInfo } from '../../fields/file-info.ts'
import type { Resource } from '../../registry.ts'

/** What a row shows beside its columns: labels of what it points to, its files, and what its module adds. */
export async function completeRows(
  { database, joins }: Engine,
  resource: Resource,
  rows: Record<string, unknown>[],
  request: FastifyRequest,
  detail = false,
): Promise<void> {
  await joins.add(resource, rows, request.language)
  await addFileInfo(database, resource, rows)
  const { language, host } = request
  const context = { db: database.kysely, actor: administratorOf(request), language, host, detail }
  await resource.hooks.present?.(context, rows)
}
