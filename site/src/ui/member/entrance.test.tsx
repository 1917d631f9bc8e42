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
  wentOn = []
})
afterEach(async () => {
  await act(async () => root.unmount())
  memberSession.clear()
  localStorage.clear()
})
afterAll(() => vi.unstubAllGlobals())

const Ask = ({ held }: { held: { nickname: string } }) => `Is it ${held.nickname}?`

async function comeTo(): Promise<string> {
  const main = document.body.appendChild(document.createElement('main'))
  root = createRoot(main)
  const entrance = (
    <Entrance title="memberLogin" pose="waving" heading="Hello" stillHere={Ask}>
      the form
    </Entrance>
  )
  await act(async () => root.render(onPage(entrance, { isMemberCentreOpen: true })))
  return main.querySelector('.entrance-card')!.textContent
}

test('where a class signs in, the next child is asked whether they are who is still signed in', async () => {
  lastClass.write('abcdef')
  memberSession.write(HELD)
  expect(await comeTo()).toBe('Is it 小兔?')
  expect(wentOn).toEqual([])
})

test('news of who is asked about is no answer; where another tab signs them out, nobody is asked about any more', async () => {
  lastClass.write('abcdef')
  memberSession.write(HELD)
  await comeTo()
  const shown = () => document.querySelector('.entrance-card')!.textContent
  await act(async () => memberSession.write({ ...HELD, token: 'renewed' }))
  expect(shown()).toBe('Is it 小兔?')
  await act(async () => memberSession.clear())
  expect(shown()).toContain('the form')
  expect(wentOn).toEqual([])
  await act(async () => memberSession.write(HELD))
  expect(wentOn).toEqual(['/user?lang=en'])
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
  expect(await comeTo()).toContain('the form')
})
