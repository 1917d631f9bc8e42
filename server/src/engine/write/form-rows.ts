import { fail } from '@tutu/contract/core/errors'
import { makesOwn } from '../../policy/actors.ts'
import { isSameValue, type Row } from '../fields/columns.ts'
import { readId } from '../fields/scalar.ts'
import { checkTreeParent } from '../read/tree.ts'
import type { Resource } from '../registry.ts'
import { whyUnchangeable } from '../scope.ts'
import { type Changing, changeableResource } from './changing.ts'
import { checkCircles } from './circles.ts'
import { guardConstraints } from './constraints.ts'
import { epochSeconds } from '../../lib/epoch-seconds.ts'
import { checkFiles } from './file-references.ts'
import type { RowChange } from './observers.ts'
import {
  checkLimits,
  checkManyRelations,
  checkVisibleRelations,
  namedInLists,
  ownerOf,
  permittedFields,
  refusePublished,
} from './owned-rows.ts'
import { checkPublishing } from './publishing.ts'
import { idsOf, insertRows, lockRows, raised, updateOne } from './rows.ts'
import type { Input } from './session.ts'
import { checkSharedRelations } from './shared-relations.ts'
import { makeStored } from './stored-values.ts'
import { validate } from './validate.ts'
import { changedMeanwhile, isStale } from './versions.ts'

/** Adds what forms say; answers the new ids in the same order, or the one where one was posted. */
export async function addRows(
  changing: Changing,
  name: string,
  given: Input | readonly Input[],
): Promise<number | number[]> {
  const { engine, session, tell } = changing
  const { transaction, actor } = session
  const resource = engine.registry.byName(name)
  const inputs = (Array.isArray(given) ? given : [given]) as readonly Input[]
  const writable = permittedFields(resource, actor)
  const posted = inputs.map((input) => validate(resource.definition, input, undefined, actor.language, writable))
  const ids = await guardConstraints(resource, posted, actor.language, async () => {
    await resource.hooks.begin?.(session)
    await checkLimits(transaction, resource, actor, posted.length)
    const now = epochSeconds()
    const owned = ownerOf(resource, actor)
    const rows: Row[] = []
    for (const one of posted) {
      // Hooks complete them; what was posted is told to the log.
      const values = { ...one, ...owned }
      await resource.hooks.settle?.(session, { values })
      checkPublishing(resource, actor, values)
      await checkRow(changing, resource, values, undefined)
      rows.push({ ...values, createtime: now, ...(resource.definition.ledger ? {} : { updatetime: now }) })
    }
    const added = (await holdRow(changing, resource, posted, rows)) ?? (await writeRows(changing, resource, rows))
    const changes = added.map((after) => ({ resource, after }))
    for (const { after } of changes) await resource.hooks.afterSave?.(session, { after })
    const toldOf = (input: Input, index: number): Row => ({ ...taken(input, posted[index]!), id: added[index]!.id })
    const told = () => (Array.isArray(given) ? { rows: inputs.map(toldOf) } : toldOf(inputs[0]!, 0))
    await tell({ resource, action: 'add', changes, told })
    return idsOf(added)
  })
  return Array.isArray(given) ? ids : ids[0]!
}

/** Answers the rows with their ids. */
async function writeRows({ engine, session }: Changing, resource: Resource, rows: readonly Row[]): Promise<Row[]> {
  const { transaction, actor } = session
  await checkManyRelations({ transaction, actor, registry: engine.registry }, resource.definition, rows)
  const ids = await insertRows(transaction, resource.table, rows)
  return rows.map((row, index) => ({ ...row, id: ids[index]! }))
}

/** Leaves a row to the last statement of its session, where it may be: hooks that come after it want to see it written. */
async function holdRow(
  { engine, session, hold }: Changing,
  resource: Resource,
  posted: readonly Row[],
  [values]: readonly Row[],
): Promise<Row[] | undefined> {
  if (!hold || !values || resource.hooks.afterSave) return undefined
  const { table, definition } = resource
  const row = await hold(resource, (drawn) => ({
    table,
    row: { ...drawn, ...values },
    named: namedInLists(engine.registry, definition, [values]),
    guard: (write) => guardConstraints(resource, posted, session.language, write),
  }))
  return row && [row]
}

