import { PassThrough } from 'node:stream'
import { Failure } from '@tutu/contract/core/errors'
import plugin from 'fastify-plugin'
import { onSlowBody } from '../web/body-limits.ts'

/** Tells a caller whose body comes too slowly before the connection is cut; see `watchBody`. */
export const slowBodyPlugin = plugin(
  async (app) => {
    app.addHook('preParsing', (request, _reply, payload, done) => {
      const { 'content-type': type, 'content-length': length, 'transfer-encoding': coding } = request.headers
      // Forms with files read the connection themselves, and may take their time.
      if (type?.startsWith('multipart/')) return done(null, payload)
      // Without either there is no body (RFC 9112, 6.3).
      if (length === undefined && coding === undefined) return done(null, payload)
      const body = new PassThrough()
      payload.once('error', (error: Error) => body.destroy(error))
      onSlowBody(request.raw, () => body.destroy(new Failure('request.tooSlow', { status: 408 })))
      done(null, payload.pipe(body))
    })
  },
  { name: 'slow-body' },
)
