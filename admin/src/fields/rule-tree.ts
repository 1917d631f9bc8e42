/**
 * Stands for every right there is, those of later modules included. Same as the contract's; kept apart because importing
 * that one brings zod into the table's bundle.
 */
export const EVERYTHING = '*'

/**
 * A right as `auth.menu/index?select=true` answers it: a directory, a page or a button, its parent before it.
 * `ungrantable`: giving it would mean nothing, since everybody has it, or only super administrators can use it.
 */
export type Rule = { id: number; pid: number; title: string; ungrantable?: boolean }

export type RuleNode = { key: number; title: string; children: RuleNode[] }

/** The rules that can be given, as a tree; one whose parent the caller does not see stands at the top. */
export function ruleTree(all: readonly Rule[]): RuleNode[] {
  const rules = all.filter(({ ungrantable }) => !ungrantable)
  const nodes = new Map(rules.map(({ id, title }) => [id, { key: id, title, children: [] as RuleNode[] }]))
  const top: RuleNode[] = []
  for (const { id, pid } of rules) {
    const node = nodes.get(id)
    if (node) (nodes.get(pid)?.children ?? top).push(node)
  }
  return top
}

/** Of the ids held those that have nothing below them: what is above follows from them, whole or in part. */
export function heldLeaves(tree: readonly RuleNode[], held: ReadonlySet<number>): number[] {
  return tree.flatMap(({ key, children }) =>
    children.length > 0 ? heldLeaves(children, held) : held.has(key) ? [key] : [],
  )
}

/** What is posted: the rights ticked, those above them, and those the caller can neither see nor take away. */
export function rulesToPost(checked: readonly number[], half: readonly number[], fixed: readonly number[]): number[] {
  return [...new Set([...checked, ...half, ...fixed])].toSorted((a, b) => a - b)
}
