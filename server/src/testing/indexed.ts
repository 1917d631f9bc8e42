import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../postgres/database.ts'

/** Longer than the words of a whole demo take on a very busy machine, in ms. */
const PATIENCE = 120_000

/** Waits until no row of the demo waits for its words; throws where they are not made. */
export async function untilIndexed(database: Database): Promise<void> {
  const deadline = performance.now() + PATIENCE
  for (;;) {
    const waiting = await countUnindexed(database)
    if (waiting === 0) return
    if (performance.now() > deadline) throw new Error(`${waiting} rows of the demo still wait for their words`)
    await sleep(50)
  }
}

/** How many rows of the demo wait for their words, which a server makes beside its work. */
async function countUnindexed({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select ((select count(*) from course c left join course_search s on s.id = c.id where c.status and s.id is null)
         + (select count(*) from tutu t left join tutu_search s on s.id = t.id where t.status and s.id is null)
         + (select count(*) from blog b left join blog_search s on s.id = b.id where b.status and s.id is null)
         + (select count(*) from news n left join news_search s on s.id = n.id where n.status and s.id is null)
         + (select count(*) from one_page p left join one_page_search s on s.id = p.id where p.status and s.id is null)
         + (select count(*) from search_stale))::int as waiting`,
  )
  return rows[0]!.waiting
}
