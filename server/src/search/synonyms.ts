import { sql } from 'kysely'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Reads } from '../postgres/shared-reads.ts'
import { foldText } from './fold.ts'
import { HAN_RUN, pairsOf, piecesOf, stemOf } from './tokens.ts'

/** Lexemes that must all be there. */
export type Lexemes = readonly string[]

/** More groups than these are no help to anybody, and every query asks them all. */
const GROUPS_MAX = 2000
const TAG = 'synonym'
const HAN_ONLY = /^\p{Script=Han}+$/u

type Dictionary = {
  /** Word as it is asked for (stem of letters, Han as it is) → what else stands for it. */
  byWord: ReadonlyMap<string, Lexemes[]>
  phrase: RegExp | undefined
}

/**
 * A group a line, as the module has them: behind '>' stand words that are too common in texts to be looked for instead of
 * others.
 */
function dictionaryOf(groups: readonly string[]): Dictionary {
  const byWord = new Map<string, Lexemes[]>()
  for (const line of groups) {
    const members = foldText(line)
      .split(/\s+/)
      .map((entry) => {
        const word = wordIn(entry.replace('>', ''))
        return { key: keyOf(word), lexemes: lexemesOf(word), isCommon: entry.includes('>') }
      })
      .filter(({ lexemes }) => lexemes.length > 0)
    for (const { key } of members) {
      const others = members.filter((other) => other.key !== key && !other.isCommon).map(({ lexemes }) => lexemes)
      byWord.set(key, [...(byWord.get(key) ?? []), ...others])
    }
  }
  // Nothing but Han: no other stands in a run of it, and no sign of theirs is one of the pattern's.
  const phrases = [...byWord.keys()].filter((word) => HAN_ONLY.test(word) && word.length > 1)
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length)
  return { byWord, phrase: phrases.length > 0 ? new RegExp(`(${longestFirst.join('|')})`, 'u') : undefined }
}

// What the module's table says, for the whole process: cutting texts into words asks it thousands of times.
let dictionary = dictionaryOf([])
const changed: (() => void)[] = []
type State = { reading: Promise<void> | undefined }
const states = new WeakMap<object, State>()

/** Called whenever the synonyms are others: what was made of the old ones is to be forgotten. */
export function onSynonyms(forget: () => void): void {
  changed.push(forget)
}

export function setSynonyms(groups: readonly string[]): void {
  dictionary = dictionaryOf(groups)
  for (const forget of changed) forget()
}

/** The module's rows, read once until they change. Before words are made or looked for. */
export async function readSynonyms(reads: Reads, bus: Pick<ChangeBus, 'onTags' | 'onFlush'>): Promise<void> {
  let state = states.get(bus)
  if (!state) {
    const made: State = { reading: undefined }
    const forget = () => (made.reading = undefined)
    bus.onTags((tags) => {
      if (tags.has(TAG)) forget()
    })
    bus.onFlush(forget)
    states.set(bus, (state = made))
  }
  const { reading = readGroups(reads) } = state
  state.reading = reading
  try {
    await reading
  } catch (error) {
    if (state.reading === reading) state.reading = undefined
    throw error
  }
}

async function readGroups(reads: Reads): Promise<void> {
  const { rows } = await sql<{ words: string }>`
    select words from synonym where status order by id desc limit ${GROUPS_MAX}
  `.execute(reads)
  setSynonyms(rows.map(({ words }) => words))
}

/** What else stands for a folded word. */
export function synonymsOf(word: string): readonly Lexemes[] {
  return dictionary.byWord.get(keyOf(word)) ?? []
}

/** A run of Han characters, cut at the words that have synonyms: these are at the odd places. */
export function cutAtPhrases(run: string): string[] {
  return dictionary.phrase ? run.split(dictionary.phrase) : [run]
}

/** Without signs that somebody wrote before or behind it. */
function wordIn(entry: string): string {
  const [piece, ...more] = piecesOf(entry)
  return piece && more.length === 0 ? piece.text : entry
}

function keyOf(word: string): string {
  return HAN_RUN.test(word) ? word : stemOf(word)
}

function lexemesOf(word: string): Lexemes {
  return piecesOf(word).flatMap(({ text }) => (HAN_RUN.test(text) ? pairsOf(text) : [stemOf(text)]))
}
