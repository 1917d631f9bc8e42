import { CODE, type FoundIn, type ListAnswer } from '@tutu/contract/core/envelope'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import type { PublicDetail, PublicRow } from '@tutu/contract/definition/public-rows'
import { cases } from '@tutu/contract/resources/cases'
import { course } from '@tutu/contract/resources/course'
import { courseCategory } from '@tutu/contract/resources/course-category'
import { lesson } from '@tutu/contract/resources/lesson'
import type { reaction } from '@tutu/contract/resources/reaction'
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
/** `has_goods`: the shop has some that unlock it, on sale now or not. */
export type CourseDetail = PublicDetail<typeof course> & CourseFacts & { has_goods: boolean }
export type Level = CourseRow['level']
export type Device = CourseRow['devices'][number]

/** What a lesson that is not free keeps inside. */
type Inside = 'content_html' | 'video' | 'video_words' | 'materials' | 'materials_info'
/** What is to be done first may be of another course, whose address a lesson's begins with. */
type LessonFirst = PublicDetail<typeof lesson>['prerequisites'][number] & { course: { slug: string } }
export type LessonRow = Omit<PublicRow<typeof lesson>, Inside>
export type Neighbour = { slug: string; title: string } | null
/** What comes before and after an article or a piece of news, as their hooks add it. */
export type Neighbours = { views: number; previous: Neighbour; next: Neighbour }
/** Its course is there, since the lesson is public. */
export type LessonDetail = Omit<LessonRow, 'course'> &
  Partial<Pick<PublicDetail<typeof lesson>, Inside>> & {
    course: NonNullable<LessonRow['course']>
    prerequisites: LessonFirst[]
    previous: Neighbour
    next: Neighbour
  }

/** The author by nickname, and by picture where it is a member. */
type WorkFacts = { author: string; author_avatar: string | null }
export type WorkRow = Omit<PublicRow<typeof cases>, 'author'> & WorkFacts
export type WorkKind = WorkRow['kind']
export type Response = keyof (typeof reaction)['fields']['kind']['options']
/** A work of the family: one that another was made from, or that was made from it. */
export type Relative = { id: number; remix_id: number | null; title: string; author: string }
export type Work = Omit<PublicDetail<typeof cases>, 'author'> &
  WorkFacts & {
    source: string | null
    /** How many have said what; what nobody has said is not there. */
    reactions: Partial<Record<Response, number>>
    ancestors: Relative[]
    remixes: Relative[]
    /** What else its author shows. */
    others: Pick<WorkRow, 'id' | 'title' | 'kind' | 'cover' | 'cover_info'>[]
  }

type Api = Pick<SiteContext, 'api'>
type Params = Readonly<Record<string, unknown>>

/**
 * Public rows of a module, as far as `params` say (wire decision 14): `listRows(site, blog, { tag_ids: 3, page: 2 })`.
 * `Facts`: what the module's hooks add.
 */
export function listRows<D extends Definition, Facts = unknown>(
  context: Api,
  definition: D,
  params: Params = {},
): Promise<ListAnswer<PublicRow<D> & Facts>> {
  return ask<ListAnswer<PublicRow<D> & Facts>>(context, `/api/${controllerBase(definition)}/index`, params, 500)
}

/**
 * The public row that `params` name, by its id or its slug. Throws status 404 where there is none. It may have another slug
 * than the one asked for, which then was a former one.
 */
export async function readRow<D extends Definition, Row = PublicDetail<D>>(
  context: Api,
  definition: D,
  params: Params,
): Promise<Row> {
  return (await ask<{ row: Row }>(context, readPath(definition), params, 404)).row
}

/** Rows with their texts, which lists do not carry. For few rows: each is read by itself. */
export async function readRows<D extends Definition>(
  context: Api,
  definition: D,
  params: Params = {},
): Promise<PublicDetail<D>[]> {
  const { list } = await listRows(context, definition, { limit: ROWS_MAX, ...params })
  return Promise.all(list.map(({ id }) => readRow(context, definition, { id })))
}
const ROWS_MAX = 30

/** The same row, or undefined where there is none. */
export async function findRow<D extends Definition, Row = PublicDetail<D>>(
  context: Api,
  definition: D,
  params: Params,
): Promise<Row | undefined> {
  const answer = await call<{ row: Row }>(context, readPath(definition), params)
  return answer.code === CODE.ok ? answer.data.row : undefined
}

const readPath = (definition: Definition): string => `/api/${controllerBase(definition)}/read`

/** Each child behind its parent; brothers in their order. */
export async function listCategories(context: Api): Promise<Category[]> {
  return inTreeOrder((await listRows(context, courseCategory, { limit: 50 })).list)
}

export function listCourses(context: Api, params: Params): Promise<ListAnswer<CourseRow>> {
  return listRows<typeof course, CourseFacts>(context, course, params)
}

export function readCourse(context: Api, slug: string): Promise<CourseDetail> {
  return readRow<typeof course, CourseDetail>(context, course, { slug })
}

/** A course's lessons in their order. */
export async function listLessons(context: Api, courseId: number): Promise<LessonRow[]> {
  const of = { course_id: courseId, limit: 50 }
  return (await ask<ListAnswer<LessonRow>>(context, `/api/${controllerBase(lesson)}/index`, of, 500)).list
}

/** Throws status 404 where the course has no such published lesson. */
export function readLesson(context: Api, courseSlug: string, slug: string): Promise<LessonDetail> {
  return readRow<typeof lesson, LessonDetail>(context, lesson, { course: courseSlug, slug })
}

export function listWorks(context: Api, params: Params): Promise<ListAnswer<WorkRow>> {
  return listRows<typeof cases, WorkFacts>(context, cases, params)
}

/** Throws status 404 where no such work is shown. */
export function readWork(context: Api, id: string): Promise<Work> {
  return readRow<typeof cases, Work>(context, cases, { id })
}

/** The answer's data; a refusal is thrown with `refused` as the page's status. */
async function ask<T>(context: Api, path: string, params: Params, refused: number): Promise<T> {
  const answer = await call<T>(context, path, params)
  if (answer.code !== CODE.ok) throw data(null, { status: refused })
  return answer.data
}

async function call<T>(context: Api, path: string, params: Params) {
  try {
    return await context.api<T>(path, params)
  } catch (error) {
    const status = error instanceof Object && 'status' in error ? Number(error.status) : 500
    throw data(null, { status: status >= 500 ? status : 500 })
  }
}
