import type { RaceText } from '@tutu/contract/api/race'
import type { Language } from '@tutu/contract/core/languages'
import { createExercise, type Exercise } from '@tutu/learning/typing/exercise'
import { lessonText, type Lesson } from '@tutu/learning/typing/lesson'
import { lessonOf, LESSONS } from '@tutu/learning/typing/lessons/index'
import { pinyinOf } from '../drills/pinyin-of.ts'
import { breaksOf } from '../typing/text-lines.ts'
import { umlautsIn } from '../typing/umlauts.ts'

/** Characters of a short race: about a minute for a child of nine. */
const SHORT = { latin: 80, han: 30, code: 60 } as const

/** The first lines of a lesson: as many as make a short race, or all. */
export function textOfLesson(lesson: Lesson, isShort: boolean): RaceText {
  const { id, script, lines } = lesson
  const enough = lines.findIndex(
    (_, at) => lessonText({ script, lines: lines.slice(0, at + 1) }).length >= SHORT[script],
  )
  const taken = isShort && enough >= 0 ? lines.slice(0, enough + 1) : lines
  return { lesson: id, title: '', text: lessonText({ script, lines: taken }), script }
}

/** What a race is called, in the language of whoever runs it. */
export function titleOf({ lesson, title }: Pick<RaceText, 'lesson' | 'title'>, language: Language): string {
  return LESSONS.find(({ id }) => id === lesson)?.title[language] ?? title
}

type RaceDrill = {
  exercise: Exercise
  breaks: readonly number[]
  pinyin: ReadonlyMap<number, string> | undefined
  umlauts: ReadonlySet<number> | undefined
  language: Lesson['language']
}

/** The exercise of a race, with what the lesson it is from knows of its lines: pinyin, ü, the language of code. */
export function drillOf(race: RaceText): RaceDrill {
  const { text, script } = race
  const exercise = createExercise({ text, script, mode: 'wait' })
  const lesson = lessonOf(race)
  const lines = lesson ? lesson.lines : text.split('\n').map((row) => ({ text: row }))
  const pinyin = pinyinOf(lines)
  return {
    exercise,
    breaks: breaksOf(lines, script === 'han' ? 0 : 1).filter((start) => start < exercise.units.length),
    pinyin: pinyin.size > 0 ? pinyin : undefined,
    umlauts: lesson?.showsUmlaut ? umlautsIn(exercise, 'all') : undefined,
    language: lesson?.language,
  }
}
