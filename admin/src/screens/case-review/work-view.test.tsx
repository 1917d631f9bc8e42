import { screen } from '@testing-library/react'
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
      <WorkView work={LEVEL} />
    </>
  )
  await renderPage('caseReview', review, { actions: ['index', 'edit'] })
  const link = await screen.findByRole('link', { name: /玩这一关/ })
  expect(link.getAttribute('href')).toBe('/super#play/AQAHBQEB_w')
  expect(screen.getByRole('img', { name: '作品图片：两个洞的小路' })).toBeTruthy()
  expect(screen.queryByText('代码')).toBeNull()
})
