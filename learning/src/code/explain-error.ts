import type { Language, Localized } from '@tutu/contract/core/languages'
import { pickLanguage } from '@tutu/contract/core/languages'
import { CPP } from './errors-of-cpp.ts'

/** What a program ended with, as its language says it. `line`: in the program, from 1; 0: nowhere in it. */
export type ProgramError = { readonly name: string; readonly message: string; readonly line: number }

/** The same in a child's words: where, what happened, and what it usually comes from. */
export type Explanation = { readonly line: number; readonly what: string; readonly cause: string }

type Words = { what: Localized; cause: Localized }
export type Rule = readonly [name: RegExp, message: RegExp, words: Words]

/** `{1}`, `{2}`: what stands in the message there. `{line}`: the text of the line. */
const PYTHON: readonly Rule[] = [
  [
    /^NameError$/,
    /name '(.+)' isn't defined/,
    {
      what: { 'zh-cn': '电脑不认识“{1}”这个名字', en: 'The computer does not know the name “{1}”' },
      cause: {
        'zh-cn': '看看是不是拼错了、大小写不一样，或者用它之前忘了先写“{1} = …”。要是文字，两边得加上引号。',
        en: 'Look for a slip in the spelling or a capital letter, or give it a value first: {1} = … If it is text, it needs quotes around it.',
      },
    },
  ],
  [
    /^IndentationError$/,
    /unindent/,
    {
      what: { 'zh-cn': '这一行前面的空格数和上面对不上', en: 'The spaces before this line match no line above' },
      cause: {
        'zh-cn': '同一层的几行，前面的空格要一样多。通常每一层是 4 个空格。',
        en: 'Lines that belong together need the same number of spaces before them: 4 for each step in.',
      },
    },
  ],
  [
    /^IndentationError$/,
    /./,
    {
      what: { 'zh-cn': '这一行前面的空格不对', en: 'The spaces before this line are not right' },
      cause: {
        'zh-cn': '只有冒号的下一行才往里缩 4 个空格，别的行要和上面对齐。',
        en: 'Only what follows a colon is moved in, by 4 spaces. Other lines stand right below the one above.',
      },
    },
  ],
  [
    /^ZeroDivisionError$/,
    /./,
    {
      what: { 'zh-cn': '有一个数被 0 除了', en: 'Something was divided by 0' },
      cause: {
        'zh-cn': '看看除号右边的变量，这时候是不是变成了 0。',
        en: 'Look at what stands right of the / : it is 0 here.',
      },
    },
  ],
  [
    /^TypeError$/,
    /unsupported types for __\w+__: '(\w+)', '(\w+)'|can't convert '(\w+)' object to str|(\w+) must be str/,
    {
      what: { 'zh-cn': '文字和数字不能直接放在一起算', en: 'Text and a number cannot be put together like this' },
      cause: {
        'zh-cn': 'input() 得到的是文字，要算数先用 int() 变成整数；要接到文字后面，用 str() 或 f"…{变量}"。',
        en: 'input() gives text: turn it into a number with int(). To put a number into text, use str() or f"…{name}".',
      },
    },
  ],
  [
    /^TypeError$/,
    /(\w+\(\)|function) takes (\d+) positional arguments? but (\d+)|missing (\d+) required/,
    {
      what: { 'zh-cn': '括号里给的东西，个数不对', en: 'The number of things in the brackets is not right' },
      cause: {
        'zh-cn': '数一数 def 那一行的括号里有几个名字，用的时候就要给几个，中间用英文逗号隔开。',
        en: 'Count the names in the brackets of its def: that many are needed, with commas between them.',
      },
    },
  ],
  [
    /^TypeError$/,
    /object isn't callable/,
    {
      what: { 'zh-cn': '这个东西不是命令，后面不能加括号', en: 'This is no command: it cannot have brackets after it' },
      cause: {
        'zh-cn': '是不是有个变量和命令重名了，或者两个东西之间漏了逗号、乘号？',
        en: 'Is a variable called like a command? Or is a comma or a * missing before the bracket?',
      },
    },
  ],
  [
    /^TypeError$/,
    /object isn't iterable/,
    {
      what: { 'zh-cn': '这个东西不能一个一个地数', en: 'This cannot be gone through one by one' },
      cause: {
        'zh-cn': '想重复几遍，要写 range(次数)，比如 for i in range(5):',
        en: 'To repeat something 5 times, write range(5): for i in range(5):',
      },
    },
  ],
  [
    /^ValueError$/,
    /invalid syntax for (?:integer|number|float).*: '(.*)'|could not convert string to float/,
    {
      what: { 'zh-cn': '“{1}”变不成数字', en: '“{1}” cannot become a number' },
      cause: {
        'zh-cn': 'int() 只认得像 12 这样的数字。看看输入里有没有字母、空的内容或小数点。',
        en: 'int() understands digits like 12. Look whether a letter, a dot or nothing at all was typed.',
      },
    },
  ],
  [
    /^IndexError$/,
    /./,
    {
      what: { 'zh-cn': '要拿的那一格不存在', en: 'There is no such place in the list' },
      cause: {
        'zh-cn': '列表从 0 开始数：有 3 个，最后一格是 2。看看方括号里的数是不是太大了。',
        en: 'Lists count from 0: of three things the last is number 2. The number in the square brackets is too large.',
      },
    },
  ],
  [
    /^KeyError$/,
    /(.*)/,
    {
      what: { 'zh-cn': '字典里没有“{1}”这个键', en: 'The dictionary has no key “{1}”' },
      cause: {
        'zh-cn': '看看拼写是不是差了一点，或者先用 in 查一查它在不在里面。',
        en: 'Compare the spelling, or ask first whether it is in there: if "…" in cards:',
      },
    },
  ],
  [
    /^AttributeError$/,
    /'?(\w+)'? object has no attribute '(.+)'|module '(\w+)' has no attribute '(.+)'/,
    {
      what: { 'zh-cn': '点号后面的“{2}{4}”它不会', en: 'It does not know “{2}{4}”, the word after the dot' },
      cause: {
        'zh-cn': '看看点号后面的单词有没有拼错，大小写对不对。',
        en: 'Look at the spelling of the word after the dot, letter by letter.',
      },
    },
  ],
  [
    /^ImportError$/,
    /no module named '(.+)'/,
    {
      what: { 'zh-cn': '这里没有“{1}”这个工具箱', en: 'There is no toolbox “{1}” here' },
      cause: {
        'zh-cn': '看看 import 后面的名字有没有拼错。网页里能用 turtle、random、math、time、json。',
        en: 'Look at the spelling after import. In this page there are turtle, random, math, time and json.',
      },
    },
  ],
  [
    /^RuntimeError$/,
    /recursion/,
    {
      what: { 'zh-cn': '一个函数不停地喊自己，停不下来', en: 'A function calls itself without ever stopping' },
      cause: {
        'zh-cn': '函数里要有一条路不再喊自己，比如先用 if 判断到头了没有，再 return。',
        en: 'It needs a way out: an if that returns before it calls itself again.',
      },
    },
  ],
  [
    /^MemoryError$/,
    /./,
    {
      what: { 'zh-cn': '东西太多，内存放不下了', en: 'There is too much to remember' },
      cause: {
        'zh-cn': '是不是在循环里不停地往列表里加东西？让它加到一定的数就停。',
        en: 'Does a loop add to a list for ever? Let it stop at some number.',
      },
    },
  ],
  [
    /^TurtleGraphicsError$/,
    /color/,
    {
      what: { 'zh-cn': '海龟不认识这个颜色', en: 'The turtle does not know this colour' },
      cause: {
        'zh-cn': '颜色用英文名字，比如 "red"、"skyblue"、"gold"，两边有英文引号。',
        en: 'Colours are English words in quotes, like "red", "skyblue" or "gold".',
      },
    },
  ],
  [
    /^TurtleGraphicsError$/,
    /./,
    {
      what: { 'zh-cn': '海龟没有这种样子', en: 'The turtle has no such shape' },
      cause: {
        'zh-cn': '可以用 "turtle"、"arrow"、"circle"、"square"、"triangle"、"classic"。',
        en: 'There are "turtle", "arrow", "circle", "square", "triangle" and "classic".',
      },
    },
  ],
]

