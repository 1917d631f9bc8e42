import { stemmer } from 'stemmer'
import { foldText } from './fold.ts'

/** A piece of a text that can be found: a Han character, a pair of them, a word in letters, a picture. Places in UTF-16 units. */
export type Token = { lexeme: string; start: number; end: number }

/** Longer ones are no words. */
export const WORD_LENGTH_MAX = 24

export const HAN_RUN = /^\p{Script=Han}/u
const PIECE = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:\+\+|#)?|\p{Extended_Pictographic}/gu
const CAMEL = /(?<=\p{Ll})(?=\p{Lu})/u

/** Runs of Han characters, words in letters and digits ('c++' is one), and pictures, folded. */
export function piecesOf(text: string): { text: string; start: number }[] {
  return Array.from(foldText(text).matchAll(PIECE), (match) => ({ text: match[0], start: match.index }))
}

/** Every token of a text. Chinese words have no edges, so each pair of neighbours is one. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const piece of piecesOf(text)) {
    if (HAN_RUN.test(piece.text)) addHan(tokens, piece.text, piece.start)
    else addWord(tokens, text, piece)
  }
  return tokens
}

/** What stands for a text in the index, each once. */
export function lexemesOf(text: string): Set<string> {
  return new Set(tokensOf(text).map(({ lexeme }) => lexeme))
}

/** The pairs of neighbours in a Han word; a single character is itself. */
export function pairsOf(word: string): string[] {
  const characters = [...word]
  return characters.length === 1 ? characters : characters.slice(1).map((one, index) => characters[index]! + one)
}

/** Words of one stem are one: loop, loops, looping. */
export function stemOf(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmer(word) : word
}

/** What a word is made of that is looked for by itself: 'html5' is about 'html', 'c++' about 'c'. */
export function coreOf(word: string): string | undefined {
  return /^([a-z]{3,})\d+$/.exec(word)?.[1] ?? /^([a-z]+)(?:\+\+|#)$/.exec(word)?.[1]
}

function addHan(tokens: Token[], run: string, start: number): void {
  let at = start
  let previous: { character: string; at: number } | undefined
  for (const character of run) {
    const end = at + character.length
    tokens.push({ lexeme: character, start: at, end })
    if (previous) tokens.push({ lexeme: previous.character + character, start: previous.at, end })
    previous = { character, at }
    at = end
  }
}

function addWord(tokens: Token[], source: string, { text, start }: { text: string; start: number }): void {
  if (text.length > WORD_LENGTH_MAX) return
  const end = start + text.length
  tokens.push({ lexeme: stemOf(text), start, end })
  const core = coreOf(text)
  if (core) tokens.push({ lexeme: stemOf(core), start, end: start + core.length })
  // JavaScript is found by 'script' as well.
  let at = start
  const parts = source.slice(start, end).split(CAMEL)
  for (const part of parts.length > 1 ? parts : []) {
    tokens.push({ lexeme: stemOf(foldText(part)), start: at, end: at + part.length })
    at += part.length
  }
}
