import { Slip } from './code-error.ts'
import { Cursor } from './cursor.ts'
import { nearest } from './nearest-word.ts'
import { type FunctionOf, LIMITS, NAME, number, type Test, type Value } from './program.ts'
import { ACTIONS, type Sense } from './state.ts'
import type { Token } from './tokens.ts'
import { ACTION_WORDS, CARROTS_WORD, SENSE_WORDS, TAKEN_WORDS, unwritten } from './words.ts'

export const SENSE_OF = new Map<string, Sense>(
  Object.entries(SENSE_WORDS).map(([sense, word]) => [word, sense as Exclude<Sense, 'always'>]),
)
export const ACTION_OF = new Map(ACTIONS.map((action) => [ACTION_WORDS[action], action]))

/** How deep sentences may stand in each other while they are read; what is deeper is refused later all the same. */
const NESTED_MAX = 40

const COMPARISON_OF: Readonly<Record<string, { comparison: '<' | '=' | '>'; not: boolean }>> = {
  '<': { comparison: '<', not: false },
  '>': { comparison: '>', not: false },
  '==': { comparison: '=', not: false },
  '===': { comparison: '=', not: false },
  '!=': { comparison: '=', not: true },
  '!==': { comparison: '=', not: true },
  '<=': { comparison: '>', not: true },
  '>=': { comparison: '<', not: true },
}

/** Reads what stands after `if` and `while`, and the numbers and names in it. */
export class TestReader extends Cursor {
  private nested = 0
  protected readonly functions: FunctionOf[] = []

  /** One deeper while `read` is at it. */
  protected within<T>(read: () => T): T {
    this.nested += 1
    if (this.nested > NESTED_MAX) this.slip('too-deep')
    const found = read()
    this.nested -= 1
    return found
  }

  protected unknown(token: Token, problem: 'unknown-command' | 'unknown-skill'): never {
    const python = this.language === 'python'
    const known = [...ACTION_OF.keys(), ...SENSE_OF.keys(), CARROTS_WORD, ...this.functions.map(({ name }) => name)]
    const written = (name: string) => (python ? name.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`) : name)
    const meant = nearest(token.text, known.map(written))
    throw new Slip({
      problem: meant ? 'unknown-command' : problem,
      line: token.line,
      found: token.text.slice(0, 30),
      meant,
    })
  }

  protected nameOf(token: Token): string {
    const name = unwritten(token.text)
    if (token.kind !== 'name' || !NAME.test(name) || TAKEN_WORDS.has(name)) this.slip('bad-name', token)
    return name
  }

  protected testOfHead(): Test {
    if (this.language === 'python') return this.test()
    if (!this.take('(')) this.slip('missing-parens', this.tokens[this.at - 1], `${this.tokens[this.at - 1]!.text} (…)`)
    const test = this.test()
    this.expect(')', 'missing-close')
    return test
  }

  private test(): Test {
    const test = this.plainTest()
    if (['and', 'or', '&&', '||'].includes(this.peek().text)) this.slip('no-and-or')
    if (this.is('=')) this.slip('one-equals')
    return test
  }

  private plainTest(): Test {
    return this.within(() => this.innerTest())
  }

  private innerTest(): Test {
    if (this.take('not') || this.take('!')) {
      const test = this.plainTest()
      return { ...test, not: !test.not }
    }
    if (this.take('(')) {
      const test = this.test()
      this.expect(')', 'missing-close')
      return test
    }
    const token = this.peek()
    const word = token.text.toLowerCase()
    if (word === 'true' || word === 'false') {
      this.at += 1
      return { kind: 'sense', sense: 'always', not: word === 'false' }
    }
    const sense = token.kind === 'name' ? SENSE_OF.get(unwritten(token.text)) : undefined
    if (sense) {
      this.at += 1
      if (!this.take('(')) this.slip('missing-parens', token, `${token.text}()`)
      this.expect(')', 'missing-close')
      return { kind: 'sense', sense, not: false }
    }
    return this.comparison()
  }

  private comparison(): Test {
    const token = this.peek()
    if (token.kind === 'name' && this.peek(1).text === '(' && unwritten(token.text) !== CARROTS_WORD) {
      const isCommand = ACTION_OF.has(token.text) || this.functions.some(({ name }) => name === unwritten(token.text))
      if (isCommand) this.slip('bad-test')
      this.unknown(token, 'unknown-command')
    }
    const left = this.value()
    const sign = this.next()
    const known = COMPARISON_OF[sign.text]
    if (!known) this.slip(sign.text === '=' ? 'one-equals' : 'bad-test', sign.text === '=' ? sign : token)
    return { kind: 'compare', ...known, left, right: this.value() }
  }

  protected value(): Value {
    const token = this.next()
    if (token.text === '-' && this.peek().kind === 'number') return number(-this.numberOf(this.next()))
    if (token.kind === 'number') return number(this.numberOf(token))
    if (token.kind !== 'name') this.slip('bad-value', token)
    if (unwritten(token.text) === CARROTS_WORD) {
      if (!this.take('(')) this.slip('missing-parens', token, `${token.text}()`)
      this.expect(')', 'missing-close')
      return { kind: 'carrots' }
    }
    return { kind: 'variable', name: this.nameOf(token) }
  }

  private numberOf(token: Token): number {
    const value = Number(token.text)
    if (value > LIMITS.number) this.slip('big-number', token)
    return value
  }
}
