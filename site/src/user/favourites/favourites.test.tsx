// @vitest-environment jsdom
import type { CallAnswer } from '@tutu/contract/api/index'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { type Answers, inCentre } from '../../testing/in-centre.tsx'
import { startFavourite } from '../../ui/favourite/members.ts'
import Favourites from './page.tsx'

const NONE = { course: 0, tutu: 0, blog: 0, cases: 0 }
const two: CallAnswer<'GET /api/favourite/list'> = {
  list: [
    { kind: 'cases', id: 3, title: '', path: null, cover: '/a.png', by: '', createtime: 1_780_000_000 },
    { kind: 'course', id: 4, title: 'Maze', path: '/course/maze', cover: '/a.png', by: '', createtime: 1_780_000_000 },
  ],
  total: 2,
  counts: { ...NONE, cases: 1, course: 1 },
}

test('what is gone is said and leads nowhere; each can be let go', async () => {
  const { main, asked } = await inCentre(<Favourites />, {
    '/api/favourite/list': two,
    '/api/favourite/keep': { kept: false },
  })
  await vi.waitFor(() => expect(main.querySelectorAll('.order-list > li')).toHaveLength(2))
  const [gone, there] = main.querySelectorAll('.order-list > li')
  expect(gone!.textContent).toContain('Not there any more')
  expect(gone!.querySelector('a')).toBeNull()
  expect(there!.querySelector('a')!.getAttribute('href')).toContain('/course/maze')
  const lists = () => asked.filter(({ pathname }) => pathname === '/api/favourite/list').length
  const before = lists()
  await act(async () => gone!.querySelector('button')!.click())
  await vi.waitFor(() => expect(lists()).toBe(before + 1))
})

test('where the only one of the last page is let go the page before it is shown', async () => {
  const answers: Answers = {
    '/api/favourite/list': { ...two, list: two.list.slice(1), total: 21 },
    '/api/favourite/keep': { kept: false },
  }
  const { main, asked } = await inCentre(<Favourites />, answers, '?kind=course&page=2')
  const one = await vi.waitFor(() => {
    const found = main.querySelector<HTMLButtonElement>('.order-list button')
    expect(found).not.toBeNull()
    return found!
  })
  await act(async () => one.click())
  await vi.waitFor(() => expect(asked.at(-1)!.searchParams.get('page')).toBe('1'))
  expect(asked.at(-1)!.searchParams.get('kind')).toBe('course')
})

test('a page beyond the last leads to the last', async () => {
  const { asked } = await inCentre(
    <Favourites />,
    { '/api/favourite/list': { ...two, list: [], total: 21 } },
    '?page=9',
  )
  await vi.waitFor(() => expect(asked.map(({ searchParams }) => searchParams.get('page'))).toContain('2'))
})

test('on one’s own work there is no button', async () => {
  const { asked } = await inCentre(<p />, { '/api/favourite/kept': { kept: false, own: true } })
  const button = document.createElement('button')
  Object.assign(button.dataset, { favourite: 'cases', row: '4' })
  const press = startFavourite(button)
  await vi.waitFor(() => expect(button.hidden).toBe(true))
  press()
  await vi.waitFor(() => expect(button.ariaDisabled).toBe(null))
  expect(asked.map(({ pathname }) => pathname)).not.toContain('/api/favourite/keep')
})

test('nothing kept, and nothing found, are told apart', async () => {
  const { main } = await inCentre(<Favourites />, { '/api/favourite/list': { list: [], total: 0, counts: NONE } })
  await vi.waitFor(() => expect(main.textContent).toContain('Nothing is kept yet'))
  expect(main.querySelector('form')).toBeNull()
})

test('the button of a page asks once and is called the same either way', async () => {
  const { asked } = await inCentre(<p />, {
    '/api/favourite/kept': { kept: true, own: false },
    '/api/favourite/keep': { kept: false },
  })
  const button = document.createElement('button')
  Object.assign(button.dataset, { favourite: 'course', row: '4' })
  button.textContent = 'Keep'
  const press = startFavourite(button)
  await vi.waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
  press()
  await vi.waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
  expect(button.textContent).toBe('Keep')
  expect(asked.filter(({ pathname }) => pathname === '/api/favourite/kept')).toHaveLength(1)
})
