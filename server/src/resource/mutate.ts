import { fieldLabels } from '@tutu/contract/define-resource'
import { fail, failForm, Failure, type FormReason } from '@tutu/contract/errors'
import { type Language, pickLanguage } from '@tutu/contract/languages'
import { sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Tables } from '../data/database.ts'
import type { Actor } from './actor.ts'
import { openLogLine } from './change-log.ts'
import { columnOf, isSameValue, type Row } from './columns.ts'
import type { Engine } from './engine.ts'
import type { Change, WriteContext } from './hooks.ts'
import { checkFiles, noteFiles } from './file-references.ts'
import { noteFormerSlug } from './former-slugs.ts'
import { releaseReferences } from './references.ts'
import type { Resource } from './registry.ts'
import { integer, scalar } from './scalar.ts'
import { changeable, checkScope } from './scope.ts'
import { changeTags } from './tags.ts'
import { checkTreeParent, nameOf, refuseChildren } from './tree.ts'
import { validate } from './validate.ts'

type Input = Readonly<Record<string, unknown>>

/**
 * The one way rows of resources change, whoever writes. Inside one transaction: hooks, validation, version check, the
 * write, the administrator log, and the cache tags as a row; announced after commit and before the answer.
 */
export type Mutations = {
  /** Answers the new id. Throws a form failure with one reason per wrong field. */
  add(resource: Resource, input: Input, actor: Actor): Promise<number>
  /**
   * `input.id` names the row; `input.version`, where given, must be the stored one (`record.changed` else). What is so
   * already is a success that leaves version and log alone.
   */
  edit(resource: Resource, input: Input, actor: Actor): Promise<void>
  /** Answers how many rows are gone; ids that do not exist, or that the actor may not touch, are skipped. */
  del(resource: Resource, ids: readonly number[], actor: Actor): Promise<number>
  /** Runs hand-written changes of a resource in the same way; answers what `work` answers. */
  transact<T>(work: (session: Session) => Promise<T>): Promise<T>
}

/**
 * A transaction, the tags that must be announced when it commits, and work to be done then, before the answer: of a
 * transaction that is done again only the last run counts. What fails there is the work's own business.
 */
export type Session = { transaction: Transaction<Tables>; tags: Set<string>; afterCommit: (() => Promise<void>)[] }

const TRIES = 4

