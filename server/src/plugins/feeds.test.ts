import { UNREADY } from '@tutu/contract/core/unready-text'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const both = (text: string) => ({ 'zh-cn': text, en: text })

test('a feed has the whole text of what is new, and none of a text that is not laid out yet', async () => {
  const { kysely } = server.database
  for (const slug of ['ready', 'late']) {
    const texts = { title_i18n: both(`Title ${slug}`), summary_i18n: both('摘要'), author_i18n: both('林') }
    const { code } = await server.call('POST', '/admin/blog/add', {
      ...texts,
      body_i18n: both(`Text ${slug}`),
      slug,
      status: '1',
    })
    expect(code).toBe(1)
  }
  const rendered = async () => (await sql`select from rendering where resource = 'blog'`.execute(kysely)).rows
  await expect.poll(rendered).toHaveLength(4)
  await sql`update rendering set html = ${UNREADY} || '</p>' || html where html like '%Text late%'`.execute(kysely)
  for (const format of ['rss', 'atom']) {
    const { body } = await server.app.inject(`/feeds/blog.${format}`)
    for (const said of ['Title ready', 'Text ready', 'Title late']) expect(body).toContain(said)
    expect(body).not.toContain('Text late')
  }
})
