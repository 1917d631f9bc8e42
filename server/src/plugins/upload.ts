import { Readable } from 'node:stream'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { fail } from '@tutu/contract/errors'
import type { FastifyError, FastifyRequest } from 'fastify'
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
  const parts = request.isMultipart() ? request.files() : undefined
  const { value: part } = (await parts?.next()) ?? {}
  if (!parts || !part?.filename) throw fail('upload.incomplete')
  return { stream: Readable.from(wholeForm(part, parts)), name: unescapeName(part.filename), type: part.mimetype }
}

const ESCAPED: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

/** The three characters that browsers escape in names of files, and no others (HTML, “multipart/form-data encoding”). */
function unescapeName(name: string): string {
  return name.replace(/%(?:22|0D|0A)/g, (one) => ESCAPED[one]!)
}

/** A file that ends with its form: what stands behind it must be no second file. */
async function* wholeForm({ file }: MultipartFile, parts: AsyncIterator<MultipartFile>): AsyncGenerator<Buffer> {
  yield* file
  try {
    await parts.next()
  } catch (error) {
    throw (error as FastifyError).code === 'FST_FILES_LIMIT' ? fail('upload.oneFile') : error
  }
}
