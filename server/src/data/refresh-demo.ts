import { readdir, readFile } from 'node:fs/promises'
import { LANGUAGES, type Localized } from '@tutu/contract/core/languages'
import { Failure } from '@tutu/contract/core/errors'
import { sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import { SYSTEM } from '../policy/actors.ts'
import { giveDemoCoursesTheirPieces } from './demo-works.ts'
import { outlineDemoCourses } from './outline-demo.ts'
import { lessonTextsOf } from './lesson-text.ts'
import { refreshDemoTutorials } from './refresh-demo-tutorials.ts'
import { SEED } from './seed-files.ts'
import { splitPage } from './seed-page.ts'

type Kept = { id: number; version: number; slug: string; course: string; content: Localized }

/** Gives a site that began with an earlier version of the demo what came to it since. What fails keeps nothing else back. */
export async function refreshDemo(engine: Engine, warn: (message: string) => (error: unknown) => void): Promise<void> {
  await outlineDemoCourses(engine).catch(warn('demo courses not parted into chapters'))
  await refreshDemoLessons(engine).catch(warn('texts of demo lessons not refreshed'))
  await refreshDemoTutorials(engine).catch(warn('pictures of demo tutorials not refreshed'))
  await giveDemoCoursesTheirPieces(engine).catch(warn('demo courses not given their pieces'))
}

/**
 * Gives the demo's lessons the texts of this version, so that sites which began earlier have its hints and pictures too.
 * Lessons that somebody has edited are no demo any more and stay as they are. Answers how many became others.
 */
export async function refreshDemoLessons({ database, mutations }: Engine): Promise<number> {
  const { rows } = await sql<Kept>`
    select lesson.id, lesson.version, lesson.slug, course.slug as course, lesson.content
    from lesson join course on course.id = lesson.course_id where lesson.is_demo
  `.execute(database.kysely)
  let changed = 0
  for (const course of new Set(rows.map((row) => row.course))) {
    const texts = await readTexts(course)
    for (const row of rows.filter((one) => one.course === course)) {
      const content = texts.get(row.slug)
      if (!content || LANGUAGES.every((language) => content[language] === row.content[language])) continue
      const form = { id: row.id, version: row.version, content_i18n: content }
      try {
        changed += await mutations.run(SYSTEM, (tx) => tx.edit('lesson', form))
      } catch (error) {
        // Edited or deleted at this very moment: whoever did that has the last word.
        if (!(error instanceof Failure)) throw error
      }
    }
  }
  return changed
}

/** Of a demo course, by the slugs of its lessons; none for one that is no longer part of the demo. */
async function readTexts(course: string): Promise<Map<string, Localized>> {
  const files = await readdir(`${SEED}/courses/${course}`).catch(() => [])
  const textOf = await lessonTextsOf(course)
  const texts = new Map<string, Localized>()
  for (const file of files) {
    const slug = /^\d\d-(.+)\.zh-cn\.md$/.exec(file)?.[1]
    if (!slug) continue
    const bodies = await Promise.all(
      LANGUAGES.map(async (language) => {
        const source = await readFile(`${SEED}/courses/${course}/${file.replace('.zh-cn.', `.${language}.`)}`, 'utf8')
        return [language, textOf(slug, splitPage(source).body, language)] as const
      }),
    )
    texts.set(slug, Object.fromEntries(bodies) as Localized)
  }
  return texts
}
