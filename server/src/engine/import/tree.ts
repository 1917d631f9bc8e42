import type { Line } from './cells.ts'

/** A line of a tree: what names it, and what its parent's cell says ('' where nothing). */
export type Node = { line: Line; names: readonly string[]; parent: string }

export type Order = {
  /** Lines in an order in which each comes after its parent, so far apart that those of one step need nothing of each other. */
  steps: Node[][]
  /** Lines that are, by way of others, below themselves. */
  cyclic: Node[]
}

/** Puts parents before their children, as far as they are lines of the same file; others are in the table already. */
export function orderTree(nodes: readonly Node[]): Order {
  const named = new Map<string, Node>()
  for (const node of nodes) for (const name of node.names) if (!named.has(name)) named.set(name, node)
  const childrenOf = Map.groupBy(nodes, (node) => (node.parent === '' ? undefined : named.get(node.parent)))
  const steps: Node[][] = []
  const placed = new Set<Node>()
  for (let step = childrenOf.get(undefined) ?? []; step.length > 0;) {
    steps.push(step)
    for (const node of step) placed.add(node)
    step = step.flatMap((node) => childrenOf.get(node) ?? [])
  }
  return { steps, cyclic: nodes.filter((node) => !placed.has(node)) }
}
