// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onPage } from '../../../testing/on-page.tsx'
import { SUBJECT_MAX } from '../logic/address.ts'
import { ExamForm } from './exam-form.tsx'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => void vi.unstubAllGlobals())

test('each field is described by what is wrong with it alone', async () => {
  const main = document.createElement('main')
  const root = createRoot(main)
  const wrong = { subject: 'x'.repeat(SUBJECT_MAX + 1), start: 540, end: 540 }
  await act(async () => root.render(onPage(<ExamForm exam={wrong} onChange={() => undefined} />)))
  const [subject, start, end] = [...main.querySelectorAll('input')].map(
    (input) => main.querySelector(`[id="${input.getAttribute('aria-describedby')}"]`)?.textContent,
  )
  const same = 'Start and end are the same time: please change one of them.'
  expect([start, end]).toEqual([same, same])
  expect(subject).toMatch(String(SUBJECT_MAX))
  await act(async () => root.unmount())
})
