import type { CodeProblem } from './code-error.ts'
import { Slip } from './code-error.ts'
import type { CodeLanguage } from './print.ts'
import type { Token } from './tokens.ts'

/** Goes over the signs of typed code, one after the other. */
export class Cursor {
  protected at = 0
  protected readonly tokens: readonly Token[]
  protected readonly language: CodeLanguage

  constructor(tokens: readonly Token[], language: CodeLanguage) {
    this.tokens = tokens
    this.language = language
  }

  protected peek(ahead = 0): Token {
    return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)]!
  }

  protected is(text: string): boolean {
    const { kind, text: found } = this.peek()
    return found === text && (kind === 'name' || kind === 'sign')
  }

  protected take(text: string): boolean {
    if (!this.is(text)) return false
    this.at += 1
    return true
  }

  protected next(): Token {
    const token = this.peek()
    this.at += 1
    return token
  }

  /** The sign, or a slip where it is not there: told of the line before, where it should be. */
  protected expect(text: string, problem: CodeProblem): void {
    if (!this.take(text)) this.slip(problem, this.tokens[Math.max(0, this.at - 1)])
  }

  protected slip(problem: CodeProblem, token = this.peek(), meant?: string): never {
    throw new Slip({ problem, line: token.line, found: token.text, meant })
  }
}
