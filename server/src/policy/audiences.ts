import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Actor } from './actors.ts'

/** Those besides administrators for whom definitions say what they may. */
export type Audience = 'member' | 'guardian' | 'visitor'

/**
 * The fields an actor may set, in rows they may change at all; undefined: all that are not read-only. What each audience
 * may write is what its definition names, and nothing else.
 */
export function writableFields(definition: Definition, actor: Actor): ReadonlySet<string> | undefined {
  switch (actor.kind) {
    case 'system':
    case 'administrator':
      return undefined
    case 'member':
      return new Set([...(definition.write?.member ?? []), ...(definition.self ?? [])])
    case 'visitor':
      return new Set(definition.write?.visitor)
    case 'guardian':
      return new Set()
  }
}

/** The fields an audience reads of the rows that are theirs, in the definition's order; none: there is nothing to read. */
export function readableFields(definition: Definition, actor: Actor): string[] {
  const named = namedReadable(definition, actor)
  return Object.keys(definition.fields).filter((name) => named.includes(name))
}

function namedReadable({ fields, read }: Definition, actor: Actor): readonly string[] {
  switch (actor.kind) {
    case 'system':
    case 'administrator':
      return Object.keys(fields)
    case 'member':
      return read?.member ?? []
    case 'guardian':
      return read?.guardian ?? []
    case 'visitor':
      return []
  }
}

/** Who besides administrators makes a call to a resource; nobody: there is no such call. */
export function audiencesOf({ read, write }: Definition, action: 'mine' | 'add' | 'edit' | 'del'): Audience[] {
  const writers = write ? AUDIENCES.filter((one) => one !== 'guardian' && write[one]) : []
  switch (action) {
    case 'mine':
      return AUDIENCES.filter((one) => one !== 'visitor' && read?.[one])
    case 'add':
      return writers
    case 'edit':
    case 'del':
      return writers.filter((one) => one === 'member')
  }
}

const AUDIENCES = ['member', 'guardian', 'visitor'] as const satisfies readonly Audience[]

/** What a definition says of audiences that cannot be so, in plain words; empty where all is well. */
export function audienceMistakes(definition: Definition): string[] {
  const { name, fields, owner, self, read, write, captcha, limits, commands } = definition
  const mistakes: string[] = []
  const isOwned = owner !== undefined
  if (isOwned && !fields[owner]) mistakes.push(`owner '${owner}' is none of its fields`)
  if ((read || write?.member || limits?.owned) && !isOwned)
    mistakes.push(`what members read or write of it needs an 'owner': the field that says whose a row is`)
  const named = [...Object.entries({ ...read }), ...Object.entries({ ...write }), ['members themselves', self] as const]
  for (const [audience, list] of named)
    for (const one of list ?? [])
      if (!fields[one]) mistakes.push(`'${one}', named for ${audience}, is none of its fields`)
  for (const [audience, list] of [...Object.entries({ ...write }), ['account', self] as const]) {
    for (const one of list ?? []) {
      if (one === owner) mistakes.push(`'${one}' says whose a row is: no ${audience} may set it`)
      if (fields[one]?.readonly) mistakes.push(`'${one}' is read-only: no ${audience} may set it`)
    }
  }
  for (const [command, { by }] of Object.entries(commands ?? {}))
    if (by && !isOwned) mistakes.push(`members do '${command}' with rows of their own: it needs an 'owner'`)
  for (const audience of captcha ?? [])
    if (!write?.[audience]) mistakes.push(`a captcha is asked of a ${audience}, who adds nothing`)
  return mistakes.map((mistake) => `${name}: ${mistake}`)
}
