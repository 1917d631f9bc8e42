import type { ProgramProblem } from './program.ts'

/** What a child did not write as it must be; the site has the words. */
export type CodeProblem =
  | ProgramProblem
  | 'too-long'
  | 'chinese-sign'
  | 'strange-sign'
  | 'unknown-command'
  | 'missing-parens'
  | 'takes-nothing'
  | 'missing-close'
  | 'missing-colon'
  | 'missing-open-brace'
  | 'missing-close-brace'
  | 'extra-close-brace'
  | 'missing-indent'
  | 'extra-indent'
  | 'bad-for'
  | 'bad-test'
  | 'no-and-or'
  | 'one-equals'
  | 'bad-value'
  | 'minus-variable'
  | 'big-number'
  | 'else-alone'
  | 'unknown-skill'
  | 'skill-inside'
  | 'skill-twice'
  | 'bad-name'
  | 'two-in-a-line'
  | 'other-language'
  | 'strange'

export type CodeError = {
  readonly problem: CodeProblem
  /** Counted from 1. */
  readonly line: number
  /** What stands there. */
  readonly found: string
  /** What was probably meant. */
  readonly meant?: string
}

export class Slip extends Error {
  readonly error: CodeError
  constructor(error: CodeError) {
    super(error.problem)
    this.error = error
  }
}
