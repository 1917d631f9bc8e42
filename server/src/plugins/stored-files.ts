import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AS_IT_WAS, suffixOf } from '@tutu/contract/core/upload'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { fileTypeOf, isInline, UNKNOWN_TYPE } from '../files/file-types.ts'
import { isKey } from '../files/local-store.ts'
import { rangeOf } from '../web/byte-range.ts'
import { noSuchAddress } from '../web/no-such-address.ts'

/** A file may be replaced, and its address lead elsewhere then; one that is looked at again is shown while it is asked for. */
const FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'
const FOR_MINUTES = 'public, max-age=300'
/** Whatever a file is, opened by itself it runs nothing and has no origin; a picture or film may show itself. */
const FILE_POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox"

/** Thumbnails are asked for by the dozen: the bytes of small files are kept. Whether a file is there is looked up each time. */
const SMALL = 64 * 1024
const KEPT_BYTES = 8 * 1024 * 1024

type Options = {
  /** Folder of the local store. */
  root: string
  /** Where a file is that is kept elsewhere; undefined: nowhere. */
  remoteUrl: (key: string) => Promise<string | undefined>
  /** Where what took the place of a file is that is still there; undefined: nothing did. */
  successorUrl: (key: string) => Promise<string | undefined>
}

/** A file of the folder as it was read; `bytes` where it is small. Times in ms. */
type Found = { path: string; size: number; modified: number; etag: string; bytes?: Buffer }

/**
 * GET `/storage/…`: stored files, whole, in ranges, or not at all where the browser has them. The bytes under a path never
 * change; once others have taken their place, the path leads to those. Types that could run on this site's origin, and all that are not known to be safe, are downloads.
 */
export const storedFilesPlugin = plugin(
  async (app, { root, remoteUrl, successorUrl }: Options) => {
    const find = finderIn(root)
    app.get('/storage/*', { config: { access: { kind: 'public' }, isDownload: true } }, async (request, reply) => {
      const key = `storage/${(request.params as Record<string, string>)['*'] ?? ''}`
      if (!isKey(key)) throw noSuchAddress(request)
      const isAsItWas = (request.query as Record<string, unknown>)[AS_IT_WAS] !== undefined
      const successor = isAsItWas ? undefined : await successorUrl(key)
      const file = successor ? undefined : await find(key)
      if (file) return sendFile(request, reply, file, key)
      const url = successor ?? (await remoteUrl(key))
      if (!url) throw noSuchAddress(request)
      return reply.header('cache-control', FOR_MINUTES).redirect(url, 302)
    })
  },
  { name: 'stored-files' },
)

function finderIn(root: string): (key: string) => Promise<Found | undefined> {
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length + 512 })
  return async (key) => {
    const path = join(root, key)
    const info = await stat(path).catch(() => undefined)
    if (!info?.isFile()) return undefined
    const { size, mtimeMs: modified } = info
    const etag = `"${size.toString(36)}-${Math.floor(modified).toString(36)}"`
    if (size > SMALL) return { path, size, modified, etag }
    const name = `${key} ${etag}`
    const bytes = kept.get(name) ?? (await readFile(path))
    kept.set(name, bytes)
    return { path, size: bytes.length, modified, etag, bytes }
  }
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: Found, key: string): Promise<FastifyReply> {
  const type = fileTypeOf(suffixOf(key))?.type ?? UNKNOWN_TYPE
  reply.headers({
    'cache-control': FOR_AN_HOUR,
    etag: file.etag,
    'last-modified': new Date(file.modified).toUTCString(),
    'accept-ranges': 'bytes',
    'content-security-policy': FILE_POLICY,
    // A CDN passes on the headers it was answered with; pages of the site draw its pictures on canvases.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    ...(isInline(type) ? {} : { 'content-disposition': 'attachment' }),
  })
  if (isKnown(request, file)) return reply.status(304).send()
  const range = rangeFor(request, file)
  if (range === 'outside') return reply.status(416).header('content-range', `bytes */${file.size}`).send()
  reply.type(type)
  const { start, end } = range === 'whole' ? { start: 0, end: file.size - 1 } : range
  if (range !== 'whole') reply.status(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  reply.header('content-length', end - start + 1)
  if (file.bytes) return reply.send(file.bytes.subarray(start, end + 1))
  // A stream costs several times what reading a short part at once does.
  const isShort = end - start < SMALL
  return reply.send(isShort ? await readPart(file.path, start, end) : createReadStream(file.path, { start, end }))
}

async function readPart(path: string, start: number, end: number): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer } = await handle.read(Buffer.allocUnsafe(end - start + 1), 0, end - start + 1, start)
    return buffer
  } finally {
    await handle.close()
  }
}

function isKnown({ headers }: FastifyRequest, { etag, modified }: Found): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) {
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return !Number.isNaN(since) && Math.floor(modified / 1000) * 1000 <= since
}

/** A condition that names this very file is as good as none. */
function rangeFor({ method, headers }: FastifyRequest, { etag, size, modified }: Found) {
  if (method === 'HEAD') return 'whole'
  const { range, 'if-range': condition } = headers
  return rangeOf({ headers: condition === etag ? { range } : headers }, size, modified)
}