/** Changes rows as forms say; answers how many became another. */
export async function editRows(changing: Changing, name: string, given: Input | readonly Input[]): Promise<number> {
  const { engine, session, tell } = changing
  const { transaction, actor } = session
  const resource = changeableResource(changing, name)
  const inputs = (Array.isArray(given) ? given : [given]) as readonly Input[]
  const edited: Edited[] = []
  await guardConstraints(resource, inputs, actor.language, async () => {
    await resource.hooks.begin?.(session)
    const ids = inputs.map(({ id }) => readId(id))
    // In the order of their ids, as everybody locks. No stronger lock: rows that come to point to these need not wait.
    const rows = await lockRows(transaction, resource.table, ids, 'for no key update')
    const byId = new Map(rows.map((row) => [row.id as number, row]))
    for (const [index, input] of inputs.entries()) {
      const one = await editOne(changing, resource, input, byId.get(ids[index]!))
      if (one) edited.push(one)
    }
    if (edited.length === 0) return
    await checkManyRelations(
      { transaction, actor, registry: engine.registry },
      resource.definition,
      edited.map(({ values }) => values),
    )
    const changes = edited.map(({ change }) => change)
    const told = () => (Array.isArray(given) ? { rows: edited.map((one) => one.told()) } : edited[0]!.told())
    await tell({ resource, action: 'edit', changes, told })
  })
  return edited.length
}

/** Of what was posted, what had a meaning: the log tells nothing that was not done. */
function taken(input: Input, values: Row): Row {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name.replace(/_i18n$/, '') in values))
}

/** A row that has been edited: what was set, from what to what, and what of it the log is told. */
type Edited = { values: Row; change: RowChange; told: () => Row }

/** What became another; undefined where the row is so already. */
async function editOne(
  changing: Changing,
  resource: Resource,
  input: Input,
  before: Row | undefined,
): Promise<Edited | undefined> {
  const { session } = changing
  const { transaction, actor } = session
  if (!before) throw fail('record.notFound')
  const id = before.id as number
  const writable = permittedFields(resource, actor)
  const refusal = await whyUnchangeable(transaction, resource, [id], actor)
  if (isStale(input.version, before)) throw refusal ?? changedMeanwhile()
  const values = validate(resource.definition, input, before, actor.language, writable)
  if (Object.keys(values).length === 0) throw fail('record.empty')
  const posted = { ...values }
  await resource.hooks.settle?.(session, { before, values })
  // Decision 016: what is so already is a success, whoever may change it.
  if (Object.keys(changedValues(values, before)).length === 0) return undefined
  if (refusal) throw refusal
  checkPublishing(resource, actor, changedValues(values, before), before)
  await checkRow(changing, resource, values, before)
  const changed = changedValues(values, before)
  if (Object.keys(changed).length === 0) return undefined
  // A demo row that somebody has made their own is no demo any more: it survives `npm run demo:remove`.
  const owned = 'is_demo' in before && makesOwn(actor) ? { is_demo: false } : {}
  await updateOne(transaction, resource.table, id, { ...changed, ...owned, ...raised() })
  const after = { ...before, ...changed }
  await resource.hooks.afterSave?.(session, { before, after })
  const told = (): Row => ({ id, ...taken(input, pick(posted, changed)) })
  return { values, change: { resource, before, after }, told }
}

async function checkRow(
  { engine, session }: Changing,
  resource: Resource,
  values: Row,
  before: Row | undefined,
): Promise<void> {
  const { transaction, actor } = session
  const context = { transaction, actor, registry: engine.registry }
  await checkTreeParent(transaction, resource, values, before)
  await resource.hooks.beforeSave?.(session, { ...(before ? { before } : {}), values })
  await checkSharedRelations(context, resource.definition, values, before)
  await checkCircles({ transaction, actor }, resource, values, before)
  refusePublished(resource, actor, before ? changedValues(values, before) : values, before)
  await checkFiles(context, resource.definition, values, before)
  await checkVisibleRelations(context, resource.definition, values, before)
  await makeStored(resource.definition, values)
}

function changedValues(values: Row, before: Row): Row {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSameValue(value, before[name])))
}

/** Of `row` the columns that `among` has. */
function pick(row: Row, among: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in among))
}
