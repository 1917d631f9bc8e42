import { CALLS } from '@tutu/contract/api/index'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { course } from '@tutu/contract/resources/course'
import { RESOURCES } from '@tutu/contract/resources/index'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'

type Document = {
  openapi: string
  paths: Record<string, Record<string, { summary: string; parameters?: { name: string }[]; requestBody?: unknown }>>
}

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

async function read(token: string, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: '/api/openapi.json', headers: { batoken: token, ...headers } })
  return { answer, document: answer.statusCode === 200 ? answer.json<Document>() : undefined }
}
const pathsFor = async (token: string) => Object.keys((await read(token)).document?.paths ?? {})

test('whoever is nobody reads what is public or for members, and nothing of the back office but how to come in', async () => {
  const paths = await pathsFor('')
  expect(paths).toContain('/api/course/index')
  expect(paths).toContain('/api/ajax/upload')
  expect(paths.filter((path) => path.startsWith('/admin/'))).toEqual(['/admin/index/login', '/admin/index/logout'])
})

test('administrators read what they have the right to', async () => {
  const holder = await pathsFor(await server.signIn([permissionNode(course, 'index')]))
  expect(holder).toContain('/admin/course/index')
  expect(holder).toContain('/admin/index/index')
  expect(holder).not.toContain('/admin/course/edit')
  expect(holder).not.toContain('/admin/routine.config/index')
  const all = await pathsFor(server.token)
  for (const { path } of CALLS) expect(all).toContain(path)
  for (const definition of RESOURCES)
    expect(all).toContain(
      `/admin/${definition.base ?? definition.name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}/index`,
    )
})

test('a call says what it takes and what it answers, in the reader’s language', async () => {
  const { document } = await read(server.token, { 'think-lang': 'en' })
  expect(document?.openapi).toBe('3.1.1')
  const { post, get } = document!.paths['/admin/course/edit']!
  expect([get?.summary, post?.summary]).toEqual(['Courses: one to edit', 'Courses: save'])
  expect(JSON.stringify(post?.requestBody)).toContain('"title"')
  expect(get?.parameters).toMatchObject([{ name: 'id', required: true }])
  const list = document!.paths['/api/course/index']!.get!
  expect(list.parameters?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['page', 'limit', 'level', 'tag_ids']),
  )
  // What is no public field is described to nobody who is nobody.
  expect(JSON.stringify(list)).not.toContain('status')
})

test('what was read before is not sent again, and is never kept for somebody else', async () => {
  const { answer } = await read('')
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  expect(answer.headers.vary).toContain('batoken')
  const again = await read('', { 'if-none-match': String(answer.headers.etag) })
  expect(again.answer.statusCode).toBe(304)
  expect((await read(server.token, { 'if-none-match': String(answer.headers.etag) })).answer.statusCode).toBe(200)
})

test('the page is made of files of our own origin alone', async () => {
  const page = await server.app.inject({ url: '/api/docs?lang=en' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('API documentation')
  expect(page.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  const files = [...page.body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, file]) => file!)
  expect(files).toHaveLength(2)
  for (const file of files) expect((await server.app.inject({ url: file })).statusCode).toBe(200)
  expect((await server.app.inject({ url: '/api/docs/package.json' })).statusCode).toBe(404)
})
