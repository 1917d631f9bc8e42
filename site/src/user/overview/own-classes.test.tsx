// @vitest-environment jsdom
import { NO_PROGRESS } from '@tutu/learning/progress/progress'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { inCentre } from '../../testing/in-centre.tsx'
import Classes from '../classes/page.tsx'
import { OwnClasses } from './own-classes.tsx'

const TASK = { id: 3, kind: 'lesson', title: 'Loops', exercise: null, duetime: null }
const ROOM = { id: 1, name: 'Rabbits', teacher: 'Lin', praises: [], race: null, leavable: true }

test.each([
  ['the overview', OwnClasses],
  ['the page of classes', Classes],
])('a lesson that this device alone knows to be done is done on %s at once', async (_, Page) => {
  let isOnAccount = false
  const { main, asked } = await inCentre(<Page />, {
    get '/api/learning/progress'() {
      isOnAccount = true
      return { progress: NO_PROGRESS }
    },
    get '/api/classroom/mine'() {
      const task = { ...TASK, done: isOnAccount, lesson: { id: 9, course: 'turtle', slug: 'loops' } }
      return { teaches: false, next: null, classes: [], attends: [{ ...ROOM, tasks: [task] }] }
    },
  })
  await act(() => vi.waitFor(() => expect(asked.map(({ pathname }) => pathname)).toContain('/api/classroom/mine')))
  await act(() => vi.dynamicImportSettled())
  expect(main.textContent).toContain('You have done it all. Well done.')
})
