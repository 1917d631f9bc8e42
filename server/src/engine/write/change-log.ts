import { type Definition, permissionNode } from '@tutu/contract/definition/define-resource'
import { traitsOf } from '@tutu/contract/fields/traits'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { type LogActor, type LogEntry, logRow } from '../../data/admin-log.ts'
import { actionTitle } from '../../data/menu-rules.ts'
import { workedOutOnce } from '../../lib/worked-out-once.ts'
import type { Resource } from '../registry.ts'
import { namesOf } from '../read/tree.ts'
import type { Row } from '../fields/columns.ts'
import type { Observer } from './observers.ts'
import type { WriteSession } from './session.ts'

/** An entry for everything that administrators add, edit and delete. */
export const administratorLog: Observer = (session, operation) => {
  const { actor } = session
  const { resource, action, told } = operation
  if (actor.kind !== 'administrator' || !action || !session.logsEach) return undefined
  const secret = secretFields(resource.definition)
  const title = titleOf(session, resource, action)
  // Those that changed along with them are in its history.
  const rows = operation.changes.flatMap((change) =>
    change.resource === resource ? [(change.after ?? change.before)!] : [],
  )
  const subject = subjectOf(session, resource, rows)
  return { admin_log: [logRow(actor, { kind: 'change', title, data: told?.(), secret, subject })] }
}

/** So many names of records stand in an entry. */
const NAMES_MAX = 3

/** The record an entry is about, and what the session did to it; of several the first by their names. */
export function subjectOf(
  { operation }: Pick<WriteSession, 'operation'>,
  resource: Resource,
  rows: readonly Row[],
): NonNullable<LogEntry['subject']> {
  return {
    resource: resource.definition.name,
    id: rows.length === 1 ? (rows[0]!.id as number) : null,
    name: nameTogether(rows.length, (index) => namesOf(resource, rows[index]!)),
    operation,
  }
}

/** What an entry calls so many records: the first by their names, and how many. */
export function nameTogether(count: number, nameOf: (index: number) => Localized): Localized {
  const names = Array.from({ length: Math.min(count, NAMES_MAX) }, (_, index) => nameOf(index))
  const more = count > NAMES_MAX ? ` … (${count})` : ''
  const listed = (language: Language): string => names.map((name) => pickLanguage(name, language)).join(' · ') + more
  return { 'zh-cn': listed('zh-cn'), en: listed('en') }
}

/** What an action or command is called: the screen that was used names it, one's own profile being changed elsewhere than the administrators. */
export function titleOf(session: WriteSession, { definition }: Resource, action: string): Localized {
  return calledTitle(session) ?? session.titleOf(permissionNode(definition, action)) ?? actionTitle(definition, action)
}

/** What the rule of the called address says. */
export function calledTitle({ actor, titleOf: find }: WriteSession): Localized | undefined {
  return actor.kind === 'administrator' ? find(nodeOfUrl(actor)) : undefined
}

function nodeOfUrl({ url }: Pick<LogActor, 'url'>): string {
  return url
    .split('?')[0]!
    .replace(/^\/admin\//i, '')
    .replaceAll('.', '/')
}

export const secretFields = workedOutOnce(
  ({ fields }: Definition): ReadonlySet<string> =>
    new Set(Object.entries(fields).flatMap(([name, field]) => (traitsOf(field).secret ? [name] : []))),
)
