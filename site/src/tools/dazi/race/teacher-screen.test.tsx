// @vitest-environment jsdom
import type { EarlierRace, Watched } from '@tutu/contract/api/race'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onPage } from '../../../testing/on-page.tsx'
import { memberSession } from '../../../lib/member/session.ts'
import { RaceScreens } from './race-screens.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
Element.prototype.scrollIntoView = () => undefined

const lane = {
  units: 0,
  here: true,
  done: false,
  speed: null,
  accuracy: null,
  best: null,
  whole: false,
  practice: false,
}
const race: Watched = {
  id: 9,
  code: 'ab3d',
  phase: 'waiting',
  startsIn: null,
  lanes: [],
  awards: null,
  next: null,
  lesson: 'in-the-park',
  title: '',
  text: 'hop hop hop',
  script: 'latin',
  length: 11,
}

const main = document.body.appendChild(document.createElement('main'))
let root: ReturnType<typeof createRoot>
let asked: { path: string; body: unknown }[]
let watched: Watched | null
let earlier: readonly EarlierRace[] = []

async function show(first: Watched | null): Promise<void> {
  watched = first
  asked = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (body) asked.push({ path, body: JSON.parse(body) as unknown })
    const data = path.includes('watch')
      ? { name: '3B', race: watched }
      : path.includes('earlier')
        ? { races: earlier }
        : { race: 9, code: 'ab3d' }
    return Response.json({ code: 1, msg: '', time: 0, data })
  })
  await act(async () => root.render(onPage(<RaceScreens id="class-7" />)))
}
const button = (name: string) => [...main.querySelectorAll('button')].find((one) => one.textContent === name)
const press = (name: string) => act(async () => button(name)!.click())

beforeEach(() => {
  root = createRoot(main)
  memberSession.write({ id: 7, token: 't', nickname: '', avatar: '', refreshToken: '', childMode: false })
})
afterEach(async () => {
  await act(async () => root.unmount())
  memberSession.clear()
})

test('a teacher chooses a short lesson, and its first lines are what the class will type', async () => {
  await show(null)
  watched = race
  await press('Open the race')
  expect(asked).toMatchObject([{ path: '/api/race/open', body: { id: 7, lesson: 'in-the-park', script: 'latin' } }])
  const { text } = asked[0]!.body as { text: string }
  expect(text.length).toBeLessThan(130)
  expect(main.querySelector('.race-code')!.textContent).toBe('ab3d')
})

test('a text of the teacher that is too long is there whole, said to be so, and not raced', async () => {
  await show(null)
  await act(async () => main.querySelectorAll<HTMLInputElement>('.age-choice input')[1]!.click())
  const field = main.querySelector('textarea')!
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, 'hop '.repeat(600))
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(field.value).toHaveLength(2400)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await press('Open the race')
  expect(main.querySelector('[role=alert]')!.textContent).toBe('At most 2000 characters; these are 2400')
  expect(asked).toEqual([])
})

test('it cannot be started for nobody; who is in is seen, and one press starts it', async () => {
  await show(race)
  expect(button('Start the countdown')!.disabled).toBe(true)
  await act(async () => root.render(null))
  await show({ ...race, lanes: [{ ...lane, lane: 1, name: '小兔' }] })
  expect(main.textContent).toContain('1 in')
  await press('Start the countdown')
  expect(asked).toEqual([{ path: '/api/race/start', body: { race: 9 } }])
})

test('the end shows awards and no places; figures are folded away, practice is a word without blame', async () => {
  const complaints = vi.spyOn(console, 'error')
  const done = { ...lane, done: true, speed: 20.4, accuracy: 98.1, whole: true, units: 11 }
  await show({
    ...race,
    phase: 'over',
    startsIn: -60_000,
    awards: { first: 2, careful: [1, 2], step: null },
    lanes: [
      { ...done, lane: 1, name: '小兔', practice: true },
      { ...done, lane: 2, name: '小米', best: true },
      { ...lane, lane: 3, name: '豆豆', units: 5, done: true },
      { ...lane, lane: 4, name: '花花' },
    ],
  })
  expect(main.querySelector('.race-awards')!.textContent).toBe('Across first: 小米Most careful: 小兔, 小米')
  const rows = [...main.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['小兔', '20 WPM', '98%', 'practice'],
    ['小米', '20 WPM', '98%', 'beyond their own best'],
    ['豆豆', '', '', 'typed 45%'],
    ['花花', '', '', 'nothing handed in'],
  ])
  expect(main.querySelector('details')!.open).toBe(false)
  expect(complaints).not.toHaveBeenCalled()
  await press('Another race')
  expect(button('Open the race')).toBeDefined()
})

test('what the class raced before is folded away, and says when, what, who and how quickly', async () => {
  const before: EarlierRace = {
    id: 4,
    starttime: 1_780_000_000,
    lesson: 'in-the-park',
    title: '',
    script: 'latin',
    text: 'hop hop',
    racers: ['小兔', '小米'],
    best: { name: '小米', speed: 21.4 },
  }
  earlier = [before, { ...before, id: 3, lesson: '', title: 'Hopping', best: null }]
  await show(null)
  const fold = main.querySelector('details')!
  expect([fold.open, fold.querySelector('summary')!.textContent]).toEqual([false, 'Earlier races'])
  await act(async () => fold.querySelector('summary')!.click())
  await vi.waitFor(() => act(async () => expect(fold.querySelectorAll('li')).toHaveLength(2)))
  const [first, second] = [...fold.querySelectorAll('li')].map((one) => one.textContent)
  expect(first).toContain('In the park')
  expect(first).toContain('2 ran: 小兔, 小米')
  expect(first).toContain('Fastest: 小米, 21 WPM')
  expect(second).toContain('Hopping')
  expect(second).not.toContain('Fastest')
  // While a race goes on it is not on the screen.
  await act(async () => root.render(null))
  await show(race)
  expect(main.textContent).not.toContain('Earlier races')
})
