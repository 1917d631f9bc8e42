import { readdir, readFile } from 'node:fs/promises'
import { toCents } from '@tutu/contract/fields/money'
import { LANGUAGES, type Language, type Localized } from '@tutu/contract/core/languages'
import { PICTURES } from '@tutu/contract/core/pictures'
import { sql, type Transaction } from 'kysely'
import type { Env } from '../env.ts'
import { NOBODYS_PASSWORD } from '../lib/passwords.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { takeLock } from '../postgres/locks.ts'
import { addPlace, freeCode } from './classrooms.ts'
import { insertHours } from './demo-hours.ts'
import { insertMeetings } from './demo-meetings.ts'
import { insertTold } from './demo-told.ts'
import { tutorialMedia } from './demo-tutorials.ts'
import { notePiece, workColumns } from './demo-works.ts'
import { lessonTextsOf } from './lesson-text.ts'
import { daysAgo, parseYaml, readYaml, type Row, SEED } from './seed-files.ts'
import { splitPage } from './seed-page.ts'

type Page = { front: Record<string, unknown>; body: string }
type Pages = Record<Language, Page>

/**
 * Demo content on the first start: courses, mentors, tutorials, articles, people and what belongs to them from `server/seed/`,
 * all marked `is_demo`. Done once for ever: what an operator deletes does not come back. `npm run demo:remove` takes it away.
 * What its members did, and its library, are due then (`demo-business.ts`, `demo-library.ts`).
 */
export async function seedAll(database: Database, env: Pick<Env, 'SEED'>): Promise<void> {
  if (env.SEED === 'none') return
  await database.kysely.transaction().execute(async (trx) => {
    await takeLock(trx, 'seed')
    const { rows } = await sql`select from course_category union all select from course limit 1`.execute(trx)
    const { rows: done } = await sql`select from seed_done limit 1`.execute(trx)
    if (rows.length > 0 || done.length > 0) return
    await seed(trx)
    await sql`insert into seed_done (business_due, library_due) values (true, true)`.execute(trx)
  })
}

async function seed(trx: Transaction<Tables>): Promise<void> {
  const categories = await insertList(trx, 'course_category', await readYaml('categories.yaml'))
  const tags = await insertList(trx, 'tag', await readYaml('tags.yaml'))
  const mentors = await insertMentors(trx, tags)
  await insertList(trx, 'about', await readYaml('about.yaml'))
  await insertList(trx, 'team', await readYaml('team.yaml'))
  await insertJobs(trx)
  await insertEnquiries(trx)
  const folders = (await readdir(`${SEED}/courses`)).toSorted()
  const courses = await Promise.all(
    folders.map(async (slug) => ({ slug, pages: await readPages(`courses/${slug}`, 'course') })),
  )
  const place = (category: unknown): number => [...categories.keys()].indexOf(String(category))
  // The first category's courses come first; a larger weight stands higher.
  const ordered = courses.toSorted(
    (a, b) =>
      place(a.pages['zh-cn'].front.category) - place(b.pages['zh-cn'].front.category) ||
      levelOf(a.pages) - levelOf(b.pages),
  )
  for (const { slug, pages } of ordered.toReversed())
    await insertCourse(trx, slug, pages, { categories, tags, mentors })
  await insertTutorials(trx, tags)
  await insertAllArticles(trx, tags)
  await insertGoods(trx)
  await insertWorks(trx, tags)
}

async function insertGoods(trx: Transaction<Tables>): Promise<void> {
  await insertList(trx, 'good', (await readYaml('goods.yaml')).map(goodColumns))
  await sellCourses(trx)
  await insertCoupons(trx)
}

function goodColumns({ purchases, ...row }: Row): Row {
  return {
    ...row,
    price: row.price === null ? null : toCents(String(row.price)),
    ...(Array.isArray(purchases) && {
      purchases: JSON.stringify(purchases.map((one: Row) => ({ ...one, cost: toCents(String(one.cost)) }))),
    }),
  }
}

/** For goods of the demo alone: what everybody can read here makes nothing of a school's own cheaper. */
async function insertCoupons(trx: Transaction<Tables>): Promise<void> {
  for (const { good, ...coupon } of await readYaml('coupons.yaml')) {
    const { rows } = await sql<{ id: number }>`
      select id from good where cover = ${`/static/covers/${String(good)}.svg`}
    `.execute(trx)
    await insert(trx, 'coupon', { ...coupon, good_id: rows[0]!.id })
  }
}

