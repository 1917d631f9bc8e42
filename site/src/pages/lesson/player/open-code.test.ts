// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CodeLanguage } from '../../../lib/code-editor.ts'

let asked: string[]

beforeEach(() => {
  asked = []
  vi.resetModules()
  vi.doMock('../../../lib/runner/engines.ts', () => ({
    runnerOf: async (name: string) => {
      asked.push(`what runs ${name}`)
      throw new Error('no network')
    },
  }))
  vi.doMock('../../../player/program/code-block.ts', () => ({
    createCodeBlock: () => {
      asked.push('the editor')
      return { root: document.createElement('div') }
    },
  }))
})
afterEach(() => {
  vi.doUnmock('../../../lib/runner/engines.ts')
  vi.doUnmock('../../../player/program/code-block.ts')
})

it.each([
  ['python', ['what runs python', 'the editor']],
  ['javascript', ['what runs javascript', 'the editor']],
  // Nothing runs it; its page is shown.
  ['html', ['the editor']],
  // Large: asked for first.
  ['cpp', ['the editor']],
] as const)('what runs %s is on its way while the editor is drawn', async (code, order) => {
  const { openCode } = await import('./index.ts')
  openCode(document.createElement('pre'), options(code))
  expect(asked).toEqual(order)
})

const options = (code: CodeLanguage) => ({
  language: 'en' as const,
  code,
  original: '',
  kept: undefined,
  isComparable: false,
  onChange: () => undefined,
  onRun: () => undefined,
})
