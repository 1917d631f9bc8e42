import { setTimeout as sleep } from 'node:timers/promises'
import { compose } from '../server/src/compose.ts'
import { ensureAdmin } from '../server/src/data/admins.ts'
import { QUIET } from '../server/src/data/command.ts'
import { type Database, openDatabase } from '../server/src/postgres/database.ts'
import { startEmbeddedPostgres } from '../server/src/postgres/embedded.ts'
import { migrate } from '../server/src/postgres/migrate.ts'
import { parseEnv } from '../server/src/env.ts'
import { makeCourses } from './courses.ts'

const BATCH = 1000
/** Every so many courses have lessons, and as many of them. */
const WITH_LESSONS = 10
const LESSONS = 6

/** Names of the administrators besides `admin`; all have the same password. */
export const adminNames = (count: number): string[] => Array.from({ length: count }, (_, index) => `bench${index + 1}`)

/** Makes the data folder: the product's schema, 10,000 courses, lessons, administrators. Leaves nothing running. */
export async function fillDataFolder(
  dataDir: string,
  { password, administrators, signal }: { password: string; administrators: number; signal: AbortSignal },
): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const database = openDatabase({ ...postgres.connection, statement_timeout: 0 })
  try {
    await migrate(database)
    await ensureAdmin(database, { adminPassword: password })
    await insertAdministrators(database, administrators)
    await insertCourses(database, signal)
    await insertLessons(database)
    await makeWords(database, dataDir, signal)
    signal.throwIfAborted()
    // What autovacuum does within a minute of such an import.
    await database.pool.query('vacuum analyze')
  } finally {
    await database.pool.end()
    await postgres.stop()
  }
}

/** What a server does in the background after such an import. */
async function makeWords(database: Database, dataDir: string, signal: AbortSignal): Promise<void> {
  let problem: unknown
  const log = { ...QUIET, warn: (details: unknown) => (problem = details) }
  const services = await compose({ env: parseEnv({ DATA_DIR: dataDir }), database, log })
  try {
    for (let missing = 1; missing > 0;) {
      await sleep(500)
      signal.throwIfAborted()
      if (problem) throw problem
      const { rows } = await database.pool.query<{ missing: number }>(
        'select (select count(*) from course) - (select count(*) from course_search) + (select count(*) from search_stale) as missing',
      )
      missing = rows[0]?.missing ?? 0
    }
  } finally {
    await services.close()
  }
}

async function insertAdministrators({ pool }: Database, count: number): Promise<void> {
  await pool.query(
    `insert into admin (username, nickname, password)
     select name, name, (select password from admin where username = 'admin') from unnest($1::text[]) as name`,
    [adminNames(count)],
  )
  await pool.query(`update admin set group_arr = array(select id from admin_group where everything)`)
}

async function insertCourses({ pool }: Database, signal: AbortSignal): Promise<void> {
  await pool.query(
    `insert into course_category (name, slug, icon, accent, pattern)
     select jsonb_build_object('zh-cn', '分类 ' || n, 'en', 'Category ' || n), 'category-' || n, 'book-open', 'sky', 'dots'
     from generate_series(1, 6) n`,
  )
  await pool.query(
    `insert into tag (name, slug, colour)
     select jsonb_build_object('zh-cn', '标签 ' || n, 'en', 'Tag ' || n), 'tag-' || n, '#2b8a5b' from generate_series(1, 12) n`,
  )
  const courses = makeCourses()
  for (let from = 0; from < courses.length; from += BATCH) {
    signal.throwIfAborted()
    await pool.query(
      `insert into course (title, slug, category_id, subtitle, cover, level, price, age_min, age_max, devices, tag_ids,
         teacher, teacher_intro, intro, publishtime, recommended)
       select one.title, one.slug, 1 + n % 6, one.subtitle, '/static/covers/blank.svg',
         (array['beginner', 'explorer', 'creator'])[1 + n % 3], (n % 40) * 990, 5 + n % 6, 11 + n % 7,
         array['computer', 'tablet'], array[1 + n % 12, 1 + (n + 5) % 12],
         '{"zh-cn": "林小雨", "en": "Lin Xiaoyu"}', '{"zh-cn": "十年少儿编程教师", "en": "Ten years of teaching"}',
         one.intro, 1790000000 + n, n % 500 = 0
       from (select *, ($2::int + ordinality)::int as n from rows from (jsonb_to_recordset($1::jsonb)
         as (title jsonb, slug text, subtitle jsonb, intro jsonb)) with ordinality) as one`,
      [JSON.stringify(courses.slice(from, from + BATCH)), from],
    )
  }
}

async function insertLessons({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into lesson (course_id, title, slug, minutes, summary, content, free)
     select course.id,
       jsonb_build_object('zh-cn', '第 ' || n || ' 课：' || (title ->> 'zh-cn'), 'en', 'Lesson ' || n || ': ' || (title ->> 'en')),
       'lesson-' || n, 10 + n * 2, subtitle, intro, n = 1
     from course cross join generate_series(1, $1::int) n where course.id % $2::int = 1`,
    [LESSONS, WITH_LESSONS],
  )
}
