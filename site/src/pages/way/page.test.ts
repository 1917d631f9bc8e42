import { expect, it } from 'vitest'
import { cannedApi } from '../../testing/canned-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

it.each([
  ['/way?lang=en', 'Start with this one', true],
  ['/way?lang=en&age=9', 'this fits best', false],
])('%s says “%s”; that a device may say where it stopped instead: %s', async (path, said, mayChange) => {
  const { html } = await renderPage(path, { api: cannedApi() })
  expect(html).toContain(said)
  expect(html.includes('data-next-card')).toBe(mayChange)
})
