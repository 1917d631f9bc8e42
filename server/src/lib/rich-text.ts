import sanitizeHtml from 'sanitize-html'

/** Deeper than anybody lays out a text; what is inside of more is dropped. */
const NESTED_MAX = 60
const COLOUR = [/^#[\da-f]{3,8}$/i, /^rgba?\([\d\s.,%]{1,40}\)$/, /^[a-z]{1,30}$/i]
const SIZE = [/^\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%|pt)$/]

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'h1 h2 h3 h4 h5 h6 p div span br hr blockquote pre code strong b em i u s del ins sub sup mark small kbd',
    'ul ol li a img figure figcaption video audio details summary',
    'table caption colgroup col thead tbody tfoot tr th td',
  ].flatMap((names) => names.split(' ')),
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    video: ['src', 'poster', 'width', 'height', 'controls'],
    audio: ['src', 'controls'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    code: ['class'],
  },
  allowedClasses: { code: ['language-*'] },
  allowedStyles: {
    '*': {
      'text-align': [/^(?:left|right|center|justify)$/],
      'text-decoration': [/^(?:underline|line-through)$/],
      color: COLOUR,
      'background-color': COLOUR,
      'font-size': SIZE,
      width: SIZE,
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], video: ['http', 'https'], audio: ['http', 'https'] },
  transformTags: {
    // A page that opens beside this one must not reach it, whatever the name of its window.
    a: (tagName, { rel: _, target, ...attribs }) => ({
      tagName,
      attribs: target ? { ...attribs, target: '_blank', rel: 'noopener' } : attribs,
    }),
  },
  nestingLimit: NESTED_MAX,
}

/** HTML of a rich text without anything that runs, loads from a disguise, or covers the page. */
export const harmless = (html: string): string => sanitizeHtml(html, ALLOWED)
