import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { test } from './tutu-test.ts'

// The programs of the demo lessons where learners run them: each model answer passes its tests, each wrong one fails, what
// can be run as printed runs, and what is to be predicted prints just that. All of them: `npm run test:exercises`; else a tenth, another one each day.

const SERVER = fileURLToPath(new URL('../server', import.meta.url))
const ALL = process.env.EXERCISES === 'all'
const SHARE = 10
const LANGUAGES: Readonly<Record<string, string>> = {
  js: 'javascript',
  python: 'python',
  html: 'html',
  javascript: 'javascript',
  cpp: 'cpp',
}

type Exercise = { name: string; code: string; model: string; tests: string; wrong: string[] }
type Program = { name: string; code: string; source: string; tests: string }

/** Lessons as they are seeded: what stands in their files, and the exercises that are data. */
const texts = JSON.parse(
  execFileSync(process.execPath, ['src/data/print-demo-lessons.ts'], { cwd: SERVER, maxBuffer: 2 ** 26 }).toString(),
) as { name: string; text: string }[]

/** Code of a text, by what stands behind its language. */
function blocks(text: string): { language: string; role: string; code: string }[] {
  return [...text.matchAll(/^( *)```(\w+)(?: (\w+))?[^\n]*\n([\s\S]*?)^ *```/gm)].map(
    ([, indent, language, role, code]) => ({
      language: language!,
      role: role ?? language!,
      code: code!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  )
}

const exercises = texts.flatMap(({ name, text }) =>
  text.split(/^(?=:::exercise )/m).flatMap((part): Exercise[] => {
    const [, id] = /^:::exercise code (\S+)/.exec(part) ?? []
    if (!id) return []
    const found = blocks(part)
    const of = (role: string) => found.filter((one) => one.role === role).map(({ code }) => code)
    const language = found.find(({ role }) => role === 'start')!.language
    const [model = '', tests = ''] = [of('model')[0], of('tests')[0]]
    return [{ name: `${name} ${id}`, code: LANGUAGES[language]!, model, tests, wrong: of('wrong') }]
  }),
)
const programs = texts.flatMap(({ name, text }) =>
  blocks(text).flatMap(({ language, role, code }, at): Program[] =>
    role === 'run' && LANGUAGES[language]
      ? [{ name: `${name} program ${at + 1}`, code: LANGUAGES[language], source: code, tests: '' }]
      : [],
  ),
)
const predictions = texts.flatMap(({ name, text }) =>
  text.split(/^(?=:::exercise )/m).flatMap((part): Program[] => {
    const [, id] = /^:::exercise predict (\S+)/.exec(part) ?? []
    const [shown, printed] = ['predict', 'output'].map((wanted) => blocks(part).find(({ role }) => role === wanted))
    const code = LANGUAGES[shown?.language ?? '']
    if (!id || !shown || !printed || !code) return []
    const tests = printed.code.trimEnd().replaceAll(/^/gm, 'prints ')
    return [{ name: `${name} ${id}`, code, source: code === 'cpp' ? wholeCpp(shown.code) : shown.code, tests }]
  }),
)

/** Lessons show some lines of C++ without what stands around them. */
function wholeCpp(lines: string): string {
  const head = '#include <iostream>\n#include <string>\n#include <vector>\nusing namespace std;\n'
  return /\bmain\(/.test(lines) ? lines : `${head}int main() {\n${lines}\n}\n`
}

/** Of a list, today's share of it. */
function share<T>(list: readonly T[]): T[] {
  const day = Math.floor(Date.now() / 86_400_000)
  return list.filter((_, at) => ALL || (at + day) % SHARE === 0)
}

test('model answers pass, wrong answers fail, printed programs run, and predictions are what is printed', async ({
  page,
}) => {
  if (ALL) test.setTimeout(900_000)
  await page.goto('/course/python-turtle-art/first-line')
  const verdicts = await page.evaluate(
    async ({ exercises, programs }) => {
      type Given = { code: string; source: string; model: string; tests: string }
      type Player = { checkProgram: (given: Given) => Promise<{ kind: string } | undefined> }
      const address = document.querySelector<HTMLElement>('[data-player]')!.dataset.player!
      const { checkProgram } = (await import(address)) as Player
      const said: string[] = []
      for (const { name, code, model, tests, wrong } of exercises) {
        const passed = await checkProgram({ code, source: model, model, tests })
        if (passed) said.push(`${name}: the model answer fails: ${JSON.stringify(passed)}`)
        for (const [at, source] of wrong.entries()) {
          if (!(await checkProgram({ code, source, model, tests }))) said.push(`${name}: wrong answer ${at + 1} passes`)
        }
      }
      for (const { name, code, source, tests } of programs) {
        const problem = await checkProgram({ code, source, model: '', tests })
        // One that waits for an answer has come as far as it can.
        if (problem && problem.kind !== 'asks') said.push(`${name}: ${JSON.stringify(problem)}`)
      }
      return said
    },
    { exercises: share(exercises), programs: share([...programs, ...predictions]) },
  )
  expect(verdicts).toEqual([])
})

test('what is to be predicted is a program that runs', () => {
  const asked = texts.flatMap(({ text }) => text.match(/^:::exercise predict /gm) ?? [])
  expect(asked.length).toBeGreaterThan(0)
  expect(predictions).toHaveLength(asked.length)
})

test('each exercise that is written has a model, tests and two wrong answers', () => {
  const bare = exercises
    .filter(({ model, tests, wrong }) => !model || !tests || wrong.length < 2)
    .map(({ name }) => name)
  expect(bare).toEqual([])
})
