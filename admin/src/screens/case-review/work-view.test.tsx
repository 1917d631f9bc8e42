import type { ToPlayer } from '@tutu/contract/core/player-messages'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../resource/testing/render-screen.tsx'
import type { ReviewedWork } from './queue.ts'
import './messages.ts'
import { WorkView } from './work-view.tsx'

vi.mock('../../lib/api.ts', () => import('../../resource/testing/fake-api.ts'))

const LEVEL: ReviewedWork = {
  id: 9,
  version: 1,
  title: '两个洞的小路',
  author: '一片叶子',
  kind: 'level',
  cover: '/static/images/cover.png',
  file: null,
  source: 'AQAHBQEB_w',
  description: null,
  user_id: 4,
  user: null,
  tags: [],
  remix: null,
  updatetime: 1_700_000_000,
}

it('a level is seen and played before it is approved', async () => {
  const review = (
    <>
      <h1>{LEVEL.title}</h1>
      <WorkView work={LEVEL} isWhole />
    </>
  )
  await renderPage('caseReview', review, { actions: ['index', 'edit'] })
  const link = await screen.findByRole('link', { name: /玩这一关/ })
  expect(link.getAttribute('href')).toBe('/super#play/AQAHBQEB_w')
  expect(screen.getByRole('img', { name: '作品图片：两个洞的小路' })).toBeTruthy()
  expect(screen.queryByText('代码')).toBeNull()
})

const PROJECT: ReviewedWork = {
  ...LEVEL,
  kind: 'scratch',
  title: '萤火虫',
  file: '/static/works/fireflies.sb3',
  source: null,
}

const STEPS: [work: ReviewedWork, isWhole: boolean][] = [
  [PROJECT, false],
  [PROJECT, true],
  [{ ...PROJECT, id: 10, title: '红绿灯' }, false],
  [{ ...PROJECT, id: 10, title: '红绿灯' }, true],
]

function Queue() {
  const [at, setAt] = useState(0)
  const [work, isWhole] = STEPS[at]!
  return (
    <>
      <h1>{work.title}</h1>
      <button onClick={() => setAt(at + 1)}>下一步</button>
      <WorkView work={work} isWhole={isWhole} />
    </>
  )
}

it('the player is there while a work is fetched, and stays for the next one', async () => {
  await renderPage('caseReview', <Queue />, { actions: ['index', 'edit'] })
  const frame = await screen.findByTitle<HTMLIFrameElement>('作品：萤火虫')
  const player = frame.contentWindow!
  const post = vi.spyOn(player, 'postMessage')
  const played = () => post.mock.calls.map(([message]) => (message as unknown as ToPlayer).work.title)
  const data = { type: 'tutu-player-ready' }
  act(() => void dispatchEvent(new MessageEvent('message', { source: player, origin: location.origin, data })))
  expect(played()).toEqual([])
  await userEvent.click(screen.getByText('下一步'))
  expect(played()).toEqual(['萤火虫'])
  expect(frame.style.visibility).toBe('')
  await userEvent.click(screen.getByText('下一步'))
  expect(frame.style.visibility, 'the work before is not seen under this one’s name').toBe('hidden')
  await userEvent.click(screen.getByText('下一步'))
  expect(frame.style.visibility).toBe('')
  expect(screen.getByTitle('作品：红绿灯')).toBe(frame)
  expect(played()).toEqual(['萤火虫', '红绿灯'])
})
