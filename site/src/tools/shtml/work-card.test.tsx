// @vitest-environment jsdom
import { preflight } from '@tutu/learning/scratch/preflight'
import { foreignProject } from '@tutu/learning/scratch/testing/make-project'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translator } from '../../lib/text.ts'
import { WorkCard } from './work-card.tsx'
import type { Work } from './works.ts'

const site = vi.hoisted(() => ({ language: 'zh-cn' as 'zh-cn' | 'en' }))
vi.mock('../../lib/use-site.ts', () => ({
  useSite: () => site,
  useText: (messages: Parameters<typeof translator>[0]) => translator(messages, site.language),
}))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: ReturnType<typeof createRoot>
beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main')!)
})
afterEach(() => act(async () => root.unmount()))

const work: Work = {
  id: 1,
  file: new File(['x'], '赛车 v2.sb3'),
  title: '赛车',
  outcome: preflight(foreignProject()),
}

async function show(shown: Work, onLook: () => void): Promise<string> {
  const nothing = (): void => undefined
  await act(async () =>
    root.render(
      <WorkCard work={shown} shown={false} busy={false} onShow={nothing} onRemove={nothing} onLook={onLook} />,
    ),
  )
  return document.body.textContent
}

test.each([
  [
    'zh-cn',
    ['用了别处的扩展：网络请求、视频', '会少掉 3 块积木', '当绿旗被点击：网络请求：取得 × 2', '由它开头的整段脚本'],
  ],
  [
    'en',
    [
      'from elsewhere: Fetch, Video',
      '3 blocks will be missing',
      'when green flag clicked: Fetch: get × 2',
      'The whole script',
    ],
  ],
] as const)('foreign blocks are listed in %s and taken out only when somebody agrees', async (language, words) => {
  site.language = language
  const agree = vi.fn()
  const text = await show(work, agree)
  for (const word of words) expect(text).toContain(word)
  expect(document.querySelector('[aria-pressed]')).toBeNull()
  expect(agree).not.toHaveBeenCalled()
  const button = document.querySelector<HTMLButtonElement>('.shtml-again')!
  await act(async () => button.click())
  await act(async () => button.click())
  expect(agree).toHaveBeenCalledTimes(1)
})

test('afterwards the work is one like any other, and still says what it lacks', async () => {
  site.language = 'zh-cn'
  const text = await show({ ...work, mended: new File(['x'], 'a.sb3') }, () => undefined)
  expect(text).toContain('去掉了别处扩展的积木：网络请求、视频')
  expect(document.querySelector('[aria-pressed]')?.textContent).toBe('赛车')
  expect(document.querySelector('details')?.open).toBe(false)
})