export function createMutations(engine: Omit<Engine, 'mutations'>): Mutations {
  const { database, bus } = engine

  /** Work that met another transaction crosswise is done again from its beginning: nothing of it was kept. */
  async function transact<T>(work: (session: Session) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await once(work)
      } catch (error) {
        if (tries === TRIES || (error as pg.DatabaseError).code !== DEADLOCK) throw error
      }
    }
  }

  async function once<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const tags = new Set<string>()
    const afterCommit: Session['afterCommit'] = []
    const result = await database.kysely.transaction().execute(async (transaction) => {
      const answer = await work({ transaction, tags, afterCommit })
      if (tags.size > 0) await bus.record(transaction, [...tags])
      return answer
    })
    if (tags.size > 0) bus.announce([...tags])
    for (const one of afterCommit) await one()
    return result
  }

  /** What follows from every change, in its transaction. */
  async function observe(session: Session, resource: Resource, change: Change): Promise<void> {
    for (const tag of changeTags(resource, change)) session.tags.add(tag)
    await noteFiles(session, resource, (change.after ?? change.before)!.id as number, change)
    await noteFormerSlug(session.transaction, resource, change)
    await engine.renderings.note(session, resource, change)
  }

  const contextOf = ({ transaction, tags, afterCommit }: Session, actor: Actor): WriteContext => ({
    transaction,
    afterCommit,
    language: actor.language,
    actor,
    tags,
  })

  async function checkRow(
    session: Session,
    resource: Resource,
    values: Row,
    before: Row | undefined,
    actor: Actor,
  ): Promise<void> {
    await checkTreeParent(session.transaction, resource, values, before)
    await checkManyRelations(engine, session.transaction, resource, values, actor.language)
    await resource.hooks.beforeSave?.(contextOf(session, actor), { before, values })
    await checkFiles(session.transaction, resource.definition, values, before)
    await toStored(resource, values)
  }

  async function remove(session: Session, resource: Resource, ids: readonly number[], actor: Actor): Promise<Row[]> {
    const { transaction } = session
    const { rows } = await sql<Row>`
      select * from ${sql.table(resource.table)} where id = any(${ids}::int[]) for update
    `.execute(transaction)
    if (rows.length === 0) return rows
    await resource.hooks.beforeRemove?.(contextOf(session, actor), rows)
    await refuseChildren(transaction, resource, rows, actor.language)
    await releaseReferences(engine, session, resource, rows, actor, remove)
    await sql`delete from ${sql.table(resource.table)} where id = any(${rows.map((row) => row.id as number)}::int[])`.execute(
      transaction,
    )
    for (const before of rows) {
      await observe(session, resource, { before })
      await resource.hooks.afterSave?.(contextOf(session, actor), { before })
    }
    return rows
  }

  return {
    transact,
    async add(resource, input, actor) {
      const posted = validate(resource.definition, input, undefined, actor.language)
      const log = await openLogLine(engine.rules, actor, resource, 'add')
      return guardConstraints(resource, posted, actor.language, () =>
        transact(async (session) => {
          const context = contextOf(session, actor)
          await resource.hooks.begin?.(context)
          // Hooks complete them; a transaction done again begins with what was posted.
          const values = { ...posted }
          await checkRow(session, resource, values, undefined, actor)
          const now = epochSeconds()
          const after = await insertRow(session, resource, { ...values, createtime: now, updatetime: now })
          await observe(session, resource, { after })
          await resource.hooks.afterSave?.(context, { after })
          await log(session.transaction, { ...taken(input, posted), id: after.id })
          return after.id as number
        }),
      )
    },
    async edit(resource, input, actor) {
      const id = readId(input.id)
      const log = await openLogLine(engine.rules, actor, resource, 'edit')
      await guardConstraints(resource, input, actor.language, () =>
        transact(async (session) => {
          const context = contextOf(session, actor)
          await resource.hooks.begin?.(context)
          // No stronger lock: rows that come to point to this one meanwhile need not wait for it.
          const { rows } = await sql<Row>`
            select * from ${sql.table(resource.table)} where id = ${id} for no key update
          `.execute(session.transaction)
          const before = rows[0]
          if (!before) throw fail('record.notFound')
          await checkScope(session.transaction, resource, [id], actor)
          if (isStale(input.version, before)) throw new Failure('record.changed', { data: { changed: true } })
          const values = validate(resource.definition, input, before, actor.language)
          if (Object.keys(values).length === 0) throw fail('record.empty')
          const posted = { ...values }
          await checkRow(session, resource, values, before, actor)
          const changed = changedValues(values, before)
          if (Object.keys(changed).length === 0) return
          const after = { ...before, ...changed }
          await updateRow(session, resource, id, changed, 'is_demo' in before)
          await observe(session, resource, { before, after })
          await resource.hooks.afterSave?.(context, { before, after })
          await log(session.transaction, { id, ...taken(input, pick(posted, changed)) })
        }),
      )
    },
    async del(resource, ids, actor) {
      const log = await openLogLine(engine.rules, actor, resource, 'del')
      return guardConstraints(undefined, {}, actor.language, () =>
        transact(async (session) => {
          await resource.hooks.begin?.(contextOf(session, actor))
          const rows = await remove(
            session,
            resource,
            await changeable(session.transaction, resource, ids, actor),
            actor,
          )
          if (rows.length === 0) return 0
          const names = rows.map((row) => nameOf(resource, row, actor.language))
          await log(session.transaction, { ids: rows.map(({ id }) => id), names })
          return rows.length
        }),
      )
    },
  }
}

/** Of what was posted, what had a meaning: the log tells nothing that was not done. */
function taken(input: Row, values: Row): Row {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name.replace(/_i18n$/, '') in values))
}

function changedValues(values: Row, before: Row): Row {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSameValue(value, before[name])))
}

/** Of `row` the columns that `among` has. */
function pick(row: Row, among: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in among))
}

