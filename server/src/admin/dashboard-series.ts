// What is counted by day.
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { adminLog } from '@tutu/contract/resources/admin-log'
import { member } from '@tutu/contract/resources/member'
import { shopOrder } from '@tutu/contract/resources/shop-order'
import { countLogByDay, countLogInSpans } from '../data/admin-log-days.ts'
import { viewsByDay } from '../data/page-views.ts'
import { addedByDay } from '../engine/read/added-by-day.ts'
import type { Engine } from '../engine/engine.ts'
import { scopeOf } from '../engine/scope.ts'
import type { Day } from '../lib/days.ts'
import type { Administrator } from '../policy/actors.ts'
import { incomeByDay } from '../shop/income.ts'
import type { Period } from './dashboard-period.ts'

type Name = 'views' | 'signIns' | 'changes' | 'members' | 'income'
type ByDay = ReadonlyMap<Day, number>
type Asked = { engine: Engine; actor: Administrator; period: Period; now: Date }
/** What the caller may not see is missing. */
type Source = (asked: Asked) => Promise<Partial<Record<Name, ByDay>>>

/** In the order shown. */
const SOURCES: readonly Source[] = [
  async ({ engine, period: { counted } }) => ({
    views: await viewsByDay(engine.database.kysely, counted[0]!.day),
  }),
  async ({ engine, actor, period: { counted } }) => {
    if (!actor.can(permissionNode(member, 'index'))) return {}
    const resource = engine.registry.byName(member.name)
    const scope = await scopeOf(engine.database.kysely, resource, actor)
    return { members: await addedByDay(engine.database.kysely, resource, counted, scope?.see) }
  },
  async ({ engine, actor, period: { counted } }) => {
    if (!actor.can(permissionNode(shopOrder, 'index'))) return {}
    const scope = await scopeOf(engine.database.kysely, engine.registry.byName(shopOrder.name), actor)
    return { income: await incomeByDay(engine.database.kysely, counted, scope?.see) }
  },
  async ({ engine, actor, period: { counted, hasParts }, now }) => {
    if (!actor.can(permissionNode(adminLog, 'index'))) return {}
    const { kysely } = engine.database
    const log = await (hasParts ? countLogInSpans(kysely, counted) : countLogByDay(kysely, counted, now))
    return { signIns: log['sign-in'], changes: log.change }
  },
]

type OfEach<T> = { views: T } & Partial<Record<Name, T>>

/** Of the days of the period one entry each, zeros included, oldest first; of what it is compared with the total. */
export async function seriesOf(asked: Asked) {
  const byName = Object.assign({}, ...(await Promise.all(SOURCES.map((source) => source(asked))))) as OfEach<ByDay>
  const { shown, before } = asked.period
  const ofEach = <T>(make: (byDay: ByDay) => T) =>
    Object.fromEntries(Object.entries(byName).map(([name, byDay]) => [name, make(byDay)])) as OfEach<T>
  return {
    series: ofEach((byDay) => shown.days.map(({ day }) => ({ day, count: byDay.get(day) ?? 0 }))),
    previous: ofEach((byDay) => before.days.reduce((sum, { day }) => sum + (byDay.get(day) ?? 0), 0)),
  }
}
