// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { type Answers, inCentre } from '../../testing/in-centre.tsx'
import MyWorks from './page.tsx'

vi.mock('idb-keyval', () => ({ get: async () => undefined }))

const work = { id: 1, version: 1, title: 'Maze', kind: 'python', cover: '/a.svg', likes: 0, state: 'draft' }

test('after the last work was deleted the keyboard stays where they were', async () => {
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
})