const JAVASCRIPT: readonly Rule[] = [
  [
    /^ReferenceError$/,
    /^(\S+) is not defined/,
    {
      what: { 'zh-cn': '电脑不认识“{1}”这个名字', en: 'The computer does not know the name “{1}”' },
      cause: {
        'zh-cn': '看看是不是拼错了、大小写不一样，或者忘了先写 let {1} = …。要是文字，两边得加上引号。',
        en: 'Look for a slip in the spelling or a capital letter, or write let {1} = … first. If it is text, it needs quotes.',
      },
    },
  ],
  [
    /^ReferenceError$/,
    /before initialization/,
    {
      what: { 'zh-cn': '这个名字用得太早了', en: 'This name is used too early' },
      cause: {
        'zh-cn': 'let 和 const 要写在用它的那一行前面。',
        en: 'Its let or const has to stand above the line that uses it.',
      },
    },
  ],
  [
    /^TypeError$/,
    /Assignment to constant variable/,
    {
      what: { 'zh-cn': 'const 的值不能再换', en: 'What const names cannot be changed' },
      cause: { 'zh-cn': '要换的值，请用 let。', en: 'For a value that changes, use let.' },
    },
  ],
  [
    /^TypeError$/,
    /(\S+) is not a function/,
    {
      what: { 'zh-cn': '“{1}”不是一个函数', en: '“{1}” is no function' },
      cause: {
        'zh-cn': '看看括号前面的名字有没有拼错，大小写对不对。',
        en: 'Look at the spelling of the name before the bracket, and at its capital letters.',
      },
    },
  ],
  [
    /^TypeError$/,
    /Cannot (?:read|set) properties of (?:null|undefined)(?: \((?:reading|setting) '(.+)'\))?/,
    {
      what: {
        'zh-cn': '要找的东西没找到，所以没法用它的“{1}”',
        en: 'What was looked for is not there, so it has no “{1}”',
      },
      cause: {
        'zh-cn': '如果用了 querySelector，看看名字前面有没有 # 号，网页里有没有这个 id。',
        en: 'After querySelector, look whether the # stands before the name and whether the page has that id.',
      },
    },
  ],
  [
    /^RangeError$/,
    /call stack/,
    {
      what: { 'zh-cn': '一个函数不停地喊自己，停不下来', en: 'A function calls itself without ever stopping' },
      cause: {
        'zh-cn': '函数里要有一条路不再喊自己：先用 if 判断到头了没有，再 return。',
        en: 'It needs a way out: an if that returns before it calls itself again.',
      },
    },
  ],
]

