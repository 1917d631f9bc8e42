// @vitest-environment jsdom
import { finish, NO_PROGRESS, visit } from '@tutu/learning/progress/progress'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { inCentre } from '../../testing/in-centre.tsx'
import { GoOn } from '../overview/go-on.tsx'
import MyCourses from './page.tsx'

const course = { slug: 'turtle', title: { en: 'Turtle' }, count: 1 }
const lesson = { id: '71', slug: 'line', title: { en: 'Line' }, number: 1 }
const DONE = finish(visit(NO_PROGRESS, { courseId: '7', course, lesson, next: null }, 1), '71', 2)
const CERTIFICATE = { number: 'ABCDEFGHJK', course: 7, name: 'Anna', revoketime: null, reason: null }

/** What the start brings is asked for by modules that are fetched for it. */
const settled = () => act(() => vi.dynamicImportSettled())
const focus = (main: HTMLElement, which: string) => act(async () => main.querySelector<HTMLElement>(which)!.focus())
const press = (main: HTMLElement, name: string) =>
  act(async () => [...main.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click())

test('who only looked at the name keeps it, and the focus goes along', async () => {
  const { main } = await inCentre(<MyCourses />, {
    '/api/learning/progress': { progress: DONE },
    '/api/learning/certificates': { certificates: [CERTIFICATE] },
  })
  await settled()
  await focus(main, 'button')
  await press(main, 'Change the name')
  expect(document.activeElement).toBe(main.querySelector('input'))
  await focus(main, 'form [type=button]')
  await press(main, 'Keep the name')
  expect(document.activeElement!.textContent).toBe('See the certificate')
})

test('a certificate that was asked for has the focus when it has come', async () => {
  const issued: object[] = []
  const { main } = await inCentre(<MyCourses />, {
    '/api/learning/progress': { progress: DONE },
    '/api/learning/certificates': { certificates: issued },
  })
  await settled()
  const input = main.querySelector('input')!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'Anna')
  await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })))
  await focus(main, '[type=submit]')
  issued.push(CERTIFICATE)
  await press(main, 'Get the certificate')
  await act(() => vi.waitFor(() => expect(main.querySelector('form')).toBeNull()))
  expect(document.activeElement!.textContent).toBe('See the certificate')
})

test('who has finished what was begun is led to what else there is', async () => {
  const { main } = await inCentre(<GoOn />, { '/api/learning/progress': { progress: DONE } })
  await settled()
  expect(main.querySelector('a.btn')!.getAttribute('href')).toBe('/way?lang=en')
})
