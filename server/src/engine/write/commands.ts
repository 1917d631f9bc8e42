import { commandInput, fieldLabels } from '@tutu/contract/definition/define-resource'
import { fail } from '@tutu/contract/core/errors'
import { isOffered } from '@tutu/contract/definition/form-conditions'
import { pickLanguage } from '@tutu/contract/core/languages'
import { type Actor, forbidden } from '../../policy/actors.ts'
import { secretFields, subjectOf, titleOf } from './change-log.ts'
import type { Row } from '../fields/columns.ts'
import type { Engine } from '../engine.ts'
import { checkFiles } from './file-references.ts'
import type { CommandOutcome, RunCommand } from '../hooks.ts'
import type { Resource } from '../registry.ts'
import { checkScope } from '../scope.ts'
import { nameOf } from '../read/tree.ts'
import { checkManyRelations, checkVisibleRelations } from './owned-rows.ts'
import { makeStored } from './stored-values.ts'
import { validate } from './validate.ts'
import { changedMeanwhile, isStale } from './versions.ts'
import { guardConstraints } from './constraints.ts'
import { lockRows, readRows } from './rows.ts'
import type { Input, WriteSession } from './session.ts'

export type CommandRequest = {
  ids: readonly number[]
  /** Id → the version that the caller has seen; another one is refused. Absent: whatever they are now. */
  versions?: ReadonlyMap<number, number>
  /** What its form was posted with. */
  input?: Input
  /** The handler, where it had to be prepared before the transaction. */
  run?: RunCommand
}

/** Runs a command of a resource on rows: all of them are right for it and within the actor's reach, or nothing is done. */
export async function runCommand(
  engine: Omit<Engine, 'mutations'>,
  session: WriteSession,
  resource: Resource,
  name: string,
  { ids, versions, input = {}, run }: CommandRequest,
): Promise<CommandOutcome> {
  const { transaction, actor, language } = session
  const command = resource.definition.commands?.[name]
  if (!command) throw new Error(`${resource.definition.name} has no command '${name}'`)
  if (!mayCommand(actor, command.by)) throw forbidden()
  if (ids.length === 0) throw fail('record.nothingChosen')
  if (ids.length > 1 && !command.bulk) throw fail('rule.tooMany', { max: 1 })
  const form = commandInput(resource.definition, name)
  const values = validate(form, input, undefined, language)
  const labels = { ...fieldLabels(resource.definition), ...fieldLabels(form) }
  const work = async () => {
    if (!command.reads) await resource.hooks.begin?.(session)
    const rows = command.reads
      ? await readRows(transaction, resource.table, ids)
      : await lockRows(transaction, resource.table, ids, 'for no key update')
    if (rows.length < new Set(ids).size) throw fail('record.notFound')
    await checkScope(transaction, resource, ids, actor, command.reads ? 'see' : 'change')
    if (rows.some((row) => isStale(versions?.get(row.id as number), row))) throw changedMeanwhile()
    const unfit = rows.find((row) => !isOffered(command, row))
    if (unfit) {
      const params = { name: nameOf(resource, unfit, language), command: pickLanguage(command.label, language) }
      throw fail('command.notFor', params)
    }
    const context = { transaction, actor, registry: engine.registry }
    await checkFiles(context, form, values, undefined)
    await checkVisibleRelations(context, form, values, undefined)
    await checkManyRelations(context, form, [values])
    await makeStored(form, values)
    const outcome = (await (run ?? handlerOf(resource, name))(session, { rows, input: values })) ?? {}
    if (!command.reads) {
      session.log({
        kind: 'change',
        title: titleOf(session, resource, name),
        data: { ...identified(resource, rows, session), ...values, ...outcome.logged },
        secret: secretFields(form),
        subject: subjectOf(session, resource, rows),
      })
    }
    return outcome
  }
  return guardConstraints(resource, [input], language, work, labels)
}

/** What the handler needs from before the transaction, if anything. */
export async function prepareCommand({ hooks }: Resource, name: string): Promise<RunCommand | undefined> {
  const handler = hooks.commands?.[name]
  return handler && 'prepare' in handler ? handler.prepare() : undefined
}

function handlerOf({ definition, hooks }: Resource, name: string): RunCommand {
  const handler = hooks.commands?.[name]
  if (typeof handler === 'function') return handler
  throw new Error(`${definition.name}: the handler of '${name}' ${handler ? 'has to be prepared first' : 'is missing'}`)
}

/** Which rows, as the log tells it. */
function identified(resource: Resource, rows: readonly Row[], { language }: WriteSession): Record<string, unknown> {
  const names = rows.map((row) => nameOf(resource, row, language))
  return rows.length === 1 ? { id: rows[0]!.id, name: names[0] } : { ids: rows.map(({ id }) => id), names }
}

/** Rights of administrators are asked for by the call, as those to add and edit are. */
function mayCommand(actor: Actor, by: readonly 'member'[] | undefined): boolean {
  switch (actor.kind) {
    case 'system':
    case 'administrator':
      return true
    case 'member':
      return by?.includes('member') ?? false
    case 'guardian':
    case 'visitor':
      return false
  }
}
