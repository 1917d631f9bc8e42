import {
  type FunctionOf,
  LIMITS,
  NAME,
  number,
  problemOf,
  type Program,
  type ProgramProblem,
  type Step,
  stepsOf,
  type Test,
  type Value,
  variablesOf,
} from './program.ts'
import type { CodeLanguage } from './print.ts'
import { ACTION_WORDS, CARROTS_WORD, SENSE_WORDS, TAKEN_WORDS, unwritten } from './words.ts'
import { ACTIONS, type Sense } from './state.ts'

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

/** `lines`: the line each step is written in. */
export type Parsed =
  | { readonly program: Program; readonly lines: ReadonlyMap<Step, number>; readonly error?: undefined }
  | { readonly error: CodeError }

const LENGTH_MAX = 8000

/**
 * Reads the few words of JavaScript or Python that the rabbit knows. Nothing typed is ever run as code of the browser:
 * it becomes a program as of blocks.
 */
export function parse(source: string, language: CodeLanguage): Parsed {
  try {
    if (source.length > LENGTH_MAX) throw new Slip({ problem: 'too-long', line: 1, found: '' })
    const tokens = tokensOf(source, language)
    const reader = new Reader(tokens, language)
    const program = withoutZeros(reader.program())
    const problem = problemOf(program)
    if (problem) throw new Slip({ problem, line: 1, found: '' })
    return { program, lines: reader.lines }
  } catch (error) {
    if (error instanceof Slip) return { error: error.error }
    throw error
  }
}

class Slip extends Error {
  readonly error: CodeError
  constructor(error: CodeError) {
    super(error.problem)
    this.error = error
  }
}

/* ---------- signs ---------- */

type Token = {
  readonly kind: 'name' | 'number' | 'sign' | 'line' | 'indent' | 'dedent' | 'end'
  readonly text: string
  readonly line: number
}

/** What an input method writes in place of the signs of code. */
const CHINESE_SIGNS: Readonly<Record<string, string>> = {
  '（': '(',
  '）': ')',
  '：': ':',
  '；': ';',
  '，': ',',
  '｛': '{',
  '｝': '}',
  '＝': '=',
  '！': '!',
  '＜': '<',
  '＞': '>',
  '《': '<',
  '》': '>',
  '。': '.',
  '＋': '+',
  '－': '-',
}

const SIGN = /\s+|[A-Za-z_]\w*|\d+|[=!]==?|[<>]=|\+\+|--|[+-]=|&&|\|\||[-+*/%<>=!(){}:;,]/y

