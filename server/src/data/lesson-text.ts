import type { Language } from '@tutu/contract/core/languages'
import { changes } from '../../seed/lesson-changes.ts'
import { changeText } from './lesson-changes.ts'
import { exercisesText, readExercises } from './lesson-exercises.ts'

/** Of a demo course: makes a lesson's whole text of its file's, with the exercises that are data and what to change and show. */
export async function lessonTextsOf(
  course: string,
): Promise<(lesson: string, body: string, language: Language) => string> {
  const exercises = await readExercises(course)
  return (lesson, body, language) => {
    const own = exercises?.[lesson]
    const change = changes[course]?.[lesson]
    return [
      body.trimEnd(),
      ...(own ? [exercisesText(own, language)] : []),
      ...(change ? [changeText(change, language)] : []),
    ].join('\n\n')
  }
}
