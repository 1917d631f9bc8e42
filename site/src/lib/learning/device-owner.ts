import { merge } from '@tutu/learning/progress/progress'
import { codeBase } from './code-base.ts'
import { keptCodeKeys, storedUnder } from './kept-code.ts'
import { changeProgress, deviceOwner, forgetProgress, keptProgress, OWNER, PROGRESS_KEY } from './progress-store.ts'
import { TOOL_RECORDS } from './tool-records.ts'
import { addToolStars, keptToolStars } from './tool-stars.ts'

// Families and schools share computers: what is kept of lessons and tools is one person's at a time, the others' waits on a
// shelf (decision 205). 0: of nobody who is signed in.

const RECORDS = [PROGRESS_KEY, ...Object.values(TOOL_RECORDS)]
/** Members whose records wait here, the last one first. */
const SHELVES = 'tutu-shelves'
/** The account has what counts of it: a school's computer does not fill up. */
const SHELVES_MAX = 4
const shelfOf = (owner: number): string => `tutu-shelf:${owner}:`

/** What was done here without an account, in numbers. undefined: nothing. */
export type FoundHere = { lessons: number; programs: number; typing: number; clock: number; super: number }

export function foundHere(): FoundHere | undefined {
  if (deviceOwner() !== 0) return undefined
  const tools = keptToolStars()
  const starsOf = (stars: Readonly<Record<string, number>> = {}): number =>
    Object.values(stars).reduce((sum, one) => sum + one, 0)
  const found = {
    lessons: Object.values(keptProgress().lessons).filter(({ seen }) => seen > 0).length,
    programs: nobodysPrograms().length,
    typing: starsOf(tools?.typing),
    clock: starsOf(tools?.clock),
    super: starsOf(tools?.super),
  }
  return Object.values(found).some((count) => count > 0) ? found : undefined
}

/**
 * From now on the records in use are another's. What was done by nobody who is signed in comes along (`takesAlong`) or waits
 * until nobody is signed in again. Where nothing can be kept, there is nothing to give.
 */
export function giveDeviceTo(member: number, { takesAlong }: { takesAlong: boolean }): void {
  const owner = deviceOwner()
  if (owner === member) return
  try {
    const along = owner === 0 && takesAlong ? { ...keptProgress(), tools: keptToolStars() } : undefined
    if (!along) putOnShelf(owner)
    takeFromShelf(member)
    localStorage.setItem(OWNER, String(member))
    forgetProgress()
    if (along) {
      const { tools, ...lessons } = along
      changeProgress((own) => merge(own, lessons))
      addToolStars(tools)
    }
    keepLastShelves(owner, member)
  } catch {
    // A private window: it is forgotten with it.
  }
}

function putOnShelf(owner: number): void {
  const keys = owner === 0 ? [...RECORDS, ...nobodysPrograms().flatMap(storedUnder)] : RECORDS
  for (const key of keys) move(key, shelfOf(owner) + key)
}

/** Where something came along as well, the fuller record stays: the stars of both are in it afterwards. */
function takeFromShelf(owner: number): void {
  const shelf = shelfOf(owner)
  for (const key of keysOf(shelf)) {
    const name = key.slice(shelf.length)
    const isFuller = (localStorage.getItem(name) ?? '').length > (localStorage.getItem(key) ?? '').length
    if (isFuller && RECORDS.includes(name)) localStorage.removeItem(key)
    else move(key, name)
  }
}

function move(from: string, to: string): void {
  const text = localStorage.getItem(from)
  if (text === null) return
  localStorage.removeItem(from)
  localStorage.setItem(to, text)
  for (const key of [from, to]) dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
}

function keepLastShelves(left: number, taken: number): void {
  const known = JSON.parse(localStorage.getItem(SHELVES) ?? '[]') as number[]
  const last = [left, ...known.filter((one) => one !== left)].filter((one) => one !== 0 && one !== taken)
  for (const old of last.slice(SHELVES_MAX)) for (const key of keysOf(shelfOf(old))) localStorage.removeItem(key)
  localStorage.setItem(SHELVES, JSON.stringify(last.slice(0, SHELVES_MAX)))
}

const keysOf = (shelf: string): string[] => Object.keys(localStorage).filter((key) => key.startsWith(shelf))

const nobodysPrograms = (): string[] => keptCodeKeys().filter((key) => codeBase(key).read().member === 0)
