import { merge, NO_PROGRESS, type Progress, readProgress } from '@tutu/learning/progress/progress'
import { since } from '@tutu/learning/progress/since'
import { codeBase } from './code-base.ts'
import { keptCodeKeys, storedUnder } from './kept-code.ts'
import { changeProgress, deviceOwner, forgetProgress, keptProgress, OWNER, PROGRESS_KEY } from './progress-store.ts'
import { forgetSessionEnd, RECORDS, sessionEnd, textsOf } from './session-end.ts'
import { addToolStars, keptToolStars, toolStarsIn, withStarsOf } from './tool-stars.ts'

// Families and schools share computers: what is kept of lessons and tools is one person's at a time, the others' waits on a
// shelf (decision 205). 0: of nobody who is signed in.

/** Members whose records wait here, the last one first. */
const SHELVES = 'tutu-shelves'
/**
 * A school's computer is as many children's in a day as there are lessons, and whatever the network was, what they did is sent when
 * they come back. The account has the rest: it does not fill up. Where there is less room the oldest go, but for four.
 */
const SHELVES_MAX = 12
const SHELVES_MIN = 4
const shelfOf = (owner: number): string => `tutu-shelf:${owner}:`

/**
 * What was done here by nobody who is signed in, in numbers. `since`: after the session of this member merely ended. undefined:
 * nothing.
 */
export type FoundHere = {
  lessons: number
  programs: number
  typing: number
  clock: number
  super: number
  since?: string | undefined
}

export function foundHere(): FoundHere | undefined {
  const end = sessionEnd()
  if (deviceOwner() !== 0 && !end) return undefined
  const { lessons, tools } = doneHere()
  const starsOf = (stars: Readonly<Record<string, number>> = {}): number =>
    Object.values(stars).reduce((sum, one) => sum + one, 0)
  const found = {
    lessons: Object.values(lessons).filter(({ seen }) => seen > 0).length,
    programs: nobodysPrograms().length,
    typing: starsOf(tools?.typing),
    clock: starsOf(tools?.clock),
    super: starsOf(tools?.super),
  }
  return Object.values(found).some((count) => count > 0) ? { ...found, since: end?.nickname } : undefined
}

/** All that is here; where a session has merely ended, what was done since. */
function doneHere(): Progress {
  const now = { ...keptProgress(), tools: keptToolStars() }
  const end = sessionEnd()
  if (!end) return now
  const textOf = (key: string): string | null => end.records[key] ?? null
  return since(now, { ...progressIn(textOf(PROGRESS_KEY)), tools: toolStarsIn(textOf) })
}

/**
 * From now on the records in use are another's. What was done by nobody who is signed in comes along (`takesAlong`), or waits
 * until nobody is signed in again; after a session that merely ended it waits with the records of its member. Where the
 * storage refuses, the device stays whose it was, with all that is theirs.
 */
export function giveDeviceTo(member: number, { takesAlong }: { takesAlong: boolean }): void {
  const owner = deviceOwner()
  if (owner === member) return forgetSessionEnd()
  try {
    const comesAlong = takesAlong && (owner === 0 || sessionEnd() !== undefined)
    const { tools, ...lessons } = comesAlong ? doneHere() : NO_PROGRESS
    const left = leftBy(owner, { comesAlong })
    const shelves = shelvesAfter(owner, member)
    // First all is written, then what is written twice goes.
    const waiting = writeWithRoom(shelves, (kept) => [
      ...left.map(([name, text]) => onShelf(owner, name, text)),
      [SHELVES, JSON.stringify(kept)],
      [OWNER, String(member)],
    ])
    for (const old of shelves.slice(waiting)) keysOf(shelfOf(old)).forEach(remove)
    for (const [name] of left) remove(name)
    forgetSessionEnd()
    forgetProgress()
    takeFromShelf(member)
    if (comesAlong) {
      changeProgress((own) => merge(own, lessons))
      addToolStars(tools)
    }
  } catch {
    // Full: what waits goes on waiting. A private window: it is forgotten with it.
  }
}

