import { pythonLanguage } from '@codemirror/lang-python'
import { endlessLoop, type LoopGrammar } from '../endless-loop.ts'
import { isAssigned } from './trace.ts'

const GRAMMAR: LoopGrammar = {
  loops: /^(?:While|For)Statement$|Comprehension/,
  condition: (loop) => (loop.name === 'WhileStatement' ? (loop.firstChild?.nextSibling ?? undefined) : undefined),
  plain:
    /^(?:(?:While|Pass|Continue|If|Assign|Update|Expression)Statement|while|pass|continue|if|elif|else|Body|VariableName|Number|String|Boolean|None|(?:Binary|Unary|Parenthesized)Expression|(?:Arith|Compare|Bit|Assign|Update)Op|and|or|not|Comment|[():;])$/,
  variable: /^VariableName$/,
  isAssigned,
  always: /^\(?\s*(?:True|[1-9]\d*)\s*\)?$/,
  slow: /^(?:FunctionDefinition|ClassDefinition|LambdaExpression)$/,
  quick: /^(?:print|input|int|float|str)$/,
}

export const endlessLoopInPython = (code: string): number | undefined =>
  endlessLoop(code, pythonLanguage.parser.parse(code), GRAMMAR)
