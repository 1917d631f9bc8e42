// @vitest-environment jsdom
import type { LessonHours } from '@tutu/contract/api/lesson-hours'
import { beforeEach, expect, test } from 'vitest'
import { drawInMain } from '../../testing/draw-in-main.ts'
import { onPage } from '../../testing/on-page.tsx'
import { Hours } from './hours.tsx'

const one = {
  id: 1,
  hours: 24,
  remaining: 20,
  valid_to: '2099-03-01',
  days: 20,
  source: 'desk',
  state: 'open',
  memo: 'Scratch 24',
  classroom: '',
  createtime: 1_790_000_000,
} as const
const hours: LessonHours = {
  balance: 20,
  owed: 0,
  low: false,
  packages: [one],
  entries: [
    { id: 2, hours: -1, after: 23, kind: 'taken', memo: 'Wednesday', day: '2026-11-25', createtime: 1_790_100_000 },
    { id: 1, hours: 24, after: 24, kind: 'bought', memo: 'Scratch 24', day: null, createtime: 1_790_000_000 },
  ],
}
let main: HTMLElement
beforeEach(() => {
  main = document.createElement('main')
  document.body.replaceChildren(main)
})

test('what is left, until when, and what came and went', async () => {
  await drawInMain(onPage(<Hours hours={hours} />))
  expect(main.textContent).toContain('Left: 20')
  expect(main.textContent).toContain('20 of 24 hours left')
  expect(main.textContent).toContain('Until Mar 1, 2099 · 20 days left')
  expect([...main.querySelectorAll('.hours-log b')].map(({ textContent }) => textContent)).toEqual(['-1', '+24'])
  expect(main.textContent).toContain('Wednesday · lesson of Nov 25, 2026')
})

test('what is owed is said as such, and what is over stands back', async () => {
  const over = { ...one, id: 2, state: 'expired', remaining: 0 } as const
  await drawInMain(onPage(<Hours hours={{ ...hours, balance: -2, owed: 2, low: true, packages: [over] }} />))
  expect(main.textContent).toContain('Owed: 2')
  expect(main.textContent).toContain('What is bought next pays these first')
  expect(main.querySelector('[data-over]')!.textContent).toContain('Expired')
  expect(main.textContent).not.toContain('until')
})

test('its style sheet comes with it, wherever it is drawn', async () => {
  await drawInMain(onPage(<Hours hours={hours} />))
  expect(document.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toContain('hours')
})

test('what a lesson left owed reads so in the history, too', async () => {
  const taken = { ...hours.entries[0]!, after: -3 }
  await drawInMain(onPage(<Hours hours={{ ...hours, entries: [taken] }} />))
  expect(main.querySelector('.hours-log')!.textContent).toContain('3 owed')
})
