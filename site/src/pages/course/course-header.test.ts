import { expect, it } from 'vitest'
import { cannedApi } from '../../testing/canned-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

it.each([
  ['/course/hide-and-seek', '领证书', '/user/account/courses'],
  ['/course/hide-and-seek?lang=en', 'Get your certificate', '/user/account/courses?lang=en'],
])('%s leads whoever has done all of it to “%s”', async (path, said, to) => {
  const { html } = await renderPage(path, { api: cannedApi() })
  const link = /<a [^>]*when-done[^>]*>(?:(?!<\/a>).)*<\/a>/s.exec(html)![0]
  expect(link).toContain(said)
  expect(link).toContain(`href="${to}"`)
  expect(link).toMatch(/data-course-ref="\d+"/)
})