const OTHER: Words = {
  what: { 'zh-cn': '程序在这里停下来了：{0}', en: 'The program stopped here: {0}' },
  cause: {
    'zh-cn': '把这一行和课文里的样子，一个字一个字地比一比。',
    en: 'Compare this line with the one in the lesson, letter by letter.',
  },
}

/** Of a message so many characters are looked at: what is longer was made by the program itself. */
const MESSAGE_MAX = 1000
/** Of a line, too: no person writes more. */
const LINE_MAX = 2000

/** Explains what a Python program ended with, in the page's language. */
export function explainPython(error: ProgramError, source: string, language: Language): Explanation {
  if (error.name === 'SyntaxError') return say(...syntaxSlip(error, source, 'python'), error, language)
  // Quotes of an input method make a name of the text between them.
  if (error.name === 'NameError' && /[“”‘’]/.test(error.message)) return say(PUNCTUATION, error.line, error, language)
  return explain(PYTHON, error, language)
}

export function explainJavaScript(error: ProgramError, source: string, language: Language): Explanation {
  if (error.name === 'SyntaxError') return say(...syntaxSlip(error, source, 'javascript'), error, language)
  return explain(JAVASCRIPT, error, language)
}

export function explainCpp(error: ProgramError, source: string, language: Language): Explanation {
  const text = withoutTexts(source.split('\n')[error.line - 1] ?? '', 'javascript')
  if (error.name === 'error' && CHINESE_SIGNS.test(text)) return say(PUNCTUATION, error.line, error, language)
  return explain(CPP, error, language)
}

function explain(rules: readonly Rule[], error: ProgramError, language: Language): Explanation {
  const said = error.message.slice(0, MESSAGE_MAX)
  for (const [name, message, words] of rules) {
    const found = name.test(error.name) ? message.exec(said) : null
    if (found) return say(words, error.line, error, language, found)
  }
  return say(OTHER, error.line, error, language)
}

function say(
  { what, cause }: Words,
  line: number,
  { name, message }: ProgramError,
  language: Language,
  found: readonly (string | undefined)[] = [],
): Explanation {
  const full = message ? `${name}: ${message}` : name
  const fill = (text: Localized): string =>
    pickLanguage(text, language).replace(/\{(\d)\}/g, (_, at: string) =>
      at === '0' ? full : (found[Number(at)] ?? ''),
    )
  return { line, what: fill(what), cause: fill(cause) }
}

