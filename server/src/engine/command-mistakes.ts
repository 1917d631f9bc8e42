import {
  ACTIONS,
  calledCommands,
  type Definition,
  fieldNamed,
  SIDE_CALLS,
} from '@tutu/contract/definition/define-resource'
import { pathFieldOf } from '@tutu/contract/fields/text'
import { hasOptions } from '@tutu/contract/fields/traits'
import { isListed } from './fields/is-listed.ts'
import type { Resource } from './registry.ts'

/** Names that calls beside the commands have already. */
const TAKEN = new Set<string>([...ACTIONS, ...Object.keys(SIDE_CALLS), 'mine', 'read', 'usage'])

/** What a definition says of commands and states that cannot be so, in plain words; empty where all is well. */
export function commandMistakes({ name: resource, fields, commands = {}, states }: Definition): string[] {
  const mistakes: string[] = []
  const check = (place: string, field: string, values: readonly string[]): void => {
    const found = fields[field]
    if (!found) mistakes.push(`${place}: '${field}' is none of its fields`)
    if (!found || !hasOptions(found)) return
    for (const value of values)
      if (!Object.hasOwn(found.options, value)) mistakes.push(`${place}: '${value}' is no option of '${field}'`)
  }
  for (const [name, { when = {}, unless = {}, shows = [] }] of Object.entries(commands)) {
    if (!/^[a-z][a-zA-Z]*$/.test(name)) mistakes.push(`command '${name}': letters only, the first one small`)
    if (TAKEN.has(name.toLowerCase())) mistakes.push(`command '${name}': another call has that name`)
    for (const field of shows)
      if (!isListed(fields[field])) mistakes.push(`command '${name}': '${field}' is no field that lists carry`)
    for (const [field, values] of [...Object.entries(when), ...Object.entries(unless)])
      check(`command '${name}'`, field, values)
  }
  if (states) {
    const field = fields[states.field]
    if (field && !hasOptions(field)) mistakes.push(`states: '${states.field}' has no options`)
    for (const [from, to] of Object.entries(states.moves)) check('states', states.field, [from, ...to])
  }
  return mistakes.map((mistake) => `${resource}: ${mistake}`)
}

const WHERE = "it is in 'commands' of server/src/modules/<name>.ts, which server/src/modules/index.ts lists"

/** What a definition and its module's behaviour do not agree on: commands without anybody to do them, handlers of none, paths nobody says. */
export function behaviourMistakes({ definition, hooks }: Resource): string[] {
  const names = calledCommands(definition).map(([name]) => name)
  const handled = Object.keys(hooks.commands ?? {})
  const proposals = Object.entries(definition.commands ?? {}).flatMap(([name, { proposal }]) =>
    proposal === undefined || hooks.presents?.includes(proposal)
      ? []
      : [`command '${name}': its module does not say that it 'presents' '${proposal}'`],
  )
  return [
    ...proposals,
    ...names.filter((name) => !handled.includes(name)).map((name) => `no handler for the command '${name}': ${WHERE}`),
    ...handled.filter((name) => !names.includes(name)).map((name) => `a handler for '${name}', which is no command`),
    ...Object.entries(definition.fields).flatMap(([column, field]) => {
      const path = pathFieldOf(field)
      if (path === undefined || fieldNamed(definition, path) || hooks.presents?.includes(path)) return []
      return [`'${column}' leads to '${path}', which is none of its fields and nothing that its module 'presents'`]
    }),
  ].map((mistake) => `${definition.name}: ${mistake}`)
}
