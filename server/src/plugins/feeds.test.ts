import { blog } from '@tutu/contract/resources/blog'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { sampleRow } from '../testing/sample-rows.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ env: { PUBLIC_URL: 'https://tutu.example' } })
  const row = sampleRow(blog, 1, { tag: [] })
  const add = async (values: object) =>
    expect(await server.call('POST', '/admin/blog/add', { ...row, status: '1', ...values })).toMatchObject({ code: 1 })
  await add({
    slug: 'second',
    title_i18n: { 'zh-cn': 'A & B', en: 'A & B \u{1f430} ]]> <b>' },
    publishtime: 1_760_000_100,
    body_i18n: { 'zh-cn': '[课程](/courses)', en: '[Courses](/courses)' },
  })
  await add({ slug: 'first', title_i18n: { 'zh-cn': '第一篇', en: 'The first' }, publishtime: 1_760_000_000 })
  await add({ slug: 'hidden', title_i18n: { 'zh-cn': '没有发布', en: 'Not published' }, status: '0' })
})
afterAll(() => server.close())

/** Element names and texts of a document; throws where it is not well formed. */
function read(xml: string): { names: string[]; texts: string[] } {
  const [names, texts]: [string[], string[]] = [[], []]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => void names.push(name))
  parser.on('text', (text) => void texts.push(text.trim()))
  parser.write(xml).close()
  return { names, texts: texts.filter(Boolean) }
}

test.each([
  ['rss', 'application/rss+xml', 'item', 'guid'],
  ['atom', 'application/atom+xml', 'entry', 'id'],
])('the newest articles as %s: whole, well formed, with addresses of this site', async (format, type, item, id) => {
  const answer = await server.app.inject(`/feeds/blog.${format}?lang=en`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain(type)
  const { names, texts } = read(answer.body)
  expect(names.filter((name) => name === item)).toHaveLength(2)
  expect(names).toContain(id)
  expect(texts).toContain('A & B \u{1f430} ]]> <b>')
  expect(answer.body).not.toContain('Not published')
  expect(answer.body.indexOf('/blog/second')).toBeLessThan(answer.body.indexOf('/blog/first'))
  expect(texts.join('\n')).toContain('<a href="https://tutu.example/courses">')
  expect(answer.body).toContain('https://tutu.example/blog/first?lang=en')
  expect(answer.headers['x-cache-tags']).toContain('blog')
})

test.each(['/feeds/course.rss', '/feeds/blog.json', '/feeds/member.rss', '/feeds/none.atom'])(
  '%s is no feed',
  async (url) => {
    expect((await server.app.inject(url)).statusCode).toBe(404)
  },
)

test('the address of another site has no code here', async () => {
  const code = (path: string) => server.app.inject(`/share/code.svg?path=${encodeURIComponent(path)}`)
  expect((await code('/blog/first')).body).toMatch(/^<svg/)
  for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', `/${'a'.repeat(400)}`])
    expect((await code(path)).statusCode, path).toBe(404)
})
