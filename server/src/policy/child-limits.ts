import { fail } from '@tutu/contract/core/errors'
import { type Kysely, sql } from 'kysely'
import { wasMadeForClass } from '../data/classrooms.ts'
import type { Tables } from '../postgres/database.ts'
import type { Actor } from './actors.ts'

/** Throws where who sends files is an account that was made for a class: a photograph says who somebody is. */
export async function requireOwnAccount(db: Kysely<Tables>, actor: Actor): Promise<void> {
  switch (actor.kind) {
    case 'member':
      if (await wasMadeForClass(db, actor.id)) throw fail('class.noUpload')
      return
    case 'system':
    case 'administrator':
    case 'guardian':
    case 'visitor':
      return
  }
}

/** Throws where a guardian has not allowed what a member is about to do for others to see; to an account of a class nobody has. */
export async function requireAllowed(
  db: Kysely<Tables>,
  actor: Actor,
  what: 'can_publish' | 'can_comment',
): Promise<void> {
  switch (actor.kind) {
    case 'member':
      break
    case 'system':
    case 'administrator':
    case 'guardian':
    case 'visitor':
      return
  }
  const { rows } = await sql<{ allowed: boolean; of_class: boolean }>`
    select ${sql.ref(what)} as allowed, of_class from member where id = ${actor.id}
  `.execute(db)
  if (rows[0]?.of_class) throw fail(what === 'can_publish' ? 'class.mayNotPublish' : 'class.mayNotComment')
  if (rows[0]?.allowed !== false) return
  throw fail(what === 'can_publish' ? 'child.mayNotPublish' : 'child.mayNotComment')
}
