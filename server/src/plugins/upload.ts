import { Readable } from 'node:stream'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { fail, Failure } from '@tutu/contract/core/errors'
import type { FastifyError, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { allowUpload } from '../web/body-limits.ts'

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
  allowUpload(request.raw)
  const parts = request.isMultipart() ? request.files() : undefined
  const { value: part } = (await parts?.next().catch(refuse)) ?? {}
  if (!parts || !part?.filename) throw fail('upload.incomplete')
  return { stream: Readable.from(wholeForm(part, parts)), name: unescapeName(part.filename), type: part.mimetype }
}

/** What the parser says of forms that are none has no code: no boundary, one that is too long, an end that is missing. */
function refuse(error: FastifyError): never {
  throw typeof error.code === 'string' || error instanceof Failure
    ? error
    : new Failure('request.malformed', { status: 400 })
}

const ESCAPED: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

/** The three characters that browsers escape in names of files, and no others (HTML, “multipart/form-data encoding”). */
function unescapeName(name: string): string {
  return name.replace(/%(?:22|0D|0A)/g, (one) => ESCAPED[one]!)
}

/** A file that ends with its form: what stands behind it must be no second file. */
async function* wholeForm({ file }: MultipartFile, parts: AsyncIterator<MultipartFile>): AsyncGenerator<Buffer> {
  try {
    yield* file
    await parts.next()
  } catch (error) {
    const broken = error as FastifyError
    if (broken.code === 'FST_FILES_LIMIT') throw fail('upload.oneFile')
    refuse(broken)
  }
}
