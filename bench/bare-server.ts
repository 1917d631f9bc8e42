import fastify from 'fastify'

// The yardstick, a process of its own: what Fastify costs when nothing is done. `/hello`, and `/body/<bytes>`.

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

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
