// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastClass } from '../../lib/member/last-class.ts'
import { memberSession } from '../../lib/member/session.ts'
import { onPage } from '../../testing/on-page.tsx'
import { Entrance } from './entrance.tsx'

let root: Root
let wentOn: string[]
const HELD = { id: 7, token: 't', nickname: '小兔', avatar: '', refreshToken: '', childMode: false }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('location', { ...location, replace: (to: string) => wentOn.push(to) })
  answer({ code: 1, data: { userInfo: HELD, childMode: false } })
  wentOn = []
})
afterEach(async () => {
  await act(async () => root.unmount())
  memberSession.clear()
  localStorage.clear()
})
afterAll(() => vi.unstubAllGlobals())

/** What the server says when it is asked who is signed in. */
const answer = (envelope: object) => vi.stubGlobal('fetch', async () => Response.json(envelope))

const Ask = ({ held }: { held: { nickname: string } }) => <button type="button">{`Is it ${held.nickname}?`}</button>

async function comeTo(): Promise<() => string> {
  const main = document.body.appendChild(document.createElement('main'))
  root = createRoot(main)
  const entrance = (
    <Entrance title="memberLogin" pose="waving" heading="Hello" stillHere={Ask}>
      the form
    </Entrance>
  )
  await act(async () => root.render(onPage(entrance, { isMemberCentreOpen: true })))
  return () => main.querySelector('.entrance-card')!.textContent
}

test('where a class signs in, the next child is asked whether they are who is still signed in', async () => {
  lastClass.write('abcdef')
  memberSession.write(HELD)
  const shown = await comeTo()
  await vi.waitFor(() => expect(shown()).toBe('Is it 小兔?'))
  expect(wentOn).toEqual([])
})

test('who was signed out from elsewhere is not said to be here any more', async () => {
  lastClass.write('abcdef')
  memberSession.write(HELD)
  answer({ code: 302, data: { routePath: '/user/login' } })
  const shown = await comeTo()
  await vi.waitFor(() => expect(memberSession.read().id).toBe(0))
  expect(shown()).toContain('the form')
  expect(wentOn).toEqual([])
})

test('where there is no answer, one is asked by what is known here', async () => {
  lastClass.write('abcdef')
  memberSession.write(HELD)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  const shown = await comeTo()
  await vi.waitFor(() => expect(shown()).toBe('Is it 小兔?'))
})

test('who signs in before the server has answered goes on, also where it is the one who was here', async () => {
  lastClass.write('abcdef')
  memberSession.write(HELD)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const shown = await comeTo()
  expect(shown()).toContain('the form')
  await act(async () => memberSession.write({ ...HELD, token: 'new' }))
  expect(wentOn).toEqual(['/user?lang=en'])
})

test('whose session is in child mode by now goes on, as to sign out would be a way to leave it', async () => {
  lastClass.write('abcdef')
  memberSession.write(HELD)
  answer({ code: 1, data: { userInfo: HELD, childMode: true } })
  await comeTo()
  await vi.waitFor(() => expect(wentOn).toEqual(['/user?lang=en']))
})

test('news of who is asked about is no answer; where another tab signs them out, nobody is asked about any more', async () => {
  lastClass.write('abcdef')
  memberSession.write(HELD)
  const shown = await comeTo()
  await vi.waitFor(() => expect(shown()).toBe('Is it 小兔?'))
  await act(async () => memberSession.write({ ...HELD, token: 'renewed' }))
  expect(shown()).toBe('Is it 小兔?')
  await act(async () => memberSession.clear())
  expect(shown()).toContain('the form')
  expect(wentOn).toEqual([])
  await act(async () => memberSession.write(HELD))
  expect(wentOn).toEqual(['/user?lang=en'])
})

test('whose question goes as it is answered is left at the card, from where the next key goes on to the form', async () => {
  lastClass.write('abcdef')
  memberSession.write(HELD)
  const shown = await comeTo()
  await vi.waitFor(() => expect(shown()).toBe('Is it 小兔?'))
  document.querySelector<HTMLElement>('.entrance-card button')!.focus()
  await act(async () => memberSession.clear())
  await vi.waitFor(() => expect(document.activeElement?.className).toBe('entrance-card'))
})

test('elsewhere, and in child mode, whoever is signed in goes on', async () => {
  memberSession.write(HELD)
  await comeTo()
  expect(wentOn).toEqual(['/user?lang=en'])
  await act(async () => root.unmount())
  lastClass.write('abcdef')
  memberSession.write({ ...HELD, childMode: true })
  await comeTo()
  expect(wentOn).toEqual(['/user?lang=en', '/user?lang=en'])
})

test('nobody is asked about anybody where nobody is signed in', async () => {
  lastClass.write('abcdef')
  expect((await comeTo())()).toContain('the form')
})
