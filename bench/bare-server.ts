import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import fastify from 'fastify'
import { hashPassword, verifyPassword } from '../server/src/lib/passwords.ts'

// The yardstick, a process of its own: what Fastify costs when nothing is done. `/hello`, `/body/<bytes>`, `/argon2id`, which
// verifies a password as the product does, and `/upload`, which streams what it is sent to a file in UPLOAD_DIR.

const app = fastify()
const bodies = new Map<string, Buffer>()

app.get('/hello', () => ({ hello: 'world' }))

app.get<{ Params: { bytes: string } }>('/body/:bytes', (request, reply) => {
  const { bytes } = request.params
  let body = bodies.get(bytes)
  if (!body) bodies.set(bytes, (body = Buffer.alloc(Number(bytes), 'x')))
  reply.header('content-type', 'text/html; charset=utf-8')
  return reply.send(body)
})

const hash = await hashPassword('bench-password')
app.get('/argon2id', async () => ({ isRight: await verifyPassword(hash, 'bench-password') }))

let uploads = 0
app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null))
app.post('/upload', (request) => keep(request.raw))

async function keep(content: Readable): Promise<object> {
  const file = join(process.env.UPLOAD_DIR ?? '.', `bare-${++uploads}`)
  await pipeline(content, createWriteStream(file))
  await rm(file)
  return { code: 1 }
}

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
