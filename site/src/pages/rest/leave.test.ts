// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { keptProgress } from '../../lib/learning/progress-store.ts'
import { memberSession } from '../../lib/member/session.ts'
import { leave } from './leave.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  Reflect.deleteProperty(globalThis, 'tutuProgress')
})

test.each([
  ['the server hears of it', async () => Response.json({ code: 1, msg: '', data: null, time: 0 })],
  ['the network is away', () => Promise.reject(new TypeError('away'))],
])('whoever leaves to rest leaves nothing of theirs to the next child when %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  const replace = vi.fn<(to: string) => void>()
  vi.stubGlobal('location', { replace })
  memberSession.write({ id: 7, token: 't', nickname: '', avatar: '', refreshToken: 'r', childMode: false })
  localStorage.setItem('tutu-learning-owner', '7')
  const lesson = { course: '1', slug: 'y', title: {}, number: 1, seen: 5, done: 6, minutes: 0, stars: [], again: {} }
  const courses = { 1: { slug: 'x', title: {}, count: 1 } }
  localStorage.setItem('tutu-learning', JSON.stringify({ courses, lessons: { 11: lesson } }))
  Reflect.deleteProperty(globalThis, 'tutuProgress')
  expect(Object.keys(keptProgress().lessons)).toEqual(['11'])
  await leave()
  Reflect.deleteProperty(globalThis, 'tutuProgress')
  expect(Object.keys(keptProgress().lessons)).toEqual([])
  expect(memberSession.read().id).toBe(0)
  expect(replace).toHaveBeenCalledExactlyOnceWith('/')
})
