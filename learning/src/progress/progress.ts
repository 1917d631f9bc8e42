import { LANGUAGES, type Language } from '@tutu/contract/core/languages'

/** What a child has done of courses: kept on the device, and for members on the server too. Times in ms. */
export type Progress = {
  readonly courses: Readonly<Record<string, CourseRecord>>
  readonly lessons: Readonly<Record<string, LessonRecord>>
  /** When each badge was earned (`badges.ts`). */
  readonly badges?: Readonly<Record<string, number>> | undefined
  /** Best stars of each exercise of the tools, 1–3: as a device says, so nothing that gives points rests on them. */
  readonly tools?: ToolStars | undefined
}

export const TOOLS = ['typing', 'clock', 'super'] as const
export type ToolStars = Readonly<Partial<Record<(typeof TOOLS)[number], Readonly<Record<string, number>>>>>

type Names = Readonly<Partial<Record<Language, string>>>

/** By the course's number. What it is called is noted as it was seen, so that a list needs no network. */
export type CourseRecord = {
  readonly slug: string
  readonly title: Names
  /** How many lessons it has. */
  readonly count: number
}

export type LessonRecord = {
  readonly course: string
  readonly slug: string
  readonly title: Names
  /** From 1. */
  readonly number: number
  readonly seen: number
  readonly done: number | null
  readonly minutes: number
  /** The exercises that were solved. */
  readonly stars: readonly string[]
  /** Exercises to be seen again: how often they went right since, and from when on they wait. */
  readonly again: Readonly<Record<string, Repeat>>
  /** Of exercises how many hints were opened, or `ANSWERED`: they stand open when the child comes back. */
  readonly helped?: Readonly<Record<string, number>> | undefined
  /** How often each exercise went wrong, as far as that is counted. */
  readonly missed?: Readonly<Record<string, number>> | undefined
}

type Repeat = { readonly step: number; readonly due: number }

/** Where somebody is; `next`: what comes after it, so that it can be led to from everywhere. */
export type Place = { courseId: string; course: CourseRecord; lesson: LessonPlace; next: LessonPlace | null }
type LessonPlace = { id: string; slug: string; title: Names; number: number }

const DAY = 86_400_000
/** Days after which what went wrong is asked again; right each time, it is known. */
const REPEATS = [1, 3, 7, 21]
/** The step of what is asked no more. It stays noted: a copy from before, merged in, would bring it back. */
const KNOWN = REPEATS.length
export const REVIEW_MAX = 5
/** More is no honest record of one child. */
const LESSONS_MAX = 1000
const STARS_MAX = 50
const MINUTES_MAX = 100_000
/** Three hints, and then the answer. */
export const ANSWERED = 4
const MISSED_MAX = 9
const BADGES_MAX = 20
/** Of a tool: more than any has exercises. */
const TOOL_STARS_MAX = 200
const BEST = 3

export const NO_PROGRESS: Progress = { courses: {}, lessons: {} }

export function visit(progress: Progress, { courseId, course, lesson, next }: Place, now: number): Progress {
  const before = progress.courses[courseId]
  const noted = (place: LessonPlace, seen: number): Record<string, LessonRecord> => {
    const { id, slug, number } = place
    const known = progress.lessons[id]
    const title = { ...known?.title, ...place.title }
    const record = { done: null, minutes: 0, stars: [], again: {}, ...known, course: courseId, slug, number, title }
    return { [id]: { ...record, seen: Math.max(seen, known?.seen ?? 0) } }
  }
  return {
    ...progress,
    courses: { ...progress.courses, [courseId]: { ...course, title: { ...before?.title, ...course.title } } },
    lessons: { ...progress.lessons, ...(next && noted(next, 0)), ...noted(lesson, now) },
  }
}

export function finish(progress: Progress, lesson: string, now: number): Progress {
  return change(progress, lesson, (known) => ({ ...known, done: known.done ?? now }))
}

export function spendMinutes(progress: Progress, lesson: string, minutes: number): Progress {
  return change(progress, lesson, (known) => ({ ...known, minutes: Math.min(known.minutes + minutes, MINUTES_MAX) }))
}

