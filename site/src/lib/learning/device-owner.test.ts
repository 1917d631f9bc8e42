// @vitest-environment jsdom
import { merge, NO_PROGRESS, type Progress, visit } from '@tutu/learning/progress/progress'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memberSession } from '../member/session.ts'
import { codeBase } from './code-base.ts'
import { foundHere, giveDeviceTo } from './device-owner.ts'
import { keepCode, keptCode } from './kept-code.ts'
import { changeProgress, deviceOwner, keptProgress } from './progress-store.ts'
import { syncProgress } from './sync-progress.ts'
import { keptToolStars } from './tool-stars.ts'

const place = (id: string) => ({
  courseId: '1',
  course: { slug: 'turtle', title: {}, count: 6 },
  lesson: { id, slug: `lesson-${id}`, title: {}, number: Number(id) },
  next: null,
})
const readLesson = (id: string) => changeProgress((known) => visit(known, place(id), 5))
const lessonsHere = () => Object.keys(keptProgress().lessons)

const TYPING = { version: 1, stars: { fj: 3, dk: 2 }, results: [{ at: 1 }], carrots: 4 }
const typing = () => JSON.parse(localStorage.getItem('tutu.dazi') ?? '{}') as Record<string, unknown>

/** As the pages of whoever is signed in do. */
function signInAndSync(id: number, send: Parameters<typeof syncProgress>[1]): Promise<Progress> {
  memberSession.write({ id, token: 't', nickname: '', avatar: '', refreshToken: '', childMode: false })
  return syncProgress(id, send)
}

/** An account as the server keeps it. */
function account() {
  let known = NO_PROGRESS
  const send = async (progress: Progress) => (known = merge(known, progress))
  return { send, tools: () => known.tools }
}

beforeEach(() => {
  localStorage.clear()
  changeProgress(() => NO_PROGRESS)
  localStorage.setItem('tutu.dazi', JSON.stringify(TYPING))
  localStorage.setItem('tutu.clock.stars', '[3,0,1,0,0]')
  localStorage.setItem('tutu.super', JSON.stringify({ stars: { l1: 2 }, blocks: { l1: 4 }, programs: {} }))
  readLesson('1')
  keepCode('1:a', 'print(1)', 'print(0)')
})

afterEach(() => vi.restoreAllMocks())

// Tests of one worker share what is kept.
afterAll(() => {
  memberSession.clear()
  localStorage.clear()
  changeProgress(() => NO_PROGRESS)
})

test('what was done without an account is told before it comes along', () => {
  expect(foundHere()).toEqual({ lessons: 1, programs: 1, typing: 5, clock: 4, super: 2 })
  localStorage.clear()
  changeProgress(() => NO_PROGRESS)
  expect(foundHere()).toBeUndefined()
})

test('stars of the tools come along to the account, and from there to another device', async () => {
  const { send, tools } = account()
  giveDeviceTo(7, { takesAlong: true })
  await signInAndSync(7, send)
  await signInAndSync(7, send)
  expect(tools()).toEqual({ typing: { fj: 3, dk: 2 }, clock: { 1: 3, 3: 1 }, super: { l1: 2 } })
  expect(typing()).toEqual(TYPING)

  localStorage.clear()
  localStorage.setItem('tutu.dazi', JSON.stringify({ version: 1, stars: { fj: 1, sl: 1 }, carrots: 9 }))
  await signInAndSync(7, send)
  expect(typing()).toEqual({ version: 1, stars: { fj: 3, dk: 2, sl: 1 }, carrots: 9 })
  expect(localStorage.getItem('tutu.clock.stars')).toBe('[3,0,1]')
})

test('what is somebody else’s waits on the family’s computer until nobody is signed in', async () => {
  const { send, tools } = account()
  giveDeviceTo(7, { takesAlong: false })
  expect([lessonsHere(), keptToolStars(), keptCode('1:a')]).toEqual([[], undefined, undefined])
  readLesson('2')
  await signInAndSync(7, send)
  expect(tools()).toBeUndefined()

  giveDeviceTo(0, { takesAlong: false })
  expect([lessonsHere(), typing(), keptCode('1:a')]).toEqual([['1'], TYPING, 'print(1)'])
  expect(foundHere()).toEqual({ lessons: 1, programs: 1, typing: 5, clock: 4, super: 2 })
})

test('a brother or sister who signs up after somebody signed out takes along what is theirs', async () => {
  giveDeviceTo(7, { takesAlong: true })
  codeBase('1:a').write({ member: 7, at: 1, isChanged: false })
  giveDeviceTo(0, { takesAlong: false })
  expect(foundHere()).toBeUndefined()
  localStorage.setItem('tutu.clock.stars', '[1]')
  readLesson('3')
  const { send, tools } = account()
  giveDeviceTo(8, { takesAlong: true })
  await signInAndSync(8, send)
  expect([lessonsHere(), tools()]).toEqual([['3'], { clock: { 1: 1 } }])

  giveDeviceTo(7, { takesAlong: false })
  expect([lessonsHere(), typing()]).toEqual([['1'], TYPING])
})

test('what a member did here before signing in again is added to what they had', () => {
  giveDeviceTo(7, { takesAlong: true })
  giveDeviceTo(0, { takesAlong: false })
  readLesson('2')
  localStorage.setItem('tutu.dazi', JSON.stringify({ version: 1, stars: { sl: 2 } }))
  giveDeviceTo(7, { takesAlong: true })
  expect(lessonsHere()).toEqual(['1', '2'])
  expect(typing()).toMatchObject({ stars: { fj: 3, dk: 2, sl: 2 }, carrots: 4 })
})

