// @vitest-environment jsdom
import type { Task } from '@tutu/contract/api/classroom'
import { LEVELS } from '@tutu/learning/super/levels/index'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onPage } from '../../testing/on-page.tsx'
import { AttendedClass } from '../../ui/member/attended-classes.tsx'
import { TaskForm } from './task-form.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const main = document.body.appendChild(document.createElement('main'))
let root: ReturnType<typeof createRoot>
let asked: { path: string; body: unknown }[]

async function show(element: ReactNode): Promise<void> {
  await act(async () => root.render(onPage(element)))
}
const press = (name: string) =>
  act(async () => [...main.querySelectorAll('button')].find((one) => one.textContent === name)!.click())
const select = () => main.querySelector<HTMLSelectElement>('select')
/** What is called so is fetched when it is asked for. */
const offered = (text: string) =>
  vi.waitFor(async () => {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))))
    expect([...(select()?.options ?? [])].map((one) => one.text)).toContain(text)
  })
/** As a hand does: React hears of a change by its event. */
const choose = (text: string) =>
  act(async () => {
    select()!.value = [...select()!.options].find((one) => one.text === text)!.value
    select()!.dispatchEvent(new Event('change', { bubbles: true }))
  })

beforeEach(() => {
  root = createRoot(main)
  asked = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    asked.push({ path, body: JSON.parse(body ?? '{}') as unknown })
    return Response.json({ code: 1, msg: '', time: 0, data: { id: 1 } })
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
})
afterAll(() => {
  vi.unstubAllGlobals()
  main.remove()
})

const room = { id: 7, name: '3B', code: 'abc234', open: true, tasks: [], courses: [], pupils: [], now: 0 }
const form = <TaskForm room={room} onChanged={() => undefined} />

test('a teacher sets a level of Super Tutu, or a typing lesson, by choosing it', async () => {
  const level = `Level 12: ${LEVELS[11]!.text.title.en}`
  await show(form)
  await press('Super Tutu')
  await offered(level)
  await press('Set it')
  expect([asked, select()!.getAttribute('aria-invalid')]).toEqual([[], 'true'])
  await choose(level)
  await press('Set it')
  await press('Typing')
  await offered('In the park')
  await choose('In the park')
  expect(main.querySelector('input[name=title]')).toBeNull()
  await press('Set it')
  expect(asked.map(({ body }) => body)).toMatchObject([
    { id: 7, kind: 'super', exercise: 'l12', lesson: null, title: '' },
    { id: 7, kind: 'typing', exercise: 'in-the-park', lesson: null, title: '' },
  ])
})

test('a day that is over is told beside the day, before anything is sent', async () => {
  await show(form)
  await press('A work')
  const fill = (name: string, value: string) =>
    act(async () => {
      const input = main.querySelector<HTMLInputElement>(`input[name=${name}]`)!
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await fill('title', 'A house')
  await fill('duetime', '2020-01-31')
  await press('Set it')
  expect(main.querySelector('.field:has(input[name=duetime])')!.textContent).toContain('That day is over')
  expect(asked).toEqual([])
  await fill('duetime', '2999-01-31')
  await press('Set it')
  expect(asked.map(({ body }) => body)).toMatchObject([{ kind: 'work', title: 'A house' }])
})

test('a child is led straight to the exercise, and cannot say that it is done without doing it', async () => {
  const task: Task = { id: 1, kind: 'super', title: 'Level 12', exercise: 'l12', lesson: null, duetime: null }
  const tasks = [
    { ...task, done: false },
    { ...task, id: 2, kind: 'typing' as const, title: 'In the park', exercise: 'in-the-park', done: false },
    { ...task, id: 3, kind: 'typing' as const, title: 'A poem', exercise: null, done: false },
    // There is no such level any more.
    { ...task, id: 4, exercise: null, done: false },
  ]
  const attended = { id: 7, name: '3B', teacher: '', leavable: false, race: null, tasks, praises: [] }
  await show(<AttendedClass attended={attended} onChanged={() => undefined} />)
  const rows = [...main.querySelectorAll('.task-row')]
  expect(rows.map((row) => row.querySelector('a')!.getAttribute('href'))).toEqual([
    '/super?lang=en#level/12',
    '/dazi?lang=en#lesson/in-the-park',
    '/dazi?lang=en',
    '/super?lang=en',
  ])
  expect(rows.map((row) => row.querySelectorAll('button').length)).toEqual([0, 0, 1, 1])
})
