import type { ClassView, Pupil } from '@tutu/contract/api/classroom'
import { BOM, csvLine } from '@tutu/contract/core/csv'
import type { ClassText } from './use-text.ts'

export type Course = ClassView['courses'][number]
export type Lesson = Course['lessons'][number]
type State = Pupil['lessons'][string] | undefined

export const ORDERS = ['byList', 'byStuck', 'byLast'] as const
export type Order = (typeof ORDERS)[number]

/** What a state is called. */
export function stateKey(state: State) {
  switch (state) {
    case 'done':
      return 'stateDone'
    case 'stuck':
      return 'stateStuck'
    case 'begun':
      return 'stateBegun'
    case undefined:
      return 'stateNone'
  }
}

/** The lessons at which somebody is stuck, of these. */
export const stuckAt = ({ lessons }: Pupil, courses: readonly Course[]): Lesson[] =>
  courses.flatMap((course) => course.lessons.filter(({ id }) => lessons[id] === 'stuck'))

export const lessonNames = (lessons: readonly Lesson[], t: ClassText): string =>
  lessons.map((lesson) => t('lesson', lesson)).join(t('between'))

export function ordered(pupils: readonly Pupil[], courses: readonly Course[], order: Order): readonly Pupil[] {
  switch (order) {
    case 'byList':
      return pupils
    case 'byStuck':
      return pupils.toSorted((a, b) => stuckAt(b, courses).length - stuckAt(a, courses).length)
    case 'byLast':
      return pupils.toSorted((a, b) => (a.lasttime ?? 0) - (b.lasttime ?? 0))
  }
}

/** The grid as a sheet: a line for each pupil, a column for each lesson. Times as sheets read them, on the reader's clock. */
export function gridAsCsv(pupils: readonly Pupil[], courses: readonly Course[], tasks: number, t: ClassText): string {
  const lessons = courses.flatMap((course) =>
    course.lessons.map(({ id, ...lesson }) => ({ id, title: `${course.title} · ${t('lesson', lesson)}` })),
  )
  const head = [t('who'), t('last'), t('stars'), t('minutes'), t('praisesCount'), t('tasksDone'), t('came')]
  const lines = pupils.map((pupil) => [
    pupil.name,
    pupil.lasttime === null ? t('never') : stamp(pupil.lasttime),
    String(pupil.stars),
    String(pupil.minutes),
    String(pupil.praises),
    `${pupil.tasks.length} | ${tasks}`,
    `${pupil.came} | ${pupil.meetings}`,
    ...lessons.map(({ id }) => t(stateKey(pupil.lessons[id]))),
  ])
  return BOM + [[...head, ...lessons.map(({ title }) => title)], ...lines].map(csvLine).join('')
}

function stamp(seconds: number): string {
  const at = new Date(seconds * 1000)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`
}
