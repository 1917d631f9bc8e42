import { escapeHtml } from '@tutu/contract/core/escape-html'
import { DEFAULT_LANGUAGE, type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import type { Env, MarkdownIt, StateBlock, StateCore } from 'markdown-it'
import { asPart, exerciseOpening, markExercises, partOf, readExercise } from './exercises.ts'
import { addressOfImage, mediaHtml } from './media.ts'

/*
 * What lessons need beyond Markdown (decision 032): callouts as GitHub writes them (`> [!TIP]`), answers and hints that are
 * opened (`:::answer`, `:::hint`), exercises (`:::exercise`, decision 051), what to change and show (`:::show`), what is made, seen first (`:::piece`),
 * programs that run as they stand (` ```python run `), videos and sounds (`![](x.mp4)`).
 */

/** The language of a text: what its marks say of themselves is in the same. */
export type TextEnv = Env & { language?: Language }

const CALLOUTS = {
  tip: { 'zh-cn': '小提示', en: 'Tip' },
  warning: { 'zh-cn': '注意', en: 'Watch out' },
  try: { 'zh-cn': '试一试', en: 'Try it' },
} satisfies Record<string, Localized>
/** As typed, small: GitHub's other names stand for the nearest. */
const CALLOUT_NAMES = new Map<string, keyof typeof CALLOUTS>([
  ['tip', 'tip'],
  ['note', 'tip'],
  ['important', 'tip'],
  ['warning', 'warning'],
  ['caution', 'warning'],
  ['try', 'try'],
])
const CALLOUT = /^\[!([a-z]{3,9})\](?:[ \t]+([^\n]*))?(?:\n|$)/i

/** What stands between `:::name` and `:::`, with its words behind the name. */
export const CONTAINER = /^:::[ \t]{0,9}(answer|hint|exercise|show|piece)(?:[ \t]+([^\n]*))?$/
const CONTAINERS = {
  answer: { type: 'fold', tag: 'details' },
  hint: { type: 'fold', tag: 'details' },
  exercise: { type: 'exercise', tag: 'div' },
  show: { type: 'show', tag: 'div' },
  piece: { type: 'piece', tag: 'div' },
} as const
const TITLES: Readonly<Record<string, Localized>> = {
  answer: { 'zh-cn': '看看答案', en: 'Show the answer' },
  hint: { 'zh-cn': '提示', en: 'Hint' },
}

const SHOW: Localized = { 'zh-cn': '改一改，给人看', en: 'Change it and show it' }

const RUNS: Localized = { 'zh-cn': '完整的程序，可以原样运行', en: 'A whole program: it runs as it stands' }
const RUN_LANGUAGES: Readonly<Record<string, string>> = {
  python: 'Python',
  javascript: 'JavaScript',
  js: 'JavaScript',
  html: 'HTML',
  cpp: 'C++',
  c: 'C',
}

export function addMarks(markdown: MarkdownIt): void {
  markdown.block.ruler.before('fence', 'containers', readContainer, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
  markdown.core.ruler.before('inline', 'callouts', markCallouts)
  markdown.core.ruler.before('inline', 'runs', markRuns)
  markdown.core.ruler.before('inline', 'exercises', markExercises)

  const { rules } = markdown.renderer
  rules.callout_open = (tokens, index, _, env) => {
    const { kind, title } = tokens[index]!.meta as { kind: keyof typeof CALLOUTS; title: string }
    const shown = escapeHtml(title || pickLanguage(CALLOUTS[kind], languageOf(env)))
    return `<div class="callout callout-${kind}" role="note">\n<p class="callout-title">${shown}</p>\n`
  }
  rules.callout_close = () => '</div>\n'
  rules.fold_open = (tokens, index) => `<details class="${tokens[index]!.info}">\n`
  rules.fold_close = () => '</details>\n'
  rules.fold_title = (tokens, index, _, env) => {
    const { content, info } = tokens[index]!
    return `<summary>${escapeHtml(content || pickLanguage(TITLES[info], languageOf(env)))}</summary>\n`
  }
  rules.show_open = (_tokens, _index, _options, env) =>
    `<div class="show-it">\n<p class="show-it-title">${pickLanguage(SHOW, languageOf(env))}</p>\n`
  rules.show_close = () => '</div>\n'
  rules.piece_open = () => '<div class="piece">\n'
  rules.piece_close = () => '</div>\n'
  rules.exercise_open = (tokens, index, _, env) => exerciseOpening(tokens[index]!, languageOf(env))
  rules.exercise_close = () => '</div>\n'

  const [fence, image] = [rules.fence!, rules.image!]
  rules.fence = (tokens, index, options, env, self) => {
    const html = fence(tokens, index, options, env, self)
    const part = partOf(tokens[index]!)
    if (part) return asPart(html, part)
    const { run, isPiece } = (tokens[index]!.meta ?? {}) as { run?: string; isPiece?: boolean }
    if (!run) return html
    const label = `${RUN_LANGUAGES[run]} · ${pickLanguage(RUNS, languageOf(env))}`
    return `<figure class="code-run" data-run="${run}"${isPiece ? ' data-piece' : ''}>\n<figcaption>${label}</figcaption>\n${html}</figure>\n`
  }
  rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index]!
    const alt = self.renderInlineAsText(token.children ?? [], options, env)
    return mediaHtml(addressOfImage(token), alt, token.level > 0) ?? image(tokens, index, options, env, self)
  }
}

