import MarkdownIt from 'markdown-it'
import TurndownService from 'turndown'

// HTML stays possible in the Markdown, for what Markdown cannot say: the server makes it harmless when it is stored.
const renderer = new MarkdownIt({ html: true })

const SIZED = 'img[width],img[height]'
/** What no cell of Markdown's tables says: what spans, stands in a place of its own, is a block, or more than words say. */
const BEYOND_CELLS = [
  '[colspan],[rowspan],[style],caption,p,div,ul,ol,pre,br,hr,table,blockquote,h1,h2,h3,h4,h5,h6',
  'figure,details,video,audio,a[target]',
  SIZED,
].join(',')
/** Elements that Markdown has no signs for. */
const KEPT = new Set(['U', 'SUB', 'SUP', 'MARK', 'SMALL', 'KBD', 'INS', 'FIGURE', 'VIDEO', 'AUDIO', 'DETAILS', 'TABLE'])

const service = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})
const marks = service.escape.bind(service)
// Words that look like tags or signs of HTML are words.
service.escape = (text) =>
  marks(text)
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
service.addRule('kept', {
  filter: (node) => KEPT.has(node.nodeName) || node.hasAttribute('style') || node.matches(SIZED),
  replacement: (_, node) => keptHtml(node as HTMLElement & { isBlock?: boolean }),
})
service.addRule('struck', {
  filter: ['s', 'del'],
  replacement: (content) => (content.trim() === '' ? '' : `~~${content}~~`),
})
service.addRule('table', { filter: (node) => isPlainTable(node), replacement: (_, node) => tableOf(node) })

export const toMarkdown = (html: string): string => service.turndown(html)

export const toHtml = (markdown: string): string => renderer.render(markdown).trim()

/** As it stands; an empty line would end it for Markdown. */
function keptHtml({ outerHTML, isBlock }: HTMLElement & { isBlock?: boolean }): string {
  const html = outerHTML.replaceAll(/\n(?:[^\S\n]*\n)+/g, '\n')
  return isBlock ? `\n\n${html}\n\n` : html
}

/** A head and lines of words as long as it, such as Markdown has. */
function isPlainTable(node: Element): boolean {
  return (
    node.nodeName === 'TABLE' &&
    node.querySelector('tr th') !== null &&
    node.querySelector(BEYOND_CELLS) === null &&
    new Set([...node.querySelectorAll('tr')].map((row) => row.children.length)).size === 1
  )
}

function tableOf(node: Node): string {
  const rows = [...(node as Element).querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => service.turndown(cell.innerHTML).replaceAll('|', String.raw`\|`)),
  )
  const [head = [], ...lines] = rows
  const written = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
  return `\n\n${written.join('\n')}\n\n`
}
