import {
  type Comparison,
  MAIN,
  type Path,
  pathIn,
  type Program,
  type Step,
  stepsOf,
  type Test,
  type Value,
  variablesOf,
} from './program.ts'
import { ACTION_WORDS, CARROTS_WORD, SENSE_WORDS, written } from './words.ts'

export const CODE_LANGUAGES = ['python', 'js'] as const
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]

/** A line of code and the step it comes from; closing braces and headings of functions have none. */
export type CodeLine = { readonly text: string; readonly path?: Path }

const COUNTING = [...'ijkpqrstuvw']

/** The code behind a program. Reading it with `parse` gives the same program. */
export function print(program: Program, language: CodeLanguage): readonly CodeLine[] {
  const lines: CodeLine[] = []
  const variables = variablesOf(program)
  const counters = COUNTING.filter((letter) => !variables.includes(letter))
  const isPython = language === 'python'
  const inner = isPython ? '    ' : '  '
  const declared = new Set(variables.filter((name) => isSetFirst(program.main, name)))
  const end = isPython ? '' : ';'

  function add(text: string, indent: string, path?: Path): void {
    lines.push({ text: indent + text, path })
  }

  function addAll(steps: readonly Step[], parent: Path, inside: '' | 'e', indent: string, loops: number): void {
    if (steps.length === 0 && isPython) add('pass', indent)
    for (const [index, step] of steps.entries()) addStep(step, pathIn(parent, inside, index), indent, loops)
  }

  function addBody(head: string, path: Path | undefined, indent: string, addInside: () => void): void {
    add(isPython ? `${head}:` : `${head} {`, indent, path)
    addInside()
    if (!isPython) add('}', indent)
  }

  function addStep(step: Step, path: Path, indent: string, loops: number): void {
    switch (step.kind) {
      case 'forward':
      case 'left':
      case 'right':
      case 'jump':
      case 'pull':
        return add(`${ACTION_WORDS[step.kind]}()${end}`, indent, path)
      case 'call':
        return add(`${written(step.name, language)}()${end}`, indent, path)
      case 'repeat': {
        const counter = counters[loops % counters.length]!
        const times = valueText(step.times)
        const head = isPython
          ? `for ${counter} in range(${times})`
          : `for (let ${counter} = 0; ${counter} < ${times}; ${counter}++)`
        return addBody(head, path, indent, () => addAll(step.body, path, '', indent + inner, loops + 1))
      }
      case 'while': {
        const test = testText(step.test, language)
        return addBody(isPython ? `while ${test}` : `while (${test})`, path, indent, () =>
          addAll(step.body, path, '', indent + inner, loops),
        )
      }
      case 'if':
        return addIf(step, path, indent, loops)
      case 'set': {
        const isFirst = declared.has(step.name) && path.split('.').length === 2
        if (isFirst) declared.delete(step.name)
        const head = isFirst && !isPython ? 'let ' : ''
        return add(`${head}${written(step.name, language)} = ${valueText(step.value)}${end}`, indent, path)
      }
      case 'change': {
        const isLess = step.value.kind === 'number' && step.value.value < 0
        const by = isLess && step.value.kind === 'number' ? String(-step.value.value) : valueText(step.value)
        return add(`${written(step.name, language)} ${isLess ? '-=' : '+='} ${by}${end}`, indent, path)
      }
    }
  }

  function addIf(step: Extract<Step, { kind: 'if' }>, path: Path, indent: string, loops: number): void {
    const test = testText(step.test, language)
    add(isPython ? `if ${test}:` : `if (${test}) {`, indent, path)
    addAll(step.body, path, '', indent + inner, loops)
    if (step.otherwise) {
      add(isPython ? 'else:' : '} else {', indent)
      addAll(step.otherwise, path, 'e', indent + inner, loops)
    }
    if (!isPython) add('}', indent)
  }

  // What is not given its first value by a line of its own begins with 0.
  for (const name of variables) {
    if (!declared.has(name)) add(`${isPython ? '' : 'let '}${written(name, language)} = 0${end}`, '')
  }
  for (const { name, body } of program.functions) {
    const called = written(name, language)
    addBody(isPython ? `def ${called}()` : `function ${called}()`, undefined, '', () => {
      if (isPython) for (const changed of changedIn(body)) add(`global ${written(changed, language)}`, inner)
      addAll(body, name, '', inner, 0)
    })
    add('', '')
  }
  addAllOfMain()
  return lines

  function addAllOfMain(): void {
    for (const [index, step] of program.main.entries()) addStep(step, pathIn(MAIN, '', index), '', 0)
  }

  function valueText(value: Value): string {
    switch (value.kind) {
      case 'number':
        return String(value.value)
      case 'variable':
        return written(value.name, language)
      case 'carrots':
        return `${CARROTS_WORD}()`
    }
  }

  function testText(test: Test, language: CodeLanguage): string {
    if (test.kind === 'sense') {
      if (test.sense === 'always') return word(!test.not)
      const call = `${written(SENSE_WORDS[test.sense], language)}()`
      return test.not ? `${isPython ? 'not ' : '!'}${call}` : call
    }
    const sign = comparisonSign(test.comparison, test.not)
    return `${valueText(test.left)} ${sign} ${valueText(test.right)}`
  }

  function word(truth: boolean): string {
    if (isPython) return truth ? 'True' : 'False'
    return truth ? 'true' : 'false'
  }
}

export function codeText(lines: readonly CodeLine[]): string {
  return lines.map(({ text }) => text).join('\n')
}

export function comparisonSign(comparison: Comparison, not: boolean): string {
  switch (comparison) {
    case '<':
      return not ? '>=' : '<'
    case '=':
      return not ? '!=' : '=='
    case '>':
      return not ? '<=' : '>'
  }
}

/** Whether the program gives the variable a value, in a line of its own, before anything else is done with it. */
function isSetFirst(main: readonly Step[], name: string): boolean {
  for (const step of main) {
    if (step.kind === 'set' && step.name === name) return !(step.value.kind === 'variable' && step.value.name === name)
    // A skill that is called before may use it.
    if (stepsOf({ main: [step], functions: [] }).some(({ kind }) => kind === 'call')) return false
    if (variablesOf({ main: [step], functions: [] }).includes(name)) return false
  }
  return false
}

function changedIn(body: readonly Step[]): readonly string[] {
  const steps = stepsOf({ main: body, functions: [] })
  return [...new Set(steps.flatMap((step) => (step.kind === 'set' || step.kind === 'change' ? [step.name] : [])))]
}