/** Members whose records wait, in the order of their ids. */
const waiting = (): number[] => {
  const ids = Object.keys(localStorage).flatMap((key) => /^tutu-shelf:([1-9]\d*):/.exec(key)?.[1] ?? [])
  return [...new Set(ids)].map(Number).toSorted((one, other) => one - other)
}
const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at)

function sitDown(first: number, last: number): void {
  for (const member of from(first, last)) {
    giveDeviceTo(member, { takesAlong: false })
    readLesson(String(member))
    giveDeviceTo(0, { takesAlong: false })
  }
}

test('a school’s computer does not fill up: the last twelve members’ records wait, of a day and more', () => {
  sitDown(1, 19)
  expect(waiting()).toEqual(from(8, 19))
  expect(lessonsHere()).toEqual(['1'])
})

test('where there is room for fewer the oldest go, and the device is given on', () => {
  sitDown(1, 8)
  const full = refuse((key) => key === 'tutu-learning-owner' && waiting().length > 6)
  sitDown(9, 9)
  full.mockRestore()
  expect(waiting()).toEqual(from(4, 9))
  expect(deviceOwner()).toBe(0)
})

test('who goes anyway makes room first', () => {
  sitDown(1, 12)
  const full = refuse((key) => key === 'tutu-learning-owner' && waiting().length > 12)
  sitDown(13, 13)
  full.mockRestore()
  expect(waiting()).toEqual(from(2, 13))
  expect(deviceOwner()).toBe(0)
})

test('where there is not even room for a few, all who wait go on waiting', () => {
  sitDown(1, 8)
  giveDeviceTo(9, { takesAlong: false })
  readLesson('9')
  const full = refuse((key) => key.startsWith('tutu-shelf:9:'))
  giveDeviceTo(0, { takesAlong: false })
  full.mockRestore()
  expect(waiting()).toEqual(from(1, 8))
  expect(lessonsHere()).toEqual(['9'])
  expect(deviceOwner()).toBe(9)
})

test('stars of both stay where what was done meanwhile is the longer record', async () => {
  giveDeviceTo(7, { takesAlong: true })
  giveDeviceTo(0, { takesAlong: false })
  const results = Array.from({ length: 30 }, (_, at) => ({ at }))
  localStorage.setItem('tutu.dazi', JSON.stringify({ version: 1, stars: { fj: 1, sl: 2 }, results }))
  localStorage.setItem('tutu.clock.stars', '[1,2,0,0,0,0,0,0,0,0]')
  for (const id of ['2', '3', '4']) readLesson(id)
  giveDeviceTo(7, { takesAlong: true })
  expect(lessonsHere()).toEqual(['1', '2', '3', '4'])
  expect(typing()).toEqual({ version: 1, stars: { fj: 3, dk: 2, sl: 2 }, results })
  expect(keptToolStars()?.clock).toEqual({ 1: 3, 2: 2, 3: 1 })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tutu-shelf:'))).toEqual([])
})

/** From now on the storage is full for what stands under such keys. */
function refuse(isRefused: (key: string) => boolean) {
  const setItem = Storage.prototype.setItem
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (isRefused(key)) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, text)
  })
}

const everythingHere = () => [lessonsHere(), typing(), keptToolStars(), keptCode('1:a')]

test.each([
  ['the last of it', (key: string) => key.startsWith('tutu-shelf:0:tutu-code:')],
  ['whose the device is', (key: string) => key === 'tutu-learning-owner'],
])('where the storage refuses %s, nothing is put away and nothing is lost', async (_, isRefused) => {
  const before = everythingHere()
  refuse(isRefused)
  giveDeviceTo(7, { takesAlong: false })
  expect([deviceOwner(), everythingHere()]).toEqual([0, before])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tutu-shelf:'))).toEqual([])
})

test('where the storage refuses what waited, it waits on, and comes with the next time', async () => {
  const before = everythingHere()
  giveDeviceTo(7, { takesAlong: false })
  const full = refuse((key) => key === 'tutu.dazi')
  giveDeviceTo(0, { takesAlong: false })
  full.mockRestore()
  localStorage.setItem('tutu.dazi', JSON.stringify({ version: 1, stars: { sl: 1 } }))
  giveDeviceTo(7, { takesAlong: false })
  giveDeviceTo(0, { takesAlong: false })
  expect(lessonsHere()).toEqual(before[0])
  expect(typing()).toEqual({ ...TYPING, stars: { ...TYPING.stars, sl: 1 } })
})

test('where a full device cannot be given to who signs in, nothing of another’s is sent to their account', async () => {
  giveDeviceTo(7, { takesAlong: true })
  refuse((key) => key.startsWith('tutu-shelf:7:'))
  const sent: Progress[] = []
  const theirs = await signInAndSync(8, async (progress) => {
    sent.push(progress)
    return { ...progress, tools: { typing: { jk: 3 } } }
  })
  expect(sent).toEqual([NO_PROGRESS])
  expect(theirs.tools).toEqual({ typing: { jk: 3 } })
  expect([deviceOwner(), typing()]).toEqual([7, TYPING])
})

test('where the list of who waits cannot be read, the device is given on all the same', () => {
  localStorage.setItem('tutu-shelves', '{"half')
  giveDeviceTo(7, { takesAlong: false })
  expect([deviceOwner(), lessonsHere()]).toEqual([7, []])
})

test('a shelf that a full device could not take back is counted among those that wait', () => {
  giveDeviceTo(7, { takesAlong: true })
  giveDeviceTo(8, { takesAlong: false })
  const full = refuse((key) => key === 'tutu.dazi')
  giveDeviceTo(7, { takesAlong: false })
  full.mockRestore()
  for (const member of from(9, 21)) {
    giveDeviceTo(member, { takesAlong: false })
    readLesson(String(member))
  }
  giveDeviceTo(0, { takesAlong: false })
  expect(waiting()).toEqual(from(10, 21))
})
