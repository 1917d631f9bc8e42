import { holds, rightsOf } from '../../data/rights.ts'
import { type Administrator, forbidden } from '../../policy/actors.ts'
import type { Database } from '../../postgres/database.ts'
import type { Resource } from '../registry.ts'
import { mayCall } from '../scope.ts'

/** Who asked, with the rights of now: they may have been taken away while it waited. */
export async function actorNow(database: Database, given: Administrator, resource: Resource): Promise<Administrator> {
  const rights = await rightsOf(database, given.id)
  const actor = { ...given, super: rights.super, can: (node: string) => holds(rights, node) }
  if (!mayCall(resource, actor, 'import')) throw forbidden()
  return actor
}
