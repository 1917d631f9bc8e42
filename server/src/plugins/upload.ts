import multipart from '@fastify/multipart'
import { fail } from '@tutu/contract/errors'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'

/** One file a call, measured by `spool` while it streams; fields beside it are few and passed over. */
const LIMITS = { files: 1, fileSize: Infinity, fields: 20, fieldSize: 65_536, parts: 21, headerPairs: 50 }

/** Forms with a file, for the routes of one scope: nothing of it is read before the route asks. */
export const uploadPlugin = plugin(
  async (app) => {
    await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })
  },
  { name: 'upload' },
)

/** The file of a form, as it comes in; a form without one is an incomplete upload. */
export async function readFile(request: FastifyRequest) {
  const part = request.isMultipart() ? await request.file() : undefined
  if (!part?.filename) throw fail('upload.incomplete')
  return { stream: part.file, name: part.filename, type: part.mimetype }
}
