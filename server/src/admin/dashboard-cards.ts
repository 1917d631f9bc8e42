import { permissionNode } from '@tutu/contract/definition/define-resource'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import { where } from '../engine/read/list.ts'
import { scopeOf } from '../engine/scope.ts'
import type { DayBegin } from '../lib/days.ts'
import type { Administrator } from '../policy/actors.ts'

/** A figure on the dashboard; `path`: where it leads; `added` of it in the period, `previous` in the one before. */
export type Card = { key: string; title: string; value: number; added: number; previous: number; path?: string }

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

/** The cards a caller may see; the period is the later half of the days. */
export async function cardsFor(
  engine: Engine,
  actor: Administrator,
  days: readonly DayBegin[],
  language: Language,
): Promise<Card[]> {
  const cards = await Promise.all(COUNTED.map((name) => countOf(engine, name, actor, days, language)))
  return cards.filter((card) => card !== undefined)
}

/** How many rows of a module the caller sees, if they may list them. */
async function countOf(
  engine: Engine,
  name: string,
  actor: Administrator,
  days: readonly DayBegin[],
  language: Language,
): Promise<Card | undefined> {
  const resource = engine.registry.byName(name)
  const { definition, table, node } = resource
  if (!actor.can(permissionNode(definition, 'index'))) return undefined
  const { kysely } = engine.database
  const scope = await scopeOf(kysely, resource, actor)
  const rows = (...conditions: RawBuilder<boolean>[]) =>
    sql`from ${sql.table(table)} as t ${where(scope ? [...conditions, scope.see] : conditions)}`
  const [before, now] = [days[0]!.from, days[days.length / 2]!.from]
  const [{ total }, period] = await Promise.all([
    engine.totals.of([table], rows().compile(kysely)).count(),
    sql<{ added: number; previous: number }>`
      select count(*) filter (where t.createtime >= ${now}::bigint) as added,
        count(*) filter (where t.createtime < ${now}::bigint) as previous
      ${rows(sql<boolean>`t.createtime >= ${before}::bigint`)}
    `.execute(kysely),
  ])
  const title = pickLanguage(definition.title, language)
  return { key: name, title, value: total, ...period.rows[0]!, path: `/admin/${node}` }
}
