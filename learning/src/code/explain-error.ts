import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { CPP } from './errors-of-cpp.ts'
import { SLIPS } from './slips-of-cpp.ts'
import type { ProgramError, Rule, Words } from './error-rule.ts'
import { bareLines, CHINESE_SIGNS, PUNCTUATION, syntaxSlip } from './syntax-slip.ts'
import { PYTHON } from './errors-of-python.ts'
import { JAVASCRIPT } from './errors-of-javascript.ts'

/** The same in a child's words: where, what happened, and what it usually comes from. */
export type Explanation = { readonly line: number; readonly what: string; readonly cause: string }

const OTHER: Words = {
  what: { 'zh-cn': '程序在这里停下来了：{0}', en: 'The program stopped here: {0}' },
  cause: {
    'zh-cn': '把这一行和课文里的样子，一个字一个字地比一比。',
    en: 'Compare this line with the one in the lesson, letter by letter.',
  },
}

const TABS: Words = {
  what: { 'zh-cn': '这一行用 Tab 缩进，别的行用空格', en: 'Some lines are moved in by Tab, others by spaces' },
  cause: {
    'zh-cn': '看起来一样，电脑分得清。把这一行前面删干净，用空格再缩一次。',
    en: 'They look alike, and the computer tells them apart. Clear the front of this line and move it in by spaces.',
  },
}

/** Of a message so many characters are looked at: what is longer was made by the program itself. */
const MESSAGE_MAX = 1000

/** Explains what a Python program ended with, in the page's language. */
export function explainPython(error: ProgramError, source: string, language: Language): Explanation {
  if (error.name === 'SyntaxError') return say(...syntaxSlip(error, source, 'python'), error, language)
  // Quotes of an input method make a name of the text between them.
  if (error.name === 'NameError' && /[“”‘’]/.test(error.message)) return say(PUNCTUATION, error.line, error, language)
  if (error.name === 'IndentationError' && mixesTabs(source, error.line)) return say(TABS, error.line, error, language)
  return explain(PYTHON, error, language)
}

export function explainJavaScript(error: ProgramError, source: string, language: Language): Explanation {
  if (error.name === 'SyntaxError') return say(...syntaxSlip(error, source, 'javascript'), error, language)
  return explain(JAVASCRIPT, error, language)
}

export function explainCpp(error: ProgramError, source: string, language: Language): Explanation {
  const text = bareLines(source, 'javascript')[error.line - 1] ?? ''
  if (error.name === 'error' && CHINESE_SIGNS.test(text)) return say(PUNCTUATION, error.line, error, language)
  return found(SLIPS, error, language, `${error.message}\n${text}`) ?? explain(CPP, error, language)
}

/** Whether this line begins with a tab and another with spaces, or the other way round. */
function mixesTabs(source: string, line: number): boolean {
  const lines = source.split('\n')
  const own = /^[ \t]+/.exec(lines[line - 1] ?? '')?.[0] ?? ''
  return own.includes('\t')
    ? lines.some((text) => text.startsWith(' '))
    : own !== '' && lines.some((text) => text.startsWith('\t'))
}

function explain(rules: readonly Rule[], error: ProgramError, language: Language): Explanation {
  return found(rules, error, language, error.message) ?? say(OTHER, error.line, error, language)
}

/** By the first rule that fits what was said. */
function found(rules: readonly Rule[], error: ProgramError, language: Language, all: string): Explanation | undefined {
  const said = all.slice(0, MESSAGE_MAX)
  for (const [name, message, words] of rules) {
    const match = name.test(error.name) ? message.exec(said) : null
    if (match) return say(words, error.line, error, language, match)
  }
  return undefined
}

function say(
  { what, cause }: Words,
  line: number,
  { name, message }: ProgramError,
  language: Language,
  match: readonly (string | undefined)[] = [],
): Explanation {
  const full = message ? `${name}: ${message}` : name
  const fill = (text: Localized): string =>
    pickLanguage(text, language).replace(/\{(\d)\}/g, (_, at: string) =>
      at === '0' ? full : (match[Number(at)] ?? ''),
    )
  return { line, what: fill(what), cause: fill(cause) }
}
