import { escapeHtml } from '@tutu/contract/core/escape-html'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import type { StateCore, Token } from 'markdown-it'

/*
 * Exercises of lessons (decision 051): `:::exercise choice turns`, what is asked, `:::`. Which of a list is right stands before
 * it (`[x]`, `[ ]`), what code is for behind its language (` ```python start `). It reads well where nothing understands it.
 */

const KINDS = {
  choice: { 'zh-cn': '选一选', en: 'Choose' },
  order: { 'zh-cn': '排一排', en: 'Put it in order' },
  bug: { 'zh-cn': '找一找', en: 'Find the slip' },
  predict: { 'zh-cn': '猜一猜', en: 'What will it print?' },
  code: { 'zh-cn': '写一写', en: 'Your turn' },
  think: { 'zh-cn': '先自己想', en: 'Think first' },
} satisfies Record<string, Localized>

type Exercise = { kind: keyof typeof KINDS; id: string }

/** What nothing checks: it has hints and an answer, and no star. */
const OPEN: ReadonlySet<keyof typeof KINDS> = new Set(['think'])

/** Of code in an exercise: what it is for, and the line that is wrong. */
export type Part = { name: string; line: string }

/** What learners never see: wrong answers are there for the test of the exercise alone. */
const WITHHELD = 'wrong'

/** 'choice turns': what kind it is, and the name under which it is remembered. */
export function readExercise(words: string): Exercise | undefined {
  const [, kind = '', id = ''] = /^([a-z]+)(?:[ \t]+([a-z0-9-]{1,40}))?[ \t]*$/.exec(words.trim()) ?? []
  return Object.hasOwn(KINDS, kind) ? { kind: kind as Exercise['kind'], id } : undefined
}

export function exerciseOpening({ meta }: Token, language: Language): string {
  const { kind, id } = meta as Exercise
  const title = pickLanguage(KINDS[kind], language)
  const open = OPEN.has(kind) ? ' data-open=""' : ''
  return `<div class="exercise" data-exercise="${kind}"${open}${id && ` data-id="${id}"`}>\n<p class="exercise-title">${title}</p>\n`
}

/** Marks, in exercises, the choices of lists and what code is for; before the limits, as `markRuns`. */
export function markExercises({ tokens }: StateCore): void {
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'exercise_open') depth++
    if (token.type === 'exercise_close') depth--
    if (depth === 0) continue
    if (token.type === 'list_item_open') markChoice(token, tokens[at + 2])
    if (token.type === 'fence') {
      const [, language = '', name = language, line = ''] =
        /^(\w{1,20})(?:[ \t]+(start|model|wrong|order|bug|predict)(?:[ \t]+(\d{1,3}))?)?[ \t]*$/.exec(
          token.info.trim(),
        ) ?? []
      if (name !== language || language === 'tests' || language === 'output') token.meta = { part: { name, line } }
    }
  }
}

function markChoice(item: Token, text: Token | undefined): void {
  const found = text?.type === 'inline' ? /^\[([ x])\][ \t]+/.exec(text.content) : null
  if (!found) return
  item.attrSet('data-choice', found[1] === 'x' ? 'right' : 'wrong')
  text!.content = text!.content.slice(found[0].length)
}

export function partOf({ meta }: Token): Part | undefined {
  return (meta as { part?: Part } | null)?.part
}

/** Whether it is nothing to be read: of exercises their tests, and answers that come later. */
export function isUnread(token: Token): boolean {
  const name = partOf(token)?.name
  return name === WITHHELD || name === 'tests' || name === 'output' || name === 'model'
}

export function asPart(html: string, { name, line }: Part): string {
  if (name === WITHHELD) return ''
  return html.replace('<pre', `<pre data-part="${escapeHtml(name)}"${line && ` data-line="${line}"`}`)
}
