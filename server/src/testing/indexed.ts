import type { Database } from '../postgres/database.ts'

/** How many rows of the demo wait for their words, which a server makes beside its work. */
export async function countUnindexed({ pool }: Database): Promise<number> {
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
