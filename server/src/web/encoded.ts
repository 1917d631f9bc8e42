import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bodies } from './compressor.ts'
import { chooseEncoding } from './page-cache.ts'

/** The body in the best encoding that the caller reads, which the reply's headers tell. `Vary` is the caller's to say. */
export function encoded(request: FastifyRequest, reply: FastifyReply, bodies: Partial<Bodies>): Buffer {
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''), bodies)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return bodies[encoding]!
}
