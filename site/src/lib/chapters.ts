import type { LessonRow } from './public-api.ts'

type Chapter = NonNullable<LessonRow['chapter']>
/** Lessons that follow each other in one chapter, or in none; each with its number in the course, from 1. */
export type Part = { chapter: Chapter | null; lessons: { lesson: LessonRow; number: number }[] }

/** A course's lessons in their order, parted where another chapter begins (decision 170). */
export function inChapters(lessons: readonly LessonRow[]): Part[] {
  const parts: Part[] = []
  for (const [index, lesson] of lessons.entries()) {
    const last = parts.at(-1)
    const part = last && last.chapter?.id === lesson.chapter?.id ? last : { chapter: lesson.chapter, lessons: [] }
    if (part !== last) parts.push(part)
    part.lessons.push({ lesson, number: index + 1 })
  }
  return parts
}
