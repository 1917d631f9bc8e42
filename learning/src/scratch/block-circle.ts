import { isRecord } from './project-json.ts'

/**
 * Whether blocks of one target stand below or inside themselves. No editor makes such a script, and the runtime would
 * follow it for ever. References to blocks that are not there do no harm.
 */
export function hasCircle(blocks: Record<string, unknown>): boolean {
  const all = new Map(Object.entries(blocks))
  // A block is looked at twice: going down to what hangs on it, and coming back.
  const states = new Map<string, 'open' | 'done'>()
  const way: string[] = []
  const isClosedBy = (id: unknown): boolean => {
    if (typeof id !== 'string') return false
    const state = states.get(id)
    if (state === undefined && all.has(id)) way.push(id)
    return state === 'open'
  }
  for (const first of all.keys()) {
    if (!states.has(first)) way.push(first)
    for (let id = way.at(-1); id !== undefined; id = way.at(-1)) {
      if (states.has(id)) {
        states.set(id, 'done')
        way.pop()
        continue
      }
      states.set(id, 'open')
      const block = all.get(id)
      if (!isRecord(block)) continue
      if (isClosedBy(block.next)) return true
      // `{ STEPS: [3, id, [4, '10']] }`
      for (const input of isRecord(block.inputs) ? Object.values(block.inputs) : [])
        if (Array.isArray(input) && input.some(isClosedBy)) return true
    }
  }
  return false
}
