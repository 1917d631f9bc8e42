import { isFit, isFitAfter, isFitToInvent } from './fit-words.ts'
import { pick } from './random.ts'

type Order = {
  /** Real words, lower case. */
  dictionary: readonly string[]
  allowed: readonly string[]
  focus: string
  pair?: string
  count: number
  random: () => number
}

const ENOUGH_WORDS = 8
const OPEN_CLOSE: Readonly<Record<string, string>> = {
  '(': ')', '[': ']', '{': '}', '<': '>', '"': '"',
} // prettier-ignore

/**
 * A line of words for practice: real ones of the allowed keys, two in three with the focus key or the weak pair in
 * them; where there are too few, made-up ones that sound like the dictionary. Digits and signs come around words. None
 * is unfit for children, by itself or read together with its neighbour.
 */
export function practiceWords({ dictionary, allowed, focus, pair, count, random }: Order): string[] {
  const letters = new Set(allowed.filter(isLetter))
  const known = dictionary.filter((word) => isFit(word) && [...word].every((unit) => letters.has(unit)))
  const wanted = known.filter((word) => word.includes(focus) || (pair !== undefined && word.includes(pair)))
  const chain = soundsOf(dictionary, letters)
  const made = () => inventWord({ chain, letters: [...letters], must: isLetter(focus) ? focus : undefined, random })
  const words: string[] = []
  while (words.length < count) {
    const isFocus = words.length % 3 !== 2
    const list = isFocus && isLetter(focus) ? wanted : known
    const word = list.length >= ENOUGH_WORDS || (list.length > 0 && random() < 0.5) ? pick(list, random) : made()
    if (word === words.at(-1) && list.length > 1) continue
    const typed = isFocus && !isLetter(focus) ? withSign(word, focus, random) : word
    if (isFitAfter(words.at(-1), typed)) words.push(typed)
  }
  return words
}

function isLetter(key: string): boolean {
  return key >= 'a' && key <= 'z'
}

function withSign(word: string, sign: string, random: () => number): string {
  if (sign >= '0' && sign <= '9') return `${sign}${Math.floor(random() * 10)}${random() < 0.5 ? sign : ''}`
  const open = Object.keys(OPEN_CLOSE).find((key) => key === sign || OPEN_CLOSE[key] === sign)
  if (open !== undefined) return open + word + OPEN_CLOSE[open]
  if (sign === '=' || sign === '_' || sign === '/') return `${word}${sign}${word.slice(0, 2)}`
  return sign === '#' ? sign + word : word + sign
}

/** Which letters follow which in the dictionary, among the allowed ones. */
function soundsOf(dictionary: readonly string[], letters: ReadonlySet<string>): Map<string, string[]> {
  const chain = new Map<string, string[]>()
  for (const word of dictionary) {
    for (let i = 0; i + 1 < word.length; i++) {
      const [one, next] = [word[i]!, word[i + 1]!]
      if (letters.has(one) && letters.has(next)) chain.set(one, [...(chain.get(one) ?? []), next])
    }
  }
  return chain
}

type Invention = {
  chain: ReadonlyMap<string, readonly string[]>
  letters: readonly string[]
  must: string | undefined
  random: () => number
}

function inventWord({ chain, letters, must, random }: Invention): string {
  const length = 2 + Math.floor(random() * 3)
  let word = must !== undefined && random() < 0.6 ? must : pick(letters, random)
  while (word.length < length) word += pick(chain.get(word.at(-1)!) ?? letters, random)
  if (must !== undefined && !word.includes(must)) word = word.slice(0, -1) + must
  return isFitToInvent(word) ? word : inventWord({ chain, letters, must, random })
}
