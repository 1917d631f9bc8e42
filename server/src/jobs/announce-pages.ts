import { LANGUAGES } from '@tutu/contract/core/languages'
import { type Kysely, sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from '../engine/registry.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { readChangedPages, type SitemapRow } from '../web/sitemap.ts'
import type { Job } from './job.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    announced_page: { engine: string; updatetime: number; path: string }
  }
}

/** Pages in one call; both take more, but Baidu counts what it takes a day. */
const AT_ONCE = 500
/** Calls in one run: a new site is told over some hours. */
const CALLS_MAX = 4
const PATIENCE = 10_000 // ms

type Settings = { indexnow_key: string; baidu_token: string }
/** How an engine is told of addresses; `undefined`: it is not set up. */
type Engine = {
  name: string
  call: (settings: Settings, urls: readonly string[]) => [url: string, RequestInit] | undefined
}

type Deps = {
  registry: Registry
  /** The site's public origin; undefined: it has none, and nobody is told. */
  origin: string | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
  /** A test's own. */
  request?: typeof fetch
}

/** Tells IndexNow and Baidu of new and changed pages, where they are set up. What they refuse is told again next time. */
export function announceJob({ registry, origin, log, request = fetch }: Deps): Job {
  return {
    name: 'announce-pages',
    cron: '7,37 * * * *',
    async run({ database, config }) {
      if (!origin) return
      const settings = await config.get()
      for (const engine of enginesFor(origin)) {
        try {
          await tell(database, engine, settings)
        } catch (err) {
          log.warn({ err, engine: engine.name }, 'a search engine was not told of new pages')
        }
      }
    },
  }

  async function tell(database: Database, { name, call }: Engine, settings: Settings): Promise<void> {
    for (let calls = 0; calls < CALLS_MAX; calls++) {
      const pages = await readChangedPages(database, registry, await toldUpTo(database.kysely, name), AT_ONCE)
      const last = pages.at(-1)
      const asked = last && call(settings, pages.flatMap(addresses))
      if (!asked) return
      const response = await request(asked[0], {
        ...asked[1],
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`answered ${response.status}`)
      await note(database.kysely, name, last)
      if (pages.length < AT_ONCE) return
    }
  }

  /** A page in each of its languages. */
  function addresses({ path }: SitemapRow): string[] {
    return LANGUAGES.map((language) => origin + path + (language === 'zh-cn' ? '' : `?lang=${language}`))
  }
}

function enginesFor(origin: string): Engine[] {
  return [
    {
      // https://www.indexnow.org/documentation
      name: 'indexnow',
      call: ({ indexnow_key: key }, urlList) =>
        key
          ? [
              'https://api.indexnow.org/indexnow',
              {
                method: 'POST',
                headers: { 'content-type': 'application/json; charset=utf-8' },
                body: JSON.stringify({
                  host: new URL(origin).host,
                  key,
                  keyLocation: `${origin}/${key}.txt`,
                  urlList,
                }),
              },
            ]
          : undefined,
    },
    {
      // https://ziyuan.baidu.com/linksubmit: one address a line.
      name: 'baidu',
      call: ({ baidu_token: token }, urls) =>
        token
          ? [
              `http://data.zz.baidu.com/urls?${new URLSearchParams({ site: origin, token })}`,
              { method: 'POST', headers: { 'content-type': 'text/plain' }, body: urls.join('\n') },
            ]
          : undefined,
    },
  ]
}

async function toldUpTo(db: Kysely<Tables>, engine: string): Promise<SitemapRow> {
  const row = await db
    .selectFrom('announced_page')
    .where('engine', '=', engine)
    .select(['updatetime', 'path'])
    .executeTakeFirst()
  return row ?? { updatetime: 0, path: '' }
}

async function note(db: Kysely<Tables>, engine: string, { updatetime, path }: SitemapRow): Promise<void> {
  await sql`
    insert into announced_page (engine, updatetime, path) values (${engine}, ${updatetime}, ${path})
    on conflict (engine) do update set updatetime = excluded.updatetime, path = excluded.path
  `.execute(db)
}
