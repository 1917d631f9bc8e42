import type { Localized } from '@tutu/contract/core/languages'
import type { Script } from './exercise.ts'

/** A line of a lesson. */
export type LessonLine = {
  /** What is typed. In code it may hold line ends. */
  readonly text: string
  /** Pinyin with tones, a syllable for each Han character of `text`, in order; punctuation has none. */
  readonly pinyin?: string
  /** What the line means, in one line. */
  readonly meaning?: Localized
}

export type Lesson = {
  readonly id: string
  readonly title: Localized
  readonly script: Script
  /** Names the keyboard's row of tools: which language the code is in. */
  readonly language?: 'python' | 'cpp' | 'html' | 'javascript'
  /** HTML that the program is about. */
  readonly page?: string
  /** Pinyin lessons show the v that is typed as ü. */
  readonly showsUmlaut?: true
  readonly lines: readonly LessonLine[]
}

export type LessonUnit = {
  readonly id: string
  readonly title: Localized
  readonly lessons: readonly Lesson[]
}

/** The text of a lesson: words of lines are parted by a space, Han lines by nothing, lines of code by line ends. */
export function lessonText({ script, lines }: Pick<Lesson, 'script' | 'lines'>): string {
  return lines.map(({ text }) => text).join(script === 'han' ? '' : script === 'code' ? '\n' : ' ')
}
