import type { Definition } from '@tutu/contract/definition/define-resource'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import type { Administrator } from '../policy/actors.ts'
import type { Engine } from '../engine/engine.ts'

/** A figure on the dashboard; `path`: where it leads. */
export type Card = { key: string; title: string; value: number; path?: string }
type Caller = { actor: Administrator; can: (node: string) => boolean; language: Language }
type CardOf = (engine: Engine, caller: Caller) => Promise<Card | undefined>

/** Every card, in the order shown: one line each. */
const CARDS: readonly CardOf[] = [
  countOf('course'),
  countOf('lesson'),
  countOf('course-category'),
  countOf('tag'),
  countOf('member'),
  countOf('shop-order'),
  countOf('admin'),
  countOf('client-report'),
]

/** The cards a caller may see. */
export async function cardsFor(engine: Engine, caller: Caller): Promise<Card[]> {
  const cards = await Promise.all(CARDS.map((card) => card(engine, caller)))
  return cards.filter((card) => card !== undefined)
}

/** How many rows a resource has, for those who may list them. */
function countOf(name: string): CardOf {
  return async (engine, { can, language }) => {
    const { definition, table, node } = engine.registry.byName(name)
    if (!can(permissionNode(definition, 'index'))) return undefined
    const from = sql`from ${sql.table(table)} as t`.compile(engine.database.kysely)
    const { total } = await engine.totals.of([table], from).count()
    return { key: name, title: titleOf(definition, language), value: total, path: `/admin/${node}` }
  }
}

function titleOf({ title }: Definition, language: Language): string {
  return pickLanguage(title, language)
}
