import type { Lesson } from './lesson.ts'

/** What a character of code belongs to, as an editor would colour it. */
export type Colour = 'keyword' | 'string' | 'number' | 'comment' | 'name'

const STRING = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\x60(?:[^\x60\\]|\\.)*\x60`
const WORD = String.raw`(?<word>[\p{L}_$][\p{L}\p{N}_$]*)`
const NUMBER = String.raw`(?<number>\b\d[\d.]*\b)`

const PATTERNS: Readonly<Record<NonNullable<Lesson['language']>, RegExp>> = {
  python: new RegExp(String.raw`(?<comment>#.*)|(?<string>${STRING})|${NUMBER}|${WORD}`, 'gu'),
  javascript: new RegExp(String.raw`(?<comment>\/\/.*)|(?<string>${STRING})|${NUMBER}|${WORD}`, 'gu'),
  cpp: new RegExp(
    String.raw`(?<comment>\/\/.*)|(?<keyword>#\w+)|(?<string>${STRING}|<\w+>(?=\n|$))|${NUMBER}|${WORD}`,
    'gu',
  ),
  html: new RegExp(
    String.raw`(?<comment><!--[^]*?-->)|(?<keyword><[/!]?[\w]+|\/?>)|(?<string>${STRING})|(?<name>[\w-]+(?==))`,
    'gu',
  ),
}

const KEYWORDS: Readonly<Record<NonNullable<Lesson['language']>, ReadonlySet<string>>> = {
  python: words(
    'and as break class continue def del elif else except False finally for from if import in is lambda None not or pass raise return True try while with yield',
  ),
  javascript: words(
    'break case class const continue default delete do else export false for function if import in let new null of return switch this throw true try typeof undefined var while',
  ),
  cpp: words(
    'auto bool break case char class const continue default do double else false float for if int long namespace new private public return short sizeof string struct switch true unsigned using vector void while',
  ),
  html: new Set(),
}

/** The colour of each character that has one, by its place in the text. Good for the short programs that are typed. */
export function coloursOf(text: string, language: NonNullable<Lesson['language']>): Map<number, Colour> {
  const colours = new Map<number, Colour>()
  for (const match of text.matchAll(PATTERNS[language])) {
    const colour = colourOf(match, text, KEYWORDS[language])
    if (!colour) continue
    const start = Array.from(text.slice(0, match.index)).length
    for (let at = 0; at < [...match[0]].length; at++) colours.set(start + at, colour)
  }
  return colours
}

function colourOf(
  { groups = {}, index, 0: found }: RegExpExecArray,
  text: string,
  keywords: ReadonlySet<string>,
): Colour | undefined {
  const known = (['comment', 'string', 'number', 'keyword', 'name'] as const).find((name) => groups[name] !== undefined)
  if (known) return known
  if (keywords.has(found)) return 'keyword'
  return text[index + found.length] === '(' ? 'name' : undefined
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
