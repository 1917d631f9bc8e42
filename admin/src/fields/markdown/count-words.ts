const HAN = /\p{Script=Han}/gu
const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu

/** What one reads in a minute, aloud or in thought, at the age of ten. */
const HAN_A_MINUTE = 250
const WORDS_A_MINUTE = 150

export type Count = { han: number; words: number; minutes: number }

/** Han characters, words of other scripts, and about how long a child reads. Addresses and marks are no words. */
export function countWords(source: string): Count {
  const text = source
    .replaceAll(/\]\([^()\s]{0,2000}\)/g, ' ')
    .replaceAll(/^[ \t]{0,9}(?:`{3,9}[^\n]*|:::[ \t]*answer|> ?\[!\w{3,9}\])/gm, ' ')
  const han = text.match(HAN)?.length ?? 0
  const words = text.replaceAll(HAN, ' ').match(WORD)?.length ?? 0
  return { han, words, minutes: Math.ceil(han / HAN_A_MINUTE + words / WORDS_A_MINUTE) }
}
