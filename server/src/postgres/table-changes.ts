import type { ChangeBus } from './change-bus.ts'

/**
 * A text that is another after each change of the tables: in the key of what is kept of them. What is read while a change arrives may be
 * older than it; it is answered, and the change makes another key.
 */
export type TableChanges = { stateOf(tables: readonly string[]): string }

export function countTableChanges(bus: ChangeBus): TableChanges {
  const changes = new Map<string, number>()
  let flushes = 0
  bus.onTags((tags) => {
    // Those of tables; others name rows.
    for (const tag of tags) if (/^\w+$/.test(tag)) changes.set(tag, (changes.get(tag) ?? 0) + 1)
  })
  bus.onFlush(() => flushes++)
  return {
    stateOf: (tables) => [flushes, ...tables.map((table) => `${table} ${changes.get(table) ?? 0}`)].join('\n'),
  }
}
