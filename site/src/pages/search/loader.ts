import type { FoundIn, ListAnswer } from '@tutu/contract/core/envelope'
import { type Definition, fieldOfRole } from '@tutu/contract/definition/define-resource'
import { course } from '@tutu/contract/resources/course'
import { RESOURCES } from '@tutu/contract/resources/index'
import type { LoaderFunctionArgs } from 'react-router'
import { ageIn, courseQuery } from '../../lib/age-in.ts'
import { linkTo, type Query } from '../../lib/links.ts'
import { isShortest, pageQuery, readPage, readWords, toRealPage } from '../../lib/list-address.ts'
import { listCategories, listCourses, listRows } from '../../lib/public-api.ts'
import { pageOfRow } from '../../lib/row-address.ts'
import { siteContext, type SiteContext } from '../../lib/site-context.ts'
import { markWords } from './mark-words.ts'

/** Whatever visitors search by words and has a page: a module says so itself. */
const KINDS: readonly Definition[] = RESOURCES.filter(({ public: access }) => access?.search && access.page)
/** Those of which feeds tell, since they are news on their day. */
const DATED = new Set(KINDS.filter(({ public: access }) => access?.feed).map(({ name }) => name))
const SHOWN = 4
const PAGE_SIZE = 12
const SUGGESTED = 3

type Row = Readonly<Record<string, unknown>> & { id: number; found_in?: FoundIn }
type Answer = ListAnswer<Row>
export type Asked = { q: string; kind?: string; page: number }
export type Group = { kind: string; total: number; isMany: boolean; rows: Found[] }
/** A row as results show it. */
export type Found = {
  id: number
  path: string
  title: string
  summary: string
  cover: string | null
  cover_info: null
  foundIn?: FoundIn
}

export function searchQuery({ q, kind, page }: Asked): Query {
  return { q: q || undefined, kind, page: pageQuery(page) }
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  const kind = KINDS.find(({ name }) => name === searchParams.get('kind'))?.name
  const asked: Asked = { q: readWords(searchParams), kind, page: kind ? readPage(searchParams) : 1 }
  if (!isShortest(searchParams, searchQuery(asked))) site.doNotKeep()
  if (asked.q === '')
    return { asked, groups: [], mode: 'none' as const, meant: null, pages: 1, ...(await suggest(site)) }

  const age = ageIn(asked.q)?.age
  const answers = await Promise.all(
    KINDS.filter(({ name }) => !kind || name === kind).map(async (definition) => {
      const size = kind ? PAGE_SIZE : SHOWN
      const query = definition.name === course.name ? courseQuery(asked.q) : { quick_search: asked.q }
      const params = { ...query, page: asked.page, limit: size }
      return { definition, answer: (await listRows(site, definition, params)) as Answer }
    }),
  )
  const { mode, meant } = bestOf(answers.map(({ answer }) => answer))
  const groups = answers
    .filter(
      ({ answer }) => answer.total > 0 && outcomeOf(answer).mode === mode && outcomeOf(answer).did_you_mean === meant,
    )
    .map(({ definition, answer }): Group => ({
      kind: definition.name,
      total: answer.total,
      isMany: answer.totalEstimated ?? false,
      rows: answer.list.flatMap((row) => present(definition, row)),
    }))
    .toSorted((one, other) => nearness(other, meant ?? asked.q, age) - nearness(one, meant ?? asked.q, age))
  const total = groups[0]?.total ?? 0
  const pages = kind
    ? toRealPage(site, { page: asked.page, size: PAGE_SIZE, total }, (page) =>
        linkTo('search', site.language, { query: searchQuery({ ...asked, page }) }),
      )
    : 1
  const others = groups.length === 0 ? await suggest(site) : { categories: [], courses: [] }
  return { asked, groups, mode, meant, pages, ...others }
}

/**
 * How near a kind is to what was asked: something is called so; something says so of itself in a line; an article is called
 * so; it is only spoken of. What was written on a day comes behind what stands: 'eyes' asks for the parents' page. Who names an age
 * asks for courses.
 */
function nearness({ kind, rows }: Group, words: string, age: number | undefined): number {
  if (age !== undefined && kind === course.name) return 4
  const isNamed = (text: string): boolean => markWords(text, words).some(({ mark }) => mark)
  const isCalled = rows.some(({ title }) => isNamed(title))
  if (DATED.has(kind)) return isCalled ? 1 : 0
  if (isCalled) return 3
  return rows.some(({ summary }) => isNamed(summary)) ? 2 : 0
}

/**
 * Whether all words were found anywhere; else with a slip put right, in the way that finds most; else some of the words. One
 * kind's answer must not stand beside a worse one of another.
 */
function bestOf(answers: readonly Answer[]): { mode: 'all' | 'near' | 'any' | 'none'; meant: string | null } {
  const found = answers.filter(({ total }) => total > 0)
  if (found.some((answer) => outcomeOf(answer).mode === 'all')) return { mode: 'all', meant: null }
  const near = found.filter(({ search }) => search?.mode === 'near')
  const [most] = near.toSorted((one, other) => other.total - one.total)
  if (most) return { mode: 'near', meant: most.search?.did_you_mean ?? null }
  return { mode: found.length > 0 ? 'any' : 'none', meant: null }
}

/** Courses of an age alone were not searched for by words: each is what was asked for. */
const outcomeOf = ({ search }: Answer) => search ?? ({ mode: 'all', did_you_mean: null } as const)

function present(definition: Definition, row: Row): Found[] {
  const path = pageOfRow(definition, row)
  if (path === undefined) return []
  const text = (name: string | undefined): string => (name && row[name] ? String(row[name]) : '')
  const summary = Object.entries(definition.public?.search?.fields ?? {}).find(
    ([name, place]) => place === 'summary' && name !== fieldOfRole(definition, 'address'),
  )?.[0]
  const picture = definition.views?.cards?.picture
  return [
    {
      id: row.id,
      path,
      title: text(definition.label),
      summary: text(summary),
      cover: picture ? text(picture) || null : null,
      cover_info: null,
      foundIn: row.found_in,
    },
  ]
}

/** Ways on for whoever found nothing, or has not asked yet. */
async function suggest(site: SiteContext) {
  const [categories, recommended] = await Promise.all([
    listCategories(site),
    listCourses(site, { recommended: 1, limit: SUGGESTED }),
  ])
  return { categories: categories.filter(({ pid }) => pid === 0), courses: recommended.list }
}
