import type { Env, MarkdownIt, StateBlock, StateCore, Token } from 'markdown-it'
import { plainHtml } from './plain-html.ts'

/*
 * What a text may ask of the parser, the highlighter and the reader's browser. What is beyond stands as it was typed,
 * where it was typed: nothing is lost.
 */

/** Characters of a code block that is highlighted, and of its longest line: the patterns of some languages are quadratic. */
const CODE_MAX = 5000
const CODE_LINE_MAX = 500
/** Characters of all highlighted code of a text: highlighting makes up to thirty of one. */
const LIT_MAX = 30_000
/** Quotes and lists in each other; a list counts twice, for itself and its item. */
const BLOCKS_MAX = 20
/** Emphasis, links and struck text in each other. */
const INLINE_MAX = 20
const COLUMNS_MAX = 50
/** Cells of all tables of a text: missing ones are filled in, so few characters can ask for many. */
const CELLS_MAX = 3000
/** Characters that a text may come to: references repeat what they refer to. */
const OUTPUT_MAX = 1_000_000

type Counted = Env & { cells?: number }

/** Thrown while parsing what would come to more than a page can bear. */
export class TooLargeError extends Error {}

export function limit(markdown: MarkdownIt): void {
  markdown.block.ruler.before('table', 'deep_nesting', keepDeepNesting)
  markdown.block.ruler.before('table', 'large_table', keepLargeTable, { alt: ['paragraph', 'reference'] })
  markdown.core.ruler.after('inline', 'limits', ({ tokens, Token: Kind }: StateCore) => {
    let size = 0
    let lit = 0
    for (const token of tokens) {
      if (token.type === 'fence' && token.info) {
        if (lit + token.content.length <= LIT_MAX && canHighlight(token.content)) lit += token.content.length
        else token.info = ''
      }
      if (nestingOf(token.children ?? []) > INLINE_MAX) {
        const text = new Kind('text', '', 0)
        text.content = token.content
        token.children = [text]
      }
      size += sizeOf(token)
      if (size > OUTPUT_MAX) throw new TooLargeError()
    }
  })
  markdown.renderer.rules.plain_text = (tokens, index) => plainHtml(tokens[index]!.content)
}

function keepDeepNesting(state: StateBlock, startLine: number, endLine: number): boolean {
  if (state.level < BLOCKS_MAX) return false
  keepAsTyped(
    state,
    startLine,
    endOf(state, startLine, endLine, () => false),
  )
  return true
}

function keepLargeTable(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const columns = columnsAt(state, startLine + 1, endLine)
  if (columns === 0) return false
  const env = state.env as Counted
  const left = CELLS_MAX - (env.cells ?? 0)
  const rowsMax = columns > COLUMNS_MAX ? 0 : Math.floor(left / columns)
  const end = endOf(state, startLine, Math.min(endLine, startLine + rowsMax + 2), (line) => state.isEmpty(line))
  const rows = end - startLine - 1
  if (rows <= rowsMax) {
    if (!silent) env.cells = (env.cells ?? 0) + rows * columns
    return false
  }
  if (!silent)
    keepAsTyped(
      state,
      startLine,
      endOf(state, startLine, endLine, (line) => state.isEmpty(line)),
    )
  return true
}

/** How many columns the line below a table's head announces; 0 where it is no such line. */
function columnsAt(state: StateBlock, line: number, endLine: number): number {
  if (line >= endLine || state.sCount[line]! < state.blkIndent) return 0
  const text = state.src.slice(state.bMarks[line]! + state.tShift[line]!, state.eMarks[line]!)
  if (!/^[|:-][|:\s-]*$/.test(text) || !text.includes('-')) return 0
  return text.split('|').filter((cell) => cell.trim() !== '').length
}

/** The line after the last that belongs to the same container, or the first that `stops`. */
function endOf(state: StateBlock, startLine: number, endLine: number, stops: (line: number) => boolean): number {
  let line = startLine + 1
  while (line < endLine && !stops(line) && (state.isEmpty(line) || state.sCount[line]! >= state.blkIndent)) line++
  return line
}

function keepAsTyped(state: StateBlock, startLine: number, endLine: number): void {
  const token = state.push('plain_text', '', 0)
  token.content = state.getLines(startLine, endLine, state.blkIndent, false)
  token.map = [startLine, endLine]
  state.line = endLine
}

function canHighlight(code: string): boolean {
  return code.length <= CODE_MAX && code.split('\n').every((line) => line.length <= CODE_LINE_MAX)
}

function nestingOf(tokens: readonly Token[]): number {
  let [depth, deepest] = [0, 0]
  for (const { nesting } of tokens) deepest = Math.max(deepest, (depth += nesting))
  return deepest
}

function sizeOf({ content, children, attrs }: Token): number {
  const own = (attrs ?? []).reduce((sum, [, value]) => sum + String(value).length, content.length)
  return (children ?? []).reduce((sum, child) => sum + sizeOf(child), own)
}
