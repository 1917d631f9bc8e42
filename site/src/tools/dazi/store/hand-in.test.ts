// @vitest-environment jsdom
import { createExercise } from '@tutu/learning/typing/exercise'
import { replay } from '@tutu/learning/typing/replay'
import { runOf, typed } from '@tutu/learning/typing/testing/typist'
import { afterEach, expect, test, vi } from 'vitest'
import { memberSession } from '../../../lib/member/session.ts'
import { answerByToken } from '../../../lib/member/testing/answer-by-token.ts'
import { beginHandIn } from './hand-in.ts'

const exercise = createExercise({ text: 'a rabbit hops', script: 'latin', mode: 'wait' })
const events = typed([...'a rabbit hops'])
const run = runOf(exercise, events)

function answering(...answers: (object | undefined)[]) {
  const asked: { path: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) as Record<string, unknown> })
    const data = answers.shift()
    return { json: async () => ({ code: data ? 1 : 0, data }) }
  })
  return asked
}
const signIn = (id: number) =>
  memberSession.write({ id, token: 't', nickname: '', avatar: '', refreshToken: '', childMode: false })

afterEach(() => {
  vi.unstubAllGlobals()
  memberSession.clear()
})

test('a member hands in text and keys with the ticket of its beginning, and hears what it came to', async () => {
  signIn(7)
  const asked = answering({ ticket: 'k' }, { points: 1 })
  expect(await beginHandIn()(run, events)).toEqual({ points: 1 })
  expect(asked.map(({ path }) => path)).toEqual(['/api/typing/begin', '/api/typing/result'])
  const { ticket, text, script, mode, log } = asked[1]!.body
  expect({ ticket, text, script, mode }).toEqual({ ticket: 'k', text: 'a rabbit hops', script: 'latin', mode: 'wait' })
  expect(replay(exercise, String(log))?.isDone).toBe(true)
})

test('nobody’s exercise asks nothing, and one begun without a network is not handed in', async () => {
  const asked = answering()
  expect(await beginHandIn()(run, events)).toBeUndefined()
  expect(asked).toEqual([])
  signIn(7)
  expect(await beginHandIn()(run, events)).toBeUndefined()
  expect(asked.map(({ path }) => path)).toEqual(['/api/typing/begin'])
})

test('a day after signing in, an exercise is handed in with the next token', async () => {
  memberSession.write({ id: 7, token: 'old', nickname: '', avatar: '', refreshToken: 'r', childMode: false })
  const tokens = answerByToken((path) => (path === '/api/typing/begin' ? { ticket: 'k' } : { points: 1 }))
  expect(await beginHandIn()(run, events)).toEqual({ points: 1 })
  expect(tokens).toEqual(['old', 'old', 'new', 'new'])
})
