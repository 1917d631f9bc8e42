import { javascriptLanguage } from '@codemirror/lang-javascript'
import type { Traced } from '../events.ts'

type SyntaxNode = ReturnType<typeof javascriptLanguage.parser.parse>['topNode']

/** Within which a name that gets its value there is known. */
const SCOPE =
  /^(?:Script|Block|For\w*Statement|CatchClause|Function\w+|ArrowFunction|MethodDeclaration|ClassDeclaration)$/

/**
 * Puts a call before each statement of a program that tells its line and what its variables hold (`run-javascript.ts`), in the
 * same line, so that lines stay the learner's. What has no name of its own yet says nothing.
 */
export function traceJavaScript(source: string): Traced {
  const names = new Map<number, string[]>()
  const before = new Map<number, SyntaxNode>()
  javascriptLanguage.parser.parse(source).iterate({
    enter({ node }) {
      if (node.name === 'VariableDefinition') {
        const scope = scopesOf(node)[0]!
        names.set(scope, [...(names.get(scope) ?? []), source.slice(node.from, node.to)])
      }
      const isStep =
        /Statement$|^VariableDeclaration$/.test(node.name) && /^(?:Script|Block)$/.test(node.parent?.name ?? '')
      if (isStep && isFirstInLine(source, node.from)) before.set(node.from, node)
    },
  })
  let code = ''
  let done = 0
  for (const [at, node] of before) {
    const known = new Set(scopesOf(node).flatMap((scope) => names.get(scope) ?? []))
    const told = [...known].map((name) => `,[${JSON.stringify(name)},()=>${name}]`).join('')
    const line = source.slice(0, at).split('\n').length
    code += `${source.slice(done, at)}__at(${line}${told});`
    done = at
  }
  code += source.slice(done)
  return { code, lines: source.split('\n').map((_, index) => index + 1) }
}

/** Where the scopes around a place begin, the nearest first. */
function scopesOf(node: SyntaxNode): number[] {
  const found: number[] = []
  for (let at = node.parent; at; at = at.parent) if (SCOPE.test(at.name)) found.push(at.from)
  return found
}

function isFirstInLine(source: string, at: number): boolean {
  return source.slice(source.lastIndexOf('\n', at - 1) + 1, at).trim() === ''
}