/** An exercise went right: a star, and where it had gone wrong, a longer wait until it is asked again. */
export function solve(progress: Progress, lesson: string, exercise: string, now: number): Progress {
  return change(progress, lesson, (known) => {
    const repeat = known.again[exercise]
    const stars = known.stars.includes(exercise) ? known.stars : [...known.stars, exercise].slice(0, STARS_MAX)
    if (!repeat || !isDue(repeat, now)) return { ...known, stars }
    const step = repeat.step + 1
    // Never before it was due: of two copies the one that was asked later counts.
    const due = Math.max(repeat.due, now + (REPEATS[step] ?? 0) * DAY)
    return { ...known, stars, again: { ...known.again, [exercise]: { step, due } } }
  })
}

/** An exercise that its lesson has no more waits for nobody. */
export function drop(progress: Progress, lesson: string, exercise: string, now: number): Progress {
  return change(progress, lesson, (known) => ({
    ...known,
    again: { ...known.again, [exercise]: { step: KNOWN, due: Math.max(known.again[exercise]?.due ?? now, now) } },
  }))
}

export function miss(progress: Progress, lesson: string, exercise: string, now: number): Progress {
  return change(progress, lesson, (known) => ({
    ...known,
    again: { ...known.again, [exercise]: { step: 0, due: now + REPEATS[0]! * DAY } },
    missed: { ...known.missed, [exercise]: Math.min((known.missed?.[exercise] ?? 0) + 1, MISSED_MAX) },
  }))
}

/** Hints of an exercise were opened, or its answer. */
export function help(progress: Progress, lesson: string, exercise: string, opened: number): Progress {
  return change(progress, lesson, (known) => ({
    ...known,
    helped: { ...known.helped, [exercise]: Math.min(Math.max(opened, known.helped?.[exercise] ?? 0), ANSWERED) },
  }))
}

function change(progress: Progress, lesson: string, how: (known: LessonRecord) => LessonRecord): Progress {
  const known = progress.lessons[lesson]
  return known ? { ...progress, lessons: { ...progress.lessons, [lesson]: how(known) } } : progress
}

/** Lessons of a course, in its order. */
export function lessonsOf(progress: Progress, course: string): (LessonRecord & { id: string })[] {
  return Object.entries(progress.lessons)
    .filter(([, lesson]) => lesson.course === course)
    .map(([id, lesson]) => ({ id, ...lesson }))
    .toSorted((a, b) => a.number - b.number)
}

/** What a course comes to: lessons done, stars, minutes, and when it was last looked at. */
export function totalsOf(
  progress: Progress,
  course: string,
): { done: number; stars: number; minutes: number; seen: number } {
  const totals = { done: 0, stars: 0, minutes: 0, seen: 0 }
  for (const lesson of lessonsOf(progress, course)) {
    if (lesson.done !== null) totals.done++
    totals.stars += lesson.stars.length
    totals.minutes += lesson.minutes
    totals.seen = Math.max(totals.seen, lesson.seen)
  }
  return totals
}

export type NextStep = {
  readonly course: CourseRecord & { readonly id: string }
  /** The lesson to go on with: the last one seen, or the one after it. `slug`: where it is known. */
  readonly number: number
  readonly slug: string | undefined
  readonly title: Names
  readonly done: number
}

/** How a course goes on; undefined: it was never begun, or there is nothing left of it. */
export function nextStep(progress: Progress, courseId: string): NextStep | undefined {
  const course = progress.courses[courseId]
  const lessons = lessonsOf(progress, courseId)
  if (!course || lessons.length === 0) return undefined
  const last = lessons.reduce((a, b) => (b.seen > a.seen ? b : a))
  const { done } = totalsOf(progress, courseId)
  const byNumber = new Map(lessons.map((lesson) => [lesson.number, lesson]))
  // After the last one, or what was left out before it.
  const numbers = [...range(last.number, course.count), ...range(1, last.number - 1)]
  const number = numbers.find((one) => typeof byNumber.get(one)?.done !== 'number')
  if (number === undefined) return undefined
  const lesson = byNumber.get(number)
  return { course: { id: courseId, ...course }, number, slug: lesson?.slug, title: lesson?.title ?? {}, done }
}

