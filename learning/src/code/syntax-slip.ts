import type { ProgramError, Words } from './error-rule.ts'

/** Of a line so much is looked at: no person writes more. */
const LINE_MAX = 2000

export const CHINESE_SIGNS = /[（）【】“”‘’，：；。！＝＋]/
export const PUNCTUATION: Words = {
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
const words = (what: [zh: string, en: string], cause: [zh: string, en: string]): Words => ({
  what: { 'zh-cn': what[0], en: what[1] },
  cause: { 'zh-cn': cause[0], en: cause[1] },
})
const OWN_WORD =
  'and|as|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|not|or|pass|return|try|while|with'

/** What a line of Python tells by itself: of what the interpreter says, followed by the line, the first that fits. */
const PYTHON_SLIPS: readonly [RegExp, Words][] = [
  [
    /^'return' outside/,
    words(
      ['这个 return 不在函数里面', 'This return is in no function'],
      ['return 写在 def 的下面，往里缩 4 个空格。', 'It stands below a def, moved in by 4 spaces.'],
    ),
  ],
  [
    /^'break'/,
    words(
      ['这个 break 或 continue 不在循环里面', 'This break or continue is in no loop'],
      ['它写在 for 或 while 的下面，往里缩。', 'It stands below a for or a while, moved in.'],
    ),
  ],
  [
    /^can't assign/,
    words(
      ['等号左边要写一个名字', 'What stands left of the = is no name'],
      ['名字在左，放进去的东西在右：x = 5。', 'The name is on the left, what is put in on the right: x = 5.'],
    ),
  ],
  [
    /^invalid syntax for integer/,
    words(
      ['数字和字母连在一起了', 'A number and letters stand together'],
      ['名字不能用数字开头；相乘要写“*”。', 'A name does not begin with a digit. To multiply, write *.'],
    ),
  ],
  [
    /\n\s*else\s+if\b/,
    words(
      ['Python 里“else if”写成 elif', 'In Python, else if is elif'],
      ['两个词合成一个：elif。', 'Write one word: elif.'],
    ),
  ],
  [
    /\n\s*print\s+[^\s(=]/,
    words(
      ['print 后面少了小括号', 'The brackets behind print are missing'],
      ['写成 print("…")。有的老书上没有括号，现在要有。', 'Write print("…"). Some old books leave them out.'],
    ),
  ],
  [
    /\n.*(?:\w\s*(?:\+\+|--)\s*$|^\s*(?:\+\+|--)\w)/m,
    words(
      ['Python 里没有“++”和“--”', 'Python has no ++ and no --'],
      ['加一写成 x = x + 1，或者 x += 1。', 'To add one, write x = x + 1, or x += 1.'],
    ),
  ],
  [
    /\n\s*(?:int|float|str|string|let|var|const)\s+\w+\s*=/,
    words(
      ['名字前面不用写种类', 'Nothing stands before the name'],
      ['在 Python 里直接写 x = 5。', 'In Python, write x = 5.'],
    ),
  ],
  [
    new RegExp(String.raw`\n\s*(?:${OWN_WORD})\s*=(?!=)`),
    words(
      ['这个词不能当名字', 'This word cannot be a name'],
      ['它是 Python 自己的词。换一个名字。', 'It is a word of Python itself. Choose another name.'],
    ),
  ],
  [
    /\n\s*(?:if|elif)\b.*\bthen\s*:?\s*$/,
    words(
      ['Python 里不用写 then', 'There is no then in Python'],
      ['条件后面直接写冒号“:”。', 'A colon stands right behind the condition.'],
    ),
  ],
]
const NO_IF = words(
  ['它找不到上面的 if', 'It has no if above'],
  [
    'else 和 elif 要和它的 if 对齐，中间的几行都往里缩。',
    'else and elif stand right below their if, and all lines between are moved in.',
  ],
)
const SYNTAX: Words = {
  what: { 'zh-cn': '电脑看不懂这一行', en: 'The computer cannot read this line' },
  cause: {
    'zh-cn': '看看有没有漏掉括号、引号、逗号，或者多打了一个字。也看看它的上一行。',
    en: 'Look for a missing bracket, quote or comma, or a letter too many. Look at the line above, too.',
  },
}
const SOMEWHERE: Words = {
  what: { 'zh-cn': '程序里有一行，电脑看不懂', en: 'The computer cannot read one of the lines' },
  cause: {
    'zh-cn': '看看有没有漏掉括号、引号、逗号，或者多打了一个字。',
    en: 'Look for a missing bracket, quote or comma, or a letter too many.',
  },
}

/** Of a line, or a message, so many characters are looked at: longer ones nobody types. */
const LOOKED_AT = 500
const beginOf = (text = ''): string => text.slice(0, LOOKED_AT)

/** Interpreters say little of what they cannot read: the usual slips are looked for near the line, or in all where none is told. */
export function syntaxSlip(
  { line, message }: ProgramError,
  source: string,
  of: 'python' | 'javascript',
): [Words, number] {
  const bare = bareLines(source, of)
  const near = line > 0 ? [line, line - 1] : bare.map((_, index) => index + 1)
  for (const at of near) {
    const text = bare[at - 1]
    if (text !== undefined && CHINESE_SIGNS.test(text)) return [PUNCTUATION, at]
  }
  for (const at of near) {
    const text = bare[at - 1]
    if (text !== undefined && /["'`]/.test(text.replace(/""/g, ''))) return [QUOTE, at]
  }
  const open = openBracket(line > 0 ? bare.slice(0, line) : bare)
  if (of === 'python') {
    const told = PYTHON_SLIPS.find(([slip]) => slip.test(`${beginOf(message)}\n${beginOf(bare[line - 1])}`))
    if (told) return [told[1], line]
    for (const at of near) {
      const text = bare[at - 1]?.trim() ?? ''
      if (/^(if|elif|else|for|while|def|class|try|except)\b/.test(text) && !text.endsWith(':') && !open)
        return [COLON, at]
    }
    const [above = '', own = ''] = [bare[line - 2], bare[line - 1]]
    if (above.trim().endsWith(':') && indentOf(own) <= indentOf(above)) return [INDENT, line]
    if (/^\s*(?:else|elif\b(?:[^=]|[=!<>]=)*)\s*:\s*$/.test(beginOf(own)) && !open) return [NO_IF, line]
  }
  if (/^\s*(?:if|elif|while|else if)\b[^=!<>]*[^=!<>]=[^=>]/.test(bare[line - 1] ?? '')) return [EQUALS, line]
  if (open) return [BRACKET, open]
  return [line > 0 ? SYNTAX : SOMEWHERE, line]
}

/** What in a program is no code. Which begins first counts: a quote in a comment is none, nor is a comment in a text. */
const NO_CODE = {
  python: /#.*|("""|''')(?:[^\\]|\\[^])*?(?:\1|$(?![^]))|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/gm,
  javascript:
    /\/\/.*|\/\*[^]*?(?:\*\/|$(?![^]))|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(`)(?:[^`\\]|\\[^])*(?:`|$(?![^]))|(?<=(?:^|[(,=:[!&|?{;]|\breturn)[ \t]*)\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/gm,
} as const

/** The lines of a program without their comments, texts and patterns as `""`; of a text over lines that does not end, its quote. */
export function bareLines(source: string, of: 'python' | 'javascript'): string[] {
  const lines = source.split('\n').map((line) => line.slice(0, LINE_MAX))
  const bare = lines.join('\n').replace(NO_CODE[of], (text: string, quote: string | undefined) => {
    const ends = text.replace(/[^\n]/g, '')
    if (/^(?:#|\/\/|\/\*)/.test(text)) return ends
    const isWhole = !quote || (text.length >= 2 * quote.length && text.endsWith(quote))
    return (isWhole ? '""' : quote) + ends
  })
  return bare.split('\n')
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
