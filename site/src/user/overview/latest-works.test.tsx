// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { type Answers, inCentre } from '../../testing/in-centre.tsx'
import LatestWorks from './latest-works.tsx'

async function show(answer: Answers[string]) {
  const centre = await inCentre(<LatestWorks />, { '/api/cases/mine': answer })
  await vi.waitFor(() => act(async () => expect(centre.main.querySelector('.skeleton')).toBeNull()))
  return centre
}

test('the newest works stand with how far each is, and lead to all of them', async () => {
  const work = { id: 1, version: 1, title: '胡萝卜迷宫', kind: 'python', cover: '/a.svg', likes: 2, state: 'pending' }
  const { main, asked } = await show({ list: [work, { ...work, id: 2, title: 'Hop', state: 'approved', likes: 0 }] })
  expect([...main.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '胡萝卜迷宫 A teacher is lookingPython program · 2 likes',
    'Hop ShownPython program',
  ])
  expect(main.querySelector('a')!.getAttribute('href')).toBe('/user/works?lang=en')
  expect(asked.find(({ pathname }) => pathname === '/api/cases/mine')!.searchParams.get('limit')).toBe('3')
})

test('who has none is told how to come to one', async () => {
  const { main } = await show({ list: [] })
  expect(main.textContent).toContain('No works yet')
  expect(main.querySelector('a')!.textContent).toContain('Publish a first one')
})

test('what cannot be read leaves the rest of the page alone', async () => {
  const { main } = await show('Out of order')
  expect(main.textContent).toBe('')
})
