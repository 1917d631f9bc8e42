import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@tutu/contract/core/languages'
import { expect, it } from 'vitest'
import { renderMarkdown } from '../markdown/markdown.ts'
import { lessonTextsOf } from './lesson-text.ts'
import { exercisesText, type LessonExercise, readExercises, say, type Text } from './lesson-exercises.ts'

const COURSES = fileURLToPath(new URL('../../seed/courses', import.meta.url))
const courses = readdirSync(COURSES)
const lessonsOf = (course: string) =>
  readdirSync(`${COURSES}/${course}`).flatMap((file) => /^\d\d-(.+)\.zh-cn\.md$/.exec(file)?.[1] ?? [])
const textOf = (course: string, lesson: string) =>
  readdirSync(`${COURSES}/${course}`)
    .filter((file) => file.endsWith(`-${lesson}.zh-cn.md`))
    .map((file) => readFileSync(`${COURSES}/${course}/${file}`, 'utf8'))
    .join('')

it.each(courses)('every lesson of %s asks two or more things', async (course) => {
  const data = await readExercises(course)
  for (const lesson of lessonsOf(course)) {
    const written = textOf(course, lesson).match(/^:::exercise (?!think)/gm)?.length ?? 0
    expect(written + (data?.[lesson]?.length ?? 0), lesson).toBeGreaterThanOrEqual(2)
  }
  expect(Object.keys(data ?? {}).filter((lesson) => !lessonsOf(course).includes(lesson))).toEqual([])
})

const all = (
  await Promise.all(
    courses.map(async (course) => {
      const data = (await readExercises(course)) ?? {}
      return Object.entries(data).flatMap(([lesson, list]) =>
        list.map((exercise) => [`${course}/${lesson} ${exercise.id}`, exercise] as const),
      )
    }),
  )
).flat()

it('no two exercises of a course have one name', () => {
  const names = all.map(([name]) => name.replace(/\/\S+/, ''))
  expect(new Set(names).size).toBe(names.length)
})