const languageOf = (env: TextEnv | undefined): Language => env?.language ?? DEFAULT_LANGUAGE

/** Quotes that begin with `[!TIP]`. Their first line, the rest of which is a title, is taken off before it is parsed. */
function markCallouts({ tokens }: StateCore): void {
  /** The callouts among the quotes that are open. */
  const open: boolean[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'blockquote_close' && open.pop()) token.type = 'callout_close'
    if (token.type !== 'blockquote_open') continue
    const [paragraph, text, end] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
    const found = paragraph?.type === 'paragraph_open' && text ? CALLOUT.exec(text.content) : null
    const kind = CALLOUT_NAMES.get(found?.[1]?.toLowerCase() ?? '')
    open.push(kind !== undefined)
    if (!found || !kind) continue
    token.type = 'callout_open'
    token.meta = { kind, title: found[2]?.trim() ?? '' }
    text!.content = text!.content.slice(found[0].length)
    if (text!.content === '') paragraph!.hidden = end!.hidden = true
  }
}

/** Code whose info says `run` behind its language, and `piece` where it is what a lesson makes; before the limits, which take the info of what is too long to light. */
function markRuns({ tokens }: StateCore): void {
  for (const token of tokens) {
    if (token.type !== 'fence') continue
    const [, language, run, piece] = /^(\w{1,20})[ \t]+(\w+)(?:[ \t]+(\w+))?/.exec(token.info.trimStart()) ?? []
    if (run === 'run' && Object.hasOwn(RUN_LANGUAGES, language!))
      token.meta = { run: language, isPiece: piece === 'piece' }
  }
}

/** `:::answer A title`, blocks, `:::`; one that is not closed ends with what it stands in. */
function readContainer(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const found = isIndented(state, startLine) ? null : CONTAINER.exec(lineOf(state, startLine))
  const [, name = '', words = ''] = found ?? []
  const exercise = name === 'exercise' ? readExercise(words) : undefined
  if (!found || (name === 'exercise' && !exercise)) return false
  if (silent) return true
  const end = endOfContainer(state, startLine, endLine)
  const before = { parent: state.parentType, lineMax: state.lineMax }

  const { type, tag } = CONTAINERS[name as keyof typeof CONTAINERS]
  const opening = state.push(`${type}_open`, tag, 1)
  opening.block = true
  opening.map = [startLine, end]
  opening.info = name
  if (exercise) opening.meta = exercise
  if (type === 'fold') Object.assign(state.push('fold_title', 'summary', 0), { content: words.trim(), info: name })
  state.parentType = 'blockquote'
  state.lineMax = end
  state.md.block.tokenize(state, startLine + 1, end)
  state.push(`${type}_close`, tag, -1).block = true

  state.parentType = before.parent
  state.lineMax = before.lineMax
  state.line = end < endLine && isClosing(state, end) ? end + 1 : end
  return true
}

/** The line that closes it, or where what it stands in ends. Containers and code in it have lines of their own. */
function endOfContainer(state: StateBlock, startLine: number, endLine: number): number {
  let depth = 1
  let fence = ''
  for (let line = startLine + 1; line < endLine; line++) {
    if (!state.isEmpty(line) && state.sCount[line]! < state.blkIndent) return line
    const text = lineOf(state, line)
    const mark = /^(?:`{3,}|~{3,})/.exec(text)?.[0] ?? ''
    if (fence) {
      if (mark.startsWith(fence) && text.trimEnd() === mark) fence = ''
    } else if (mark) fence = mark
    else if (CONTAINER.test(text)) depth++
    else if (isClosing(state, line) && --depth === 0) return line
  }
  return endLine
}

function isClosing(state: StateBlock, line: number): boolean {
  return !isIndented(state, line) && /^:::[ \t]*$/.test(lineOf(state, line))
}

function isIndented(state: StateBlock, line: number): boolean {
  return state.sCount[line]! - state.blkIndent >= 4
}

function lineOf(state: StateBlock, line: number): string {
  return state.src.slice(state.bMarks[line]! + state.tShift[line]!, state.eMarks[line])
}
