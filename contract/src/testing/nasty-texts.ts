/** Long enough that what looks twice at each pair of characters takes a second and more, and what is linear some ms. */
export const NASTY_LENGTH = 30_000

const PIECES = [
  ...' \n\t\\"\'.,;:/-_=+*~`^$%&#@!?|<>()[]{}0a汉',
  '\r\n',
  '\u200b',
  '😀',
  '.-',
  '-a',
  'a.',
  'a@',
  'a@a.',
  '@a',
  'a-b_',
  '{{',
  '{{ ',
  '{{a',
  '{a',
  '%7B%7B',
  '%20',
  '%2f',
  '&amp;',
  '<a ',
  '<a href="',
  '<pre',
  '<script',
  '<!--',
  '![',
  '[a](',
  '**a',
  'http://',
  '/storage/',
  '/../',
  'password',
  'password: ',
  'q=0.0',
  'a=b&',
  'a[b]',
  ';q=0',
  ', *',
  '\\"',
  'a,b;',
  '1.0',
]

/** Texts of 30,000 characters that make careless patterns and parsers look again and again; `own` pieces besides. */
export function nastyTexts(...own: readonly string[]): string[] {
  return [...PIECES, ...own].flatMap((piece) => {
    const text = piece.repeat(Math.ceil(NASTY_LENGTH / piece.length))
    // Some patterns fail only where something stands before or behind.
    return [text, `${piece}a${text}\u0001`]
  })
}
