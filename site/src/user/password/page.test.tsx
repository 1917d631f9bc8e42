// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { drawInMain } from '../../testing/draw-in-main.ts'
import { onPage } from '../../testing/on-page.tsx'
import LostPassword from './page.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('fetch', async (address: string | URL | Request) => {
  const { pathname } = new URL(String(address), 'https://tutu.example')
  const data = pathname === '/api/user/checkIn' ? { accountVerificationType: ['email'] } : null
  return Response.json({ code: 1, msg: 'Your password is set', data, time: 1 })
})

test('who has set a new password is asked to sign in with it, not whether the old one is remembered', async () => {
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')!
  await drawInMain(onPage(<LostPassword />, { isMemberCentreOpen: true, path: '/user/password' }))
  await vi.waitFor(() => expect(main.querySelector('form')).not.toBeNull())
  expect(main.textContent).toContain('You remember it?')

  const fill = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  const values = ['mia@example.com', '123456', 'carrot-22']
  await act(async () => {
    for (const [at, input] of [...main.querySelectorAll('form input')].entries()) {
      fill.call(input, values[at])
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await act(async () => main.querySelector<HTMLButtonElement>('button[type=submit]')!.click())
  await vi.waitFor(() => expect(main.textContent).toContain('Your password is set'))
  expect(main.textContent).not.toContain('You remember it?')
})
