import { type Action, type Definition, permissionNode } from '@tutu/contract/define-resource'
import type { Localized } from '@tutu/contract/languages'
import type { Kysely } from 'kysely'
import { type LogActor, type LogKind, writeAdminLog } from '../data/admin-log.ts'
import type { Tables } from '../data/database.ts'
import { actionTitle } from '../data/menu-rules.ts'
import type { RuleInfos } from '../data/rule-infos.ts'
import type { Actor } from './actor.ts'
import type { Resource } from './registry.ts'

/** Writes one entry of the administrator log; does nothing for the system. */
export type LogLine = (db: Kysely<Tables>, data: unknown, kind?: LogKind) => Promise<void>

/**
 * Prepares the entry of an action: its title is looked up before the transaction begins, so that a transaction never
 * waits for a second connection.
 */
export async function openLogLine(
  rules: RuleInfos,
  actor: Actor,
  resource: Resource,
  action: Action,
): Promise<LogLine> {
  if (actor.kind === 'system') return async () => undefined
  const title = (await calledTitle(rules, actor)) ?? (await titleOf(rules, resource.definition, action))
  const secret = secretFields(resource.definition)
  return (db, data, kind = 'change') => writeAdminLog(db, actor, { kind, title, data, secret })
}

/** Of the screen that was used: one's own profile is changed elsewhere than the administrators. */
export async function calledTitle(rules: RuleInfos, { url }: LogActor): Promise<Localized | undefined> {
  const node = url
    .split('?')[0]!
    .replace(/^\/admin\//i, '')
    .replaceAll('.', '/')
  return (await rules.find(node))?.title
}

async function titleOf(rules: RuleInfos, definition: Definition, action: Action): Promise<Localized> {
  const rule = await rules.find(permissionNode(definition, action))
  return rule?.title ?? actionTitle(definition, action)
}

const secrets = new WeakMap<Definition, ReadonlySet<string>>()

function secretFields(definition: Definition): ReadonlySet<string> {
  let names = secrets.get(definition)
  if (!names) {
    names = new Set(
      Object.entries(definition.fields).flatMap(([name, { kind }]) => (kind === 'password' ? [name] : [])),
    )
    secrets.set(definition, names)
  }
  return names
}
