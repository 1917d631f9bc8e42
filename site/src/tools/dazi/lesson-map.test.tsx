// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { drawInMain } from '../../testing/draw-in-main.ts'
import { onPage } from '../../testing/on-page.tsx'
import { LessonMap } from './lesson-map.tsx'
import type { Result } from './store/record.ts'
import { store } from './store/use-record.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const result = (speed: number): Result => ({
  at: 1_780_000_000,
  kind: 'lesson',
  id: 'f-j',
  script: 'han',
  speed,
  accuracy: 95,
  activeMs: 60_000,
  length: 40,
  stars: 3,
  points: 5,
})

test('the first page says where the last lessons lead, in characters a minute for Chinese', async () => {
  const units = [{ id: 'letters', title: 'Letters', lessons: [{ id: 'f-j', title: 'F and J' }] }]
  store.update((record) => ({ ...record, skill: { ...record.skill, targetCpm: 60 } }))
  const main = document.body.appendChild(document.createElement('main'))
  await drawInMain(onPage(<LessonMap />, { units }))
  expect(main.textContent).not.toContain('At this rate')
  await act(async () =>
    store.update((record) => ({ ...record, results: [10, 11, 12, 13, 14, 15].map((speed) => result(speed)) })),
  )
  expect(main.textContent).toContain('At this rate about 5 more exercises to 20 characters/min.')
})
