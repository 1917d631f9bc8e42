import { expect, test, vi } from 'vitest'
import { cannedApi } from '../testing/canned-api.ts'
import { contentPages, renderPage } from '../testing/render-page.tsx'
import { createWriteOnce } from './write-once.ts'

vi.mock('../styles/site.css?url', () => ({ default: '/assets/site.css' }))
vi.mock('./write-once.ts', { spy: true })

const once = contentPages()
vi.mocked(createWriteOnce).mockReturnValueOnce(undefined as never)
const anew = contentPages()

test('pages whose header, footer and drawings are written once are those that are drawn whole', async () => {
  const paths = ['/courses', '/blogs', '/search', '/course/hide-and-seek'].flatMap((path) => [path, `${path}?lang=en`])
  const texts = new Set<string>()
  for (const siteName of ['图图编程', 'Carrot & Co']) {
    for (const path of paths) {
      const [one, whole] = await Promise.all(
        [once, anew].map(async (write) => {
          const { html } = await renderPage(path, { api: cannedApi(), site: { siteName }, write })
          return html.replaceAll('<!-- -->', '')
        }),
      )
      expect(one).toBe(whole)
      texts.add(one!)
    }
  }
  expect(texts.size).toBe(2 * paths.length)
})
