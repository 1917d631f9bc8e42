import fastify from 'fastify'
import { expect, it } from 'vitest'
import { toolFramePlugin } from './tool-frame.ts'

it('the frame of the tools has no origin, no network and no other site around it', async () => {
  await using app = fastify()
  await app.register(toolFramePlugin)
  const { statusCode, headers, body } = await app.inject('/tool-frame')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(statusCode).toBe(200)
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('connect-src data: blob:')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy.join()).not.toMatch(/allow-same-origin|https?:|'self'.*'self'|\*/)
  expect(body).toContain('source!==parent')
})

it('a frame that has not changed is not sent again', async () => {
  await using app = fastify()
  await app.register(toolFramePlugin)
  const { headers } = await app.inject('/tool-frame')
  const again = await app.inject({ url: '/tool-frame', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})
