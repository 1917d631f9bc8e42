import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { backOfficePlugin } from './back-office.ts'

test('the page of the back office shows secure pages of elsewhere in its frames, and stands in nobody’s', async () => {
  const app = Fastify()
  await app.register(backOfficePlugin, {
    cdnUrl: async () => '',
    stores: async () => [],
    page: async () => '<!doctype html><title>admin</title>',
  })
  const { headers, body } = await app.inject({ url: '/admin/course', headers: { accept: 'text/html' } })
  expect(body).toContain('<title>admin</title>')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("frame-src 'self' https:;")
  expect(policy).toContain("frame-ancestors 'none'")
  await app.close()
})
