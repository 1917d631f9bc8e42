import { escapeHtml } from '@tutu/contract/core/escape-html'
import type { Language } from '@tutu/contract/core/languages'
import { UNREADY } from '@tutu/contract/core/unready-text'
import { CONTAINER } from './marks.ts'

/** A text as it was typed: its paragraphs and line ends, nothing else understood. */
export function plainHtml(source: string): string {
  let html = ''
  let lines: string[] = []
  for (const line of [...source.split(/\r\n?|\n/), '']) {
    if (line.trim() !== '') lines.push(escapeHtml(line.trimEnd()))
    else if (lines.length > 0) {
      html += `<p>${lines.join('<br>\n')}</p>\n`
      lines = []
    }
  }
  return html
}

const UNREADY_SAYS: Readonly<Record<Language, string>> = {
  'zh-cn': '这一页还在排版，过一会儿刷新就完整了。',
  en: 'This page is still being laid out. Reload it in a moment to see all of it.',
}

/** A text that is not laid out yet, for readers. */
export function unreadyHtml(source: string, language: Language): string {
  return `${UNREADY}<em>${UNREADY_SAYS[language]}</em></p>\n${typedHtml(source)}`
}

/** A text as typed, for readers: without what is marked (`:::`), exercises with their hints and answers above all, which nobody asked for. */
export function typedHtml(source: string): string {
  return plainHtml(withoutMarked(source))
}

/** What a line may stand in: quotes and lists. */
const STANDS_IN = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/

function withoutMarked(source: string): string {
  let depth = 0
  let fence = ''
  const isShown = (line: string): boolean => {
    const text = line.replace(STANDS_IN, '').trimEnd()
    const mark = /^(?:`{3,}|~{3,})/.exec(text)?.[0] ?? ''
    if (depth === 0) {
      if (CONTAINER.test(text)) [depth, fence] = [1, '']
      return depth === 0 && text !== ':::'
    }
    // Code has lines of its own.
    if (fence) {
      if (mark === text && mark.startsWith(fence)) fence = ''
    } else if (mark) fence = mark
    else if (CONTAINER.test(text)) depth++
    else if (text === ':::') depth--
    return false
  }
  return source
    .split(/\r\n?|\n/)
    .filter(isShown)
    .join('\n')
}
