// @vitest-environment jsdom
import { NO_PROGRESS, type Progress, visit } from '@tutu/learning/progress/progress'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession, memberSession } from '../member/session.ts'
import { foundHere, giveDeviceTo } from './device-owner.ts'
import { keepCode, keptCode } from './kept-code.ts'
import { changeProgress, deviceOwner, keptProgress } from './progress-store.ts'
import { syncProgress } from './sync-progress.ts'
import { keptToolStars } from './tool-stars.ts'

// A family's computer: Mia (7) was signed in, and her session ran out while nobody was looking.
const MIA = 7
const SISTER = 8

const readLesson = (id: string, at: number) =>
  changeProgress((known) =>
    visit(
      known,
      {
        courseId: '1',
        course: { slug: 'turtle', title: {}, count: 6 },
        lesson: { id, slug: `lesson-${id}`, title: {}, number: Number(id) },
        next: null,
      },
      at,
    ),
  )
const lessonsHere = () => Object.keys(keptProgress().lessons)
const forgetAll = () => {
  memberSession.clear()
  localStorage.clear()
  changeProgress(() => NO_PROGRESS)
}

beforeEach(() => {
  forgetAll()
  giveDeviceTo(MIA, { takesAlong: true })
  memberSession.write({ id: MIA, token: 't', nickname: 'Mia', avatar: '', refreshToken: '', childMode: false })
  readLesson('1', 5)
  localStorage.setItem('tutu.dazi', JSON.stringify({ version: 1, stars: { fj: 2 }, carrots: 4 }))
  endSession()
})

// Tests of one worker share what is kept.
afterAll(forgetAll)

function doMoreHere(): void {
  readLesson('2', 20)
  localStorage.setItem('tutu.dazi', JSON.stringify({ version: 1, stars: { fj: 3, dk: 2 }, carrots: 6 }))
  localStorage.setItem('tutu.super', JSON.stringify({ stars: { l1: 1 }, programs: {} }))
  keepCode('2:a', 'print(2)', 'print(0)')
}

test('Mia goes on seeing what she did, and nobody is asked about it', () => {
  expect([lessonsHere(), deviceOwner(), foundHere()]).toEqual([['1'], MIA, undefined])
})

test('what was done since is told, and whose the device was', () => {
  doMoreHere()
  expect(foundHere()).toEqual({ lessons: 1, programs: 1, typing: 5, clock: 0, super: 1, since: 'Mia' })
})

test('her sister, who says that it is hers, takes it along and nothing of Mia’s', () => {
  doMoreHere()
  giveDeviceTo(SISTER, { takesAlong: true })
  expect([lessonsHere(), keptCode('2:a')]).toEqual([['2'], 'print(2)'])
  expect(keptToolStars()).toEqual({ typing: { fj: 3, dk: 2 }, super: { l1: 1 } })
  giveDeviceTo(MIA, { takesAlong: false })
  expect([lessonsHere(), keptToolStars()]).toEqual([['1'], { typing: { fj: 2 } }])
  expect(JSON.parse(localStorage.getItem('tutu.dazi')!)).toMatchObject({ carrots: 4 })
})

test('where her sister leaves it, all of it waits for Mia, programs too', () => {
  doMoreHere()
  giveDeviceTo(SISTER, { takesAlong: false })
  expect([lessonsHere(), keptToolStars(), keptCode('2:a')]).toEqual([[], undefined, undefined])
  giveDeviceTo(MIA, { takesAlong: false })
  expect([lessonsHere(), keptCode('2:a')]).toEqual([['1', '2'], 'print(2)'])
  expect(keptToolStars()).toEqual({ typing: { fj: 3, dk: 2 }, super: { l1: 1 } })
})

test('Mia, who signs in again, keeps all of it, whatever was answered', () => {
  doMoreHere()
  giveDeviceTo(MIA, { takesAlong: true })
  expect([lessonsHere(), foundHere(), localStorage.getItem('tutu-learning-ended')]).toEqual([
    ['1', '2'],
    undefined,
    null,
  ])
})

test('a sign-in that asked nobody takes nothing of it', async () => {
  doMoreHere()
  const sent: Progress[] = []
  memberSession.write({ id: SISTER, token: 't', nickname: '', avatar: '', refreshToken: '', childMode: false })
  await syncProgress(SISTER, async (progress) => {
    sent.push(progress)
    return progress
  })
  expect(sent).toEqual([NO_PROGRESS])
})

test('where the storage has no room for what she had, what is done meanwhile stays hers', () => {
  giveDeviceTo(MIA, { takesAlong: false })
  memberSession.write({ id: MIA, token: 't', nickname: 'Mia', avatar: '', refreshToken: '', childMode: false })
  const setItem = Storage.prototype.setItem
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === 'tutu-learning-ended') throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, text)
  })
  endSession()
  full.mockRestore()
  doMoreHere()
  giveDeviceTo(SISTER, { takesAlong: true })
  expect([lessonsHere(), memberSession.read().id]).toEqual([[], 0])
  giveDeviceTo(MIA, { takesAlong: false })
  expect(lessonsHere()).toEqual(['1', '2'])
})
