import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join, posix, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import mime from 'mime'
import { rangeOf } from './byte-range.ts'
import { type Answer, etagOf, isKnown, sendEntry } from './page-cache.ts'
import { CALL_POLICY, SECURITY_HEADERS } from './security-headers.ts'

/** The files of `root` below the address `prefix`; with `names`, only those. */
export type Folder = { prefix: string; root: string; names?: readonly string[]; cacheControl: string }

/**
 * Files that a build made, known by name when the process starts and kept in memory once asked for: no path of a
 * request ever reaches the file system. (Reading through streams cost four times a bare answer, here it is less than
 * one.) They come in the encodings the build prepared, or in ranges.
 */
export type BuiltFiles = {
  /** Whether `url` names one of them; what stands behind `?` does not count. */
  has(url: string): boolean
  /** Answers GET and HEAD for a file it has; `otherwise` where it can no longer be read. */
  serve(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void
}

/** Bytes of all files in memory, each in its encodings; the least recently asked for go first. */
const BYTES_MAX = 48 * 1024 * 1024
const TEXT = /^(text\/|image\/svg|application\/(json|manifest))/
/** Types that the table of media types does not have. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  sb2: 'application/x.scratch.sb2',
  sb3: 'application/x.scratch.sb3',
  sjr: 'application/x.scratchjr.project',
}

type Known = { path: string; cacheControl: string }
/** `unchanged`: the headers of a 304, which leaves the others as the browser has them (RFC 9110, 15.4.5). */
type Kept = { entry: Answer; modified: number; unchanged: OutgoingHttpHeaders }

export function createBuiltFiles(
  folders: readonly Folder[],
  security: Readonly<Record<string, string>> = SECURITY_HEADERS,
): BuiltFiles {
  const known = new Map(folders.flatMap(list))
  const files = new LRUCache<string, Kept>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ entry: { bodies } }) =>
      Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0) + 1024,
  })

  return {
    has: (url) => known.has(pathOf(url)),
    serve(request, response, otherwise) {
      const path = pathOf(request.url ?? '')
      const kept = files.get(path)
      if (kept) return send(request, response, kept)
      const file = known.get(path)
      if (!file) return otherwise()
      read(file, security).then((read) => {
        files.set(path, read)
        send(request, response, read)
      }, otherwise)
    },
  }
}

function pathOf(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 ? url : url.slice(0, mark)
}

/** Without what the build prepared for other files, and without its own notes. */
function list({ prefix, root, names, cacheControl }: Folder): [string, Known][] {
  if (names) return names.map((name) => [prefix + name, { path: join(root, name), cacheControl }])
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(join(root, sep).length).split(sep).join(posix.sep)
    const isServed = entry.isFile() && !/\.(br|gz)$|(^|\/)\./.test(name)
    return isServed ? [[prefix + name, { path, cacheControl }]] : []
  })
}

async function read({ path, cacheControl }: Known, security: Readonly<Record<string, string>>): Promise<Kept> {
  const [identity, br, gzip, { mtimeMs }] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`).catch(() => undefined),
    readFile(`${path}.gz`).catch(() => undefined),
    stat(path),
  ])
  const headers: OutgoingHttpHeaders = {
    ...security,
    'content-security-policy': CALL_POLICY,
    'content-type': typeOf(path),
    'cache-control': cacheControl,
    'last-modified': new Date(mtimeMs).toUTCString(),
    'accept-ranges': 'bytes',
    ...(br || gzip ? { vary: 'accept-encoding' } : {}),
    // A CDN passes on the headers it was answered with; scripts and fonts load from there only with leave.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  }
  const etag = etagOf(identity)
  const bodies = { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) }
  const { 'cache-control': caching, vary, 'access-control-allow-origin': leave } = headers
  const unchanged = { etag, 'cache-control': caching, 'access-control-allow-origin': leave, ...(vary ? { vary } : {}) }
  return { entry: { headers, etag, bodies }, modified: mtimeMs, unchanged }
}

function typeOf(path: string): string {
  const suffix = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const type = OTHER_TYPES[suffix] ?? mime.getType(suffix) ?? 'application/octet-stream'
  return TEXT.test(type) ? `${type}; charset=utf-8` : type
}

function send(request: IncomingMessage, response: ServerResponse, { entry, modified, unchanged }: Kept): void {
  const condition = request.headers['if-none-match']
  if (condition !== undefined && isKnown(condition, entry.etag)) {
    response.writeHead(304, unchanged)
    response.end()
    return
  }
  const range = request.method === 'GET' ? rangeOf(request, entry.bodies.identity.byteLength, modified) : 'whole'
  if (range === 'whole') return sendEntry(request, response, entry)
  const { identity } = entry.bodies
  if (range === 'outside') {
    response.writeHead(416, {
      ...SECURITY_HEADERS,
      'content-range': `bytes */${identity.byteLength}`,
      'content-length': 0,
    })
    response.end()
    return
  }
  const part = identity.subarray(range.start, range.end + 1)
  response.writeHead(206, {
    ...entry.headers,
    etag: entry.etag,
    'content-length': part.byteLength,
    'content-range': `bytes ${range.start}-${range.end}/${identity.byteLength}`,
  })
  response.end(part)
}
