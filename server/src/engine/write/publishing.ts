import { permissionNode } from '@tutu/contract/definition/define-resource'
import { shownBy } from '@tutu/contract/definition/publishing'
import { fail, Failure, failForm, type MessageKey } from '@tutu/contract/core/errors'
import { isLocalized } from '@tutu/contract/fields/index'
import { LANGUAGES } from '@tutu/contract/core/languages'
import { CODE } from '@tutu/contract/core/envelope'
import type { Actor } from '../../policy/actors.ts'
import { isSameValue, type Row, toWire } from '../fields/columns.ts'
import { readId } from '../fields/scalar.ts'
import type { RunCommand } from '../hooks.ts'
import type { Registry, Resource } from '../registry.ts'
import { whyUnchangeable } from '../scope.ts'
import { subjectOf, titleOf } from './change-log.ts'
import { checkFiles } from './file-references.ts'
import { checkManyRelations, checkVisibleRelations, permittedFields } from './owned-rows.ts'
import { lockRows } from './rows.ts'
import type { Input, WriteSession } from './session.ts'
import { validate } from './validate.ts'
import { changedMeanwhile, isStale } from './versions.ts'

/*
 * Rows that visitors see and that are changed on purpose only (`contract/src/definition/publishing.ts`, decision 031): what
 * somebody writes waits in the column `draft`, as columns that publishing sets.
 */

/** The switch of a publishable resource; the registry has seen that there is one. */
export function switchOf({ definition }: Resource): string {
  return shownBy(definition)!
}

/** What waits beside a row, column by column. */
export function draftOf(row: Row): Row | undefined {
  return (row.draft as Row | null | undefined) ?? undefined
}

/** Whether an administrator may do a step of publishing: `publish`, `unpublish`. Of others the definition has none who write. */
function mayStep(actor: Actor, { definition }: Resource, step: string): boolean {
  switch (actor.kind) {
    case 'administrator':
      return actor.can(permissionNode(definition, step))
    case 'system':
      return true
    case 'member':
    case 'guardian':
    case 'visitor':
      return false
  }
}

const refused = (key: MessageKey): Failure => new Failure(key, { code: CODE.forbidden })

/**
 * What visitors see is changed by those who may publish; others leave drafts, and add rows that are not published. `values`
 * of a new row are completed.
 */
export function checkPublishing(resource: Resource, actor: Actor, values: Row, before?: Row): void {
  if (!resource.definition.publishable) return
  const shown = switchOf(resource)
  if (!before) {
    if (!mayStep(actor, resource, 'publish')) values[shown] = false
    return
  }
  const [was, is] = [before[shown] === true, (values[shown] ?? before[shown]) === true]
  const isWithdrawn = was && !is && Object.keys(values).length === 1
  if (isWithdrawn && mayStep(actor, resource, 'unpublish')) return
  if ((was || is) && !mayStep(actor, resource, 'publish')) throw refused('publish.draftOnly')
}

/** Columns of a draft as a form would post them. */
function draftForm({ definition }: Resource, draft: Row, language: Actor['language']): Row {
  const form: Row = {}
  for (const [column, value] of Object.entries(draft)) {
    const field = definition.fields[column]
    // A column that the definition has no more, or that nobody may set any more, is left where it was.
    if (!field || field.readonly) continue
    if (!isLocalized(field)) form[column] = toWire(field, value, language)
    else {
      const texts = (value ?? {}) as Row
      form[`${column}_i18n`] = Object.fromEntries(LANGUAGES.map((one) => [one, texts[one] ?? null]))
    }
  }
  return form
}

type Context = { session: WriteSession; registry: Registry; resource: Resource }

/** A row that the actor may change, as it is, locked. */
async function openRow({ session, resource }: Context, input: Input): Promise<Row> {
  const { transaction, actor } = session
  const id = readId(input.id)
  const [row] = await lockRows(transaction, resource.table, [id], 'for no key update')
  if (!row) throw fail('record.notFound')
  const refusal = await whyUnchangeable(transaction, resource, [id], actor)
  if (refusal) throw refusal
  if (isStale(input.version, row)) throw changedMeanwhile()
  return row
}

/**
 * The columns that a form sets, as far as it goes: what is required may be missing yet, what is there is checked as always.
 * `before`: the row with its draft.
 */
export async function incompleteValues(
  { session, registry, resource }: Context,
  input: Input,
  before: Row | undefined,
): Promise<Row> {
  const { transaction, actor, language } = session
  const { definition } = resource
  const writable = permittedFields(resource, actor)
  const values = validate(definition, input, before, language, writable, { incomplete: true })
  const context = { transaction, actor, registry }
  await checkFiles(context, definition, values, before)
  await checkVisibleRelations(context, definition, values, before)
  await checkManyRelations(context, definition, [values])
  return values
}

