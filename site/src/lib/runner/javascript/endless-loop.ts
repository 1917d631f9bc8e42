import { javascriptLanguage } from '@codemirror/lang-javascript'
import { endlessLoop, type LoopGrammar } from '../endless-loop.ts'

const GRAMMAR: LoopGrammar = {
  loops: /^(?:While|For|Do)Statement$/,
  condition: (loop) => {
    if (loop.name === 'WhileStatement') return loop.getChild('ParenthesizedExpression')
    const spec = loop.getChild('ForSpec')
    if (!spec) return undefined
    // A declaration has the semicolon behind it in itself.
    const asked = (spec.getChild('VariableDeclaration') ?? spec.getChild(';'))?.nextSibling
    return asked?.name === ';' ? null : (asked ?? undefined)
  },
  plain:
    /^(?:(?:While|For|Do|Continue|If|Expression)Statement|while|for|do|continue|if|else|let|const|var|Block|ForSpec|Variable(?:Name|Definition|Declaration)|Number|String|BooleanLiteral|null|(?:Binary|Unary|Postfix|Parenthesized|Assignment)Expression|(?:Arith|Compare|Bit|Logic|Update)Op|Equals|LineComment|BlockComment|[(){};,])$/,
  variable: /^Variable(?:Name|Definition)$/,
  isAssigned: ({ name, parent, nextSibling, prevSibling }) => {
    switch (parent?.name) {
      case 'AssignmentExpression':
        return prevSibling === null
      case 'PostfixExpression':
        return true
      case 'UnaryExpression':
        return /^\+\+|--$/.test(prevSibling?.name ?? '') || prevSibling?.name === 'ArithOp'
      default:
        return name === 'VariableDefinition' && nextSibling !== null
    }
  },
  always: /^\(?\s*(?:true|[1-9]\d*)\s*\)?$/,
  slow: /^(?:Function(?:Declaration|Expression)|ArrowFunction|MethodDeclaration|Class(?:Declaration|Expression)|NewExpression|TaggedTemplateExpression)$/,
  quick: /^(?:console\.log|prompt|Number|String)$/,
}

export const endlessLoopInJavaScript = (code: string): number | undefined =>
  endlessLoop(code, javascriptLanguage.parser.parse(code), GRAMMAR)
