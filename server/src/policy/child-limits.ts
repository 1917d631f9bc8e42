import { fail } from '@tutu/contract/core/errors'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../postgres/database.ts'
import { type Actor, requireTrait } from './actors.ts'

/** Throws where who sends files is an account that may not: a photograph says who somebody is. */
export function requireUploads(actor: Actor): void {
  switch (actor.kind) {
    case 'member':
      return requireTrait(actor, 'uploads')
    case 'system':
    case 'administrator':
    case 'guardian':
    case 'visitor':
      return
  }
}

/** Throws where a guardian has not allowed what a member is about to do for others to see. */
export async function requireAllowed(
  db: Kysely<Tables>,
  actor: Actor,
  what: 'can_publish' | 'can_comment',
): Promise<void> {
  switch (actor.kind) {
    case 'member':
      requireTrait(actor, what === 'can_publish' ? 'publishing' : 'comments')
      break
    case 'system':
    case 'administrator':
    case 'guardian':
    case 'visitor':
      return
  }
  const { rows } = await sql<{ allowed: boolean }>`
    select ${sql.ref(what)} as allowed from member where id = ${actor.id}
  `.execute(db)
  if (rows[0]?.allowed !== false) return
  throw fail(what === 'can_publish' ? 'child.mayNotPublish' : 'child.mayNotComment')
}
