import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { LANGUAGES, type Language } from '@tutu/contract/core/languages'
import { tutu } from '@tutu/contract/resources/tutu'
import { sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import { SYSTEM } from '../policy/actors.ts'
import { tutorialMedia } from './demo-tutorials.ts'
import { parseYaml, type Row, SEED } from './seed-files.ts'
import { splitPage } from './seed-page.ts'

type Kept = ReturnType<typeof tutorialMedia> & { id: number; slug: string }

/**
 * Gives the demo's tutorials the pictures, films and files of this version, so that sites which began earlier have them too.
 * Those that somebody has edited stay as they are. Answers how many became others.
 */
export async function refreshDemoTutorials({ database, mutations }: Engine): Promise<number> {
  const { rows } = await sql<Kept>`select * from tutu where is_demo`.execute(database.kysely)
  let changed = 0
  for (const { id, slug, ...row } of rows) {
    const fronts = await readFronts(slug).catch(() => undefined)
    if (!fronts) continue
    const media = tutorialMedia(slug, fronts)
    if (Object.entries(media).every(([name, value]) => isDeepStrictEqual(row[name as keyof typeof row], value)))
      continue
    // Its files are the site's own, which no form may begin to name.
    await mutations.run(SYSTEM, (tx) => tx.touch(tutu.name, [id], media))
    changed++
  }
  return changed
}

/** Throws for one that is no longer part of the demo. */
async function readFronts(slug: string): Promise<Record<Language, Row>> {
  const fronts = LANGUAGES.map(async (language) => {
    const { front } = splitPage(await readFile(`${SEED}/tutorials/${slug}.${language}.md`, 'utf8'))
    return [language, (await parseYaml(front)) as Row] as const
  })
  return Object.fromEntries(await Promise.all(fronts)) as Record<Language, Row>
}
