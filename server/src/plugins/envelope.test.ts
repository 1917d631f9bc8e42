import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { spool } from '../files/spool.ts'
import { formWith } from '../testing/upload.ts'
import { envelopePlugin } from './envelope.ts'
import { readFile, uploadPlugin } from './upload.ts'

type Line = { level: number; msg: string; err?: object }
const ERROR = 50

/** A server that takes files as the site does, and what it logs. */
async function open() {
  const lines: Line[] = []
  const write = (line: string) => lines.push(JSON.parse(line) as Line)
  const app = fastify({ logger: { level: 'info', stream: { write } } })
  await app.register(envelopePlugin)
  await app.register(uploadPlugin)
  const begun = vi.fn<() => void>()
  const take = async (request: FastifyRequest) => {
    const { stream } = await readFile(request)
    begun()
    await spool(stream, join(tmpdir(), `tutu-cut-${process.pid}`), Infinity)
  }
  app.post('/upload', (request) => take(request))
  // What a store on the network may answer with while the caller is still there.
  app.post('/reset', async () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  })
  return { app, lines, begun }
}

test.each([
  ['a reset', (socket: Socket) => socket.resetAndDestroy()],
  ['an end', (socket: Socket) => socket.destroy()],
])('a caller who goes away in mid-upload, with %s, is no error of this server', async (_, goAway) => {
  const { app, lines, begun } = await open()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const form = formWith({ name: 'cut.txt', type: 'text/plain', bytes: Buffer.alloc(300_000, 'c') })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /upload HTTP/1.1\r\nhost: a\r\ncontent-type: ${form.headers['content-type']}\r\n` +
      `content-length: ${form.payload.length}\r\n\r\n`,
  )
  socket.write(form.payload.subarray(0, 100_000))
  await vi.waitFor(() => expect(begun).toHaveBeenCalled())
  goAway(socket)
  const told = 'request broken off by the caller'
  await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain(told))
  expect(lines.filter(({ level, err }) => level >= ERROR || err)).toEqual([])
  await app.close()
})

test('a connection of this server that breaks is one', async () => {
  const { app, lines } = await open()
  expect((await app.inject({ method: 'POST', url: '/reset', payload: {} })).statusCode).toBe(503)
  expect(lines.filter(({ level }) => level >= ERROR)).toMatchObject([{ level: ERROR, msg: 'request failed' }])
  await app.close()
})
