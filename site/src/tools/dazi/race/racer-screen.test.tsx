// @vitest-environment jsdom
import type { Joined } from '@tutu/contract/api/race'
import { RACE_PACE } from '@tutu/contract/core/races'
import { typed } from '@tutu/learning/typing/testing/typist'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onPage } from '../../../testing/on-page.tsx'
import { memberSession } from '../../../lib/member/session.ts'
import { RaceScreens } from './race-screens.tsx'
import { forgetRun, keepRun, keptRun } from './seat.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// jsdom lays nothing out.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
Element.prototype.scrollIntoView = () => undefined
afterAll(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  main.remove()
})

const TEXT = 'hop hop'
const lane = { lane: 1, name: '小兔', units: 0, done: false, here: true }
const mate = { lane: 27, name: '小米', units: 3, done: false, here: false }
const race: Joined = {
  id: 9,
  code: 'ab3d',
  phase: 'waiting',
  startsIn: null,
  lanes: [lane, mate],
  awards: null,
  next: null,
  lesson: '',
  title: 'Hopping',
  text: TEXT,
  script: 'latin',
  classroom: '3B',
  lane: 1,
  result: null,
}
const result = {
  speed: 21,
  accuracy: 97,
  script: 'latin',
  length: 7,
  points: 0,
  createtime: 1_780_000_000,
  best: true,
  whole: true,
} as const

const main = document.body.appendChild(document.createElement('main'))
let root: ReturnType<typeof createRoot>
let asked: { path: string; body: Record<string, unknown> }[]

/** By the call's last word; a text is a refusal, a number an HTTP status. */
type Answers = Record<string, object | string | number | (() => object)>

async function show(id: string, answers: Answers): Promise<void> {
  asked = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    asked.push({ path, body: JSON.parse(body ?? '{}') as Record<string, unknown> })
    const answer = answers[path.split('/').at(-1)!] ?? {}
    const data: unknown = typeof answer === 'function' ? answer() : answer
    const isNo = typeof data === 'string'
    if (typeof data === 'number') return Response.json({ code: 0, msg: 'Wait', time: 0, data: null }, { status: data })
    return Response.json({ code: isNo ? 0 : 1, msg: isNo ? data : '', time: 0, data: isNo ? null : data })
  })
  await act(async () => root.render(onPage(<RaceScreens id={id} />)))
}
/** What has happened meanwhile is drawn before it is looked at; nothing happens outside `act`, where a clock ticks on. */
async function until(look: () => void): Promise<void> {
  const end = Date.now() + 60_000
  for (;;) {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))))
    try {
      return look()
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}
/** Typed before the page was loaded anew, beginning a minute ago. */
const keep = (text: string) => keepRun(9, typed([...text]), Date.now() - 60_000)
const runs = () => asked.filter(({ path }) => path.endsWith('run')).length
const sees = (text: string) => until(() => expect(main.textContent).toContain(text))

beforeEach(() => {
  root = createRoot(main)
  memberSession.write({ id: 7, token: 't', nickname: '', avatar: '', refreshToken: '', childMode: false })
})
afterEach(async () => {
  await act(async () => root.unmount())
  memberSession.clear()
  forgetRun()
  vi.restoreAllMocks()
})

test('who waits sees their letter and who is in; lanes are read out with letter, name and share', async () => {
  await show('ab3d', { join: race, run: race })
  await sees('You are A. Hands on the keys')
  expect(asked[0]).toMatchObject({ path: '/api/race/join', body: { code: 'ab3d' } })
  const lanes = [...main.querySelectorAll('.lane')]
  expect(lanes.map((one) => one.querySelector('.sr-only')!.textContent)).toEqual(['A You: 0%', 'AA 小米: 42%'])
  expect(lanes[1]!.hasAttribute('data-away')).toBe(true)
})

test('after the countdown there is a text to type, and nothing before', async () => {
  // However long it takes to draw it, the countdown has not begun to pass.
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const soon = { ...race, phase: 'countdown', startsIn: 6000 }
  await show('ab3d', { join: soon, run: soon })
  await until(() => expect(main.querySelector('.race-countdown')).not.toBeNull())
  expect(main.querySelector('.typing-area')).toBeNull()
  now.mockReturnValue(7000)
  await until(() => expect(main.querySelector('.typing-area')).not.toBeNull())
})

test('a reload goes on where it was, and what is typed goes with the next word to the server', async () => {
  keep('hop h')
  const running = { ...race, phase: 'running', startsIn: -20_000 }
  await show('ab3d', { join: running, run: running })
  await until(() => expect(main.querySelectorAll('.unit.is-right')).toHaveLength(5))
  await until(() => expect(asked.filter(({ path }) => path.endsWith('run')).at(-1)!.body).toMatchObject({ units: 5 }))
})

test('two reloads in a row lose none of the time since the last key', async () => {
  keep('hop h')
  const running = { ...race, phase: 'running', startsIn: -20_000 }
  await show('ab3d', { join: running, run: running })
  await until(() => expect(main.querySelectorAll('.unit.is-right')).toHaveLength(5))
  dispatchEvent(new Event('pagehide'))
  expect(keptRun(9)!.ago).toBeGreaterThan(58_000)
})

