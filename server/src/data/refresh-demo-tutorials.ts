import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { Failure } from '@tutu/contract/core/errors'
import { tutu } from '@tutu/contract/resources/tutu'
import { sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import { SYSTEM } from '../policy/actors.ts'
import { tutorialMedia } from './demo-tutorials.ts'
import { parseYaml, type Row, SEED } from './seed-files.ts'
import { splitPage } from './seed-page.ts'

type Kept = ReturnType<typeof tutorialMedia> & { id: number; version: number; slug: string }

/**
 * Gives the demo's tutorials the pictures, films and files of this version, so that sites which began earlier have them too.
 * Those that somebody has edited stay as they are. Answers how many became others.
 */
export async function refreshDemoTutorials({ database, mutations }: Engine): Promise<number> {
  const { rows } = await sql<Kept>`select * from tutu where is_demo`.execute(database.kysely)
  let changed = 0
  for (const { id, version, slug, ...row } of rows) {
    const source = await readFile(`${SEED}/tutorials/${slug}.zh-cn.md`, 'utf8').catch(() => undefined)
    if (source === undefined) continue
    const media = tutorialMedia(slug, (await parseYaml(splitPage(source).front)) as Row)
    if (Object.entries(media).every(([name, value]) => isDeepStrictEqual(row[name as keyof typeof row], value)))
      continue
    try {
      changed += await mutations.run(SYSTEM, (tx) => tx.edit(tutu.name, { id, version, ...media }))
    } catch (error) {
      // Edited or deleted at this very moment: whoever did that has the last word.
      if (!(error instanceof Failure)) throw error
    }
  }
  return changed
}
