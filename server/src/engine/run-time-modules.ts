import { defineResource, type Definition, tableName } from '@tutu/contract/definition/define-resource'
import { isRelation } from '@tutu/contract/fields/traits'
import { type ColumnType, type Generated, sql } from 'kysely'
import { type ChangeBus, EVERYTHING } from '../postgres/change-bus.ts'
import type { Database } from '../postgres/database.ts'
import { takeLock } from '../postgres/locks.ts'
import { prepareWords } from '../search/search-tables.ts'
import { insertMenuRules, removeMenuRules } from '../data/menu-rules.ts'
import { insertSensitiveRules } from '../data/sensitive-rules.ts'
import { insertRecycleRules } from '../data/recycle-rules.ts'
import { SYSTEM } from '../policy/actors.ts'
import { definitionMistakes, relationMistakes } from './definition-mistakes.ts'
import { behaviourMistakes } from './command-mistakes.ts'
import type { Registry } from './registry.ts'
import { statementsFor } from './schema/diff.ts'
import { readTables, type StoredTable } from './schema/read-tables.ts'
import { tableOf, type WantedTable } from './schema/table-of.ts'
import type { Mutations, WriteSession } from './write/session.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    run_time_module: {
      name: string
      definition: ColumnType<Definition, string, string>
      /** Of every module that comes, or is searched by something else from now on: the next of one count. */
      revision: Generated<number>
      createtime: Generated<number>
      updatetime: Generated<number>
    }
  }
}

/** Thrown where a module cannot be what its definition says; `mistakes` in plain words. */
export class ModuleRefused extends Error {
  readonly mistakes: readonly string[]
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.mistakes = mistakes
  }
}

/**
 * Modules that are made, changed and removed while the site runs. What is built in stays a list in code; these are rows,
 * and every process puts them beside the built-in ones in its registry: calls, menus, rights and public reads follow.
 */
export type RunTimeModules = {
  /**
   * Makes a module, or puts another definition in the place of the one of that name: table, menu rules and definition in
   * one transaction. Columns that are no longer named stay with what they hold. Throws `ModuleRefused`.
   */
  save(definition: Definition): Promise<void>
  /** Takes a module away; its table stays with what it holds, and serves again when the module is made again. */
  remove(name: string): Promise<void>
  /** Resolves when the registry has every change that this process has heard of. */
  followed(): Promise<void>
  close(): void
}

type Deps = {
  database: Database
  bus: ChangeBus
  registry: Registry
  mutations: Mutations
  onError: (error: unknown) => void
}

