import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const render = (body: object, token = server.token) =>
  server.call<{ page: string } | null>('POST', '/admin/ajax/renderText', body, { token })

test('an unsaved text is rendered as a saved one is, in its language, and kept nowhere', async () => {
  const { code, data } = await render({ source: '> [!TIP]\n> a\n\n<script>x</script>', language: 'en' })
  expect(code).toBe(1)
  expect(data!.page).toContain('<p class="callout-title">Tip</p>\n<p>a</p>')
  expect(data!.page).not.toContain('<script')
  expect((await server.database.pool.query('select from rendering')).rowCount).toBe(0)
})

test('a text too hard to render is shown as typed', async () => {
  const source = `[a]: /${'x'.repeat(50_000)}\n\n${'[a]'.repeat(16_000)}`
  expect((await render({ source })).data!.page).toContain('[a][a]')
})

test('any administrator may ask, nobody else, and for no more than a text may hold', async () => {
  expect((await render({ source: '*a*' }, await server.signIn(['nothing']))).data!.page).toContain('<em>a</em>')
  expect((await render({ source: '*a*' }, '')).code).toBe(302)
  expect((await render({ source: 'a'.repeat(100_001) })).code).toBe(0)
  expect((await render({ source: 1 })).code).toBe(0)
  expect((await render({ source: 'a', theme: '"><script>' })).code).toBe(0)
})
