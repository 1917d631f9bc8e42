import { escapeHtml } from '@tutu/contract/core/escape-html'
import type { Language } from '@tutu/contract/core/languages'

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

const UNREADY: Readonly<Record<Language, string>> = {
  'zh-cn': '这一页还在排版，过一会儿刷新就完整了。',
  en: 'This page is still being laid out. Reload it in a moment to see all of it.',
}

/** A text that is not laid out yet, for readers: as typed, but for exercises, hints and answers (`:::`), whose solutions nobody asked for. */
export function unreadyHtml(source: string, language: Language): string {
  return `<p><em>${UNREADY[language]}</em></p>\n${plainHtml(withoutParts(source))}`
}

function withoutParts(source: string): string {
  let depth = 0
  const isShown = (line: string): boolean => {
    const [, opened] = /^[ \t]*:::[ \t]*(\S*)/.exec(line) ?? []
    if (opened === undefined) return depth === 0
    depth = opened ? depth + 1 : Math.max(0, depth - 1)
    return false
  }
  return source
    .split(/\r\n?|\n/)
    .filter(isShown)
    .join('\n')
}
