// @vitest-environment jsdom
import { finish, NO_PROGRESS, type Progress, visit } from '@tutu/learning/progress/progress'
import { beforeEach, expect, it, vi } from 'vitest'
import { memberSession } from '../member/session.ts'
import { giveDeviceTo } from './device-owner.ts'
import { changeProgress, deviceOwner, keptProgress } from './progress-store.ts'
import { syncProgress } from './sync-progress.ts'

const place = (id: string) => ({
  courseId: '1',
  course: { slug: 'turtle', title: {}, count: 6 },
  lesson: { id, slug: `lesson-${id}`, title: {}, number: Number(id) },
  next: null,
})
const read = (id: string) => (progress: Progress) => finish(visit(progress, place(id), 5), id, 6)

const signIn = (id: number) =>
  memberSession.write({ id, token: 't', nickname: '', avatar: '', refreshToken: '', childMode: false })

beforeEach(() => {
  localStorage.clear()
  signIn(7)
  changeProgress(() => NO_PROGRESS)
})

it('what was done before signing in comes along, and what the account knows comes here', async () => {
  changeProgress(read('1'))
  const sent: Progress[] = []
  await syncProgress(7, async (progress) => {
    sent.push(progress)
    return read('2')(progress)
  })
  expect(Object.keys(sent[0]!.lessons)).toEqual(['1'])
  expect(Object.keys(keptProgress().lessons)).toEqual(['1', '2'])
})

it('what is another member’s on a shared computer is not taken along', async () => {
  changeProgress(read('1'))
  await syncProgress(7, async (progress) => progress)
  signIn(8)
  const sent: Progress[] = []
  await syncProgress(8, async (progress) => {
    sent.push(progress)
    return read('3')(NO_PROGRESS)
  })
  expect(sent).toEqual([NO_PROGRESS])
  expect(Object.keys(keptProgress().lessons)).toEqual(['3'])
})

it('where the server cannot be had, nothing here is lost', async () => {
  changeProgress(read('1'))
  await expect(syncProgress(7, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect(Object.keys(keptProgress().lessons)).toEqual(['1'])
})

it('whoever signs out while the device is being given to them does not get it, and nothing is sent', async () => {
  changeProgress(read('1'))
  const send = vi.fn(async (progress: Progress) => progress)
  const synced = syncProgress(7, send)
  memberSession.clear()
  await expect(synced).rejects.toBeInstanceOf(Error)
  expect([deviceOwner(), send.mock.calls]).toEqual([0, []])
  expect(Object.keys(keptProgress().lessons)).toEqual(['1'])
})

it('where the stars of tools cannot be had, the lessons are still brought together', async () => {
  await syncProgress(7, async (progress) => progress)
  vi.doMock('./tool-stars.ts', () => Promise.reject(new Error('no network')))
  localStorage.setItem('tutu-typing', '{}')
  changeProgress(read('1'))
  const sent: Progress[] = []
  await syncProgress(7, async (progress) => {
    sent.push(progress)
    return { ...read('2')(progress), tools: { typing: { home: 3 } } }
  })
  vi.doUnmock('./tool-stars.ts')
  expect(Object.keys(sent[0]!.lessons)).toEqual(['1'])
  expect(Object.keys(keptProgress().lessons)).toEqual(['1', '2'])
})

it('nothing of a member comes to a device that was signed out of in another tab while the account was asked', async () => {
  await syncProgress(7, async (progress) => progress)
  await syncProgress(7, async (progress) => {
    memberSession.clear()
    giveDeviceTo(0, { takesAlong: false })
    return { ...read('2')(progress), tools: { typing: { home: 3 } } }
  })
  expect(keptProgress().lessons).toEqual({})
  expect(localStorage.getItem('tutu.dazi')).toBeNull()
})

it('where storage is switched off, what the account knows is there as long as the page', async () => {
  const off = () => {
    throw new DOMException('off', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(off)
  }
  signIn(7)
  await syncProgress(7, async (progress) => read('2')(progress))
  expect(Object.keys(keptProgress().lessons)).toEqual(['2'])
  vi.restoreAllMocks()
})
