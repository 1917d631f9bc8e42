// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onPage } from '../../../testing/on-page.tsx'
import { memberSession } from '../../../lib/member/session.ts'
import { AccountLink } from './account-link.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const main = document.body.appendChild(document.createElement('main'))
let root: ReturnType<typeof createRoot>
const show = () => act(async () => root.render(onPage(<AccountLink />)))

beforeEach(() => {
  root = createRoot(main)
})
afterEach(async () => {
  await act(async () => root.unmount())
  memberSession.clear()
})

test('whoever is signed in is led to what their account keeps', async () => {
  memberSession.write({ id: 7, token: 't', nickname: '', avatar: '', refreshToken: '', childMode: false })
  await show()
  expect(main.querySelector('a')!.getAttribute('href')).toBe('/user/account/typing?lang=en')
})

test('nobody signed in is led nowhere', async () => {
  await show()
  expect(main.textContent).toBe('')
})
