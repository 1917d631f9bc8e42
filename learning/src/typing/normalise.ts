/**
 * Characters an input method writes in place of those on the keys. A child who typed `，` for `,` pressed the right key:
 * both count as the same, and the page says what happened.
 */
const SAME_KEY: Readonly<Record<string, string>> = {
  '。': '.',
  '、': '\\',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '【': '[',
  '】': ']',
  '《': '<',
  '》': '>',
  '￥': '$',
  '·': '`',
  '\u3000': ' ',
  '\u00a0': ' ',
  '\t': ' ',
  ü: 'v',
  Ü: 'V',
}

/** The half-width character of the same key; full-width ASCII (U+FF01–FF5E) lies 0xFEE0 above it. */
export function halfWidth(unit: string): string {
  const code = unit.codePointAt(0) ?? 0
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCodePoint(code - 0xfee0)
  return SAME_KEY[unit] ?? unit
}

/** Whether `typed` is what the text asks for, and if so whether only after normalising. */
export function compareUnit(typed: string, expected: string): 'same' | 'normalised' | 'wrong' {
  if (typed === expected) return 'same'
  return halfWidth(typed) === halfWidth(expected) ? 'normalised' : 'wrong'
}
