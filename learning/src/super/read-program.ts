import { ACTION_OF, SENSE_OF, TestReader } from './read-tests.ts'
import { NAME, number, type Program, type Step, type Value } from './program.ts'
import type { CodeLanguage } from './print.ts'
import type { Token } from './tokens.ts'
import { CARROTS_WORD, TAKEN_WORDS, unwritten } from './words.ts'

/** Where blocks end that were begun by something else: the words of the other language. */
const OTHERS: Readonly<Record<CodeLanguage, ReadonlySet<string>>> = {
  python: new Set(['function', 'let', 'var', 'const']),
  js: new Set(['def', 'elif', 'pass', 'global', 'not']),
}

/** Reads sentences: commands, loops, choices, counters and skills. */
export class ProgramReader extends TestReader {
  /** The line each step is written in. */
  readonly lines = new Map<Step, number>()
  private readonly calls: { name: string; token: Token }[] = []

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

  private block(): Step[] {
    return this.within(() => (this.language === 'python' ? this.pythonBlock() : this.braces()))
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
    return this.within(() => {
      const { line } = this.peek()
      const step = this.choice()
      this.lines.set(step, line)
      return [step]
    })
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
