import { cases as definition } from '@tutu/contract/resources/cases'
import type pg from 'pg'
import type { Services } from '../server/src/compose.ts'
import { documentOf, quoteLexeme } from '../server/src/search/document.ts'
import { RULES } from '../server/src/search/searched.ts'
import { addWords, learnWords, type Place } from '../server/src/search/vocabulary.ts'
import { bulkLoad, type Cell, copyRows, numberIn, portions, type Watch } from './bulk-load.ts'
import { numberMembers } from './copy-members.ts'
import { CREATURES, STYLES, THINGS, VERBS } from './words.ts'

const BATCH = 1000
const KINDS = ['python', 'cpp', 'html', 'javascript']
const STATES = ['pending', 'rejected', 'withdrawn', 'draft']
/** Every so many are not shown: each of the other states in turn. */
const HIDDEN_EVERY = 10
const HAND_IN_EVERY = 300
/** A work has as many likes as its number modulo this. */
const LIKES = 5

const COLUMNS =
  'id, title, cover, author, kind, description, state, reason, featured, user_id, source, tag_ids, likes, views, createtime, updatetime'

/**
 * Adds made-up works of made-up members, those that are not there yet, with their likes and the words they are found by; all of it or
 * nothing. Answers how many were added.
 */
export async function copyWorks(
  services: Pick<Services, 'engine' | 'bus'>,
  { count, signal, onProgress = () => undefined }: { count: number } & Watch,
): Promise<number> {
  const { bus, engine } = services
  const words = new Map<string, Place>()
  let there = 0
  await bulkLoad(services, { tables: ['cases', 'cases_search', 'reaction'], rows: count, signal }, async (client) => {
    there = await numberIn(
      client,
      `select coalesce(max(substring(source from '^(?:#|//|<!--) made up (\\d+)')::int), 0) from cases`,
    )
    const members = await numberMembers(client)
    if (members === 0) throw new Error('Works are of made-up members: there are none.')
    const now = await numberIn(client, 'select epoch_seconds()')
    for (const { from, to } of portions(there, count, BATCH)) {
      signal?.throwIfAborted()
      const { rows } = await client.query<Author>(
        `select w.n, nextval(pg_get_serial_sequence('cases', 'id')) as id, member.id as member, member.nickname
         from generate_series($1::int, $2::int) as w (n)
         join numbered on numbered.n = 1 + w.n * 31::bigint % $3::int join member on member.id = numbered.id order by w.n`,
        [from, to, members],
      )
      const made = rows.map((author) => makeWork(author, now - (count - author.n) * HAND_IN_EVERY))
      await copyRows(
        client,
        `cases (${COLUMNS})`,
        made.map((work) => work.cells),
      )
      await copyRows(
        client,
        'cases_search (id, own, body, terms, weigh, rules)',
        made.filter(({ isShown }) => isShown).map((work) => searchCellsOf(work, words)),
      )
      await insertLikes(client, rows)
      onProgress(to)
    }
    await learnWords(engine.database.kysely, bus, words)
  })
  return Math.max(0, count - there)
}

type Author = { n: number; id: number; member: number; nickname: string }
type Work = { id: number; isShown: boolean; title: string; author: string; description: string; cells: Cell[] }

const at = <T>(list: readonly T[], place: number): T => list[Math.floor(place) % list.length]!

function makeWork({ n, id, member, nickname }: Author, time: number): Work {
  const language = n % 3 === 0 ? 'en' : 'zh-cn'
  const [style, verb, thing, hero] = [at(STYLES, n), at(VERBS, n / 7), at(THINGS, n / 3), at(CREATURES, n / 11)].map(
    (word) => word[language],
  )
  const title = language === 'en' ? `${style} ${thing} of ${hero}` : `${hero}的${style}${thing}`
  const description =
    language === 'en' ? `${hero} and I ${verb} ${thing}.` : `我和${hero}一起${verb}${thing}，用方向键玩。`
  const kind = at(KINDS, n)
  const state = n % HIDDEN_EVERY === 0 ? at(STATES, n / HIDDEN_EVERY) : 'approved'
  return {
    id,
    isShown: state === 'approved',
    title,
    author: nickname,
    description,
    cells: [
      id,
      title,
      '/static/covers/blank.svg',
      nickname,
      kind,
      description,
      state,
      state === 'rejected' ? '再想一想名字' : null,
      state === 'approved' && n % 1000 === 1,
      member,
      sourceOf(kind, n),
      '{}',
      likesOf(n),
      (n * 37) % 997,
      time,
      time,
    ],
  }
}

/** By its first line it is known again. */
function sourceOf(kind: string, n: number): string {
  if (kind === 'python') return `# made up ${n}\nprint(${n})\n`
  if (kind === 'html') return `<!-- made up ${n} --><!doctype html><title>${n}</title><p>${n}</p>\n`
  return kind === 'cpp'
    ? `// made up ${n}\n#include <iostream>\nint main() { std::cout << ${n}; }\n`
    : `// made up ${n}\nconsole.log(${n})\n`
}

const likesOf = (n: number): number => n % LIKES

function searchCellsOf({ id, title, author, description }: Work, words: Map<string, Place>): Cell[] {
  const { own, body = [], words: found } = documentOf(definition, { title, author, description }, [])
  addWords(words, found)
  const texts = body.map(quoteLexeme).join(' ')
  return [id, own, texts, `${own.replaceAll(/:1[AB](?= |$)/g, '')} ${texts}`, id, RULES]
}

async function insertLikes(client: pg.ClientBase, works: readonly Author[]): Promise<void> {
  await client.query(
    `insert into reaction (cases_id, kind, user_id)
     select w.id, 'like', numbered.id
     from unnest($1::int[], $2::int[]) as w (n, id) cross join lateral generate_series(1, w.n % ${LIKES}) as k
     join numbered on numbered.n = 1 + (w.n + k * 17) % (select max(n) from numbered)
     on conflict do nothing`,
    [works.map(({ n }) => n), works.map(({ id }) => id)],
  )
}