/** Loads the modules there are; then follows what this and other processes change. */
export async function openRunTimeModules({
  database,
  bus,
  registry,
  mutations,
  onError,
}: Deps): Promise<RunTimeModules> {
  const builtIn = new Set(registry.all().map(({ definition }) => definition.name))
  /** Revision and definition as they stand in the table, by name. */
  let known = new Map<string, string>()
  let following: Promise<void> = Promise.resolve()

  async function follow(): Promise<void> {
    const rows = await database.kysely
      .selectFrom('run_time_module')
      .select(['name', 'definition', 'revision'])
      .orderBy('name')
      .execute()
    const now = new Map(rows.map(({ name, ...stands }) => [name, JSON.stringify(stands)]))
    for (const name of known.keys()) if (!now.has(name)) registry.remove(name)
    for (const { name, definition, revision } of rows) {
      if (known.get(name) === now.get(name)) continue
      // One that this version cannot serve must not keep the others, or the start, from working.
      try {
        if (known.has(name)) registry.replace(definition, revision)
        else registry.add(definition, {}, revision)
      } catch (error) {
        onError(error)
        // What stands in the registry is what was there before.
        const before = known.get(name)
        if (before === undefined) now.delete(name)
        else now.set(name, before)
      }
    }
    known = now
  }
  // One time that failed, the database being away, must not be the last.
  const followLater = (): Promise<void> => (following = following.catch(() => undefined).then(follow))

  await followLater()
  const forget = bus.onFlush(() => void followLater().catch(onError))

  async function change(work: (session: WriteSession) => Promise<void>): Promise<void> {
    await mutations.run(SYSTEM, async (session) => {
      await takeLock(session.transaction, 'modules')
      await work(session)
      session.tags.add(EVERYTHING)
    })
    // Here before the answer; the others hear of it within milliseconds.
    await followLater()
  }

  return {
    async save(given) {
      const mistakes = mistakesOf(given)
      if (mistakes.length > 0) throw new ModuleRefused(mistakes)
      const definition = defineResource(given)
      const wanted = tableOf(definition)
      await change(async ({ transaction: trx }) => {
        const stored = (await readTables(trx, [wanted.name])).get(wanted.name)
        const statements = [...statementsFor(wanted, stored), ...easedColumns(wanted, stored)]
        for (const statement of statements) await sql.raw(statement).execute(trx)
        await prepareWords(trx, { table: wanted.name, definition })
        const row = { definition: JSON.stringify(given), updatetime: sql<number>`epoch_seconds()` }
        await trx
          .insertInto('run_time_module')
          .values({ name: definition.name, ...row })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...row, revision: REVISION_AFTER }))
          .execute()
        await insertMenuRules(trx, [definition])
        await insertRecycleRules(trx, [definition])
        await insertSensitiveRules(trx, [definition])
      })
    },

    async remove(name) {
      const definition = known.has(name) ? registry.byName(name).definition : undefined
      if (!definition) throw new ModuleRefused([`there is no module '${name}' that was made here`])
      const pointing = registry.all().filter((one) => one.definition !== definition && pointsTo(one.definition, name))
      if (pointing.length > 0)
        throw new ModuleRefused(pointing.map((one) => `${one.definition.name} has fields that point to '${name}'`))
      await change(async (session) => {
        await session.transaction.deleteFrom('run_time_module').where('name', '=', name).execute()
        await removeMenuRules(session, definition)
      })
    },

    followed: () => following.catch(() => undefined),
    close: forget,
  }

  function mistakesOf(definition: Definition): string[] {
    const { name, superOnly } = definition
    if (builtIn.has(name)) return [`${name}: a built-in module has that name`]
    const others = registry.all().filter((one) => one.definition.name !== name)
    const table = tableName(definition)
    const isMade = others.some((one) => one.table === table)
    const ofWords = others.find((one) => table === `${one.table}_search` || one.table === `${table}_search`)
    const mistakes = definitionMistakes(definition)
    if (isMade) mistakes.push(`${name}: another module has the table ${table}`)
    if (ofWords)
      mistakes.push(`${name}: the table of the one would be that of the words of the other, ${ofWords.definition.name}`)
    if (superOnly) mistakes.push(`${name}: rights of super administrators alone are for built-in modules`)
    if (mistakes.length > 0) return mistakes
    const trial = registry.with(definition)
    return [...relationMistakes(trial), ...behaviourMistakes(trial.byName(name))]
  }
}

/** Of a module whose definition is replaced. */
const REVISION_AFTER = sql<number>`case
  when run_time_module.definition::jsonb #> '{public,search}' is distinct from excluded.definition::jsonb #> '{public,search}'
  then excluded.revision else run_time_module.revision end`

/** Columns that the definition does not name any more ask for nothing. */
function easedColumns({ name, columns }: WantedTable, stored: StoredTable | undefined): string[] {
  const wanted = new Set(['id', ...columns.map((column) => column.name)])
  return [...(stored?.columns ?? [])]
    .filter(([column, { nullable, made }]) => !wanted.has(column) && !nullable && made === null)
    .map(([column]) => `alter table ${name} alter column ${column} drop not null;`)
}

function pointsTo({ fields }: Definition, name: string): boolean {
  return Object.values(fields).some((field) => isRelation(field) && field.to === name)
}
