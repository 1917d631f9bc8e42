import { Converter } from 'opencc-js/t2cn'

const toSimplified = Converter({ from: 't', to: 'cn' })
const known = new Map<string, string>()
const KNOWN_MAX = 30_000
const ASCII = /^\p{ASCII}*$/u
/** 1 where a character of one UTF-16 unit is known to stay as it is: nearly all of a text do. */
const isAsItIs = new Uint8Array(0x10000)

/**
 * The form in which words are compared: full-width letters, case and traditional characters made equal. As long as the
 * text itself, so that a place in one is the same place in the other.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  let folded = ''
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (isAsItIs[text.charCodeAt(at)] === 1) continue
    const character = String.fromCodePoint(text.codePointAt(at)!)
    const equal = foldCharacter(character)
    if (equal !== character) {
      folded += text.slice(from, at) + equal
      from = at + character.length
    } else if (character.length === 1 && character.isWellFormed()) isAsItIs[character.charCodeAt(0)] = 1
    at += character.length - 1
  }
  return from === 0 ? text : folded + text.slice(from)
}

function foldCharacter(character: string): string {
  const code = character.charCodeAt(0)
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 32) : character
  const before = known.get(character)
  if (before !== undefined) return before
  const equal = toSimplified(character.normalize('NFKC')).toLowerCase()
  // What becomes several characters stays as it is: 'ﬁ', '½'.
  const folded = equal.length === character.length ? equal : character
  if (known.size < KNOWN_MAX) known.set(character, folded)
  return folded
}
