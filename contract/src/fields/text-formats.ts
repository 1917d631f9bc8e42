import { MOBILE } from '../core/rules.ts'
import type { SaidKey } from '../core/said.ts'

/** What a line of text may be. Plain data: tables carry it. */
type TextFormat = {
  /** What the whole of it matches. */
  pattern: RegExp
  /** Said of what does not. */
  message: SaidKey
  /** Characters, where a field does not say. */
  max: number
  /** What stands before it in a link; absent: it is one. */
  scheme?: string
}

export const TEXT_FORMATS = {
  email: {
    pattern: /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/u,
    message: 'rule.email',
    max: 254,
    scheme: 'mailto:',
  },
  mobile: { pattern: MOBILE, message: 'rule.mobile', max: 20, scheme: 'tel:' },
  url: { pattern: /^https?:\/\/[^\s<>"/?#]+(?:[/?#][^\s<>"]*)?$/iu, message: 'rule.url', max: 1000 },
} as const satisfies Record<string, TextFormat>
export type TextFormatName = keyof typeof TEXT_FORMATS

type Formatted = { format?: TextFormatName; max?: number }

/** Characters that a line of text may have. */
export function maxOfText({ format, max = format ? TEXT_FORMATS[format].max : 200 }: Formatted): number {
  return max
}

/** Where a text of this format leads; undefined for one that is not of it. */
export function linkOf(text: string, format: TextFormatName): string | undefined {
  const { pattern, scheme = '' }: TextFormat = TEXT_FORMATS[format]
  return pattern.test(text) ? scheme + text : undefined
}

/** As people write it in sheets → as it is stored: '+86 138-0000-0000' → '13800000000'. */
export function tidyText(text: string, format: TextFormatName): string {
  const plain = text.normalize('NFKC').trim()
  return format === 'mobile' ? plain.replaceAll(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '') : text.trim()
}
