import { existsSync } from 'node:fs'
import { LANGUAGES, type Language } from '@tutu/contract/core/languages'
import { readScratchJrBlock } from '@tutu/learning/scratch/scratchjr-blocks'

/**
 * Exercises of the demo lessons as data: a file a course in `server/seed/exercises/`, both languages side by side. They become
 * the text of decision 051 behind the lesson's own, which is what is stored, read and edited.
 */

/** Chinese, then English; what is the same in both (code, numbers) is one text. */
export type Text = readonly [zhCn: string, en: string] | string

type Common = {
  /** What progress remembers: never changed once children have done it. */
  readonly id: string
  readonly ask: Text
  /** One after the other: a nudge, where to look, and nearly all. */
  readonly hints: readonly [Text, Text, Text]
  /** Why it is so; seen once somebody has tried. */
  readonly why?: Text
}

export type LessonExercise = Common &
  (
    | { readonly kind: 'choice'; readonly code?: Code; readonly right: Text; readonly wrong: readonly Text[] }
    | { readonly kind: 'order'; readonly lines: Code }
    | { readonly kind: 'bug'; readonly code: Code; readonly line: number }
    | { readonly kind: 'predict'; readonly code: Code; readonly output: Text }
    | {
        readonly kind: 'code'
        readonly language: 'python' | 'js' | 'html' | 'cpp'
        readonly start: Text
        readonly tests: Text
        readonly model: Text
        readonly wrong: readonly [Text, Text]
      }
  )

/** Its language and its text. */
type Code = readonly [language: 'scratch' | 'scratchjr' | 'python' | 'js' | 'html' | 'css' | 'cpp' | 'text', text: Text]

/** Of a course, by the slugs of its lessons. */
export type CourseExercises = Readonly<Record<string, readonly LessonExercise[]>>

/** Blocks of ScratchJr in a row, named in English as `learning/src/scratch/scratchjr-blocks.ts` has them: `jr('green flag, right 8')`. */
export function jr(row: string): Text {
  return LANGUAGES.map((language) => `\`jr:${inLanguage(row, language)}\``) as unknown as Text
}

/** One block of Scratch, as its editor has it in each language. */
export const scratch = (zhCn: string, en: string): Text => [`\`scratch:${zhCn}\``, `\`scratch:${en}\``]

/** Blocks of ScratchJr one below the other, to be put in order. */
export function jrLines(row: string): Code {
  const names = row.split(', ')
  return [
    'scratchjr',
    LANGUAGES.map((language) => names.map((name) => inLanguage(name, language)).join('\n')) as unknown as Text,
  ]
}

function inLanguage(row: string, language: Language): string {
  return row.replace(/[^,()]+/g, (name) => {
    if (!name.trim()) return name
    const found = readScratchJrBlock(name)
    if (!found) throw new Error(`ScratchJr has no block '${name}'`)
    const lead = /^ */.exec(name)![0]
    const tail = / *$/.exec(name)![0]
    return `${lead}${found.block[language]}${found.value && ` ${found.value}`}${tail}`
  })
}

export const say = (text: Text, language: Language): string =>
  typeof text === 'string' ? text : text[LANGUAGES.indexOf(language)]!

const TITLE: Readonly<Record<Language, string>> = { 'zh-cn': '练一练', en: 'Exercises' }

const FOLDER = new URL('../../seed/exercises/', import.meta.url)

/** Of a course by its slug; undefined for those whose exercises stand in their texts. */
export async function readExercises(course: string): Promise<CourseExercises | undefined> {
  const file = new URL(`${course}.ts`, FOLDER)
  if (!existsSync(file)) return undefined
  return ((await import(file.href)) as { exercises: CourseExercises }).exercises
}

/** The exercises as a lesson's text has them, its heading before them. */
export function exercisesText(exercises: readonly LessonExercise[], language: Language): string {
  return [`## ${TITLE[language]}`, ...exercises.map((exercise) => exerciseText(exercise, language))].join('\n\n')
}

function exerciseText(exercise: LessonExercise, language: Language): string {
  const { kind, id, ask, hints, why } = exercise
  const t = (text: Text) => say(text, language)
  const fence = (info: string, text: Text) => `\`\`\`${info}\n${t(text).trimEnd()}\n\`\`\``
  const fold = (name: string, inside: string) => `:::${name}\n${inside}\n:::`
  const answer = [
    ...(why === undefined ? [] : [t(why)]),
    ...(exercise.kind === 'code' ? [fence(`${exercise.language} model`, exercise.model)] : []),
  ]
  return [
    `:::exercise ${kind} ${id}`,
    t(ask),
    ...bodyOf(exercise, t, fence),
    ...hints.map((hint) => fold('hint', t(hint))),
    ...(answer.length > 0 ? [fold('answer', answer.join('\n\n'))] : []),
    ':::',
  ].join('\n\n')
}

function bodyOf(exercise: LessonExercise, t: (text: Text) => string, fence: (info: string, text: Text) => string) {
  switch (exercise.kind) {
    case 'choice': {
      const { id, code, right, wrong } = exercise
      const choices = wrong.map((one) => `- [ ] ${t(one)}`)
      // Somewhere among them, the same in both languages and at each start.
      choices.splice(placeOf(id, choices.length + 1), 0, `- [x] ${t(right)}`)
      return [...(code ? [fence(...code)] : []), choices.join('\n')]
    }
    case 'order':
      return [fence(`${exercise.lines[0]} order`, exercise.lines[1])]
    case 'bug':
      return [fence(`${exercise.code[0]} bug ${exercise.line}`, exercise.code[1])]
    case 'predict':
      return [fence(`${exercise.code[0]} predict`, exercise.code[1]), fence('output', exercise.output)]
    case 'code': {
      const { language, start, tests, wrong } = exercise
      return [
        fence(`${language} start`, start),
        fence('tests', tests),
        ...wrong.map((one) => fence(`${language} wrong`, one)),
      ]
    }
  }
}

function placeOf(id: string, places: number): number {
  let sum = 7
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum % places
}
