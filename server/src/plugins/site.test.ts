import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

it.each([
  '/user/login%0d%0ax:y',
  '/user/account/%0A',
  '/%0a/courses',
  '/user/%E2%80%A8profile',
  '/blog/%e2%80%a9',
  '/%5c%5Cevil.example/',
])('no page has a line end or a backslash in its address: %s', async (url) => {
  for (const accept of ['text/html', '*/*']) {
    const answer = await server.app.inject({ url, headers: { accept } })
    expect(answer.statusCode).toBe(404)
  }
})

it.each([
  ['/user/login', "'none'"],
  ['/user/account/profile?lang=en', "'none'"],
  ['/player', "'self'"],
  ['/courses', "'self'"],
])('pages on which passwords are typed stand in no frame: %s', async (url, framedBy) => {
  const { headers } = await server.app.inject({ url, headers: { accept: 'text/html' } })
  expect(headers['content-security-policy']).toMatch(new RegExp(`frame-ancestors ${framedBy}$`))
})
