import { pythonLanguage } from '@codemirror/lang-python'
import type { Traced } from '../events.ts'

type SyntaxNode = ReturnType<typeof pythonLanguage.parser.parse>['topNode']

/**
 * Puts a call before each statement of a program that tells its line and what its variables hold (`prelude.py`). MicroPython
 * has no `settrace`, and the names of a function can be read in no other way.
 */
export function tracePython(source: string): Traced {
  const tree = pythonLanguage.parser.parse(source)
  const rows = source.split('\n')
  const starts: number[] = []
  rows.reduce((at, row) => (starts.push(at), at + row.length + 1), 0)
  const lineAt = (position: number): number => starts.findLastIndex((start) => start <= position)
  const text = (node: SyntaxNode): string => source.slice(node.from, node.to)

  /** Names by the function they belong to; undefined: the program's own. */
  const names = new Map<number | undefined, Set<string>>()
  const before = new Map<number, number | undefined>()
  tree.iterate({
    enter({ node }) {
      if (node.name === 'VariableName' && isAssigned(node)) {
        const scope = functionOf(node)?.from
        names.set(scope, (names.get(scope) ?? new Set()).add(text(node)))
      }
      const { parent } = node
      if ((parent?.name !== 'Script' && parent?.name !== 'Body') || !/Statement|Definition/.test(node.name)) return
      const line = lineAt(node.from)
      // What stands behind a colon or a semicolon in its line has no room before it.
      if (rows[line]!.slice(0, node.from - starts[line]!).trim() === '') before.set(line, functionOf(node)?.from)
    },
  })

  const code: string[] = []
  const lines: number[] = []
  rows.forEach((row, line) => {
    if (before.has(line)) {
      const scope = before.get(line)
      const known = new Set([...(scope === undefined ? [] : (names.get(scope) ?? [])), ...(names.get(undefined) ?? [])])
      const told = [...known].map((name) => `, ("${name}", lambda: ${name})`).join('')
      code.push(`${/^\s*/.exec(row)![0]}__tutu_at(${line + 1}${told})`)
      lines.push(line + 1)
    }
    code.push(row)
    lines.push(line + 1)
  })
  return { code: code.join('\n'), lines }
}

function functionOf(node: SyntaxNode): SyntaxNode | undefined {
  for (let at = node.parent; at; at = at.parent) if (at.name === 'FunctionDefinition') return at
  return undefined
}

/** Whether a name gets its value here: left of '=', after 'for', among parameters. */
export function isAssigned(node: SyntaxNode): boolean {
  const { parent } = node
  if (!parent) return false
  switch (parent.name) {
    case 'AssignStatement':
      return isFollowedBy(node, 'AssignOp')
    case 'UpdateStatement':
      return node.prevSibling === null
    case 'ForStatement':
      return isFollowedBy(node, 'in')
    case 'ParamList':
      return node.prevSibling?.name !== 'AssignOp'
    case 'TupleExpression':
    case 'ArrayExpression':
      return isAssigned(parent)
    default:
      return false
  }
}

function isFollowedBy(node: SyntaxNode, name: string): boolean {
  for (let at = node.nextSibling; at; at = at.nextSibling) if (at.name === name) return true
  return false
}
