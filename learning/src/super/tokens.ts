import type { CodeLanguage } from './print.ts'
import { Slip } from './code-error.ts'

/* ---------- signs ---------- */

export type Token = {
  readonly kind: 'name' | 'number' | 'sign' | 'line' | 'indent' | 'dedent' | 'end'
  readonly text: string
  readonly line: number
}

/** What an input method writes in place of the signs of code. */
const CHINESE_SIGNS: Readonly<Record<string, string>> = {
  '（': '(',
  '）': ')',
  '：': ':',
  '；': ';',
  '，': ',',
  '｛': '{',
  '｝': '}',
  '＝': '=',
  '！': '!',
  '＜': '<',
  '＞': '>',
  '《': '<',
  '》': '>',
  '。': '.',
  '＋': '+',
  '－': '-',
}

const SIGN = /\s+|[A-Za-z_]\w*|\d+|[=!]==?|[<>]=|\+\+|--|[+-]=|&&|\|\||[-+*/%<>=!(){}:;,]/y

export function tokensOf(source: string, language: CodeLanguage): readonly Token[] {
  const tokens: Token[] = []
  const indents = [0]
  const isPython = language === 'python'
  for (const [index, whole] of source.split(/\r\n?|\n/).entries()) {
    const line = index + 1
    const text = whole.replace(isPython ? /#.*$/ : /\/\/.*$/, '').trimEnd()
    if (text.trim() === '') continue
    if (isPython) {
      const width = /^[ \t\u3000]*/.exec(text)![0].replaceAll('\t', '    ').replaceAll('\u3000', '  ').length
      if (width > indents.at(-1)!) {
        indents.push(width)
        tokens.push({ kind: 'indent', text: '', line })
      }
      while (width < indents.at(-1)!) {
        indents.pop()
        tokens.push({ kind: 'dedent', text: '', line })
      }
      if (width !== indents.at(-1)) throw new Slip({ problem: 'extra-indent', line, found: text.trim().slice(0, 30) })
    }
    SIGN.lastIndex = 0
    while (SIGN.lastIndex < text.length) {
      const at = SIGN.lastIndex
      const found = SIGN.exec(text)?.[0]
      if (found === undefined) {
        const sign = String.fromCodePoint(text.codePointAt(at)!)
        const meant = CHINESE_SIGNS[sign]
        throw new Slip({ problem: meant ? 'chinese-sign' : 'strange-sign', line, found: sign, meant })
      }
      if (/^\s/.test(found)) continue
      const kind = /^\d/.test(found) ? 'number' : /^\w/.test(found) ? 'name' : 'sign'
      tokens.push({ kind, text: found, line })
    }
    if (isPython) tokens.push({ kind: 'line', text: '', line })
  }
  const last = tokens.at(-1)?.line ?? 1
  for (let open = indents.length; open > 1; open--) tokens.push({ kind: 'dedent', text: '', line: last })
  tokens.push({ kind: 'end', text: '', line: last })
  return tokens
}