it.each(all)('%s is whole in both languages', (_, exercise) => {
  for (const text of textsOf(exercise)) {
    const [zhCn, en] = LANGUAGES.map((language) => say(text, language))
    expect(zhCn!.trim() && en!.trim()).not.toBe('')
    // Words to be typed in Chinese, and their characters, stand in English texts too, with what they mean.
    if (typeof text !== 'string') expect(zhCn, en).toMatch(/\p{Script=Han}|jr:|^\d|^`|^print|^shows/u)
    expect(zhCn!.split('\n').length, en).toBe(en!.split('\n').length)
  }
  expect(exercise.id).toMatch(/^[a-z0-9-]{3,40}$/)
  checkKind(exercise)
})

/** The whole text of a lesson, as it is seeded. */
async function seeded(course: string, lesson: string, language: Language): Promise<string> {
  const file = readdirSync(`${COURSES}/${course}`).find((one) => one.endsWith(`-${lesson}.${language}.md`))!
  const text = readFileSync(`${COURSES}/${course}/${file}`, 'utf8')
  return (await lessonTextsOf(course))(lesson, text, language)
}

/** Code of a lesson's own text, Python indented as in the program; `role` is '' where it is only shown. */
function codeIn(text: string): { language: string; role: string; lines: string[] }[] {
  return [...text.matchAll(/^( *)```(\w+)(?: (\w+)(?: piece)?)?\n([\s\S]*?)^ *```/gm)].map(
    ([, fence, language, role = '', code]) => ({
      language: language!,
      role,
      lines: code!
        .split('\n')
        .map((line) => line.trim() && (language === 'python' ? line.slice(fence!.length) : line.trim()))
        .filter((line) => line !== ''),
    }),
  )
}

const RUNNABLE = new Set(['python', 'js', 'html', 'css', 'cpp'])
/** Names a file beside it, which a piece in a lesson holds itself. */
const NAMES_FILE = /(?:src|href)="[\w-]+\.\w+(?:#\w+)?"/

it.each(courses)('what %s prints in parts stands, line for line, in a piece of the lesson that runs', (course) => {
  for (const file of readdirSync(`${COURSES}/${course}`)) {
    const code = codeIn(readFileSync(`${COURSES}/${course}/${file}`, 'utf8'))
    const run = new Set(code.filter(({ role }) => role === 'run').flatMap(({ lines }) => lines))
    const parts = code.filter(({ language, role }) => role === '' && RUNNABLE.has(language))
    const lost = parts.flatMap(({ lines }) => lines.filter((line) => !run.has(line) && !NAMES_FILE.test(line)))
    expect(lost, file).toEqual([])
  }
})

/** Names that a Python program gives in its outermost lines. */
const givenIn = (lines: readonly string[]): string[] => lines.flatMap((line) => /^(\w+) = /.exec(line)?.[1] ?? [])

it.each(courses)('a step of %s reads no name that neither it nor a step before has given', (course) => {
  for (const file of readdirSync(`${COURSES}/${course}`)) {
    const code = codeIn(readFileSync(`${COURSES}/${course}/${file}`, 'utf8')).filter(
      ({ language }) => language === 'python',
    )
    const names = new Set(code.filter(({ role }) => role === 'run').flatMap(({ lines }) => givenIn(lines)))
    const parts = code.filter(({ role }) => role === '').map(({ lines }) => lines)
    const early = parts.flatMap((lines, at) => {
      const given = givenIn(parts.slice(0, at + 1).flat())
      const read =
        lines
          .join('\n')
          .replaceAll(/"[^"]*"/g, '')
          .match(/\w+/g) ?? []
      return read.filter((name) => names.has(name) && !given.includes(name))
    })
    expect(early, file).toEqual([])
  }
})

const inBoth = courses.flatMap((course) => LANGUAGES.map((language) => [course, language] as const))

it.each(inBoth)('each exercise of %s in %s helps in three steps', async (course, language) => {
  for (const lesson of lessonsOf(course)) {
    const [, ...exercises] = (await seeded(course, lesson, language)).split(/^:::exercise /m)
    const all = exercises.map((one) =>
      [...one.matchAll(/^:::hint\n([\s\S]+?)\n:::$/gm)].map(([, hint]) => hint!.trim()),
    )
    for (const [at, hints] of all.entries()) expect(hints.length, `${lesson} ${exercises[at]!.split('\n')[0]}`).toBe(3)
    // Written for this very question: none of a lesson's is used twice.
    expect(new Set(all.flat()).size, lesson).toBe(all.flat().length)
    for (const hint of all.flat()) expect(hint.length, hint).toBeLessThanOrEqual(language === 'en' ? 160 : 80)
  }
})

it.each(inBoth)('whoever asks for an answer in %s in %s is told one, and not asked again', async (course, language) => {
  for (const lesson of lessonsOf(course)) {
    const text = await seeded(course, lesson, language)
    const answers = [...text.matchAll(/^:::answer\n([\s\S]+?)\n:::$/gm)].map(([, answer]) => answer!.trim())
    expect(answers.length, lesson).toBeGreaterThan(0)
    for (const answer of answers) expect(answer).not.toMatch(/[？?]$/)
  }
})

it.each(inBoth)('each lesson of %s in %s ends with one thing to change and show', async (course, language) => {
  const shown = await Promise.all(lessonsOf(course).map((lesson) => seeded(course, lesson, language)))
  const found = shown.map((text, at) => {
    const [before = '', inside = '', after = ''] = text.split(/^:::show$|^:::$(?![\s\S]*^:::$)/m)
    expect(after.trim(), lessonsOf(course)[at]).toBe('')
    const [change = '', , where = '', show = ''] = inside.trim().split('\n')
    for (const line of [change, where, show]) expect(line.length, line).toBeGreaterThan(8)
    // Short enough for the child: what and where in one breath.
    if (language === 'zh-cn') expect((change + where).match(/\p{Script=Han}/gu)!.length, change).toBeLessThanOrEqual(60)
    // Another thing than the lesson tries already.
    expect(before).not.toContain(change)
    return [change, where, show]
  })
  const lines = found.flat()
  expect(lines).toHaveLength(lessonsOf(course).length * 3)
  expect(new Set(lines).size).toBe(lines.length)
})

function checkKind(exercise: LessonExercise): void {
  switch (exercise.kind) {
    case 'choice':
      for (const language of LANGUAGES) {
        const shown = [exercise.right, ...exercise.wrong].map((text) => say(text, language))
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown.length).toBeGreaterThanOrEqual(3)
      }
      return
    case 'order': {
      const lines = say(exercise.lines[1], 'en').split('\n')
      // Two that are the same could stand either way: the check compares texts, so they may, but nobody learns from it.
      expect(lines.length).toBeGreaterThanOrEqual(3)
      return
    }
    case 'bug':
      expect(exercise.line).toBeGreaterThan(0)
      expect(exercise.line).toBeLessThanOrEqual(say(exercise.code[1], 'en').split('\n').length)
      return
    case 'predict':
      expect(say(exercise.output, 'en')).not.toBe('')
      return
    case 'code':
      for (const language of LANGUAGES) {
        const [model, ...wrong] = [exercise.model, ...exercise.wrong].map((text) => say(text, language))
        expect(wrong).not.toContain(model)
      }
  }
}

function textsOf(exercise: LessonExercise): Text[] {
  const { ask, hints, why } = exercise
  const own = [ask, ...hints, ...(why === undefined ? [] : [why])]
  switch (exercise.kind) {
    case 'choice':
      return [...own, exercise.right, ...exercise.wrong, ...(exercise.code ? [exercise.code[1]] : [])]
    case 'order':
      return [...own, exercise.lines[1]]
    case 'bug':
      return [...own, exercise.code[1]]
    case 'predict':
      return [...own, exercise.code[1], exercise.output]
    case 'code':
      return [...own, exercise.tests, exercise.model, ...exercise.wrong]
  }
}

it.each(LANGUAGES)('what becomes of them in %s is read as exercises by the renderer', (language) => {
  for (const [name, exercise] of all) {
    const html = renderMarkdown(exercisesText([exercise], language), language)!
    expect(html.match(/class="exercise"/g), name).toHaveLength(1)
    expect(html, name).toContain(`data-id="${exercise.id}"`)
    expect(html, name).not.toContain(':::')
    if (exercise.kind === 'choice')
      expect([html.match(/data-choice="right"/g)?.length, html.match(/data-choice="wrong"/g)?.length], name).toEqual([
        1,
        exercise.wrong.length,
      ])
    expect(html.match(/<details class="hint"/g)?.length ?? 0, name).toBe(3)
  }
})
