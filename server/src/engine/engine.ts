import type { Definition } from '@tutu/contract/definition/define-resource'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Database } from '../postgres/database.ts'
import { createRecycleRules, type RecycleRules } from '../data/recycle-rules.ts'
import { createSensitiveRules, type SensitiveRules } from '../data/sensitive-rules.ts'
import { createRuleInfos, type RuleInfos } from '../data/rule-infos.ts'
import type { ResourceHooks } from './hooks.ts'
import { createJoins, type Joins } from './read/joins.ts'
import { createRegistry, type Registry } from './registry.ts'
import { createRenderings, type Renderings, type RenderingsLog } from './read/renderings.ts'
import { createTotals, type Totals } from './read/totals.ts'
import { createMutations, type Mutations } from './write/session.ts'

/** Everything behind the generic controllers, made once per process. */
export type Engine = {
  database: Database
  bus: ChangeBus
  registry: Registry
  joins: Joins
  totals: Totals
  rules: RuleInfos
  recycling: RecycleRules
  sensitive: SensitiveRules
  renderings: Renderings
  mutations: Mutations
}

export function createEngine(
  database: Database,
  bus: ChangeBus,
  definitions: readonly Definition[],
  hooks: Readonly<Record<string, ResourceHooks>>,
  log?: RenderingsLog,
): Engine {
  const registry = createRegistry(definitions, hooks)
  const parts = {
    database,
    bus,
    registry,
    joins: createJoins(database, registry, bus),
    totals: createTotals(database, bus),
    rules: createRuleInfos(database, bus),
    recycling: createRecycleRules(database, bus),
    sensitive: createSensitiveRules(database, bus),
    renderings: createRenderings({ database, bus, log }),
  }
  return { ...parts, mutations: createMutations(parts) }
}