function tokensOf(source: string, language: CodeLanguage): readonly Token[] {
  const tokens: Token[] = []
  const indents = [0]
  const isPython = language === 'python'
  for (const [index, whole] of source.split(/\r\n?|\n/).entries()) {
    const line = index + 1
    const text = whole.replace(isPython ? /#.*$/ : /\/\/.*$/, '').trimEnd()
    if (text.trim() === '') continue
    if (isPython) {
      const width = /^[ \t\u3000]*/.exec(text)![0].replaceAll('\t', '    ').replaceAll('\u3000', '  ').length
      if (width > indents.at(-1)!) {
        indents.push(width)
        tokens.push({ kind: 'indent', text: '', line })
      }
      while (width < indents.at(-1)!) {
        indents.pop()
        tokens.push({ kind: 'dedent', text: '', line })
      }
      if (width !== indents.at(-1)) throw new Slip({ problem: 'extra-indent', line, found: text.trim().slice(0, 30) })
    }
    SIGN.lastIndex = 0
    while (SIGN.lastIndex < text.length) {
      const at = SIGN.lastIndex
      const found = SIGN.exec(text)?.[0]
      if (found === undefined) {
        const sign = String.fromCodePoint(text.codePointAt(at)!)
        const meant = CHINESE_SIGNS[sign]
        throw new Slip({ problem: meant ? 'chinese-sign' : 'strange-sign', line, found: sign, meant })
      }
      if (/^\s/.test(found)) continue
      const kind = /^\d/.test(found) ? 'number' : /^\w/.test(found) ? 'name' : 'sign'
      tokens.push({ kind, text: found, line })
    }
    if (isPython) tokens.push({ kind: 'line', text: '', line })
  }
  const last = tokens.at(-1)?.line ?? 1
  for (let open = indents.length; open > 1; open--) tokens.push({ kind: 'dedent', text: '', line: last })
  tokens.push({ kind: 'end', text: '', line: last })
  return tokens
}

/* ---------- sentences ---------- */

const SENSE_OF = new Map<string, Sense>(
  Object.entries(SENSE_WORDS).map(([sense, word]) => [word, sense as Exclude<Sense, 'always'>]),
)
const ACTION_OF = new Map(ACTIONS.map((action) => [ACTION_WORDS[action], action]))

/** Where blocks end that were begun by something else: the words of the other language. */
const OTHERS: Readonly<Record<CodeLanguage, ReadonlySet<string>>> = {
  python: new Set(['function', 'let', 'var', 'const']),
  js: new Set(['def', 'elif', 'pass', 'global', 'not']),
}

/** How deep sentences may stand in each other while they are read; what is deeper is refused later all the same. */
const NESTED_MAX = 40

class Reader {
  private at = 0
  private nested = 0
  readonly lines = new Map<Step, number>()
  private readonly functions: FunctionOf[] = []
  private readonly calls: { name: string; token: Token }[] = []
  private readonly tokens: readonly Token[]
  private readonly language: CodeLanguage

  constructor(tokens: readonly Token[], language: CodeLanguage) {
    this.tokens = tokens
    this.language = language
  }

  program(): Program {
    const main: Step[] = []
    while (this.peek().kind !== 'end') {
      if (this.peek().kind === 'indent') this.slip('extra-indent')
      if (this.is('}')) this.slip('extra-close-brace')
      if (this.is('def') || this.is('function')) this.readFunction()
      else main.push(...this.statement())
    }
    for (const { name, token } of this.calls) {
      if (this.functions.every((one) => one.name !== name)) this.unknown(token, 'unknown-skill')
    }
    return { main, functions: this.functions }
  }

  private peek(ahead = 0): Token {
    return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)]!
  }

  private is(text: string): boolean {
    const { kind, text: found } = this.peek()
    return found === text && (kind === 'name' || kind === 'sign')
  }

  private take(text: string): boolean {
    if (!this.is(text)) return false
    this.at += 1
    return true
  }

  private next(): Token {
    const token = this.peek()
    this.at += 1
    return token
  }

  /** The sign, or a slip where it is not there: told of the line before, where it should be. */
  private expect(text: string, problem: CodeProblem): void {
    if (!this.take(text)) this.slip(problem, this.tokens[Math.max(0, this.at - 1)])
  }

  private slip(problem: CodeProblem, token = this.peek(), meant?: string): never {
    throw new Slip({ problem, line: token.line, found: token.text, meant })
  }

  private unknown(token: Token, problem: 'unknown-command' | 'unknown-skill'): never {
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

  private readFunction(): void {
    const word = this.next()
    if ((word.text === 'def') !== (this.language === 'python')) this.slip('other-language', word)
    const token = this.next()
    const name = this.nameOf(token)
    if (this.functions.some((one) => one.name === name)) this.slip('skill-twice', token)
    if (!this.take('(')) this.slip('missing-parens', token, `${token.text}()`)
    this.expect(')', 'missing-close')
    // Known before it is read, so that a skill can call itself.
    const index = this.functions.length
    this.functions.push({ name, body: [] })
    const body = this.block()
    this.functions[index] = { name, body }
  }

  private nameOf(token: Token): string {
    const name = unwritten(token.text)
    if (token.kind !== 'name' || !NAME.test(name) || TAKEN_WORDS.has(name)) this.slip('bad-name', token)
    return name
  }

  private block(): Step[] {
    this.nested += 1
    if (this.nested > NESTED_MAX) this.slip('too-deep')
    const steps = this.language === 'python' ? this.pythonBlock() : this.braces()
    this.nested -= 1
    return steps
  }

  private braces(): Step[] {
    if (this.is(':')) this.slip('other-language')
    this.expect('{', 'missing-open-brace')
    const opened = this.tokens[this.at - 1]
    const steps: Step[] = []
    while (!this.is('}')) {
      if (this.peek().kind === 'end') this.slip('missing-close-brace', opened)
      steps.push(...this.inside())
    }
    this.at += 1
    return steps
  }

  private pythonBlock(): Step[] {
    if (this.is('{')) this.slip('other-language')
    this.expect(':', 'missing-colon')
    if (this.peek().kind !== 'line') return this.inside()
    this.at += 1
    if (this.peek().kind !== 'indent')
      this.slip('missing-indent', this.peek().kind === 'end' ? this.tokens[this.at - 1] : this.peek())
    this.at += 1
    const steps: Step[] = []
    while (this.peek().kind !== 'dedent' && this.peek().kind !== 'end') {
      if (this.peek().kind === 'indent') this.slip('extra-indent')
      steps.push(...this.inside())
    }
    if (this.peek().kind === 'dedent') this.at += 1
    return steps
  }

  private inside(): Step[] {
    if (this.is('def') || this.is('function')) this.slip('skill-inside')
    return this.statement()
  }

  /** The end of a sentence of one line. */
  private endLine(): void {
    if (this.language === 'js') {
      while (this.take(';'));
      return
    }
    this.take(';')
    const { kind } = this.peek()
    if (kind === 'line') this.at += 1
    else if (kind !== 'end' && kind !== 'dedent') this.slip(this.is(')') ? 'strange' : 'two-in-a-line')
  }

  private statement(): Step[] {
    const { line } = this.peek()
    const steps = this.unmarkedStatement()
    for (const step of steps) this.lines.set(step, line)
    return steps
  }

  private unmarkedStatement(): Step[] {
    const token = this.peek()
    if (token.kind === 'line') {
      this.at += 1
      return []
    }
    if (this.language === 'js' && this.take(';')) return []
    if (token.kind !== 'name') this.slip('strange')
    if (OTHERS[this.language].has(token.text)) this.slip('other-language')
    switch (token.text) {
      case 'for':
        return [this.loop()]
      case 'while': {
        this.at += 1
        const test = this.testOfHead()
        return [{ kind: 'while', test, body: this.block() }]
      }
      case 'if':
        return [this.choice()]
      case 'else':
      case 'elif':
        return this.slip('else-alone')
      case 'pass':
        this.at += 1
        this.endLine()
        return []
      case 'global':
        do this.at += 2
        while (this.is(','))
        this.endLine()
        return []
      case 'let':
      case 'var':
      case 'const':
        this.at += 1
        if (this.peek(1).text !== '=') this.slip('bad-value', this.peek())
        return this.assignment()
    }
    return this.peek(1).kind === 'sign' && /^([+-]?=|\+\+|--)$/.test(this.peek(1).text)
      ? this.assignment()
      : [this.command()]
  }

  private command(): Step {
    const token = this.next()
    const name = unwritten(token.text)
    const action = ACTION_OF.get(name)
    if (!this.take('(')) {
      if (action || this.functions.some((one) => one.name === name))
        this.slip('missing-parens', token, `${token.text}()`)
      this.unknown(token, 'unknown-command')
    }
    if (!this.is(')')) {
      const isGiven = this.peek().kind === 'number' || this.peek().kind === 'name'
      if (isGiven && action) this.slip('takes-nothing', token)
      this.slip('missing-close', token)
    }
    this.at += 1
    this.endLine()
    if (action) return { kind: action }
    if (SENSE_OF.has(name) || name === CARROTS_WORD) this.slip('bad-test', token)
    if (!NAME.test(name) || TAKEN_WORDS.has(name)) this.unknown(token, 'unknown-command')
    this.calls.push({ name, token })
    return { kind: 'call', name }
  }

  private choice(): Step {
    this.at += 1
    const test = this.testOfHead()
    const body = this.block()
    if (this.language === 'python' && this.is('elif')) return { kind: 'if', test, body, otherwise: this.chained() }
    if (!this.take('else')) return { kind: 'if', test, body }
    if (this.is('if')) return { kind: 'if', test, body, otherwise: this.chained() }
    return { kind: 'if', test, body, otherwise: this.block() }
  }

  /** `elif …` and `else if …`: an `if` inside the `else`. */
  private chained(): Step[] {
    this.nested += 1
    if (this.nested > NESTED_MAX) this.slip('too-deep')
    const { line } = this.peek()
    const step = this.choice()
    this.lines.set(step, line)
    this.nested -= 1
    return [step]
  }

  private loop(): Step {
    const head = this.next()
    const times = this.language === 'python' ? this.range(head) : this.counting(head)
    return { kind: 'repeat', times, body: this.block() }
  }

  private range(head: Token): Value {
    if (this.is('(')) this.slip('other-language')
    const isHead = this.next().kind === 'name' && this.take('in') && this.take('range') && this.take('(')
    if (!isHead) this.slip('bad-for', head)
    const first = this.value()
    if (!this.take(',')) {
      this.expect(')', 'missing-close')
      return first
    }
    const second = this.value()
    this.expect(')', 'missing-close')
    return this.span(first, second, 0, head)
  }

  private counting(head: Token): Value {
    if (!this.take('(')) this.slip('bad-for', head)
    if (!this.take('let')) this.take('var')
    const counter = this.next()
    const isCounted = () => this.next().text === counter.text
    if (counter.kind !== 'name' || !this.take('=')) this.slip('bad-for', head)
    const from = this.value()
    if (!this.take(';') || !isCounted()) this.slip('bad-for', head)
    const sign = this.next().text
    if (sign !== '<' && sign !== '<=') this.slip('bad-for', head)
    const to = this.value()
    if (!this.take(';') || !isCounted()) this.slip('bad-for', head)
    if (!this.take('++') && !(this.take('+=') && this.next().text === '1')) this.slip('bad-for', head)
    this.expect(')', 'missing-close')
    return this.span(from, to, sign === '<=' ? 1 : 0, head)
  }

  /** How often a loop runs that counts from one number to another. */
  private span(from: Value, to: Value, more: number, head: Token): Value {
    if (from.kind !== 'number') this.slip('bad-for', head)
    if (to.kind === 'number') return number(Math.max(0, to.value - from.value + more))
    return from.value === more ? to : this.slip('bad-for', head)
  }

  private testOfHead(): Test {
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
    this.nested += 1
    if (this.nested > NESTED_MAX) this.slip('too-deep')
    try {
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
    } finally {
      this.nested -= 1
    }
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

  private value(): Value {
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

  private assignment(): Step[] {
    const token = this.next()
    const name = this.nameOf(token)
    const sign = this.next().text
    const change = (value: Value): Step => ({ kind: 'change', name, value })
    if (sign === '++' || sign === '--') {
      this.endLine()
      return [change(number(sign === '++' ? 1 : -1))]
    }
    const first = this.value()
    if (sign === '+=' || sign === '-=') {
      this.endLine()
      return [change(sign === '+=' ? first : this.lessened(first, token))]
    }
    const isMore = this.take('+')
    const isLess = !isMore && this.take('-')
    if (!isMore && !isLess) {
      this.endLine()
      return [{ kind: 'set', name, value: first }]
    }
    const second = this.value()
    this.endLine()
    const own = (value: Value) => value.kind === 'variable' && value.name === name
    if (own(first)) return [change(isMore ? second : this.lessened(second, token))]
    if (own(second)) return isMore ? [change(first)] : this.slip('minus-variable', token)
    return [{ kind: 'set', name, value: first }, change(isMore ? second : this.lessened(second, token))]
  }

  private lessened(value: Value, token: Token): Value {
    return value.kind === 'number' ? number(-value.value) : this.slip('minus-variable', token)
  }
}

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

/** Variables begin with 0: a line that says so before anything is done with one is right, and no step. */
function withoutZeros(program: Program): Program {
  const isUsedBySkills = new Set(variablesOf({ main: [], functions: program.functions }))
  const used = new Set<string>()
  let hasCalled = false
  const main = program.main.filter((step) => {
    const isZero = step.kind === 'set' && step.value.kind === 'number' && step.value.value === 0
    const isFirst = step.kind === 'set' && !used.has(step.name) && !(hasCalled && isUsedBySkills.has(step.name))
    for (const name of variablesOf({ main: [step], functions: [] })) used.add(name)
    hasCalled ||= stepsOf({ main: [step], functions: [] }).some(({ kind }) => kind === 'call')
    return !(isZero && isFirst)
  })
  return { ...program, main }
}

/** The known word that differs by a letter or two, or in its capitals. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll('_', '')
  const same = known.find((one) => plain(one) === plain(word))
  if (same) return same
  const close = known
    .map((one) => ({ one, far: distance(plain(word).slice(0, 20), plain(one)) }))
    .filter(({ one, far }) => far <= (one.length > 5 ? 2 : 1))
    .toSorted((a, b) => a.far - b.far)
  return close[0]?.one
}

/** Levenshtein's distance; letters that changed places count once. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1)
      row.push(best)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
