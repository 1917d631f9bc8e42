import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Job } from '../jobs/job.ts'
import type { Engine } from '../engine/engine.ts'
import { isSearched, searchTable } from './searched.ts'
import { FORGOTTEN_TAG, VOCABULARY_TAG } from './vocabulary.ts'
import { SYSTEM } from '../policy/actors.ts'

const BATCH = 200
/** ms between two batches: the night has time. */
const PAUSE = 20

type Deps = Pick<Engine, 'database' | 'registry' | 'mutations'>

/** What is done to the vocabulary by the clock. */
export function searchJobs(deps: Deps): Job[] {
  return [{ name: 'search-forget', cron: '35 19 * * *', run: async () => void (await forgetWords(deps)) }]
}

/** Takes the words out of the vocabulary that no row has any more; answers how many. */
export async function forgetWords({ database, registry, mutations }: Deps): Promise<number> {
  // Loaded when it is time: dictionaries are no business of the start.
  const [{ wordOf }, { quoteLexeme }] = await Promise.all([import('./query.ts'), import('./document.ts')])
  const isUnused = sql.join(
    registry
      .all()
      .filter(isSearched)
      .map((resource) => sql`not exists (select from ${searchTable(resource)} as s where s.terms @@ w.query::tsquery)`),
    sql` and `,
  )
  let forgotten = 0
  for (let last = ''; ; await sleep(PAUSE)) {
    const { rows } = await sql<{ word: string }>`
      select word from search_word where word > ${last} order by word limit ${BATCH}
    `.execute(database.kysely)
    if (rows.length === 0) return forgotten
    last = rows.at(-1)!.word
    const words = rows.map(({ word }) => ({ word, query: wordOf(word).lexemes.map(quoteLexeme).join(' & ') }))
    forgotten += await mutations.run(SYSTEM, async (session) => {
      const { numAffectedRows = 0n } = await sql`
        delete from search_word using jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as w (word text, query text)
        where search_word.word = w.word and ${isUnused}
      `.execute(session.transaction)
      if (numAffectedRows > 0n) session.tags.add(VOCABULARY_TAG).add(FORGOTTEN_TAG)
      return Number(numAffectedRows)
    })
  }
}
