import { NO_PROGRESS } from '@tutu/learning/progress/progress'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { loadBoot } from '../lib/member/boot.ts'
import { memberSession } from '../lib/member/session.ts'
import { onPage } from './on-page.tsx'

/** Data of an answer, by path, as of now; a text is a refusal that says so. */
export type Answers = Record<string, object | string>

const MEMBER = {
  id: 7,
  username: 'doudou',
  nickname: '豆豆',
  avatar: '',
  token: 't',
  refreshToken: '',
  money: '0.00',
  score: 0,
}

/** A page of the member centre as a signed-in member has it, with `answers` beside what every page asks for. Ends with `close`. */
export async function inCentre(
  page: ReactNode,
  answers: Answers,
): Promise<{ main: HTMLElement; asked: URL[]; close: () => Promise<void> }> {
  const asked: URL[] = []
  const every: Answers = {
    '/api/user/index': { userInfo: MEMBER, account: 'own', childMode: false, menus: [] },
    '/api/learning/progress': { progress: NO_PROGRESS },
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const url = new URL(String(address), 'https://tutu.example')
    asked.push(url)
    const data = answers[url.pathname] ?? every[url.pathname]
    return Response.json(
      typeof data === 'string' ? { code: 0, msg: data, data: null, time: 1 } : { code: 1, msg: '', data, time: 1 },
    )
  })
  memberSession.write({ ...MEMBER, childMode: false })
  await loadBoot()
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main)
  await act(async () => root.render(onPage(page)))
  const close = async (): Promise<void> => {
    await act(async () => root.unmount())
    main.remove()
    memberSession.clear()
  }
  return { main, asked, close }
}
