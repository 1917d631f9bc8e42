// @vitest-environment jsdom
import { createExercise } from '@tutu/learning/typing/exercise'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { onPage } from '../../../testing/on-page.tsx'
import { memberSession } from '../../../lib/member/session.ts'
import type { Kind } from '../store/record.ts'
import { Drill } from './drill.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// jsdom lays nothing out.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const exercise = createExercise({ text: 'a rabbit hops', script: 'latin', mode: 'wait' })
const root = createRoot(document.body.appendChild(document.createElement('main')))

/** What a member's exercise of this kind asks of the server as it begins. */
async function askedBy(kind: Kind): Promise<string[]> {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return { json: async () => ({ code: 0 }) }
  })
  memberSession.write({ id: 7, token: 't', nickname: '', avatar: '', refreshToken: '', childMode: false })
  await act(async () => root.render(onPage(<Drill kind={kind} id="one" exercise={exercise} />)))
  return asked
}

afterEach(async () => {
  await act(async () => root.render(null))
  memberSession.clear()
})

test('a lesson’s exercise begins with a ticket', async () => {
  expect(await askedBy('lesson')).toEqual(['/api/typing/begin'])
})

test('a slip shows on the key that was wrong, not on the next one', async () => {
  await askedBy('own')
  const area = document.querySelector('textarea')!
  const key = (type: string, code: string) =>
    area.dispatchEvent(new KeyboardEvent(type, { code, key: code, bubbles: true }))
  const press = async (code: string, text: string) => {
    key('keydown', code)
    area.value = text
    area.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: text, bubbles: true }))
    // The keyboard's picture follows a frame after the text.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))
  }
  const down = () => document.querySelector('[data-mark=down]')!
  await press('KeyX', 'x')
  expect([down().getAttribute('data-code'), down().getAttribute('class')]).toEqual(['KeyX', 'is-slip'])
  expect(document.querySelector('.watcher')!.getAttribute('data-mood')).toBe('patient')
  key('keyup', 'KeyX')
  await press('KeyA', 'a')
  // Of quick keys, once they pause.
  await expect
    .poll(() => [down().getAttribute('data-code'), down().getAttribute('class')])
    .toEqual(['KeyA', 'finger-L5'])
})

test('nothing is asked, and so nothing sent, with a text of one’s own: it stays in the browser', async () => {
  expect(await askedBy('own')).toEqual([])
})