const CHINESE_SIGNS = /[（）【】“”‘’，：；。！＝＋]/
const PUNCTUATION: Words = {
  what: { 'zh-cn': '这一行有中文标点', en: 'There is Chinese punctuation in this line' },
  cause: {
    'zh-cn': '代码里的括号、引号、逗号、冒号都要用英文的。按一下 Shift 或 Ctrl+空格，切换到英文再打。',
    en: 'Brackets, quotes, commas and colons in code are the English ones. Switch the input method to English first.',
  },
}
const COLON: Words = {
  what: { 'zh-cn': '这一行末尾少了冒号', en: 'A colon is missing at the end of this line' },
  cause: {
    'zh-cn': 'if、elif、else、for、while、def 这些行，最后都要有一个英文冒号“:”。',
    en: 'Lines with if, elif, else, for, while and def end with a colon.',
  },
}
const INDENT: Words = {
  what: { 'zh-cn': '这一行应该往里缩 4 个空格', en: 'This line should be moved in by 4 spaces' },
  cause: {
    'zh-cn': '上一行用冒号结尾，它管着的几行，前面都要有空格。',
    en: 'The line above ends with a colon: what belongs to it is moved in.',
  },
}
const QUOTE: Words = {
  what: { 'zh-cn': '这一行的引号没有成对', en: 'A quote is missing in this line' },
  cause: {
    'zh-cn': '文字的两边各要一个引号，而且要是同一种。',
    en: 'Text has a quote on both sides, and both are of the same kind.',
  },
}
const BRACKET: Words = {
  what: { 'zh-cn': '这里的括号没有成对', en: 'A bracket is missing here' },
  cause: {
    'zh-cn': '数一数左括号和右括号，应该一样多。',
    en: 'Count the opening and the closing brackets: there should be as many of each.',
  },
}
const EQUALS: Words = {
  what: { 'zh-cn': '比一比要用两个等号', en: 'To compare, write two equals signs' },
  cause: {
    'zh-cn': '一个等号是“放进去”，两个等号“==”才是“是不是一样”。',
    en: 'One = puts a value in; == asks whether two are the same.',
  },
}
const SYNTAX: Words = {
  what: { 'zh-cn': '电脑看不懂这一行', en: 'The computer cannot read this line' },
  cause: {
    'zh-cn': '看看有没有漏掉括号、引号、逗号，或者多打了一个字。也看看它的上一行。',
    en: 'Look for a missing bracket, quote or comma, or a letter too many. Look at the line above, too.',
  },
}

/** Interpreters say little of what they cannot read: the usual slips are looked for in the line and in the one above. */
function syntaxSlip({ line }: ProgramError, source: string, of: 'python' | 'javascript'): [Words, number] {
  const lines = source.split('\n')
  const bare = lines.map((text) => withoutTexts(text, of))
  for (const at of [line, line - 1]) {
    const text = bare[at - 1]
    if (text !== undefined && CHINESE_SIGNS.test(text)) return [PUNCTUATION, at]
  }
  for (const at of [line, line - 1]) {
    const text = bare[at - 1]
    if (text !== undefined && /["'`]/.test(text.replace(/""/g, ''))) return [QUOTE, at]
  }
  const open = openBracket(bare.slice(0, Math.max(line, 1)))
  if (of === 'python') {
    for (const at of [line, line - 1]) {
      const text = bare[at - 1]?.trim() ?? ''
      if (/^(if|elif|else|for|while|def|class|try|except)\b/.test(text) && !text.endsWith(':') && !open)
        return [COLON, at]
    }
    const [above = '', own = ''] = [bare[line - 2], bare[line - 1]]
    if (above.trim().endsWith(':') && indentOf(own) <= indentOf(above)) return [INDENT, line]
  }
  if (/^\s*(?:if|elif|while|else if)\b[^=!<>]*[^=!<>]=[^=>]/.test(bare[line - 1] ?? '')) return [EQUALS, line]
  if (open) return [BRACKET, open]
  return [SYNTAX, line]
}

/** The line without its comment, its whole texts as `""`. */
function withoutTexts(line: string, of: 'python' | 'javascript'): string {
  const empty = line.slice(0, LINE_MAX).replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""')
  return of === 'python' ? empty.replace(/#.*/, '') : empty.replace(/\/\/.*/, '')
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** The line of the last bracket that is not closed, or of the first that closes nothing; undefined: they match. */
function openBracket(lines: readonly string[]): number | undefined {
  const open: number[] = []
  for (const [index, line] of lines.entries()) {
    for (const sign of line.match(/[()[\]{}]/g) ?? []) {
      if ('([{'.includes(sign)) open.push(index + 1)
      else if (open.pop() === undefined) return index + 1
    }
  }
  return open.at(-1)
}
