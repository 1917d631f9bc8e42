import type { CourseRow } from '../../../lib/public-api.ts'

/** The lands of the map, by the age from which their courses are: what one can do by then decides more than the subject. */
export const STAGES = ['hill', 'valley', 'river', 'coast'] as const
export type Stage = (typeof STAGES)[number]

/** The lowest age of the courses of each stage. */
const FROM_AGE: Readonly<Record<Stage, number>> = { hill: 0, valley: 7, river: 9, coast: 11 }

export function stageOf({ age_min: age }: Pick<CourseRow, 'age_min'>): Stage {
  return STAGES.findLast((stage) => age >= FROM_AGE[stage]) ?? 'hill'
}

const LEVELS = ['beginner', 'explorer', 'creator']

/** Courses of each stage in the order one would take them: the easier and for the younger first. */
export function byStage<C extends Pick<CourseRow, 'age_min' | 'level'>>(courses: readonly C[]): Map<Stage, C[]> {
  const easiness = ({ level, age_min }: C): number => LEVELS.indexOf(level) * 100 + age_min
  return new Map(
    STAGES.map((stage) => [
      stage,
      courses.filter((course) => stageOf(course) === stage).toSorted((a, b) => easiness(a) - easiness(b)),
    ]),
  )
}

/** Ages of a stage's courses, from the youngest to the oldest. */
export function agesOf(courses: readonly Pick<CourseRow, 'age_min' | 'age_max'>[]) {
  return {
    age_min: Math.min(...courses.map(({ age_min }) => age_min)),
    age_max: Math.max(...courses.map(({ age_max }) => age_max)),
  }
}
