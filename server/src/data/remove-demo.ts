import { marksDemo } from '@tutu/contract/definition/define-resource'
import { isRelation, traitsOf } from '@tutu/contract/fields/traits'
// `npm run demo:remove`: takes the demo content away, whether the server runs or not.
import { pickLanguage } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import { compose } from '../compose.ts'
import { parseEnv } from '../env.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { Engine } from '../engine/engine.ts'
import type { Resource } from '../engine/registry.ts'
import { SYSTEM } from '../policy/actors.ts'
import { openForCommand, QUIET, runCommand } from './command.ts'

export type Removal = {
  removed: number
  /** Demo rows that stay with something real. */
  kept: { table: string; id: number; name: string }[]
}

/**
 * Removes the rows marked as demo through the one mutation pipeline, so that running servers hear of it. Rows that
 * somebody has edited are no demo rows any more. A demo row stays when a row that stays points to it, or when it belongs
 * to one: a lesson goes and stays with its course.
 */
export async function removeDemo(engine: Engine): Promise<Removal> {
  const rows = await readRows(engine)
  const staying = findStaying(engine, rows)
  const removal: Removal = { removed: 0, kept: [] }
  for (const resource of deletionOrder(engine)) {
    const demo = rows.get(resource)!.filter((row) => row.is_demo)
    const ids = demo.filter((row) => !staying.has(row)).map((row) => row.id as number)
    if (ids.length > 0) {
      removal.removed += await engine.mutations.run(SYSTEM, (tx) => tx.del(resource.definition.name, ids))
    }
    for (const row of demo.filter((one) => staying.has(one)))
      removal.kept.push({ table: resource.table, id: row.id as number, name: labelOf(resource, row) })
  }
  return removal
}

/** What a relation is to the row that holds it. */
type Link = { from: Resource; to: Resource; column: string; belongs: boolean }

function linksOf({ registry }: Engine): Link[] {
  return registry.all().flatMap((from) =>
    Object.entries(from.definition.fields).flatMap(([column, field]) => {
      if (traitsOf(field).references === 'self') return [{ from, to: from, column, belongs: false }]
      // What a log names may be gone.
      if (!isRelation(field) || field.loose) return []
      const belongs = field.onDelete === 'cascade'
      return [{ from, to: registry.byName(field.to), column, belongs }]
    }),
  )
}

async function readRows(engine: Engine): Promise<Map<Resource, Row[]>> {
  const links = linksOf(engine)
  const rows = new Map<Resource, Row[]>()
  for (const resource of engine.registry.all()) {
    const { definition } = resource
    const isDemo = marksDemo(definition) ? sql.ref('is_demo') : sql`false as is_demo`
    const columns = ['id', definition.label]
    for (const link of links) if (link.from === resource) columns.push(link.column)
    const isLinked = links.some(({ from, to }) => from === resource || to === resource)
    // Logs and the like may be long, and hold nothing of the demo.
    if (!marksDemo(definition) && !isLinked) {
      rows.set(resource, [])
      continue
    }
    const names = sql.join([isDemo, ...columns.map((column) => sql.ref(column))])
    const found = await sql<Row>`select ${names} from ${sql.table(resource.table)}`.execute(engine.database.kysely)
    rows.set(resource, found.rows)
  }
  return rows
}

/** Real rows, and from them along the links until nothing is added. */
function findStaying(engine: Engine, rows: ReadonlyMap<Resource, Row[]>): Set<Row> {
  const links = linksOf(engine)
  const byId = new Map([...rows].map(([resource, list]) => [resource, new Map(list.map((row) => [row.id, row]))]))
  const staying = new Set([...rows.values()].flat().filter((row) => !row.is_demo))
  for (let size = -1; size !== staying.size;) {
    size = staying.size
    for (const { from, to, column, belongs } of links) {
      for (const row of rows.get(from)!) {
        const targets = ([row[column]].flat() as unknown[]).flatMap((id): Row[] => {
          const target = byId.get(to)?.get(id)
          return target ? [target] : []
        })
        if (staying.has(row)) for (const target of targets) staying.add(target)
        if (belongs && targets.some((target) => staying.has(target))) staying.add(row)
      }
    }
  }
  return staying
}

/** Rows that point to others go before them. */
function deletionOrder(engine: Engine): Resource[] {
  const links = linksOf(engine)
  const order: Resource[] = []
  const visit = (resource: Resource): void => {
    if (order.includes(resource)) return
    for (const { from, to } of links) if (to === resource && from !== resource) visit(from)
    order.push(resource)
  }
  for (const resource of engine.registry.all()) visit(resource)
  return order
}

function labelOf({ definition }: Resource, row: Row): string {
  const label = row[definition.label]
  return typeof label === 'object' ? pickLanguage(label as Record<'zh-cn' | 'en', string>, 'zh-cn') : String(label)
}

async function run(): Promise<void> {
  const env = parseEnv()
  const { database, close } = await openForCommand(env, 'demo:remove')
  try {
    const services = await compose({ env, database, log: QUIET })
    const { removed, kept } = await removeDemo(services.engine).finally(() => services.close())
    process.stdout.write(`已移除 ${removed} 条演示内容。 Removed ${removed} demo records.\n`)
    for (const { table, id, name } of kept) {
      process.stdout.write(
        `保留，它与你的内容相连 · Stays, it belongs with something of yours: ${table} ${id} “${name}”\n`,
      )
    }
  } finally {
    await close()
  }
}

if (import.meta.main) await runCommand(run)
