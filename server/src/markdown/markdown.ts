import { DEFAULT_LANGUAGE, type Language } from '@tutu/contract/core/languages'
import MarkdownIt, { type MarkdownIt as Markdown, type StateCore, type Token } from 'markdown-it'
import sanitizeHtml from 'sanitize-html'
import { isUnread } from './exercises.ts'
import { limit, TooLargeError } from './limits.ts'
import { addMarks, type TextEnv } from './marks.ts'
import { isOwn } from './media.ts'

type Highlight = (code: string, language: string) => string

function createMarkdown(highlight?: Highlight): Markdown {
  const markdown = new MarkdownIt({
    html: false,
    linkify: false,
    typographer: false,
    ...(highlight ? { highlight } : {}),
  })
  addMarks(markdown)
  limit(markdown)
  // Headings begin at h2: the page's own title is its h1.
  markdown.core.ruler.push('lower_headings', (state) => {
    for (const token of state.tokens) if (token.type.startsWith('heading_') && token.tag === 'h1') token.tag = 'h2'
  })
  return markdown
}

/** Headings can be linked to, by their words: 'h-' before them, so that none is an id that the page itself has. */
function nameHeadings({ tokens }: StateCore): void {
  const taken = new Map<string, number>()
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue
    const text = inlineText(tokens[at + 1]?.children ?? [])
    const words =
      text
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join('-')
        .slice(0, HEADING_ID_MAX) ?? ''
    const id = `h-${words}`
    const before = taken.get(id) ?? 0
    taken.set(id, before + 1)
    token.attrSet('id', before === 0 ? id : `${id}-${before + 1}`)
  }
}
const HEADING_ID_MAX = 60

const unlit = createMarkdown()

const LOADED = new Set(['img', 'video', 'audio'])

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
    'div',
    'details',
    'summary',
    'figure',
    'figcaption',
    'video',
    'audio',
  ],
  allowedAttributes: {
    // Ours alone: what is written has no HTML in it.
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    h5: ['id'],
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'loading'],
    ol: ['start'],
    th: ['style'],
    td: ['style'],
    div: ['role', 'data-exercise', 'data-open', 'data-id'],
    li: ['data-choice'],
    pre: ['data-part', 'data-line'],
    figure: ['data-run', 'data-piece'],
    video: ['src', 'controls', 'preload', 'playsinline', 'aria-label'],
    audio: ['src', 'controls', 'preload', 'aria-label'],
  },
  allowedClasses: {
    code: ['language-*'],
    span: ['hljs-*', 'media', 'media-title'],
    div: ['callout', 'callout-*', 'exercise', 'show-it', 'piece'],
    p: ['callout-title', 'exercise-title', 'show-it-title'],
    details: ['answer', 'hint'],
    figure: ['code-run'],
  },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center)$/] } },
  allowedSchemes: ['http', 'https', 'mailto'],
  // Pictures, videos and sounds come from this site only: a page makes no foreign request.
  exclusiveFilter: ({ tag, attribs }) => LOADED.has(tag) && !isOwn(attribs.src ?? ''),
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

/**
 * Markdown as safe HTML: raw HTML in it stays text, nothing scripts. undefined: it would come to more than a page can
 * bear (`limits.ts`). What its marks say of themselves is said in `language`.
 */
export type RenderMarkdown = (source: string, language?: Language) => string | undefined

/** With code highlighted by `highlight`. */
export function markdownRenderer(highlight: Highlight): RenderMarkdown {
  const markdown = createMarkdown(highlight)
  markdown.core.ruler.push('heading_ids', nameHeadings)
  return renderWith(markdown)
}

/** Without highlighting: for mails, which have no style sheet for it. */
export const renderMarkdown = renderWith(unlit)

function renderWith(markdown: Markdown): RenderMarkdown {
  return (source, language = DEFAULT_LANGUAGE) => {
    const env: TextEnv = { language }
    return bounded(() => sanitizeHtml(markdown.render(source, env), ALLOWED))
  }
}

/** Markdown as text to be read as such: blocks with an empty line between them, without marks, links with their address. */
export function plainText(source: string): string {
  const tokens = bounded(() => unlit.parse(source, {}))
  if (!tokens) return source
  return tokens
    .flatMap((token) => {
      const { type, content, children } = token
      if (isUnread(token)) return []
      if (type === 'fence' || type === 'code_block' || type === 'plain_text') return [content.trimEnd()]
      if (type === 'fold_title' && content) return [content]
      if (type !== 'inline' || content === '') return []
      return [inlineText(children ?? [])]
    })
    .join('\n\n')
}

function bounded<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof TooLargeError) return undefined
    throw error
  }
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
