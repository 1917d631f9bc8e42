import hljs from 'highlight.js/lib/common'

/** Code with its words marked by classes (`hljs-…`), '' where the language is not known. */
export function highlight(code: string, language: string): string {
  return hljs.getLanguage(language) ? hljs.highlight(code, { language, ignoreIllegals: true }).value : ''
}