/** Every course that costs something can be bought for that, or for points: a day of coming by gives five. */
async function sellCourses(trx: Transaction<Tables>): Promise<void> {
  await sql`
    insert into good (kind, course_id, title, description, cover, price, score_price, is_demo)
    select 'course', id, title, subtitle, cover, price, (price / 10)::integer, true from course where price > 0 order by weigh
  `.execute(trx)
}

/** What the demo's class made, and said to each other: the oldest first, so that what was made of a work comes after it. */
async function insertWorks(trx: Transaction<Tables>, tags: ReadonlyMap<string, number>): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from member_group where status order by id limit 1`.execute(trx)
  const group_id = rows[0]?.id
  const members = new Map<string, number>()
  const pupils = await readYaml('class.yaml')
  for (const { joined, ...member } of pupils) {
    const account = { ...member, password: NOBODYS_PASSWORD, group_id, createtime: daysAgo({ days_ago: joined }) }
    members.set(String(member.username), await insert(trx, 'member', account))
  }
  await insertClasses(trx, members, pupils)
  await insertNotices(trx, members)
  const works = new Map<string, number>()
  for (const work of (await readYaml('works.yaml')).toReversed()) {
    const { slug, remix, said, course, state = 'approved' } = work
    const id = await insert(trx, 'cases', {
      ...(await workColumns(work, { members, tags, pupils })),
      remix_id: remix === undefined ? null : known(works, remix),
    })
    if (state === 'approved') works.set(String(slug), id)
    if (course !== undefined) {
      await sql`update course set work_id = ${id} where slug = ${course}`.execute(trx)
      await notePiece(trx, String(course))
    }
    for (const [member, kinds] of Object.entries((said ?? {}) as Record<string, string[]>))
      for (const kind of kinds)
        await insert(trx, 'reaction', {
          cases_id: id,
          kind,
          user_id: known(members, member),
          createtime: daysAgo(work) + 86_400,
        })
  }
  const reports = (await readYaml('work-reports.yaml')).map(({ work, ...row }) => ({
    ...handledAgo(row),
    cases_id: known(works, work),
  }))
  await insertList(trx, 'work_report', reports)
  await insertTold(trx)
}

async function insertClasses(
  trx: Transaction<Tables>,
  members: ReadonlyMap<string, number>,
  accounts: readonly Row[],
): Promise<void> {
  const nicknames = new Map(accounts.map(({ username, nickname }) => [username, String(nickname)]))
  for (const { teacher, days_ago, tasks = [], pupils = [], meets, hours, sells, ...row } of (
    await readYaml('classes.yaml')
  ).toReversed()) {
    const createtime = daysAgo({ days_ago })
    const made = { code: await freeCode(trx), teacher_id: known(members, teacher), createtime }
    const classroom = await insert(trx, 'classroom', { ...row, ...made })
    if (sells !== undefined)
      await insert(
        trx,
        'good',
        goodColumns({ ...(sells as Row), kind: 'lessons', joins_class: true, classroom_id: classroom }),
      )
    for (const pupil of pupils as string[])
      await addPlace(trx, { classroom, user: known(members, pupil), name: nicknames.get(pupil)!, pictures: null })
    for (const { due, ...task } of tasks as Row[])
      await insertTask(trx, classroom, { ...task, createtime, duetime: daysAgo({ days_ago: -Number(due) }) })
    if (meets !== undefined) {
      const ids = (pupils as string[]).map((pupil) => known(members, pupil))
      const away = (meets as Row).away === undefined ? undefined : known(members, (meets as Row).away)
      await insertMeetings(trx, { classroom, teacher: known(members, teacher), pupils: ids, away }, meets as Row)
      if (hours !== undefined) {
        const packages = new Map(
          Object.entries(hours as Row).map(([pupil, one]) => [known(members, pupil), one as [number, number, number]]),
        )
        await insertHours(trx, { classroom, name: String(row.name), packages })
      }
    }
  }
}

/** `lesson`: course and lesson by their addresses, and else what the teacher wrote. */
async function insertTask(trx: Transaction<Tables>, classroom: number, { lesson, title, duetime, createtime }: Row) {
  const [course, slug] = String(lesson ?? '').split('/')
  if (lesson === undefined)
    await sql`
      insert into classroom_task (classroom_id, kind, title, duetime, createtime)
      values (${classroom}, 'work', ${JSON.stringify(title)}::jsonb, ${duetime}, ${createtime})
    `.execute(trx)
  else
    await sql`
      insert into classroom_task (classroom_id, kind, lesson_id, title, duetime, createtime)
      select ${classroom}::int, 'lesson', l.id, l.title, ${duetime}::bigint, ${createtime}::bigint
      from lesson l join course c on c.id = l.course_id where c.slug = ${course} and l.slug = ${slug}
    `.execute(trx)
}

async function insertNotices(trx: Transaction<Tables>, members: ReadonlyMap<string, number>): Promise<void> {
  const rows = (await readYaml('notices.yaml')).map(({ age, member, audience, ...row }) => ({
    ...row,
    ...(member === undefined
      ? { audience: audience ?? 'all' }
      : { audience: 'member', user_id: known(members, member) }),
    createtime: hoursAgo(age),
    publishtime: hoursAgo(age),
  }))
  await insertList(trx, 'notice', rows)
}

const LEVELS = ['beginner', 'explorer', 'creator']
const levelOf = (pages: Pages): number => LEVELS.indexOf(String(pages['zh-cn'].front.level))

async function insertCourse(
  trx: Transaction<Tables>,
  slug: string,
  pages: Pages,
  { categories, tags, mentors }: Record<'categories' | 'tags' | 'mentors', ReadonlyMap<string, number>>,
): Promise<void> {
  const front = pages['zh-cn'].front
  const now = Math.floor(Date.now() / 1000)
  const courseId = await insert(trx, 'course', {
    slug,
    category_id: known(categories, front.category),
    title: both(pages, 'title'),
    subtitle: both(pages, 'subtitle'),
    bole_id: mentors.get(slug) ?? null,
    teacher: both(pages, 'teacher'),
    teacher_intro: both(pages, 'teacher_intro'),
    intro: bodies(pages),
    cover: front.cover,
    level: front.level,
    price: toCents(String(front.price)),
    age_min: front.age_min,
    age_max: front.age_max,
    devices: slug.startsWith('scratchjr') ? ['tablet'] : ['computer'],
    tag_ids: knownAll(tags, front.tags),
    recommended: front.recommended,
    publishtime: now,
  })
  const files = await readdir(`${SEED}/courses/${slug}`)
  const stems = [...new Set(files.flatMap((file) => /^(\d\d-.+)\.(?:zh-cn|en)\.md$/.exec(file)?.[1] ?? []))].toSorted()
  const textOf = await lessonTextsOf(slug)
  for (const stem of stems) {
    const lesson = await readPages(`courses/${slug}`, stem)
    await insert(trx, 'lesson', {
      course_id: courseId,
      slug: stem.slice(3),
      title: both(lesson, 'title'),
      summary: both(lesson, 'summary'),
      content: wholeTexts(bodies(lesson), (body, language) => textOf(stem.slice(3), body, language)),
      minutes: lesson['zh-cn'].front.minutes,
      free: lesson['zh-cn'].front.free,
    })
  }
}

function wholeTexts(texts: Localized, whole: (body: string, language: Language) => string): Localized {
  return Object.fromEntries(LANGUAGES.map((language) => [language, whole(texts[language], language)])) as Localized
}

async function insertAllArticles(trx: Transaction<Tables>, tags: ReadonlyMap<string, number>): Promise<void> {
  await insertArticles(trx, 'blog', 'blog', (pages, front) => ({
    author: both(pages, 'author'),
    summary: both(pages, 'summary'),
    cover: front.cover,
    tag_ids: knownAll(tags, front.tags),
    publishtime: daysAgo(front),
    ...searchEngines(pages),
  }))
  const categories = await insertList(trx, 'news_category', await readYaml('news-categories.yaml'))
  await insertArticles(trx, 'news', 'news', (pages, front) => ({
    category_id: known(categories, front.category),
    summary: both(pages, 'summary'),
    source: both(pages, 'source'),
    cover: front.cover,
    pinned: front.pinned,
    publishtime: daysAgo(front),
  }))
  await insertArticles(trx, 'one_page', 'pages', searchEngines)
}

/** One row for each text of a folder, the oldest first; `columns`: what it has besides. */
async function insertArticles(
  trx: Transaction<Tables>,
  table: string,
  folder: string,
  columns: (pages: Pages, front: Row) => Row,
): Promise<void> {
  const articles = await readTexts(folder)
  const age = ({ pages }: { pages: Pages }): number => Number(pages['zh-cn'].front.days_ago ?? 0)
  for (const { slug, pages } of articles.toSorted((a, b) => age(b) - age(a))) {
    const texts = { title: both(pages, 'title'), body: bodies(pages) }
    await insert(trx, table, { slug, ...texts, ...columns(pages, pages['zh-cn'].front) })
  }
}

const searchEngines = (pages: Pages): Row => ({
  seo_title: both(pages, 'seo_title'),
  seo_description: both(pages, 'seo_description'),
})

/** Topic after topic as the definition has them, in the order of their covers. */
async function insertTutorials(trx: Transaction<Tables>, tags: ReadonlyMap<string, number>): Promise<void> {
  const tutorials = await readTexts('tutorials')
  const place = ({ pages }: { pages: Pages }): number => PICTURES.tutorials!.indexOf(String(pages['zh-cn'].front.cover))
  for (const { slug, pages } of tutorials.toSorted((a, b) => place(b) - place(a))) {
    const { topic, cover, level, tags: names } = pages['zh-cn'].front
    await insert(trx, 'tutu', {
      slug,
      topic,
      cover,
      level,
      title: both(pages, 'title'),
      summary: both(pages, 'summary'),
      body: bodies(pages),
      tag_ids: knownAll(tags, names),
      ...tutorialMedia(slug, { 'zh-cn': pages['zh-cn'].front, en: pages.en.front }),
    })
  }
}

/** Answers whose each course is, by its slug. */
async function insertMentors(
  trx: Transaction<Tables>,
  tagIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const byCourse = new Map<string, number>()
  for (const { tags, courses, ...row } of (await readYaml('mentors.yaml')).toReversed()) {
    const id = await insert(trx, 'bole', { ...row, tag_ids: knownAll(tagIds, tags) })
    for (const course of courses as string[]) byCourse.set(course, id)
  }
  return byCourse
}

async function insertJobs(trx: Transaction<Tables>): Promise<void> {
  const cents = (yuan: unknown): number | null => (yuan === undefined ? null : toCents(String(yuan))!)
  const openings = await readYaml('openings.yaml')
  await insertList(
    trx,
    'job',
    openings.map((row) => ({ ...row, salary_min: cents(row.salary_min), salary_max: cents(row.salary_max) })),
  )
}

async function insertEnquiries(trx: Transaction<Tables>): Promise<void> {
  await insertList(trx, 'contact', (await readYaml('enquiries.yaml')).map(handledAgo))
}

/** `age`, `handled`: hours ago; whoever was there first handled them. */
const handledAgo = ({ age, handled, ...row }: Row): Row => ({
  ...row,
  createtime: hoursAgo(age),
  ...(handled !== undefined && { handler_id: sql`(select min(id) from admin)`, handletime: hoursAgo(handled) }),
})

const hoursAgo = (hours: unknown): number => Math.floor(Date.now() / 1000) - Number(hours) * 3600

/** Inserts in reverse, since the latest row stands on top. Answers ids by slug, in the file's order. */
async function insertList(trx: Transaction<Tables>, table: string, rows: Row[]): Promise<Map<string, number>> {
  const ids: [string, number][] = []
  for (const row of rows.toReversed()) ids.push([String(row.slug), await insert(trx, table, row)])
  return new Map(ids.toReversed())
}

async function insert(trx: Transaction<Tables>, table: string, row: Row): Promise<number> {
  const entries = Object.entries({ ...row, is_demo: true })
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(entries.map(([name]) => sql.ref(name)))})
    values (${sql.join(entries.map(([, value]) => value))}) returning id
  `.execute(trx)
  return rows[0]!.id
}

