import { type LessonRecord, type Progress, TOOLS, type ToolStars } from './progress.ts'

/**
 * What has come to a record since it was `before`, as a record of its own: two people used one device after each other. Of a
 * lesson that was begun before, what is new in it.
 */
export function since(now: Progress, before: Progress): Progress {
  const lessons = Object.entries(now.lessons).flatMap(([id, lesson]): [string, LessonRecord][] => {
    const known = before.lessons[id]
    if (!known) return [[id, lesson]]
    const news = newIn(lesson, known)
    return news ? [[id, news]] : []
  })
  const begun = new Set(lessons.map(([, { course }]) => course))
  const badges = entriesNewIn(now.badges, before.badges)
  const tools = starsNewIn(now.tools, before.tools)
  return {
    courses: Object.fromEntries(Object.entries(now.courses).filter(([id]) => begun.has(id))),
    lessons: Object.fromEntries(lessons),
    ...(badges && { badges }),
    ...(tools && { tools }),
  }
}

/** undefined: nobody did anything in it. */
function newIn(lesson: LessonRecord, known: LessonRecord): LessonRecord | undefined {
  const helped = entriesNewIn(lesson.helped, known.helped)
  const missed = entriesNewIn(lesson.missed, known.missed)
  const again = Object.entries(lesson.again).filter(([exercise, { step, due }]) => {
    const repeat = known.again[exercise]
    return repeat?.step !== step || repeat.due !== due
  })
  const news = {
    ...lesson,
    done: known.done === null ? lesson.done : null,
    minutes: Math.max(0, lesson.minutes - known.minutes),
    stars: lesson.stars.filter((star) => !known.stars.includes(star)),
    again: Object.fromEntries(again),
    helped,
    missed,
  }
  const isNews =
    lesson.seen > known.seen ||
    news.done !== null ||
    news.minutes > 0 ||
    news.stars.length + again.length > 0 ||
    helped !== undefined ||
    missed !== undefined
  return isNews ? news : undefined
}

function starsNewIn(now: ToolStars = {}, before: ToolStars = {}): ToolStars | undefined {
  const won = TOOLS.flatMap((tool) => {
    const stars = entriesNewIn(now[tool], before[tool])
    return stars ? [[tool, stars]] : []
  })
  return won.length > 0 ? Object.fromEntries(won) : undefined
}

/** Those that are other than they were. undefined: none. */
function entriesNewIn(
  now: Readonly<Record<string, number>> = {},
  before: Readonly<Record<string, number>> = {},
): Record<string, number> | undefined {
  const news = Object.entries(now).filter(([name, count]) => count !== before[name])
  return news.length > 0 ? Object.fromEntries(news) : undefined
}