/** What waits for the one whose device it was: what they had when their session ended, where the rest comes along. */
function leftBy(owner: number, { comesAlong }: { comesAlong: boolean }): [name: string, text: string][] {
  const end = sessionEnd()
  if (comesAlong) return Object.entries(end?.records ?? {})
  return textsOf(owner === 0 || end ? [...RECORDS, ...nobodysPrograms().flatMap(storedUnder)] : RECORDS)
}

function onShelf(owner: number, name: string, text: string): [key: string, text: string] {
  const key = shelfOf(owner) + name
  return [key, together(name, text, localStorage.getItem(key))]
}

function takeFromShelf(owner: number): void {
  const shelf = shelfOf(owner)
  for (const key of keysOf(shelf)) {
    const name = key.slice(shelf.length)
    localStorage.setItem(name, together(name, localStorage.getItem(key)!, localStorage.getItem(name)))
    remove(key)
    tell(name)
  }
}

/** Of one record two texts: lessons and stars of both are in what comes of it. Of a program it is `text`. */
function together(name: string, text: string, other: string | null): string {
  if (other === null || !RECORDS.includes(name)) return text
  if (name === PROGRESS_KEY) return JSON.stringify(merge(progressIn(text), progressIn(other)))
  const [fuller, rest] = other.length > text.length ? [other, text] : [text, other]
  return withStarsOf(name, fuller, rest)
}

function progressIn(text: string | null): Progress {
  try {
    return readProgress(JSON.parse(text ?? 'null'))
  } catch {
    return NO_PROGRESS
  }
}

/**
 * Writes with as many who wait as there is room for, the oldest go first; answers how many. Throws where it is not even a few, and
 * everything is as it was.
 */
function writeWithRoom(
  shelves: readonly number[],
  texts: (kept: readonly number[]) => [key: string, text: string][],
): number {
  const gone: [key: string, text: string][] = []
  for (let room = shelves.length; ; room--) {
    const count = Math.min(room, SHELVES_MAX)
    try {
      writeAll(texts(shelves.slice(0, count)))
      return count
    } catch (refused) {
      const oldest = shelves[room - 1]
      if (room <= SHELVES_MIN || oldest === undefined) {
        for (const [key, text] of gone) localStorage.setItem(key, text)
        throw refused
      }
      for (const key of keysOf(shelfOf(oldest))) {
        gone.push([key, localStorage.getItem(key)!])
        localStorage.removeItem(key)
      }
    }
  }
}

/** All or nothing: throws where the storage refuses one of them, and everything is as it was. */
function writeAll(texts: [key: string, text: string][]): void {
  const before = texts.map(([key]) => [key, localStorage.getItem(key)] as const)
  try {
    for (const [key, text] of texts) localStorage.setItem(key, text)
  } catch (refused) {
    // What is new goes first: there is room for the rest again.
    for (const [key] of before) localStorage.removeItem(key)
    for (const [key, text] of before) if (text !== null) localStorage.setItem(key, text)
    throw refused
  }
}

function remove(key: string): void {
  localStorage.removeItem(key)
  tell(key)
}

/** The browser tells other tabs alone. */
function tell(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
}

/** Whose records wait, the last one first, when one has left and another's are in use. */
function shelvesAfter(left: number, taken: number): number[] {
  // Of a record that a full device could not take back, the shelf alone knows.
  const onShelves = keysOf('tutu-shelf:').map((key) => Number(key.split(':')[1]))
  return [...new Set([left, ...knownShelves(), ...onShelves])].filter((one) => one > 0 && one !== taken)
}

function knownShelves(): number[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(SHELVES) ?? '[]')
    return Array.isArray(known) ? known.filter((one) => Number.isSafeInteger(one)) : []
  } catch {
    return []
  }
}

const keysOf = (shelf: string): string[] => Object.keys(localStorage).filter((key) => key.startsWith(shelf))

const nobodysPrograms = (): string[] => keptCodeKeys().filter((key) => codeBase(key).read().member === 0)
