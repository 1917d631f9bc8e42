// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { drawInMain } from '../../testing/draw-in-main.ts'
import { onPage } from '../../testing/on-page.tsx'
import { GuardianStep } from './guardian-step.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('fetch', async () =>
  Response.json({ code: 1, msg: '', data: { hash: 'a1', title: 'Notice', body: '<p>Read me</p>' }, time: 1 }),
)

test('who has had no code sent is told to have one sent, not that it is missing', async () => {
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')!
  await drawInMain(onPage(<GuardianStep birthYear={2018} onBack={() => undefined} />, { path: '/user/reg' }))
  await vi.waitFor(() => expect(main.textContent).toContain('Read me'))
  await act(async () => main.querySelector<HTMLButtonElement>('button[type=submit]')!.click())
  await vi.waitFor(() => expect(main.textContent).toContain('First have a code sent'))
})
