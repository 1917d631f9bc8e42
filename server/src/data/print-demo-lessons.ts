import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@tutu/contract/core/languages'
import { lessonTextsOf } from './lesson-text.ts'

// Prints the demo lessons as they are seeded, `[{ name, text }]`, both languages: what `npm run test:exercises` runs, wrong
// answers included, which no page has.

const COURSES = fileURLToPath(new URL('../../seed/courses', import.meta.url))

const lessons: { name: string; text: string }[] = []
for (const course of readdirSync(COURSES)) {
  const textOf = await lessonTextsOf(course)
  for (const file of readdirSync(`${COURSES}/${course}`)) {
    const [, slug, name] = /^\d\d-(.+)\.([a-z-]+)\.md$/.exec(file) ?? []
    const language = LANGUAGES.find((one) => one === name)
    if (!slug || !language) continue
    const text = readFileSync(`${COURSES}/${course}/${file}`, 'utf8')
    lessons.push({ name: `${course}/${file}`, text: textOf(slug, text, language) })
  }
}
process.stdout.write(JSON.stringify(lessons))
