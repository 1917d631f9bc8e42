// @vitest-environment jsdom
import { act, createRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { onPage } from '../../testing/on-page.tsx'
import { ChooseFiles } from './choose-files.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => document.body.replaceChildren())

test('a file that was chosen before the page had its script is taken, once', async () => {
  const onFiles = vi.fn<(files: readonly File[]) => void>()
  const element = (
    <ChooseFiles ref={createRef()} compact={false} disabled={false} onApproach={() => undefined} onFiles={onFiles} />
  )
  const page = onPage(element)
  document.body.innerHTML = `<main>${renderToString(page)}</main>`
  const main = document.querySelector('main')!
  const project = new File(['cat'], 'cat.sb3')
  let files: readonly File[] = [project]
  Object.defineProperties(main.querySelector('input')!, {
    files: { get: () => files },
    value: {
      get: () => files[0]?.name ?? '',
      set() {
        files = []
      },
    },
  })
  const root = await act(async () => hydrateRoot(main, page))
  expect(onFiles.mock.calls).toEqual([[[project]]])
  expect(files).toEqual([])
  await act(async () => root.unmount())
})