function known(ids: ReadonlyMap<string, number>, slug: unknown): number {
  const id = ids.get(String(slug))
  if (!id) throw new Error(`server/seed names '${String(slug)}', which does not exist`)
  return id
}

const knownAll = (ids: ReadonlyMap<string, number>, slugs: unknown): number[] =>
  (slugs as string[]).map((slug) => known(ids, slug))

/** The texts of a folder by their names, which are slugs. */
async function readTexts(folder: string): Promise<{ slug: string; pages: Pages }[]> {
  const files = (await readdir(`${SEED}/${folder}`)).toSorted()
  const slugs = files.flatMap((file) => /^(.+)\.zh-cn\.md$/.exec(file)?.[1] ?? [])
  return Promise.all(slugs.map(async (slug) => ({ slug, pages: await readPages(folder, slug) })))
}

async function readPages(folder: string, stem: string): Promise<Pages> {
  const pages = await Promise.all(
    LANGUAGES.map(
      async (language) =>
        [language, await readPage(await readFile(`${SEED}/${folder}/${stem}.${language}.md`, 'utf8'))] as const,
    ),
  )
  return Object.fromEntries(pages) as Pages
}

async function readPage(source: string): Promise<Page> {
  const { front, body } = splitPage(source)
  return { front: (await parseYaml(front)) as Record<string, unknown>, body }
}

function both(pages: Pages, name: string): Localized {
  return Object.fromEntries(LANGUAGES.map((language) => [language, String(pages[language].front[name])])) as Localized
}

function bodies(pages: Pages): Localized {
  return Object.fromEntries(LANGUAGES.map((language) => [language, pages[language].body])) as Localized
}
