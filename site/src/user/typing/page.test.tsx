// @vitest-environment jsdom
import { NO_PROGRESS } from '@tutu/learning/progress/progress'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { type Answers, inCentre } from '../../testing/in-centre.tsx'
import MyTyping from './page.tsx'

async function show(answers: Answers): Promise<HTMLElement> {
  const centre = await inCentre(<MyTyping />, answers)
  await vi.waitFor(() => act(async () => expect(centre.main.querySelector('.skeleton')).toBeNull()))
  return centre.main
}

const result = (at: number, given: object) => ({
  script: 'latin',
  speed: 20,
  accuracy: 96,
  length: 60,
  points: 0,
  createtime: 1_780_000_000 - at,
  ...given,
})
const withResults = (results: object[], best = {}): Answers => ({ '/api/typing/results': { results, best } })
const texts = (main: HTMLElement, selector: string) =>
  [...main.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('each kind has its best, its last and its way there; who has no best yet hears from when one counts', async () => {
  const main = await show(
    withResults(
      [
        result(0, { speed: 21.4, accuracy: 97.6 }),
        result(1, { speed: 25 }),
        result(2, { speed: 33.2 }),
        result(3, { script: 'han', speed: 55, accuracy: 70 }),
      ],
      { latin: 33.2 },
    ),
  )
  const [latin, han] = texts(main, 'section.figure')
  expect(latin).toContain('Fastest 33 WPM')
  expect(latin).toContain('Last time: 21 WPM, 98% right')
  expect(han).toContain('Counts from 20 characters and 80% right')
  expect(main.querySelector('section.figure svg')!.getAttribute('aria-label')).toContain('from 33 to 21')
})

test('exercises stand one by one, ten to a page, the newest first', async () => {
  const main = await show(withResults(Array.from({ length: 12 }, (_, at) => result(at, { points: at === 0 ? 5 : 0 }))))
  const rows = [...main.querySelectorAll('tbody tr')]
  expect(rows).toHaveLength(10)
  expect([...rows[0]!.children].map(({ textContent }) => textContent).toSpliced(1, 1)).toEqual([
    'Letters and pinyin',
    '20 WPM',
    '96%',
    '+5',
  ])
  expect(main.textContent).toContain('Page 1 of 2')
})

test('stars of the trainer’s lessons are counted, of all devices', async () => {
  const progress = { ...NO_PROGRESS, tools: { typing: { fj: 3, dk: 2 } } }
  const main = await show({ ...withResults([]), '/api/learning/progress': { progress } })
  await vi.waitFor(() => act(async () => expect(main.textContent).toContain('5 stars in 2 lessons')))
  expect(main.textContent).toContain('No typing results in your account yet')
})

test('what could not be read is told, and can be asked for again', async () => {
  const answers: Answers = { '/api/typing/results': 'Out of order' }
  const main = await show(answers)
  expect(main.querySelector('[role=alert]')!.textContent).toContain('Out of order')
  Object.assign(answers, withResults([]))
  await act(async () => main.querySelector<HTMLButtonElement>('[role=alert] button')!.click())
  await vi.waitFor(() => act(async () => expect(main.textContent).toContain('No typing results in your account yet')))
})