/** The courses that were begun, the one last looked at first. */
export function coursesBegun(progress: Progress): string[] {
  const seen = new Map<string, number>()
  for (const lesson of Object.values(progress.lessons)) {
    seen.set(lesson.course, Math.max(seen.get(lesson.course) ?? 0, lesson.seen))
  }
  return [...seen.keys()].toSorted((a, b) => seen.get(b)! - seen.get(a)!)
}

export function isCourseDone(progress: Progress, courseId: string): boolean {
  const count = progress.courses[courseId]?.count ?? 0
  return count > 0 && totalsOf(progress, courseId).done >= count
}

/** What waits to be asked again today, what waited longest first. */
export function dueExercises(progress: Progress, now: number): { lesson: string; exercise: string }[] {
  return waiting(progress)
    .filter((repeat) => isDue(repeat, now))
    .slice(0, REVIEW_MAX)
    .map(({ lesson, exercise }) => ({ lesson, exercise }))
}

/** From the morning of its day on, by the calendar of the device: nobody learns at the same hour every day. */
export function isDue({ due }: { due: number }, now: number): boolean {
  return due < new Date(now).setHours(24, 0, 0, 0)
}

/** From when on something waits to be asked again; undefined: nothing ever went wrong. */
export function nextReview(progress: Progress): number | undefined {
  return waiting(progress)[0]?.due
}

function waiting(progress: Progress): { lesson: string; exercise: string; due: number }[] {
  return Object.entries(progress.lessons)
    .flatMap(([lesson, { again }]) =>
      Object.entries(again)
        .filter(([, { step }]) => step < KNOWN)
        .map(([exercise, { due }]) => ({ lesson, exercise, due })),
    )
    .toSorted((a, b) => a.due - b.due)
}

/** Of two devices, or a device and the server: nothing of either is lost, and merging again changes nothing. */
export function merge(one: Progress, other: Progress): Progress {
  const lessons = { ...one.lessons }
  for (const [id, theirs] of Object.entries(other.lessons)) {
    const ours = lessons[id]
    lessons[id] = ours ? mergeLesson(ours, theirs) : theirs
  }
  const courses = { ...other.courses }
  for (const [id, ours] of Object.entries(one.courses)) {
    courses[id] = { ...ours, title: { ...courses[id]?.title, ...ours.title } }
  }
  const badges = joined(one.badges, other.badges, Math.min)
  const tools = mergeTools(one.tools, other.tools)
  return { courses, lessons, ...(badges && { badges }), ...(tools && { tools }) }
}

/** Of each exercise the better of both. undefined: of no tool. */
function mergeTools(ours: ToolStars = {}, theirs: ToolStars = {}): ToolStars | undefined {
  const both = TOOLS.flatMap((tool) => {
    const stars = joined(ours[tool], theirs[tool], Math.max)
    return stars ? [[tool, stars]] : []
  })
  return both.length > 0 ? Object.fromEntries(both) : undefined
}

/** Of two counts by name both, and of what both have what `pick` says; undefined: of nothing. */
function joined(
  ours: Readonly<Record<string, number>> = {},
  theirs: Readonly<Record<string, number>> = {},
  pick: (a: number, b: number) => number,
): Record<string, number> | undefined {
  const all: Record<string, number> = { ...theirs }
  for (const [name, count] of Object.entries(ours)) all[name] = pick(count, all[name] ?? count)
  return Object.keys(all).length > 0 ? all : undefined
}

