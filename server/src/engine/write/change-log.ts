import { type Definition, permissionNode } from '@tutu/contract/definition/define-resource'
import { traitsOf } from '@tutu/contract/fields/traits'
import type { Localized } from '@tutu/contract/core/languages'
import { type LogActor, logRow } from '../../data/admin-log.ts'
import { actionTitle } from '../../data/menu-rules.ts'
import type { Resource } from '../registry.ts'
import type { Observer } from './observers.ts'
import type { WriteSession } from './session.ts'

/** An entry for everything that administrators add, edit and delete. */
export const administratorLog: Observer = (session, { resource, action, told }) => {
  const { actor } = session
  if (actor.kind !== 'administrator' || !action) return undefined
  const secret = secretFields(resource.definition)
  return {
    admin_log: [logRow(actor, { kind: 'change', title: titleOf(session, resource, action), data: told, secret })],
  }
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

const secrets = new WeakMap<Definition, ReadonlySet<string>>()

export function secretFields(definition: Definition): ReadonlySet<string> {
  let names = secrets.get(definition)
  if (!names) {
    names = new Set(
      Object.entries(definition.fields).flatMap(([name, field]) => (traitsOf(field).secret ? [name] : [])),
    )
    secrets.set(definition, names)
  }
  return names
}
