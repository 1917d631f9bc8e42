import { permissionNode } from '@tutu/contract/definition/define-resource'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import { where } from '../engine/read/list.ts'
import { scopeOf } from '../engine/scope.ts'
import { createTurns } from '../lib/turns.ts'
import type { Administrator } from '../policy/actors.ts'
import { isTimedOut } from '../postgres/timed-out.ts'
import type { Period } from './dashboard-period.ts'

/**
 * A figure on the dashboard; `path`: where it leads; `added` of it in the period, `previous` in the one before, neither where
 * counting them took too long.
 */
export type Card = { key: string; title: string; value: number; added?: number; previous?: number; path?: string }

/** Connections that the cards of one dashboard take from everybody else. */
const AT_ONCE = 2

/** Modules whose rows are counted, in the order shown. */
const COUNTED: readonly string[] = [
  'course',
  'lesson',
  'course-category',
  'tag',
  'member',
  'shop-order',
  'admin',
  'client-report',
]

/** The cards a caller may see. */
export async function cardsFor(
  engine: Engine,
  actor: Administrator,
  period: Period,
  language: Language,
): Promise<Card[]> {
  const inTurn = createTurns({ atOnce: AT_ONCE, waiting: COUNTED.length })
  const cards = await Promise.all(COUNTED.map((name) => inTurn(() => countOf(engine, name, actor, period, language))))
  return cards.filter((card) => card !== undefined)
}

/** How many rows of a module the caller sees, if they may list them. */
async function countOf(
  engine: Engine,
  name: string,
  actor: Administrator,
  { before, shown }: Period,
  language: Language,
): Promise<Card | undefined> {
  const resource = engine.registry.byName(name)
  const { definition, table, node } = resource
  if (!actor.can(permissionNode(definition, 'index'))) return undefined
  const { kysely } = engine.database
  const scope = await scopeOf(kysely, resource, actor)
  const rows = (...conditions: RawBuilder<boolean>[]) =>
    sql`from ${sql.table(table)} as t ${where(scope ? [...conditions, scope.see] : conditions)}`
  const { total } = await engine.totals.of([table], rows().compile(kysely)).count()
  const period = await sql<{ added: number; previous: number }>`
    select count(*) filter (where t.createtime >= ${shown.from}::bigint) as added,
      count(*) filter (where t.createtime < ${before.to}::bigint) as previous
    ${rows(sql<boolean>`t.createtime >= ${before.from}::bigint and t.createtime < ${shown.to}::bigint`)}
  `
    .execute(kysely)
    .catch((error: unknown) => {
      if (isTimedOut(error)) return undefined
      throw error
    })
  const title = pickLanguage(definition.title, language)
  return { key: name, title, value: total, ...period?.rows[0], path: `/admin/${node}` }
}