function mergeLesson(ours: LessonRecord, theirs: LessonRecord): LessonRecord {
  const again: Record<string, Repeat> = { ...theirs.again }
  for (const [exercise, repeat] of Object.entries(ours.again)) {
    const known = again[exercise]
    // The one that was asked later knows more; of the same time, the one that went further.
    const isNewer = !known || repeat.due > known.due || (repeat.due === known.due && repeat.step > known.step)
    again[exercise] = isNewer ? repeat : known
  }
  const helped = joined(ours.helped, theirs.helped, Math.max)
  const missed = joined(ours.missed, theirs.missed, Math.max)
  const newer = theirs.seen > ours.seen ? theirs : ours
  return {
    course: newer.course,
    slug: newer.slug,
    number: newer.number,
    title: { ...theirs.title, ...ours.title },
    seen: Math.max(ours.seen, theirs.seen),
    done: ours.done === null || theirs.done === null ? (ours.done ?? theirs.done) : Math.min(ours.done, theirs.done),
    minutes: Math.max(ours.minutes, theirs.minutes),
    stars: [...new Set([...ours.stars, ...theirs.stars])].toSorted().slice(0, STARS_MAX),
    again,
    ...(helped && { helped }),
    ...(missed && { missed }),
  }
}

/** What a store holds, as far as it can be used: an older or broken one is no reason to lose the rest. */
export function readProgress(value: unknown): Progress {
  if (!isObject(value)) return NO_PROGRESS
  const courses = entriesOf(value.courses).flatMap(([id, course]): [string, CourseRecord][] =>
    isObject(course) && isSlug(course.slug)
      ? [[id, { slug: course.slug, title: namesOf(course.title), count: numberOf(course.count, 500) }]]
      : [],
  )
  const lessons = entriesOf(value.lessons).flatMap(([id, lesson]): [string, LessonRecord][] => {
    if (!isObject(lesson) || !isSlug(lesson.slug) || typeof lesson.course !== 'string') return []
    return [
      [
        id,
        {
          course: lesson.course,
          slug: lesson.slug,
          title: namesOf(lesson.title),
          number: numberOf(lesson.number, 500),
          seen: numberOf(lesson.seen),
          done: typeof lesson.done === 'number' ? numberOf(lesson.done) : null,
          minutes: numberOf(lesson.minutes, MINUTES_MAX),
          stars: Array.isArray(lesson.stars) ? lesson.stars.filter(isName).slice(0, STARS_MAX) : [],
          again: Object.fromEntries(
            entriesOf(lesson.again)
              .filter(([name, repeat]) => isName(name) && isObject(repeat))
              .slice(0, STARS_MAX)
              .map(([name, repeat]) => {
                const { step, due } = repeat as Record<string, unknown>
                return [name, { step: numberOf(step, REPEATS.length), due: numberOf(due) }]
              }),
          ),
          ...(isObject(lesson.helped) && { helped: countsOf(lesson.helped, ANSWERED, STARS_MAX) }),
          ...(isObject(lesson.missed) && { missed: countsOf(lesson.missed, MISSED_MAX, STARS_MAX) }),
        },
      ],
    ]
  })
  return {
    courses: Object.fromEntries(courses),
    lessons: Object.fromEntries(lessons.slice(0, LESSONS_MAX)),
    ...(isObject(value.badges) && { badges: countsOf(value.badges, Number.MAX_SAFE_INTEGER, BADGES_MAX) }),
    ...(isObject(value.tools) && { tools: toolsOf(value.tools) }),
  }
}

function toolsOf(value: Record<string, unknown>): ToolStars {
  return Object.fromEntries(
    TOOLS.map((tool) => [tool, countsOf(value[tool], BEST, TOOL_STARS_MAX)] as const).filter(
      ([, stars]) => Object.keys(stars).length > 0,
    ),
  )
}

function countsOf(value: unknown, max: number, most: number): Record<string, number> {
  return Object.fromEntries(
    entriesOf(value)
      .filter(([, count]) => numberOf(count, max) > 0)
      .slice(0, most)
      .map(([name, count]) => [name, numberOf(count, max)]),
  )
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value).filter(([key]) => /^\d{1,10}$|^[a-z0-9-]{1,40}$/.test(key)) : []
}

function isSlug(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value)
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value)
}

function namesOf(value: unknown): Names {
  if (!isObject(value)) return {}
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const name = value[language]
      return typeof name === 'string' ? [[language, name.slice(0, 80)]] : []
    }),
  )
}

function numberOf(value: unknown, max = Number.MAX_SAFE_INTEGER): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(0, Math.round(value)), max) : 0
}
