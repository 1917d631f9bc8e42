import type { Engine } from '../engine/engine.ts'
import { relationTag } from '../engine/tags.ts'
import { childrenOf, type SearchedResource } from './searched.ts'

/** Rows of a module that may have other words than when it began to be watched. */
export type Changed = {
  /** Of nothing else: whoever kept something since then keeps it by this number. */
  readonly since: number
  /** Whether so many have changed before that all was forgotten: it may be again soon. */
  readonly isRestless: boolean
  readonly ids: ReadonlySet<number>
}

/** Of more than these it is said that all may have changed: each is looked at with every search. */
const CHANGED_MAX = 100

type Watch = {
  version: number
  isRestless: boolean
  /** Tables whose changes count, and what the tags begin with that say which rows of the module are meant. */
  sources: readonly { table: string; prefix: string }[]
  since: number
  ids: Set<number>
}

/** Which rows of a module have changed: by what every write announces of the row itself, and of those it is found through. */
export function watchRows({
  bus,
  registry,
}: Pick<Engine, 'bus' | 'registry'>): (resource: SearchedResource) => Changed {
  const watches = new Map<string, Watch>()
  const restless = new Set<string>()
  let begun = 0

  function begin(resource: SearchedResource): Watch {
    const { table } = resource
    const below = childrenOf(registry, resource)
    const watch = {
      version: registry.version,
      sources: [
        { table, prefix: `${table}:` },
        ...(below ? [{ table: below.child.table, prefix: relationTag(below.child.table, below.by, '') }] : []),
      ],
      since: ++begun,
      isRestless: restless.has(table),
      ids: new Set<number>(),
    }
    watches.set(table, watch)
    return watch
  }

  bus.onTags((tags) => {
    for (const [table, { sources, ids }] of watches) {
      const named = [...tags].flatMap((tag) => {
        const source = sources.find(({ prefix }) => tag.startsWith(prefix))
        return source ? [Number.parseInt(tag.slice(source.prefix.length), 10)] : []
      })
      for (const id of named) ids.add(id)
      // Else rows have changed, and nobody says which.
      const isTold = named.length > 0 || !sources.some((source) => tags.has(source.table))
      if (isTold && ids.size <= CHANGED_MAX) continue
      watches.delete(table)
      restless.add(table)
    }
  })
  bus.onFlush(() => watches.clear())

  return (resource) => {
    const known = watches.get(resource.table)
    return known?.version === registry.version ? known : begin(resource)
  }
}
