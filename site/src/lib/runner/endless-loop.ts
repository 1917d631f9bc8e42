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
  /** What may take its time elsewhere: functions. */
  readonly slow: RegExp
  /** What may be called without taking time. */
  readonly quick: RegExp
}

/**
 * The line of the loop in which a program that computes for seconds certainly is, and which never ends: it calls nothing, leaves
 * by nothing and changes nothing that its condition asks, and nothing else in the program takes that long. Where functions are
 * written or called that may, or there is a loop that may end, the time may be spent there.
 */
export function endlessLoop(source: string, tree: Tree, grammar: LoopGrammar): number | undefined {
  const text = textIn(source)
  const loops: SyntaxNode[] = []
  let isQuickElsewhere = true
  tree.iterate({
    enter: ({ node }) => {
      if (grammar.loops.test(node.name)) loops.push(node)
      else if (grammar.slow.test(node.name) || text(node) === '**') isQuickElsewhere = false
      else if (node.name === 'CallExpression' && !grammar.quick.test(text(node.firstChild!))) isQuickElsewhere = false
    },
  })
  if (!isQuickElsewhere || !loops.every((loop) => isEndless(source, loop, grammar))) return undefined
  // One in a branch may never be reached, and one that asks something may be passed by for another.
  const reached = loops.filter(({ parent }) => parent?.parent === null)
  const first = reached.find((loop) => isAlways(source, loop, grammar)) ?? (loops.length === 1 ? reached[0] : undefined)
  return first && source.slice(0, first.from).split('\n').length
}

const textIn =
  (source: string) =>
  ({ from, to }: SyntaxNode): string =>
    source.slice(from, to)

/** Whether it goes on whatever its variables are. */
function isAlways(source: string, loop: SyntaxNode, grammar: LoopGrammar): boolean {
  const condition = grammar.condition(loop)
  return (
    condition === null || (condition !== undefined && grammar.always.test(source.slice(condition.from, condition.to)))
  )
}

function isEndless(source: string, loop: SyntaxNode, grammar: LoopGrammar): boolean {
  const condition = grammar.condition(loop)
  if (condition === undefined) return false
  const text = textIn(source)
  const [asked, assigned] = [new Set<string>(), new Set<string>()]
  const nodes: SyntaxNode[] = []
  loop.cursor().iterate(({ node }) => void nodes.push(node))
  if (!nodes.every(({ name }) => grammar.plain.test(name))) return false
  for (const node of nodes) {
    // What a `for` sets before its first round is set once.
    if (!grammar.variable.test(node.name) || (condition && node.to <= condition.from)) continue
    if (grammar.isAssigned(outOfBrackets(node))) assigned.add(text(node))
    else if (condition && node.from >= condition.from && node.to <= condition.to) asked.add(text(node))
  }
  if (isAlways(source, loop, grammar)) return true
  return asked.size > 0 && [...asked].every((name) => !assigned.has(name))
}

/** `(x) = 1` gives `x` a value as `x = 1` does. */
function outOfBrackets(node: SyntaxNode): SyntaxNode {
  return node.parent?.name === 'ParenthesizedExpression' ? outOfBrackets(node.parent) : node
}
