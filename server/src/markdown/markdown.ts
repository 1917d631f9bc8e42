import hljs from 'highlight.js/lib/common'
import MarkdownIt, { type Token } from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

const markdown = new MarkdownIt({
  html: false,
  linkify: false,
  typographer: false,
  highlight: (code, language) =>
    hljs.getLanguage(language) ? hljs.highlight(code, { language, ignoreIllegals: true }).value : '',
})

/** Headings begin at h2: the page's own title is its h1. */
markdown.core.ruler.push('lower_headings', (state) => {
  for (const token of state.tokens) if (token.type.startsWith('heading_') && token.tag === 'h1') token.tag = 'h2'
})

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'h5',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'span',
    'em',
    'strong',
    's',
    'hr',
    'br',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'loading'],
    ol: ['start'],
    th: ['style'],
    td: ['style'],
  },
  allowedClasses: { code: ['language-*'], span: ['hljs-*'] },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center)$/] } },
  allowedSchemes: ['http', 'https', 'mailto'],
  // Pictures come from this site only: a page makes no foreign request.
  exclusiveFilter: (frame) => frame.tag === 'img' && !/^\/(?!\/)/.test(frame.attribs.src ?? ''),
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^(https?:)?\/\//i.test(attribs.href ?? '')
        ? { ...attribs, rel: 'noopener nofollow', target: '_blank' }
        : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
}

/** Markdown as safe HTML: raw HTML in it stays text, code is highlighted by classes (`hljs-…`), nothing scripts. */
export function renderMarkdown(source: string): string {
  return sanitizeHtml(markdown.render(source), ALLOWED)
}

/** Markdown as text to be read as such: blocks with an empty line between them, without marks, links with their address. */
export function plainText(source: string): string {
  return markdown
    .parse(source, {})
    .flatMap(({ type, content, children }) => {
      if (type === 'fence' || type === 'code_block') return [content.trimEnd()]
      if (type !== 'inline') return []
      return [inlineText(children ?? [])]
    })
    .join('\n\n')
}

function inlineText(tokens: readonly Token[]): string {
  let text = ''
  let link = { address: '', from: 0 }
  for (const token of tokens) {
    if (token.type === 'link_open') link = { address: String(token.attrGet('href')), from: text.length }
    else if (token.type === 'link_close' && text.slice(link.from) !== link.address) text += ` (${link.address})`
    else text += token.type.endsWith('break') ? '\n' : token.content
  }
  return text
}
