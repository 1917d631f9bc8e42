import type { Script } from './exercise.ts'

/** Characters: five minutes for a quick child. */
export const OWN_TEXT_MAX = 2000

export type OwnText = { readonly text: string; readonly script: Script; readonly lines: readonly { text: string }[] }

/** What no keyboard has: control marks, emoji with all they are made of (flags, skin tones, variations), halves of characters. */
const UNTYPABLE =
  /\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Cs}|\p{Extended_Pictographic}(?<![0-9#*©®™])|\p{Emoji_Modifier}|\p{RI}|[\p{VS}\u20E3]/gu

/**
 * A text somebody brought along, as it can be typed: no marks that keyboards lack, no spaces at the end of lines. Code keeps
 * its lines; other lines are lines of the text box. Undefined: nothing is left of it.
 */
export function ownText(brought: string, isCode: boolean): OwnText | undefined {
  const kept = brought
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, isCode ? '    ' : ' ')
    .replace(/[\u2028\u2029\u00A0\u3000]/g, ' ')
    .replace(/[“”]/g, isCode ? '"' : '$&')
    .replace(UNTYPABLE, (mark) => (mark === '\n' ? mark : ''))
  const script = isCode ? 'code' : isHan(kept) ? 'han' : 'latin'
  // Dashes and dots of word processors; those of Chinese are typed by an input method.
  const typable = script === 'han' ? kept : kept.replaceAll('…', '...').replace(/[–—]/g, '-')
  const rows = [...typable].slice(0, OWN_TEXT_MAX).join('').split('\n')
  const lines = rows
    .map((row) => (isCode ? row.trimEnd() : row.trim().replace(/ {2,}/g, ' ')))
    .filter((row) => row.trim() !== '')
    .map((text) => ({ text }))
  if (lines.length === 0) return undefined
  const text = lines.map((line) => line.text).join(script === 'code' ? '\n' : script === 'han' ? '' : ' ')
  return { text, script, lines }
}

/** More than a word of Chinese in English does not make it Chinese. */
function isHan(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return han * 3 > text.replace(/\s/g, '').length
}