/** Columns whose stored form takes time to make: hashes of passwords. */
async function toStored(resource: Resource, values: Row): Promise<void> {
  for (const name of Object.keys(values)) {
    const field = resource.definition.fields[name]
    const make = field && columnOf(field).toStored
    if (make) values[name] = await make(values[name])
  }
}

export function epochSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

export function readId(value: unknown): number {
  const id = integer(scalar(value) ?? '')
  if (!id || id < 1) throw fail('request.parameter', { name: 'id' })
  return id
}

/** A caller that names no version overwrites what it has not seen. */
function isStale(version: unknown, before: Row): boolean {
  return version !== undefined && version !== null && version !== '' && scalar(version) !== String(before.version)
}

async function insertRow({ transaction }: Session, { table }: Resource, values: Row): Promise<Row> {
  const names = Object.keys(values)
  const { rows } = await sql<Row>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => values[name]))}) returning id
  `.execute(transaction)
  return { ...values, id: rows[0]!.id }
}

/** A demo row that somebody has made their own is no demo any more: it survives `npm run demo:remove`. */
async function updateRow(
  { transaction }: Session,
  { table }: Resource,
  id: number,
  values: Row,
  demo: boolean,
): Promise<void> {
  const settings = Object.entries({ ...values, updatetime: epochSeconds(), ...(demo ? { is_demo: false } : {}) })
  await sql`
    update ${sql.table(table)} set version = version + 1,
      ${sql.join(settings.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
    where id = ${id}
  `.execute(transaction)
}

/** Lists of ids have no foreign key: the rows they name are looked up, and kept from vanishing meanwhile. */
async function checkManyRelations(
  engine: Pick<Engine, 'registry'>,
  transaction: Transaction<Tables>,
  resource: Resource,
  values: Row,
  language: Language,
): Promise<void> {
  for (const [name, field] of Object.entries(resource.definition.fields)) {
    const ids = values[name] as number[] | undefined
    if (field.kind !== 'relation-many' || !ids || ids.length === 0) continue
    const { table } = engine.registry.byName(field.to)
    const { rows } = await sql`select id from ${sql.table(table)} where id = any(${ids}::int[]) for key share`.execute(
      transaction,
    )
    if (rows.length !== ids.length) {
      throw failForm({ [name]: { key: 'rule.relation', params: { label: pickLanguage(field.label, language) } } })
    }
  }
}

const UNIQUE = '23505'
const FOREIGN_KEY = '23503'
const DEADLOCK = '40P01'

/**
 * Turns what the database refuses (taken values, vanished relations) into messages beside the fields of `resource`, and
 * names those fields in every refusal of the form;
 * without one, and for other tables, the refusal means that somebody changed what this transaction had looked at.
 */
async function guardConstraints<T>(
  resource: Resource | undefined,
  input: Input,
  language: Language,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Hooks and checks know a field by its name; the definition knows what the form calls it.
    if (resource && error instanceof Failure && error.fields && !error.labels)
      throw failForm(error.fields, fieldLabels(resource.definition))
    const { code, constraint = '', table } = error as pg.DatabaseError
    if (code !== UNIQUE && code !== FOREIGN_KEY) throw error
    const name = resource && table === resource.table && fieldOfConstraint(resource, constraint)
    if (!name) throw code === FOREIGN_KEY ? fail('record.changed') : error
    const label = pickLanguage(resource.definition.fields[name]?.label, language)
    const reason: FormReason =
      code === UNIQUE
        ? { key: 'rule.taken', params: { value: String(input[name] ?? label) } }
        : { key: 'rule.relation', params: { label } }
    throw failForm({ [name]: reason }, fieldLabels(resource.definition))
  }
}

/** Constraints are named `<table>_<columns>_key` and `<table>_<column>_fkey`; the last column is the one to mend. */
function fieldOfConstraint({ definition, table }: Resource, constraint: string): string | undefined {
  const columns = constraint.replace(new RegExp(`^${table}_`), '').replace(/_f?key$/, '')
  return Object.keys(definition.fields)
    .filter((name) => columns === name || columns.endsWith(`_${name}`))
    .toSorted((a, b) => b.length - a.length)[0]
}
