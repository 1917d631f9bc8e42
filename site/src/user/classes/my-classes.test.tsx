// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test, vi } from 'vitest'
import { onPage } from '../../testing/on-page.tsx'
import { MyClasses } from './my-classes.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('fetch', async () => Response.json({ code: 1, msg: '', time: 1, data: null }))
const main = document.body.appendChild(document.createElement('main'))
const root = createRoot(main)
afterAll(() => act(async () => root.unmount()))

test('the form of a class that was joined is empty for the next, and complains of nothing', async () => {
  const onChanged = vi.fn<() => void>()
  await act(async () =>
    root.render(onPage(<MyClasses teaches={false} classes={[]} attends={[]} onChanged={onChanged} />)),
  )
  const input = (name: string) => main.querySelector<HTMLInputElement>(`input[name=${name}]`)!
  const fill = (name: string, value: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(name), value)
      input(name).dispatchEvent(new Event('input', { bubbles: true }))
    })
  await fill('code', 'abcdef')
  await fill('name', 'Leaf')
  await act(async () => main.querySelector<HTMLButtonElement>('button[type=submit]')!.click())
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect([input('code').value, input('name').value]).toEqual(['', ''])
  expect(main.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
})
