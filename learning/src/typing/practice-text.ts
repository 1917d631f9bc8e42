import { isFit, isFitAfter, isFitToInvent } from './fit-words.ts'
import { pick } from '../random.ts'

type Order = {
  /** Real words or syllables, lower case. */
  dictionary: readonly string[]
  allowed: readonly string[]
  focus: string
  pair?: string
  /** Other keys that need work: each gets its share of the words that are not about the focus. */
  weak?: readonly string[]
  /** Share of slips of each key that has any, 0 to 1: the more, the more often words with it come. */
  slips?: Readonly<Record<string, number>>
  /** False where a made-up word would teach something wrong: pinyin has its syllables and no others. */
  invents?: boolean
  count: number
  random: () => number
}

const ENOUGH_WORDS = 8
/** A word with a key that is always missed comes this many times as often, and once more. */
const SLIP_WEIGHT = 10
const VOWELS = 'aeiou'
/** Shapes of made-up words: c a consonant, v a vowel. */
const SHAPES = ['cv', 'vc', 'cvc', 'cvc', 'vcv', 'cvcv'] as const
const OPEN_CLOSE: Readonly<Record<string, string>> = {
  '(': ')', '[': ']', '{': '}', '<': '>', '"': '"',
} // prettier-ignore

/**
 * A line of words for practice: real ones of the allowed keys, two in three with the focus key or the weak pair in
 * them, every third with one of the other weak keys in turn, and those with slipped keys more often; where there are
 * too few, made-up ones that can be spoken. Digits and signs come around words. None is unfit for children, by itself or
 * read together with its neighbour.
 */
export function practiceWords(order: Order): string[] {
  const { dictionary, allowed, focus, pair, weak = [], slips = {}, invents = true, count, random } = order
  const letters = new Set(allowed.filter(isLetter))
  const known = dictionary.filter((word) => isFit(word) && [...word].every((unit) => letters.has(unit)))
  const wanted = known.filter((word) => word.includes(focus) || (pair !== undefined && word.includes(pair)))
  const chain = soundsOf(dictionary, letters)
  const made = () => inventWord({ chain, letters: [...letters], must: isLetter(focus) ? focus : undefined, random })
  const [fromKnown, fromWanted] = [pickBySlips(known, slips, random), pickBySlips(wanted, slips, random)]
  const turns = weak
    .filter((key) => key !== focus)
    .map((key) => known.filter((word) => word.includes(key)))
    .filter((list) => list.length > 0)
    .map((list) => [list, pickBySlips(list, slips, random)] as const)
  const words: string[] = []
  while (words.length < count) {
    const isFocus = words.length % 3 !== 2
    const due = isFocus ? undefined : turns[Math.floor(words.length / 3) % turns.length]
    const last = words.at(-1)
    const turn = due?.[0].some((one) => one !== last && isFitAfter(last, one)) ? due : undefined
    const [list, pickOne] = isFocus && isLetter(focus) ? [wanted, fromWanted] : (turn ?? [known, fromKnown])
    const isReal =
      turn !== undefined || list.length >= ENOUGH_WORDS || (list.length > 0 && (!invents || random() < 0.5))
    const word = isReal ? pickOne() : made()
    if (word === words.at(-1) && list.length > 1) continue
    const typed = isFocus && !isLetter(focus) ? withSign(word, focus, random) : word
    if (isFitAfter(words.at(-1), typed)) words.push(typed)
  }
  return words
}

/** One of the list, each as likely as its letters are missed. */
function pickBySlips(
  list: readonly string[],
  slips: Readonly<Record<string, number>>,
  random: () => number,
): () => string {
  let sum = 0
  const upTo = list.map((word) => (sum += 1 + SLIP_WEIGHT * [...word].reduce((all, key) => all + (slips[key] ?? 0), 0)))
  return () => {
    const at = random() * sum
    return list[upTo.findIndex((end) => at < end)]!
  }
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

/** Without a vowel among the keys nothing can be spoken: then letters in any order. */
function inventWord({ chain, letters, must, random }: Invention): string {
  const vowels = letters.filter((letter) => VOWELS.includes(letter))
  const consonants = letters.filter((letter) => !VOWELS.includes(letter))
  const canSpeak = vowels.length > 0 && consonants.length > 0
  const shape = canSpeak ? pick(SHAPES, random) : 'cccc'.slice(0, 2 + Math.floor(random() * 3))
  const kinds = [...shape].map((kind) => (!canSpeak ? letters : kind === 'v' ? vowels : consonants))
  const places = kinds.flatMap((kind, at) => (must !== undefined && kind.includes(must) ? [at] : []))
  const place = places.length > 0 ? pick(places, random) : -1
  let word = ''
  kinds.forEach((kind, at) => {
    const heard = (chain.get(word.at(-1) ?? '') ?? []).filter((letter) => kind.includes(letter))
    word += at === place ? must! : pick(heard.length > 0 ? heard : kind, random)
  })
  return isFitToInvent(word) ? word : inventWord({ chain, letters, must, random })
}
