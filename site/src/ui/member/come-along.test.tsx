// @vitest-environment jsdom
import { NO_PROGRESS, visit } from '@tutu/learning/progress/progress'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { onPage } from '../../testing/on-page.tsx'
import { giveDeviceTo } from '../../lib/learning/device-owner.ts'
import { changeProgress } from '../../lib/learning/progress-store.ts'
import { endSession, memberSession } from '../../lib/member/session.ts'
import { takesAlong } from '../../lib/member/sign-in-here.ts'
import { ComeAlong } from './come-along.tsx'

let root: Root

const forgetAll = () => {
  takesAlong.clear()
  memberSession.clear()
  localStorage.clear()
  changeProgress(() => NO_PROGRESS)
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  forgetAll()
})
afterEach(async () => {
  await act(async () => root.unmount())
  forgetAll()
})

function readLesson(id: string): void {
  const course = { slug: 'turtle', title: {}, count: 6 }
  const lesson = { id, slug: `lesson-${id}`, title: {}, number: Number(id) }
  changeProgress((known) => visit(known, { courseId: '1', course, lesson, next: null }, Number(id)))
}

/** Mia's session ran out on the family's computer. */
function endMiasSession(): void {
  giveDeviceTo(7, { takesAlong: true })
  memberSession.write({ id: 7, token: 't', nickname: 'Mia', avatar: '', refreshToken: '', childMode: false })
  readLesson('1')
  endSession()
}

/** The question as the sign-in shows it. */
async function ask(language: 'zh-cn' | 'en') {
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')!
  root = createRoot(main)
  await act(async () => root.render(onPage(<ComeAlong byDefault />, { language })))
  return { text: () => main.textContent, box: () => main.querySelector<HTMLInputElement>('input') }
}

test('what nobody who is signed in did comes along unless one says no', async () => {
  readLesson('1')
  const { text, box } = await ask('en')
  await vi.waitFor(() => expect(text()).toContain('Take along what was done on this device: 1 lesson'))
  expect(box()!.checked).toBe(true)
})

test.each([
  ['zh-cn', '我不是Mia，这些是我做的，带到我的账号里：1 课', '不勾，就留给Mia'],
  ['en', 'I am not Mia, and this is mine. Take it along to my account: 1 lesson', 'Unticked, it stays with Mia'],
] as const)(
  'after a session that merely ended it is asked whose it is, and said whose the device is (%s)',
  async (language, question, hint) => {
    endMiasSession()
    readLesson('2')
    const { text, box } = await ask(language)
    await vi.waitFor(() => expect(text()).toContain(question))
    expect(text()).toContain(hint)
    expect(box()!.checked).toBe(false)
    await act(async () => box()!.click())
    expect([box()!.checked, takesAlong.read()]).toEqual([true, true])
  },
)

test('nobody is asked where nothing was done since', async () => {
  endMiasSession()
  const { box } = await ask('en')
  expect(box()).toBeNull()
})
