import type { Definition } from '@tutu/contract/definition/define-resource'
import { rowPage } from '@tutu/contract/definition/row-page'
import { fail } from '@tutu/contract/core/errors'
import { CompiledQuery, sql, type Transaction } from 'kysely'
import type { Actor } from '../../policy/actors.ts'
import type { ChangeBus } from '../../postgres/change-bus.ts'
import type { Database, Tables } from '../../postgres/database.ts'
import type { Row } from '../fields/columns.ts'
import type { Engine } from '../engine.ts'
import type { Resource } from '../registry.ts'
import { tableOf } from '../schema/table-of.ts'
import { whyUnchangeable } from '../scope.ts'
import { guardConstraints } from '../write/constraints.ts'
import { openSession } from '../write/operations.ts'
import { draftOf, incompleteValues, switchOf } from '../write/publishing.ts'
import { lockRows } from '../write/rows.ts'
import type { Input, WriteSession } from '../write/session.ts'
import { createJoins } from './joins.ts'
import { listColumns, presentRow } from './list.ts'
import { createPublicReads, type PublicReads } from './public-reads.ts'
import { createTotals } from './totals.ts'

/** `id` absent: a row that is not there yet. `input`: what its form says besides the row and its draft. */
export type Previewed = { resource: Resource; id: number | undefined; input: Input; actor: Actor }

/** Previews at once: each holds a connection of its own. */
const AT_ONCE = 2
/** ms that one waits for a row that somebody is just writing. */
const LOCK_PATIENCE = 2000

class Undone<T> extends Error {
  readonly outcome: T
  constructor(outcome: T) {
    super('a preview is over')
    this.outcome = outcome
  }
}

/**
 * What visitors would read if a form were published now: it is, in a transaction that is undone when `work` is over, so that
 * joins, lists and neighbours are those there would be. What is missing yet is left empty. Throws `preview.noPage` where the row
 * would have no address, and what any edit throws.
 */
export async function inPreview<T>(
  engine: Engine,
  previewed: Previewed,
  work: (reads: PublicReads, path: string) => Promise<T>,
): Promise<T> {
  const { database } = engine
  await turn()
  try {
    const [titles, recycling] = await Promise.all([engine.rules.all(), engine.recycling.all()])
    await database.kysely.transaction().execute(async (transaction) => {
      await sql`select set_config('lock_timeout', ${`${LOCK_PATIENCE}`}, true)`.execute(transaction)
      // What is undone is no change of sensitive data.
      const opening = { transaction, actor: previewed.actor, titles, recycling, sensitive: new Map() }
      const { session } = openSession(engine, opening)
      const row = await write(engine, session, previewed)
      const there = within(engine, transaction)
      const path = await addressOf(there, previewed, row)
      const outcome = await work(createPublicReads(there), path).finally(() => there.renderings.close())
      throw new Undone(outcome)
    })
  } catch (error) {
    if (error instanceof Undone) return error.outcome as T
    throw error
  } finally {
    release()
  }
  throw new Error('a preview was kept')
}

/** The engine as it is within a transaction; it remembers nothing and tells nobody. */
function within(engine: Engine, transaction: Transaction<Tables>): Engine {
  const query = (text: string, values: readonly unknown[] = []) =>
    transaction.executeQuery(CompiledQuery.raw(text, [...values]))
  const database = { kysely: transaction, reads: transaction, pool: { query } } as unknown as Database
  const renderings = engine.renderings.within(database)
  return {
    ...engine,
    database,
    bus: SILENT,
    renderings,
    joins: createJoins(database, engine.registry, SILENT),
    totals: createTotals(database, SILENT),
  }
}

const SILENT: ChangeBus = {
  healthy: false,
  onTags: () => () => undefined,
  onFlush: () => () => undefined,
  record: () => Promise.resolve([]),
  announce: () => undefined,
  close: () => Promise.resolve(),
}

/** Writes what the form says, shown to visitors, and whatever hides it besides. Answers the row as it is then. */
async function write(engine: Engine, session: WriteSession, { resource, id, input }: Previewed): Promise<Row> {
  const { transaction, actor, language } = session
  const { definition, table } = resource
  return guardConstraints(resource, [input], language, async () => {
    const [before] = id === undefined ? [] : await lockRows(transaction, table, [id], 'for no key update')
    if (id !== undefined && !before) throw fail('record.notFound')
    const refusal = before && (await whyUnchangeable(transaction, resource, [id!], actor))
    if (refusal) throw refusal
    const draft = before && draftOf(before)
    const said = await incompleteValues(
      { session, registry: engine.registry, resource },
      input,
      before && { ...before, ...draft },
    )
    const values = filled(definition, { ...draft, ...said, [switchOf(resource)]: true }, before === undefined)
    const [row] = before
      ? await session.touch(definition.name, [id!], values)
      : await session.insert(definition.name, [values])
    await showParent(engine, session, resource, row!)
    return row!
  })
}

/** What must hold something and has nothing yet holds an empty text; a relation that must be there has to be chosen. */
function filled(definition: Definition, values: Row, isNew: boolean): Row {
  const empty: Record<string, unknown> = { text: '', jsonb: {} }
  const given = { ...values }
  for (const { name, type, nullable, default: preset, generated } of tableOf(definition).columns) {
    if (nullable || generated || (given[name] ?? undefined) !== undefined) continue
    if (!(name in given) && (!isNew || preset !== undefined)) continue
    if (!(type in empty)) throw fail('preview.noPage')
    given[name] = empty[type]
  }
  return given
}

/** A row is looked at by itself: that what it belongs to is not published yet hides it from visitors only. */
async function showParent(engine: Engine, session: WriteSession, { definition, hooks }: Resource, row: Row) {
  const relation = hooks.publicScope?.relation
  const field = relation === undefined ? undefined : definition.fields[relation]
  if (!relation || !field || !('to' in field)) return
  const parent = engine.registry.byName(field.to)
  const shown = parent.definition.public?.where
  if (shown && typeof row[relation] === 'number')
    await session.touch(parent.definition.name, [row[relation]], { ...shown })
}

async function addressOf(there: Engine, { resource, actor }: Previewed, row: Row): Promise<string> {
  const { definition } = resource
  const wire = presentRow(resource, row, listColumns(definition), actor.language)
  await there.joins.add(resource, [wire], actor.language)
  const path = rowPage(definition, wire, (name) => there.registry.byName(name).definition)
  if (path === undefined) throw fail('preview.noPage')
  return path
}

let running = 0
const waiting: (() => void)[] = []

async function turn(): Promise<void> {
  if (running < AT_ONCE) {
    running++
    return
  }
  await new Promise<void>((resolve) => waiting.push(resolve))
}

/** Whoever waits takes the place. */
function release(): void {
  const next = waiting.shift()
  if (next) next()
  else running--
}
