// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { goPublish } from './go-publish.ts'
import { publish } from './work-draft.ts'

vi.mock('./work-draft.ts', () => ({ publish: vi.fn(async () => undefined) }))

it('says that it gets ready until the form is there, and nothing to whoever comes back', async () => {
  const said: string[] = []
  await goPublish({ language: 'en', say: (text) => said.push(text), draft: async () => ({ kind: 'level' }) })
  expect(said).toEqual(['Getting it ready to publish'])
  expect(publish).toHaveBeenCalledWith({ kind: 'level' }, 'en')
  dispatchEvent(new Event('pageshow'))
  expect(said.at(-1)).toBe('')
})

it('says that another window keeps what this one does not', async () => {
  vi.mocked(publish).mockRejectedValueOnce(new Error('no storage'))
  const said: string[] = []
  await goPublish({ language: 'zh-cn', say: (text) => said.push(text), draft: async () => ({ kind: 'python' }) })
  expect(said.at(-1)).toContain('换一个普通窗口再试')
})

it('what could not be made is not laid on the window', async () => {
  const said: string[] = []
  const draft = () => Promise.reject(new Error('no network'))
  await goPublish({ language: 'en', say: (text) => said.push(text), draft })
  expect(said.at(-1)).toBe('It could not be made ready. Press once more.')
})

it('what is no longer wanted is not published', async () => {
  vi.mocked(publish).mockClear()
  await goPublish({ language: 'en', say: () => undefined, draft: async () => undefined })
  expect(publish).not.toHaveBeenCalled()
})
