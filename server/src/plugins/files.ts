import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

type Options = { prefix: string; root: string; maxAge: string; immutable?: boolean }

/** Files of one folder below an address, in the encodings the build prepared. */
export async function filesPlugin(
  app: FastifyInstance,
  { prefix: _prefix, root, maxAge, immutable = false }: Options,
): Promise<void> {
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true })
  app.get('*', { config: { access: { kind: 'public' } } }, (request, reply) =>
    reply.sendFile((request.params as Record<string, string>)['*'] ?? '', { maxAge, immutable }),
  )
}
