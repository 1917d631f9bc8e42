import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { arrange, figures, figuresByFormerName } from '@tutu/contract/api/dashboard'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { pickLanguage } from '@tutu/contract/core/languages'
import { adminLog } from '@tutu/contract/resources/admin-log'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type Config, VERSION } from '../data/config.ts'
import { keepLayout, layoutOf } from '../data/dashboard-layouts.ts'
import type { Env } from '../env.ts'
import { type Asked, serveCall } from '../web/serve-call.ts'
import { administratorOf } from '../policy/callers.ts'
import type { Engine } from '../engine/engine.ts'
import { cardsFor } from './dashboard-cards.ts'
import { periodOf } from './dashboard-period.ts'
import { recentChanges } from './dashboard-recent.ts'
import { seriesOf } from './dashboard-series.ts'
import { waitingFor } from './dashboard-waiting.ts'

const { node: NODE } = figures.access
/** Who may read the log, or the settings, may see what was counted of the one, and what the other runs on. */
const LOG_NODE = permissionNode(adminLog, 'index')
const SYSTEM_NODE = 'routine/config/index'

type Deps = { engine: Engine; config: Pick<Config, 'get'>; env: Pick<Env, 'DATA_DIR'>; startedAt: number }

/**
 * `/admin/dashboard/index?days=today|yesterday|7|30|90|month|lastMonth`: real figures, from summaries and indexes (issue 3.10). What the caller may not
 * see is left out of the answer.
 */
export async function dashboardRoutes(app: FastifyInstance, { engine, config, env, startedAt }: Deps): Promise<void> {
  const tell = async ({ request, query, ok }: Pick<Asked<typeof figures>, 'request' | 'query' | 'ok'>) => {
    const { language } = request
    const actor = administratorOf(request)
    const now = new Date()
    const period = periodOf(query.days, now)
    const [rule, isNew, layout, cards, waiting, recent, byDay, system] = await Promise.all([
      engine.rules.find(NODE),
      isNewSite(engine),
      layoutOf(engine.database.kysely, actor.id),
      cardsFor(engine, actor, period, language),
      waitingFor({ engine, config }, actor, language),
      actor.can(LOG_NODE) ? recentChanges(engine, actor, language) : undefined,
      seriesOf({ engine, actor, period, now }),
      actor.can(SYSTEM_NODE) ? systemOf(engine, env.DATA_DIR, startedAt) : undefined,
    ])
    const remark = pickLanguage(rule?.remark, language)
    return ok({ remark, isNew, layout, cards, waiting, ...byDay, ...(recent && { recent }), ...(system && { system }) })
  }
  serveCall(app, figures, tell)
  serveCall(app, figuresByFormerName, tell)
  serveCall(app, arrange, async ({ request, body, reply }) => {
    await keepLayout(engine.database.kysely, administratorOf(request).id, body)
    return reply.ok(null)
  })
}

async function isNewSite({ database }: Engine): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`select not exists (select from course) as "isNew"`.execute(
    database.kysely,
  )
  return rows[0]!.isNew
}

/** Bytes; `diskBytes` and `diskFreeBytes` are of the file system that holds DATA_DIR; `uptime` in seconds. */
async function systemOf({ database }: Engine, dataDir: string, startedAt: number) {
  const [disk, { rows }] = await Promise.all([
    diskOf(dataDir),
    database.pool.query<{ bytes: number; version: string }>(
      `select pg_database_size(current_database()) as bytes, current_setting('server_version') as version`,
    ),
  ])
  return {
    version: VERSION,
    uptime: Math.floor((Date.now() - startedAt) / 1000),
    databaseBytes: rows[0]?.bytes ?? 0,
    diskBytes: disk.blocks * disk.bsize,
    diskFreeBytes: disk.bavail * disk.bsize,
    node: process.versions.node,
    postgres: (rows[0]?.version ?? '').split(' ')[0] ?? '',
  }
}

/** With a database elsewhere the folder may not have been made yet: then of the nearest one above. */
async function diskOf(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder)
  } catch (error) {
    const above = dirname(folder)
    if (above === folder) throw error
    return diskOf(above)
  }
}
