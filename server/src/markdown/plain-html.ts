import { escapeHtml } from '@tutu/contract/core/escape-html'

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