test('a server that is too busy for an answer throws nobody out of the race', async () => {
  keep('hop h')
  const running = { ...race, phase: 'running', startsIn: -20_000 }
  await show('ab3d', { join: running, run: 429 })
  await sees('The network is away; trying again')
  expect(main.querySelectorAll('.unit.is-right')).toHaveLength(5)
})

describe('a page that nobody looks at', () => {
  beforeEach(() => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(true))

  test('rests while one waits, and asks at once when it is looked at again', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await show('ab3d', { join: race, run: race })
    await sees('Waiting for the others')
    const nextTime = () => timers.mock.calls.findLast(([, ms]) => ms === RACE_PACE.waiting)
    await until(() => expect(nextTime()).toBeDefined())
    // It has come.
    nextTime()![0]()
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))))
    expect(runs()).toBe(1)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => expect(runs()).toBeGreaterThan(1))
  })

  test('says on how far somebody is who runs', async () => {
    keep('hop h')
    const running = { ...race, phase: 'running', startsIn: -20_000 }
    await show('ab3d', { join: running, run: running })
    await until(() => expect(runs()).toBeGreaterThan(1))
  })
})

test('whoever still types when it ends is carried across the line with what they have', async () => {
  keep('hop h')
  const running = { ...race, phase: 'running', startsIn: -20_000 }
  const over = { ...running, phase: 'over', awards: { first: 27, careful: [1, 27], step: null } }
  const answers: Record<string, object> = { join: running, run: running, finish: { ...result, whole: false } }
  await show('ab3d', answers)
  await until(() => expect(main.querySelectorAll('.unit.is-right')).toHaveLength(5))
  answers['run'] = over
  await until(() => expect(main.textContent).toContain('everybody is across the line'))
  expect(asked.find(({ path }) => path.endsWith('finish'))!.body).toMatchObject({ race: 9, units: 5 })
  await sees('Beyond your own best')
  expect(main.querySelector('.race-awards')!.textContent).toContain('Across first: 小米')
  expect(main.querySelector('.race-awards')!.textContent).toContain('Most careful: You, 小米')
  expect(
    [...main.querySelectorAll('.lane .sr-only')].every((one) => one.textContent!.includes('across the line')),
  ).toBe(true)
})

test('what comes while a run is handed in pushes nothing down: lanes stand below a result that is there', async () => {
  keep('hop h')
  const running = { ...race, phase: 'running', startsIn: -20_000 }
  const over = { ...running, phase: 'over', awards: { first: 27, careful: [], step: null } }
  const answers: Answers = { join: running, run: running, finish: { ...result, whole: false } }
  await show('ab3d', answers)
  await until(() => expect(main.querySelectorAll('.unit.is-right')).toHaveLength(5))
  const seen = new Set<string>()
  const watch = new MutationObserver(() => {
    if (!main.querySelector('.lanes')) return
    seen.add(main.querySelector('.result-figures') ? 'beside figures' : 'without figures')
  })
  watch.observe(main, { childList: true, subtree: true })
  answers['run'] = over
  await sees('Beyond your own best')
  watch.disconnect()
  expect([...seen]).toEqual(['beside figures'])
})

test('a reload after which the race is over loses nothing of what was typed', async () => {
  keep('hop h')
  const over = { ...race, phase: 'over', startsIn: -20_000, awards: { first: null, careful: [], step: null } }
  await show('ab3d', { join: over, run: over, finish: { ...result, whole: false } })
  await until(() =>
    expect(asked.find(({ path }) => path.endsWith('finish'))?.body).toMatchObject({ race: 9, units: 5 }),
  )
  await sees('everybody is across the line')
})

test('a classmate in the same tab begins with nothing typed', async () => {
  keep('hop h')
  memberSession.write({ id: 8, token: 'u', nickname: '', avatar: '', refreshToken: '', childMode: false })
  const running = { ...race, phase: 'running', startsIn: -20_000 }
  await show('ab3d', { join: running, run: running })
  await until(() => expect(main.querySelector('.typing-area')).not.toBeNull())
  expect(main.querySelectorAll('.unit.is-right')).toHaveLength(0)
})

test('another device of theirs is told, and can take over', async () => {
  const answers: Answers = { join: race, run: 'You are in this race on another device.' }
  await show('ab3d', answers)
  await sees('on another device')
  // As the server does: it is this device that races once it has joined again.
  answers['join'] = () => {
    answers['run'] = race
    return race
  }
  await act(async () => main.querySelector<HTMLButtonElement>('[role=alert] button')!.click())
  await sees('Waiting for the others')
  expect(asked.filter(({ path }) => path.endsWith('join'))).toHaveLength(2)
})

test('without a race there is a field for the code; nobody signed in is led to sign in', async () => {
  await show('', { mine: { races: [], teaches: [] } })
  await sees('No race is open')
  expect(main.querySelector('#race-code')).not.toBeNull()
  await act(async () => memberSession.clear())
  await sees('Sign in first')
})
