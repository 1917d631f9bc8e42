import type { Localized } from '@tutu/contract/core/languages'
import { course as definition } from '@tutu/contract/resources/course'
import type pg from 'pg'
import type { Services } from '../server/src/compose.ts'
import { documentOf, quoteLexeme } from '../server/src/search/document.ts'
import { RULES } from '../server/src/search/searched.ts'
import { addWords, learnWords, type Place } from '../server/src/search/vocabulary.ts'
import { bulkLoad, type Cell, copyRows, type Watch } from './bulk-load.ts'
import { type Course, eachCourse } from './courses.ts'

/** Rows that are sent to a table before the other gets its own. */
const BATCH = 1000
const LEVELS = ['beginner', 'explorer', 'creator']
/** Every so many of the first courses have lessons, and as many of them: pages of a course that has some are what is measured. */
const WITH_LESSONS = 10
const LESSONS = 6
const LESSONS_WITHIN = 10_000

const COLUMNS =
  'id, weigh, title, slug, category_id, subtitle, cover, level, price, age_min, age_max, devices, tag_ids, teacher, teacher_intro, intro, publishtime, recommended'
/** What all courses have in common. */
const TEACHER = {
  teacher: { 'zh-cn': '林小雨', en: 'Lin Xiaoyu' },
  teacher_intro: { 'zh-cn': '十年少儿编程教师', en: 'Ten years of teaching' },
}
const PUBLISHED = 1_790_000_000

type Named = { id: number; name: Localized }

/**
 * Adds made-up courses `bench-1` … `bench-<count>`, those that are not there yet, with lessons for some of the first, and
 * the words they are found by; all of it or nothing. They are streamed by COPY: nothing of it is held in memory.
 * Answers how many were added.
 */
export async function copyCourses(
  services: Pick<Services, 'engine' | 'bus'>,
  { count, signal, onProgress = () => undefined }: { count: number } & Watch,
): Promise<number> {
  const { bus, engine } = services
  const { rows } = await engine.database.pool.query<{ there: number }>(
    `select coalesce(max(substring(slug from '^bench-(\\d+)$')::int), 0) as there from course`,
  )
  const there = rows[0]!.there
  const words = new Map<string, Place>()
  let added = 0
  const load = { tables: ['course', 'course_search', 'lesson'], rows: count - there, signal }
  await bulkLoad(services, load, async (client) => {
    const { categories, tags } = await relationsOf(client)
    for (const batch of batches(count, there)) {
      signal?.throwIfAborted()
      const { rows: numbers } = await client.query<{ id: number; weigh: number }>(
        `select nextval(pg_get_serial_sequence('course', 'id')) as id, nextval('weigh_sequence') as weigh from generate_series(1, $1)`,
        [batch.length],
      )
      const made = batch.map(({ number, course }, index) => {
        const { id, weigh } = numbers[index]!
        return {
          course,
          id,
          weigh,
          n: number,
          category: categories[number % categories.length]!,
          tags: twoOf(tags, number),
        }
      })
      await copyRows(client, `course (${COLUMNS})`, made.map(cellsOf))
      await copyRows(
        client,
        'course_search (id, own, body, terms, weigh, rules)',
        made.map((one) => searchCellsOf(one, words)),
      )
      added += batch.length
      onProgress(there + added)
    }
    await insertLessons(client)
    // Words that no row has do no harm; rows whose words nobody knows would not be found by a slip.
    await learnWords(engine.database.kysely, bus, words)
  })
  return added
}

function* batches(count: number, there: number): Generator<{ number: number; course: Course }[]> {
  let batch: { number: number; course: Course }[] = []
  let number = 0
  for (const course of eachCourse(count)) {
    if (++number <= there) continue
    batch.push({ number, course })
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** What courses belong to: what is there, else six categories and twelve tags. */
async function relationsOf(client: pg.ClientBase): Promise<{ categories: Named[]; tags: Named[] }> {
  await client.query(
    `insert into course_category (name, slug, icon, accent, pattern)
     select jsonb_build_object('zh-cn', '分类 ' || n, 'en', 'Category ' || n), 'category-' || n, 'book-open', 'sky', 'dots'
     from generate_series(1, 6) n where not exists (select from course_category)`,
  )
  await client.query(
    `insert into tag (name, slug, colour)
     select jsonb_build_object('zh-cn', '标签 ' || n, 'en', 'Tag ' || n), 'tag-' || n, '#2b8a5b'
     from generate_series(1, 12) n where not exists (select from tag)`,
  )
  const named = async (table: string): Promise<Named[]> =>
    (await client.query<Named>(`select id, name from ${table} order by id`)).rows
  return { categories: await named('course_category'), tags: await named('tag') }
}

const twoOf = (tags: readonly Named[], n: number): Named[] => [tags[n % tags.length]!, tags[(n + 5) % tags.length]!]

type Made = { course: Course; id: number; weigh: number; n: number; category: Named; tags: Named[] }

function cellsOf({ course, id, weigh, n, category, tags }: Made): Cell[] {
  return [
    id,
    weigh,
    JSON.stringify(course.title),
    course.slug,
    category.id,
    JSON.stringify(course.subtitle),
    '/static/covers/blank.svg',
    LEVELS[n % LEVELS.length]!,
    (n % 40) * 990,
    5 + (n % 6),
    11 + (n % 7),
    '{computer,tablet}',
    `{${[...new Set(tags.map((tag) => tag.id))].join()}}`,
    JSON.stringify(TEACHER.teacher),
    JSON.stringify(TEACHER.teacher_intro),
    JSON.stringify(course.intro),
    PUBLISHED + n,
    n % 500 === 0,
  ]
}

/** The words of a course, made as a save makes them; those of its lessons are put to them by the server. */
function searchCellsOf({ course, id, weigh, category, tags }: Made, words: Map<string, Place>): Cell[] {
  const labels = [category, ...tags].flatMap(({ name }) => Object.values(name))
  const { own, body = [], words: found } = documentOf(definition, { ...TEACHER, ...course }, labels)
  addWords(words, found)
  const lexemes = own.replaceAll(/:1[AB](?= |$)/g, '')
  const texts = body.map(quoteLexeme).join(' ')
  return [id, own, texts, `${lexemes} ${texts}`, weigh, RULES]
}

async function insertLessons(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into lesson (course_id, title, slug, minutes, summary, content, free)
     select course.id,
       jsonb_build_object('zh-cn', '第 ' || n || ' 课：' || (title ->> 'zh-cn'), 'en', 'Lesson ' || n || ': ' || (title ->> 'en')),
       'lesson-' || n, 10 + n * 2, subtitle, intro, n = 1
     from course cross join generate_series(1, $1::int) n
     where course.slug = any(select 'bench-' || one from generate_series(1, $3::int, $2::int) one)
       and not exists (select from lesson where course_id = course.id)`,
    [LESSONS, WITH_LESSONS, LESSONS_WITHIN],
  )
}
