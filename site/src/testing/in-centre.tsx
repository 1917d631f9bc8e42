import { NO_PROGRESS } from '@tutu/learning/progress/progress'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { loadBoot } from '../lib/member/boot.ts'
import { memberSession } from '../lib/member/session.ts'
import { drawInMain } from './draw-in-main.ts'
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

/** A page of the member centre as a signed-in member has it, until the test has ended, with `answers` beside what every page asks for. */
export async function inCentre(
  page: ReactNode,
  answers: Answers,
  query = '',
): Promise<{ main: HTMLElement; asked: URL[] }> {
  const asked: URL[] = []
  const every: Answers = {
    '/api/user/index': { userInfo: MEMBER, account: 'own', childMode: false, unread: 0, menus: [] },
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
  onTestFinished(() => memberSession.clear())
  document.body.innerHTML = '<main></main>'
  await drawInMain(onPage(page, {}, query))
  return { main: document.querySelector('main')!, asked }
}
