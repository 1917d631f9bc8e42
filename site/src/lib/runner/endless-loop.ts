import type { pythonLanguage } from '@codemirror/lang-python'

type Tree = ReturnType<typeof pythonLanguage.parser.parse>
type SyntaxNode = Tree['topNode']

/** What of a language's grammar tells whether its loops come to an end. */
export type LoopGrammar = {
  /** Its loops, of any kind. */
  readonly loops: RegExp
  /** The condition of a loop that has one; null: it has none, and goes on; undefined: it is another kind of loop. */
  condition(loop: SyntaxNode): SyntaxNode | null | undefined
  /** All that changes nothing but variables, by their names, and leaves no loop. */
  readonly plain: RegExp
  readonly variable: RegExp
  /** Whether a variable gets a value here. */
  isAssigned(variable: SyntaxNode): boolean
  /** Conditions that are always so. */
  readonly always: RegExp
}

/**
 * The line of a loop that certainly never ends once it is reached: it calls nothing, leaves by nothing, and changes nothing
 * that its condition asks. Only where a program has no loop of another kind, which might be the one that takes its time.
 */
export function endlessLoop(source: string, tree: Tree, grammar: LoopGrammar): number | undefined {
  const loops: SyntaxNode[] = []
  tree.iterate({ enter: ({ node }) => void (grammar.loops.test(node.name) && loops.push(node)) })
  const first = loops[0]
  if (!first || !loops.every((loop) => isEndless(source, loop, grammar))) return undefined
  return source.slice(0, first.from).split('\n').length
}

function isEndless(source: string, loop: SyntaxNode, grammar: LoopGrammar): boolean {
  const condition = grammar.condition(loop)
  if (condition === undefined) return false
  const text = (node: SyntaxNode): string => source.slice(node.from, node.to)
  const [asked, assigned] = [new Set<string>(), new Set<string>()]
  const nodes: SyntaxNode[] = []
  loop.cursor().iterate(({ node }) => void nodes.push(node))
  if (!nodes.every(({ name }) => grammar.plain.test(name))) return false
  for (const node of nodes) {
    // What a `for` sets before its first round is set once.
    if (!grammar.variable.test(node.name) || (condition && node.to <= condition.from)) continue
    if (grammar.isAssigned(node)) assigned.add(text(node))
    else if (condition && node.from >= condition.from && node.to <= condition.to) asked.add(text(node))
  }
  if (condition === null || grammar.always.test(text(condition))) return true
  return asked.size > 0 && [...asked].every((name) => !assigned.has(name))
}