/** Keeps what a form says beside what visitors see; of a row that they do not see it is simply saved. */
export async function saveDraft(context: Context, input: Input): Promise<void> {
  const { session, resource } = context
  const row = await openRow(context, input)
  const shown = switchOf(resource)
  if (!row[shown]) return void (await session.edit(resource.definition.name, input))
  const draft = draftOf(row)
  const values = await incompleteValues(context, input, { ...row, ...draft })
  const changed = Object.fromEntries(
    Object.entries({ ...draft, ...values }).filter(([name, value]) => name !== shown && !isSameValue(value, row[name])),
  )
  const next = Object.keys(changed).length > 0 ? changed : null
  if (isSameValue(next, draft ?? null)) return
  await session.touch(resource.definition.name, [row.id as number], { draft: next })
  noteDraft(context, row, 'saveDraft', Object.keys(values))
}

/** Forgets what waits beside a row. */
export async function discardDraft(context: Context, input: Input): Promise<void> {
  const { session, resource } = context
  const row = await openRow(context, input)
  if (!draftOf(row)) throw fail('publish.noDraft')
  await session.touch(resource.definition.name, [row.id as number], { draft: null })
  noteDraft(context, row, 'discardDraft', Object.keys(draftOf(row)!))
}

function noteDraft({ session, resource }: Context, row: Row, call: string, fields: readonly string[]): void {
  session.log({
    kind: 'change',
    title: titleOf(session, resource, call),
    data: { id: row.id, fields },
    subject: subjectOf(session, resource, [row]),
  })
}

/** Makes a row what its draft says, with the checks of any edit, and shows it. `input`: said besides. */
export async function publishRow(
  session: WriteSession,
  resource: Resource,
  row: Row,
  input: Input = {},
): Promise<void> {
  const { name } = resource.definition
  const form = { ...draftForm(resource, draftOf(row) ?? {}, session.language), ...input }
  const id = row.id as number
  await session.edit(name, { ...form, id, [switchOf(resource)]: '1' })
  if (draftOf(row) || row.publish_at !== null) await session.touch(name, [id], { draft: null, publish_at: null })
}

/** What a form says and what waits beside its row, published together. */
export async function publishForm(context: Context, { version, ...input }: Input): Promise<void> {
  const row = await openRow(context, { id: input.id, version })
  const { session, resource } = context
  // One after the other: texts of a draft in one language, and typed ones in another, are both meant.
  const values = await incompleteValues(context, input, { ...row, ...draftOf(row) })
  await publishRow(session, resource, { ...row, draft: { ...draftOf(row), ...values } })
}

export async function withdrawRow(session: WriteSession, resource: Resource, row: Row): Promise<void> {
  const { name } = resource.definition
  const id = row.id as number
  await session.edit(name, { id, [switchOf(resource)]: '0' })
  // Who takes a page down at once does not mean it to come back by itself.
  if (row.withdraw_at !== null || row.publish_at !== null)
    await session.touch(name, [id], { publish_at: null, withdraw_at: null })
}

/** Handlers of the commands that publishable definitions get. */
export function publishingCommands(resource: () => Resource): Readonly<Record<string, RunCommand>> {
  return {
    async publish(session, { rows }) {
      for (const row of rows) await publishRow(session, resource(), row)
      return { message: { key: 'ok.published', params: { count: rows.length } } }
    },
    async unpublish(session, { rows }) {
      for (const row of rows) await withdrawRow(session, resource(), row)
      return { message: { key: 'ok.withdrawn', params: { count: rows.length } } }
    },
    async schedule(session, { rows, input }) {
      const { publish_at = null, withdraw_at = null } = input as {
        publish_at?: number | null
        withdraw_at?: number | null
      }
      checkTimes({ publish_at, withdraw_at })
      const { definition } = resource()
      // What could not be published now could not be published then.
      for (const row of publish_at === null ? [] : rows)
        validate(definition, draftForm(resource(), draftOf(row) ?? {}, session.language), row, session.language)
      await session.touch(
        definition.name,
        rows.map(({ id }) => id as number),
        { publish_at, withdraw_at },
      )
      const key = publish_at === null && withdraw_at === null ? 'ok.unscheduled' : 'ok.scheduled'
      return { message: { key, params: { count: rows.length } } }
    },
  }
}

type Times = { publish_at: number | null; withdraw_at: number | null }

function checkTimes({ publish_at, withdraw_at }: Times): void {
  const now = Math.floor(Date.now() / 1000)
  if (publish_at !== null && publish_at <= now) throw failForm({ publish_at: { key: 'publish.past' } })
  if (withdraw_at !== null && withdraw_at <= now) throw failForm({ withdraw_at: { key: 'publish.past' } })
  if (publish_at !== null && withdraw_at !== null && withdraw_at <= publish_at)
    throw failForm({ withdraw_at: { key: 'publish.order' } })
}
