// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Answers, inCentre } from '../../testing/in-centre.tsx'
import MyWorks from './page.tsx'

const kept = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  get: async (key: string) => kept.get(key),
  del: async (key: string) => void kept.delete(key),
  entries: async () => [...kept],
}))
beforeEach(() => kept.clear())

const work = { id: 1, version: 1, title: 'Maze', kind: 'python', cover: '/a.svg', likes: 0, state: 'draft' }

test('after the last work was deleted the keyboard stays where they were, and nothing of it on the device', async () => {
  kept.set('work-form 7 1 ', { title: 'Maze', kind: 'python', source: 'print(2)' })
  kept.set('work-form 7 12 ', { title: 'Other', kind: 'python', source: 'print(3)' })
  const answers: Answers = { '/api/cases/mine': { list: [work] }, '/api/cases/del': {} }
  const { main } = await inCentre(<MyWorks />, answers)
  const press = async (place: string): Promise<void> => {
    const button = await vi.waitFor(() => {
      const found = [...main.querySelectorAll<HTMLButtonElement>(`${place} button`)]
      const one = found.find(({ textContent }) => textContent === 'Delete')
      expect(one).toBeDefined()
      return one!
    })
    button.focus()
    await act(async () => button.click())
  }
  await press('.my-work')
  answers['/api/cases/mine'] = { list: [] }
  await press('[role=alert]')
  const empty = await vi.waitFor(() => {
    const found = main.querySelector('.empty-state')
    expect(found).not.toBeNull()
    return found!
  })
  await vi.waitFor(() => expect(document.activeElement).toBe(empty.parentElement))
  expect([...kept.keys()]).toEqual(['work-form 7 12 '])
})

test('what a member has begun and not kept is found again, and nobody else finds it', async () => {
  kept.set('work-form 7 new python', { title: '', kind: 'python', source: 'print("hi")' })
  kept.set('work-form 7 new 9', { title: 'My maze', kind: 'html', source: '<p>' })
  kept.set('work-form 7 new ', { title: ' ', kind: 'scratch', source: '' })
  kept.set('work-form 7 1 ', { title: 'Maze', kind: 'python', source: 'print(2)' })
  kept.set('work-form 77 new ', { title: 'Theirs', kind: 'python', source: 'print(3)' })
  const { main } = await inCentre(<MyWorks />, { '/api/cases/mine': { list: [work] } })
  const notes = await vi.waitFor(() => {
    const found = [...main.querySelectorAll('.note-bar')].map(({ textContent }) => textContent)
    expect(found).toHaveLength(2)
    return found
  })
  expect(notes[0]).toContain('Python')
  expect(notes[1]).toContain('My maze')
  await vi.waitFor(() => expect(main.querySelector('.my-work')?.textContent).toContain('Changed and not kept yet'))
})

test('works of others that a member likes are found again, as long as they are shown', async () => {
  const rabbit = { id: 9, title: 'Rabbit race', kind: 'html', cover: '/r.svg', author: '豆豆' }
  const { main, asked } = await inCentre(<MyWorks />, {
    '/api/cases/mine': { list: [] },
    '/api/reaction/mine': {
      list: [
        { id: 4, cases: rabbit },
        { id: 3, cases: null },
      ],
      total: 13,
    },
  })
  const liked = await vi.waitFor(() => {
    const found = main.querySelector<HTMLElement>('section[aria-labelledby=liked]')
    expect(found).not.toBeNull()
    return found!
  })
  expect(liked.querySelectorAll('li')).toHaveLength(1)
  expect(liked.querySelector('a')?.getAttribute('href')).toBe('/work/9?lang=en')
  expect(liked.textContent).toContain('Rabbit race')
  const limits = () =>
    asked.filter(({ pathname }) => pathname === '/api/reaction/mine').map((url) => url.searchParams.get('limit'))
  const more = liked.querySelector('button')!
  more.focus()
  await act(async () => more.click())
  await vi.waitFor(() => expect(limits()).toEqual(['12', '24']))
  await vi.waitFor(() => expect(more.isConnected).toBe(false))
  expect(liked.contains(document.activeElement)).toBe(true)
})

test('where the last works that a member likes are shown no more, those before them can be asked for', async () => {
  const gone = Array.from({ length: 12 }, (_, at) => ({ id: 30 - at, cases: null }))
  const { main } = await inCentre(<MyWorks />, {
    '/api/cases/mine': { list: [] },
    '/api/reaction/mine': { list: gone, total: 13 },
  })
  await vi.waitFor(() => expect(main.querySelector('section[aria-labelledby=liked] button')).not.toBeNull())
})
