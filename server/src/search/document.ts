import { type Definition, type SearchPlace, SEARCH_PLACES } from '@tutu/contract/definition/define-resource'
import { isLocalized } from '@tutu/contract/fields/index'
import type { Row } from '../engine/fields/columns.ts'
import { wordsOfRun } from './segment.ts'
import { HAN_RUN, lexemesOf, piecesOf, WORD_LENGTH_MAX } from './tokens.ts'
import type { Place } from './vocabulary.ts'

/** Of one text, in characters: the rest of a longer one is not found. */
const TEXT_MAX = 20_000
/** Of one row: PostgreSQL holds no more than a megabyte of them together. */
const OWN_MAX = 5000
const OWN_BYTES_MAX = 150_000
const BODY_BYTES_MAX = 500_000
/** Long texts of a row, in characters as they are stored, that a write still reads before it is answered. */
const AT_ONCE_MAX = 3000
/** Of one row, for the vocabulary: the pinyin of each new one is looked up. */
const WORDS_MAX = 2000

/** What a row is found by. */
export type SearchDocument = {
  /** tsvector: words of names have weight A, of summaries B. */
  own: string
  /** Words of long texts; undefined: as before. */
  body: string[] | undefined
  words: Map<string, Place>
  /** The long texts are so long that they are read in the background. */
  isLater: boolean
}

/** Which long texts are read: all; those that do not take long; none, since they are as before. */
export type Reading = 'all' | 'short' | 'none'

function within(lexemes: readonly string[], bytes: number): string[] {
  let left = bytes
  return lexemes.filter((lexeme) => (left -= Buffer.byteLength(lexeme)) > 0)
}

/** `labels`: texts of the rows that the search relations point to. */
export function documentOf(
  definition: Definition,
  row: Row,
  labels: readonly string[],
  reading: Reading = 'all',
): SearchDocument {
  const own = new Map<string, 'A' | 'B'>()
  const words: SearchDocument['words'] = new Map()
  const learn = (text: string, place: Place): void => {
    for (const word of vocabularyOf(text)) {
      const known = words.get(word)
      if (known === undefined ? words.size < WORDS_MAX : known > place) words.set(word, place)
    }
  }
  const add = (text: string, place: SearchPlace): void => {
    for (const lexeme of lexemesOf(text))
      if (place === 'title' || !own.has(lexeme)) own.set(lexeme, place === 'title' ? 'A' : 'B')
    learn(text, numberOf(place))
  }
  for (const label of labels) add(label, 'summary')
  for (const { text, place } of textsOf(definition, row, false)) add(text, place)
  const isLater = reading === 'short' && lengthOfTexts(definition, row) > AT_ONCE_MAX
  let body: Set<string> | undefined
  if (reading !== 'none' && !isLater) {
    body = new Set()
    for (const { text, place } of textsOf(definition, row, true)) {
      for (const lexeme of lexemesOf(text)) body.add(lexeme)
      // Words that are left have no room.
      if (words.size < WORDS_MAX) learn(text, numberOf(place))
    }
  }
  return {
    own: within([...own.keys()].slice(0, OWN_MAX), OWN_BYTES_MAX)
      .map((lexeme) => `${quoteLexeme(lexeme)}:1${own.get(lexeme)!}`)
      .join(' '),
    body: body && within([...body], BODY_BYTES_MAX),
    words,
    isLater,
  }
}

function numberOf(place: SearchPlace): Place {
  return (SEARCH_PLACES.indexOf(place) + 1) as Place
}

/** The texts of a row that visitors find it by, in every language; `isLong`: the long ones only, or the others. */
export function textsOf(
  { fields, public: access }: Definition,
  row: Row,
  isLong?: boolean,
): { field: string; text: string; language?: string; place: SearchPlace }[] {
  return Object.entries(access?.search?.fields ?? {}).flatMap(([name, place]) => {
    const needed = access?.search?.only?.[name]
    const field = fields[name]
    if (isLong !== undefined && isLong !== (place === 'text')) return []
    if (!field || row[name] === null || (needed && row[needed] !== true)) return []
    const read = (text: string): string => (place === 'text' ? plainText(text) : text).slice(0, TEXT_MAX)
    if (!isLocalized(field)) return [{ field: name, place, text: read(String(row[name])) }]
    const texts = Object.entries(row[name] as Record<string, string>)
    return texts.map(([language, text]) => ({ field: name, language, place, text: read(text) }))
  })
}

function lengthOfTexts({ fields, public: access }: Definition, row: Row): number {
  let length = 0
  for (const [name, place] of Object.entries(access?.search?.fields ?? {})) {
    const needed = access?.search?.only?.[name]
    if (place !== 'text' || row[name] === null || (needed && row[needed] !== true)) continue
    const value = isLocalized(fields[name]!) ? Object.values(row[name] as Record<string, string>) : [String(row[name])]
    for (const text of value) length += text.length
  }
  return length
}

/** A Markdown text as it is read: without addresses of links and pictures, and marks. Of the same order, not of the same length. */
export function plainText(markdown: string): string {
  return withoutTags(markdown.slice(0, 2 * TEXT_MAX))
    .replace(/\]\([^()\s]{0,500}\)/g, ' ')
    .replace(/https?:\/\/[^\s)]{1,500}/g, ' ')
    .replace(OPENINGS, ' ')
    .replace(RULES_OF_LINES, ' ')
    .replace(/^[ \t]{0,9}(?:> \[!\w{3,9}\]|[#>]{1,6}|[-*+](?= )(?: \[[ x]\])?|\|)|`jr:|[*`_|[\]]/gm, ' ')
}

/** Below the head of a table, and across a page. */
const RULES_OF_LINES = /^[ \t]{0,9}(?:\|[-:| \t]{1,300}|-{3,100})$/gm

/** Of a page's source what the page shows: nobody looks for 'utf-8' by the 8 in it. What is written of a tag in a sentence stays. */
function withoutTags(markdown: string): string {
  if (!/^[ \t]{0,9}`{3,9}(?:html|xml|svg)\b/im.test(markdown)) return markdown
  const lines: string[] = []
  let source: string[] | undefined
  for (const line of markdown.split('\n')) {
    const [, info] = /^[ \t]{0,9}`{3,9}(.{0,99})$/.exec(line) ?? []
    if (info === undefined) (source ?? lines).push(line)
    else {
      if (source) lines.push(source.join('\n').replace(/<[!/a-z][^<>]{0,1000}>/gi, ' '))
      source = !source && /^(?:html|xml|svg)\b/i.test(info) ? [] : undefined
      lines.push(line)
    }
  }
  return [...lines, ...(source ?? [])].join('\n')
}

/** What opens code, answers, exercises and the like: of these lines only the heading of an answer, a hint or the like is read. */
const OPENINGS = /^[ \t]{0,9}(?:`{3,9}[^`\n]{0,99}$|:::(?:[ \t]{0,9}(?:exercise\b[^\n]{0,99}|[a-z]{1,9}\b)?))/gm

export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** The words of a text that one may mean when one types: no numbers, no single characters, no codes ('x7k2q'). */
export function vocabularyOf(text: string): string[] {
  return piecesOf(text).flatMap((piece) => {
    if (HAN_RUN.test(piece.text)) return wordsOfRun(piece.text).filter((word) => [...word].length > 1)
    return piece.text.length <= WORD_LENGTH_MAX && LETTERS.test(piece.text) ? [piece.text] : []
  })
}

const LETTERS = /^\p{L}(?:[\p{L}\p{M}]+\p{N}{0,2}|\p{N}{1,2})$/u
