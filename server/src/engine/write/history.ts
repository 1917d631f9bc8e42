import { keepsHistory } from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { isLocalized } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { LANGUAGES } from '@tutu/contract/core/languages'
import { type Generated, type Kysely, sql } from 'kysely'
import { forgetOlder } from '../../data/forget.ts'
import type { Tables } from '../../postgres/database.ts'
import type { Actor } from '../../policy/actors.ts'
import { isSameValue, type Row } from '../fields/columns.ts'
import type { Resource } from '../registry.ts'
import type { Observer, Operation, RowChange } from './observers.ts'

declare module '../../postgres/database.ts' {
  interface Tables {
    history: {
      id: Generated<number>
      operation: string
      resource: string
      row_id: number
      action: HistoryAction
      changes: FieldChanges | null
      actor: Actor['kind']
      actor_id: number | null
      actor_name: string
      createtime: Generated<number>
    }
  }
}

export type HistoryAction = 'add' | 'edit' | 'del' | 'restore'

/**
 * Field → what it held and holds, as stored; of localized texts only the languages that changed. Null: it changed, but
 * is a secret.
 */
export type FieldChanges = Record<string, readonly [before: unknown, after: unknown] | null>

/** Keeps what changed in rows, by whom, whatever changed them. Of a row that comes or goes only that it did so. */
export const rowHistory: Observer = ({ actor, operation }, told) => {
  const rows = told.changes.flatMap((change) => {
    const { definition } = change.resource
    if (!keepsHistory(definition)) return []
    const action = actionOf(told, change)
    const changes = action === 'edit' ? changesIn(told, change) : null
    if (changes && Object.keys(changes).length === 0) return []
    const row_id = (change.after ?? change.before)!.id as number
    return [{ operation, resource: definition.name, row_id, action, changes, ...whoIs(actor) }]
  })
  return { history: rows }
}

function actionOf({ action }: Operation, { before, after }: RowChange): HistoryAction {
  if (before) return after ? 'edit' : 'del'
  return action === 'restore' ? 'restore' : 'add'
}

/** A place in the order that a form or a file sets is kept, one that a row is dragged to is not: each drag moves others along. */
const changesIn = ({ action }: Operation, { resource, before, after }: RowChange): FieldChanges =>
  fieldChanges(resource, before!, after!, { withPlace: action === 'edit' })

/** What of a row's fields is another than before, those that were read and have a history. A place in an order is no content, unless that is asked for. */
export function fieldChanges(
  { definition }: Pick<Resource, 'definition'>,
  before: Row,
  after: Row,
  { withPlace = false }: { withPlace?: boolean } = {},
): FieldChanges {
  const changes: FieldChanges = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    const { role, secret } = traitsOf(field)
    if (field.history === false || (role === 'order' && !withPlace)) continue
    if (!(name in before) || !(name in after) || isSameValue(after[name], before[name])) continue
    changes[name] = secret ? null : pairOf(field, before[name] ?? null, after[name] ?? null)
  }
  return changes
}

function pairOf(field: Field, before: unknown, after: unknown): readonly [unknown, unknown] {
  if (!isLocalized(field)) return [before, after]
  const [was, is] = [before, after].map((texts) => (texts ?? {}) as Row) as [Row, Row]
  const changed = LANGUAGES.filter((language) => (was[language] ?? null) !== (is[language] ?? null))
  const only = (texts: Row): Row => Object.fromEntries(changed.map((language) => [language, texts[language] ?? null]))
  return [only(was), only(is)]
}

function whoIs(actor: Actor): { actor: Actor['kind']; actor_id: number | null; actor_name: string } {
  switch (actor.kind) {
    case 'administrator':
    case 'member':
      return { actor: actor.kind, actor_id: actor.id, actor_name: actor.username }
    case 'guardian':
      return { actor: actor.kind, actor_id: actor.id, actor_name: '' }
    case 'visitor':
    case 'system':
      return { actor: actor.kind, actor_id: null, actor_name: '' }
  }
}

/** Forgets what changed more than `days` ago, but for what the log of sensitive data still tells of; answers how many entries. */
export async function pruneHistory(db: Kysely<Tables>, days: number): Promise<number> {
  const isToldOf = sql<boolean>`exists (
    select from sensitive_data_log s where s.operation = e.operation and s.resource = e.resource and s.row_id = e.row_id
  )`
  return forgetOlder(db, 'history', days, sql`not ${isToldOf}`)
}
