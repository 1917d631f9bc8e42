// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { memberSession } from '../lib/member/session.ts'
import { answerByToken } from '../lib/member/testing/answer-by-token.ts'
import { countChildTime } from './child-time.ts'
import { startMemberSlot } from './member-slot.ts'

it('a page that a child opens hears of child mode with its first beat, wherever it was begun', async () => {
  const who = { id: 7, nickname: 'Mei', avatar: '/a.svg', token: 't', refreshToken: '' }
  memberSession.write({ ...who, childMode: false })
  // Nothing is asked in idle time: that the session still is one was asked a minute ago.
  sessionStorage.setItem('tutu.member.checked', String(Date.now()))
  let childMode = true
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const data = { counted: true, left: null, rest: null, childMode }
    return Response.json({ code: 1, msg: '', time: 1, data })
  })
  startMemberSlot()
  countChildTime()
  await vi.waitFor(() => expect(document.documentElement.dataset).toHaveProperty('childMode'))
  expect(ask).toHaveBeenCalledExactlyOnceWith('/api/account/heartbeat', expect.anything())
  expect(memberSession.read()).toEqual({ ...who, childMode: true })

  // And where it has ended elsewhere, with the next page's.
  childMode = false
  countChildTime()
  await vi.waitFor(() => expect(document.documentElement.dataset).not.toHaveProperty('childMode'))
})

it('time goes on after a day, with the next token', async () => {
  memberSession.write({ id: 7, token: 'old', nickname: 'Mei', avatar: '', refreshToken: 'r', childMode: false })
  const beat = vi.fn(() => ({ counted: true, rest: null, childMode: true }))
  answerByToken(beat)
  countChildTime()
  await vi.waitFor(() => expect(beat).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(memberSession.read()).toMatchObject({ token: 'new', childMode: true }))
  vi.unstubAllGlobals()
})

it('who rests may sign out, and who is not signed in is offered nothing to sign out of', () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 1, msg: '', time: 1, data: { counted: true, rest: null } }))
  const lines = ['minutes', 'quiet', 'none'].map((why) => `<p hidden data-rest-why="${why}"></p>`).join('')
  document.body.innerHTML = `<section data-rest>${lines}<p hidden data-rest-until><b></b></p>
    <a hidden data-rest-go-on></a><button hidden data-rest-leave></button></section>`
  const button = document.querySelector<HTMLElement>('[data-rest-leave]')!
  memberSession.clear()
  countChildTime()
  expect(button.hidden).toBe(true)
  memberSession.write({ id: 7, token: 't', nickname: 'Mei', avatar: '', refreshToken: '', childMode: false })
  countChildTime()
  expect(button.hidden).toBe(false)
  vi.unstubAllGlobals()
})
