import { readFile } from 'node:fs/promises'
import { cases } from '@tutu/contract/resources/cases'
import { course as courseDefinition } from '@tutu/contract/resources/course'
import { sql, type Transaction } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import { SYSTEM } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { daysAgo, readYaml, type Row, SEED } from './seed-files.ts'

/** Whom and what the demo's works name: members by user name, tags by slug; `pupils`: its class, as the seed has it. */
export type Known = {
  members: ReadonlyMap<string, number>
  tags: ReadonlyMap<string, number>
  pupils: readonly Row[]
}

/** Columns of one of the demo's works, but for what it was made from. One that was approved or sent back was looked at two hours after it was made. */
export async function workColumns(work: Row, { members, tags, pupils }: Known): Promise<Row> {
  const { slug, title, kind, file, featured, description, author, state = 'approved', reason } = work
  const time = daysAgo(work)
  const nickname = pupils.find(({ username }) => username === author)?.nickname
  return {
    title,
    kind,
    file: file ?? null,
    featured: featured === true,
    description,
    state,
    cover: work.cover ?? `/static/works/${String(slug)}.svg`,
    author: nickname,
    user_id: members.get(String(author)) ?? null,
    source: await sourceOf(work),
    tag_ids: (work.tags as string[]).flatMap((tag) => tags.get(tag) ?? []),
    createtime: time,
    updatetime: time,
    is_demo: true,
    reason: reason ?? null,
    ...((state === 'approved' || state === 'rejected') && {
      reviewer_id: sql`(select min(id) from admin)`,
      reviewtime: time + 7200,
    }),
  }
}

/** A program of a work: a file of its own, or the first whole one of a lesson. */
async function sourceOf({ source, lesson }: Row): Promise<string | null> {
  if (source !== undefined) return readFile(`${SEED}/works/${String(source)}`, 'utf8')
  if (lesson === undefined) return null
  const text = await readFile(`${SEED}/courses/${String(lesson)}.zh-cn.md`, 'utf8')
  const program = /^```\w+ run(?: piece)?\n(.*?)^```$/ms.exec(text)?.[1]
  if (!program) throw new Error(`server/seed/courses/${String(lesson)} has no program that runs`)
  return program
}

/** The piece of this course is not given a second time. */
export async function notePiece(trx: Transaction<Tables>, course: string): Promise<void> {
  await sql`insert into demo_piece (course) values (${course}) on conflict do nothing`.execute(trx)
}

/**
 * Gives courses of the demo, on sites that began with an earlier version, the finished piece that this one has for them.
 * Courses that somebody has edited, and pieces that were there once and were taken away, stay as they are. Answers how many
 * courses got one.
 */
export async function giveDemoCoursesTheirPieces({ mutations }: Engine): Promise<number> {
  return mutations.run(SYSTEM, async (tx) => {
    const { rows: courses } = await sql<{ id: number; slug: string }>`
      select id, slug from course
      where is_demo and work_id is null and not exists (select from demo_piece where course = course.slug)
      order by id for no key update
    `.execute(tx.transaction)
    if (courses.length === 0) return 0
    const known = await readKnown(tx.transaction)
    const pieces = await readYaml('works.yaml')
    let given = 0
    for (const { id, slug } of courses) {
      const piece = pieces.find(({ course }) => course === slug)
      if (!piece) continue
      const [work] = await tx.insert(cases.name, [await workColumns(piece, known)])
      await tx.touch(courseDefinition.name, [id], { work_id: work!.id })
      await notePiece(tx.transaction, slug)
      given++
    }
    return given
  })
}

async function readKnown(trx: Transaction<Tables>): Promise<Known> {
  const [members, tags] = await Promise.all(
    [
      sql<{ id: number; name: string }>`select id, username as name from member where is_demo`,
      sql<{ id: number; name: string }>`select id, slug as name from tag`,
    ].map(async (query) => new Map((await query.execute(trx)).rows.map(({ id, name }) => [name, id] as const))),
  )
  return { members: members!, tags: tags!, pupils: await readYaml('class.yaml') }
}
