import { CODE, type FoundIn, type ListAnswer } from '@tutu/contract/core/envelope'
import type { PublicDetail, PublicRow } from '@tutu/contract/definition/public-rows'
import type { cases } from '@tutu/contract/resources/cases'
import type { course } from '@tutu/contract/resources/course'
import type { courseCategory } from '@tutu/contract/resources/course-category'
import type { lesson } from '@tutu/contract/resources/lesson'
import type { tag } from '@tutu/contract/resources/tag'
import { data } from 'react-router'
import type { SiteContext } from './site-context.ts'
import { inTreeOrder } from './tree-order.ts'

// Rows as the public API answers them, in the request's language: what definitions say, and what hooks add.
export type Category = PublicRow<typeof courseCategory>
export type Accent = Category['accent']
export type Tag = PublicRow<typeof tag>

type CourseFacts = {
  lesson_count: number
  total_minutes: number
  /** Among the results of a search by words. */
  found_in?: FoundIn
}
export type CourseRow = PublicRow<typeof course> & CourseFacts
export type CourseDetail = PublicDetail<typeof course> & CourseFacts
export type Level = CourseRow['level']
export type Device = CourseRow['devices'][number]

/** What a lesson that is not free keeps inside. */
type Inside = 'content_html' | 'materials' | 'materials_info'
export type LessonRow = Omit<PublicRow<typeof lesson>, Inside>
export type LessonNeighbour = { slug: string; title: string } | null
/** Its course is there, since the lesson is public. */
export type LessonDetail = Omit<LessonRow, 'course'> &
  Partial<Pick<PublicDetail<typeof lesson>, Inside>> & {
    course: NonNullable<LessonRow['course']>
    previous: LessonNeighbour
    next: LessonNeighbour
  }

export type Work = PublicDetail<typeof cases>
export type WorkKind = Work['kind']

type Api = Pick<SiteContext, 'api'>

/** Each child behind its parent; brothers in their order. */
export async function listCategories(context: Api): Promise<Category[]> {
  return inTreeOrder((await list<Category>(context, '/api/courseCategory/index', { limit: 50 })).list)
}

export function listCourses(context: Api, params: Record<string, unknown>): Promise<ListAnswer<CourseRow>> {
  return list<CourseRow>(context, '/api/course/index', params)
}

/** Throws status 404 where there is no such published course. It may have another slug: the one asked for was a former one. */
export async function readCourse(context: Api, slug: string): Promise<CourseDetail> {
  return (await ask<{ row: CourseDetail }>(context, '/api/course/read', { slug }, 404)).row
}

/** A course's lessons in their order. */
export async function listLessons(context: Api, courseId: number): Promise<LessonRow[]> {
  return (await list<LessonRow>(context, '/api/lesson/index', { course_id: courseId, limit: 50 })).list
}

/** Throws status 404 where the course has no such published lesson; with former slugs as `readCourse`. */
export async function readLesson(context: Api, courseSlug: string, slug: string): Promise<LessonDetail> {
  return (await ask<{ row: LessonDetail }>(context, '/api/lesson/read', { course: courseSlug, slug }, 404)).row
}

/** The tag of a slug, or of one it had before; undefined where there is none. */
export async function findTag(context: Api, slug: string): Promise<Tag | undefined> {
  const answer = await call<{ row: Tag }>(context, '/api/tag/read', { slug })
  return answer.code === CODE.ok ? answer.data.row : undefined
}

export function listWorks(context: Api, params: Record<string, unknown>): Promise<ListAnswer<Work>> {
  return list<Work>(context, '/api/cases/index', params)
}

/** Throws status 404 where no such work is shown. */
export async function readWork(context: Api, id: string): Promise<Work> {
  return (await ask<{ row: Work }>(context, '/api/cases/read', { id }, 404)).row
}

function list<Row>(context: Api, path: string, params: Record<string, unknown>): Promise<ListAnswer<Row>> {
  return ask<ListAnswer<Row>>(context, path, params, 500)
}

/** The subject of a slug, or of one it had before; undefined where there is none. */
export async function findCategory(context: Api, slug: string): Promise<Category | undefined> {
  const answer = await call<{ row: Category }>(context, '/api/courseCategory/read', { slug })
  return answer.code === CODE.ok ? answer.data.row : undefined
}

export async function listTags(context: Api): Promise<Tag[]> {
  return (await list<Tag>(context, '/api/tag/index', { limit: 50 })).list
}

/** The answer's data; a refusal is thrown with `refused` as the page's status. */
async function ask<T>(context: Api, path: string, params: Record<string, unknown>, refused: number): Promise<T> {
  const answer = await call<T>(context, path, params)
  if (answer.code !== CODE.ok) throw data(null, { status: refused })
  return answer.data
}

async function call<T>(context: Api, path: string, params: Record<string, unknown>) {
  try {
    return await context.api<T>(path, params)
  } catch (error) {
    const status = error instanceof Object && 'status' in error ? Number(error.status) : 500
    throw data(null, { status: status >= 500 ? status : 500 })
  }
}
