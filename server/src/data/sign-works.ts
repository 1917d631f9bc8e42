import { cases as works } from '@tutu/contract/resources/cases'
import { sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'

/**
 * Works are found and listed by who their author is called, which is what they are called now. Nothing of the work itself is
 * another: whoever has it open may save it.
 */
export async function signWorks(session: WriteSession, { id, nickname }: Row): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from cases where user_id = ${id as number} and author is distinct from ${nickname as string} order by id for no key update
  `.execute(session.transaction)
  if (rows.length > 0)
    await session.touch(
      works.name,
      rows.map((work) => work.id),
      { author: nickname },
      { keepsVersion: true },
    )
}
