import { readdirSync } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { basename, join, posix, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'
import mime from 'mime'
import { workedOutOnce } from '../lib/worked-out-once.ts'
import { rangeOf } from './byte-range.ts'
import type { Bodies } from './compressor.ts'
import { type Answer, etagOf, isKnown, sendEntry } from './page-cache.ts'
import { CALL_POLICY, SECURITY_HEADERS } from './security-headers.ts'

/** The files of `root` below the address `prefix`; with `names`, only those. */
export type Folder = { prefix: string; root: string; names?: readonly string[]; cacheControl: string }

/**
 * Files that a build made, known by name when the process starts and kept in memory once asked for: no path of a
 * request ever reaches the file system. (Reading through streams cost four times a bare answer, here it is less than
 * one.) They come in the encodings the build prepared, or in ranges. Large ones come from disk, piece by piece, as they are.
 */
export type BuiltFiles = {
  /** Whether `url` names one of them; what stands behind `?` does not count. */
  has(url: string): boolean
  /** Answers GET and HEAD for a file it has; `otherwise` where it can no longer be read. */
  serve(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void
}

/** Bytes of all files in memory, each in its encodings; the least recently asked for go first. */
const BYTES_MAX = 48 * 1024 * 1024
/** Bytes above which a file is never in memory: a class that asks for it at once would fill that. */
const IN_MEMORY_MAX = 4 * 1024 * 1024
const TEXT = /^(text\/|image\/svg|application\/(json|manifest))/
/** Types that the table of media types does not have. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  sb2: 'application/x.scratch.sb2',
  sb3: 'application/x.scratch.sb3',
  sjr: 'application/x.scratchjr.project',
}

type Known = { path: string; cacheControl: string }
/**
 * `entry`: what is in memory; undefined of a large file. `size`: bytes as it is. `modified`: ms. `unchanged`: the headers of a
 * 304, which leaves the others as the browser has them (RFC 9110, 15.4.5).
 */
type Kept = {
  entry?: Answer
  path: string
  size: number
  headers: OutgoingHttpHeaders
  modified: number
  unchanged: OutgoingHttpHeaders
}

export function createBuiltFiles(
  folders: readonly Folder[],
  security: Readonly<Record<string, string>> = SECURITY_HEADERS,
): BuiltFiles {
  const known = new Map(folders.flatMap(listOnce))
  const files = new LRUCache<string, Kept>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ entry }) =>
      Object.values(entry?.bodies ?? {}).reduce((sum, body) => sum + body.byteLength, 0) + 1024,
  })
  /** Those who ask for a file while it is read wait for the same reading. */
  const reading = new Map<string, Promise<Kept>>()
  function readOnce(path: string, file: Known): Promise<Kept> {
    const other = reading.get(path)
    if (other) return other
    const own = read(file, security).finally(() => reading.delete(path))
    reading.set(path, own)
    return own
  }

  return {
    has: (url) => known.has(pathOf(url)),
    serve(request, response, otherwise) {
      const path = pathOf(request.url ?? '')
      const kept = files.get(path)
      if (kept) return send(request, response, kept, otherwise)
      const file = known.get(path)
      if (!file) return otherwise()
      readOnce(path, file).then((read) => {
        files.set(path, read)
        send(request, response, read, otherwise)
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

/** What was built does not change while a process runs; in tests it has many servers. */
const listOnce = workedOutOnce(list)

async function read({ path, cacheControl }: Known, security: Readonly<Record<string, string>>): Promise<Kept> {
  const { mtimeMs, size } = await stat(path)
  const bodies = size > IN_MEMORY_MAX ? undefined : await readBodies(path)
  const etag = etagOf(bodies?.identity ?? `${basename(path)} ${size} ${mtimeMs}`)
  const headers: OutgoingHttpHeaders = {
    ...security,
    'content-security-policy': CALL_POLICY,
    'content-type': typeOf(path),
    'cache-control': cacheControl,
    'last-modified': new Date(mtimeMs).toUTCString(),
    'accept-ranges': 'bytes',
    ...(bodies?.br || bodies?.gzip ? { vary: 'accept-encoding' } : {}),
    // A CDN passes on the headers it was answered with; scripts and fonts load from there only with leave.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  }
  const { 'cache-control': caching, vary, 'access-control-allow-origin': leave } = headers
  const unchanged = { etag, 'cache-control': caching, 'access-control-allow-origin': leave, ...(vary ? { vary } : {}) }
  const kept = { path, size, headers: { ...headers, etag }, modified: mtimeMs, unchanged }
  return bodies ? { ...kept, size: bodies.identity.byteLength, entry: { headers, etag, bodies } } : kept
}

async function readBodies(path: string): Promise<Bodies> {
  const [identity, br, gzip] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`).catch(() => undefined),
    readFile(`${path}.gz`).catch(() => undefined),
  ])
  return { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) }
}

function typeOf(path: string): string {
  const suffix = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const type = OTHER_TYPES[suffix] ?? mime.getType(suffix) ?? 'application/octet-stream'
  return TEXT.test(type) ? `${type}; charset=utf-8` : type
}

function send(request: IncomingMessage, response: ServerResponse, kept: Kept, otherwise: () => void): void {
  const { entry, size, headers, modified, unchanged } = kept
  const condition = request.headers['if-none-match']
  if (condition !== undefined && isKnown(condition, String(unchanged['etag']))) {
    response.writeHead(304, unchanged)
    response.end()
    return
  }
  const range = request.method === 'GET' ? rangeOf(request, size, modified) : 'whole'
  if (range === 'outside') {
    response.writeHead(416, { ...SECURITY_HEADERS, 'content-range': `bytes */${size}`, 'content-length': 0 })
    response.end()
    return
  }
  if (range === 'whole') {
    if (entry) return sendEntry(request, response, entry)
    const whole = { ...headers, 'content-length': size }
    if (request.method === 'HEAD') return void response.writeHead(200, whole).end()
    return void sendFromDisk(response, 200, whole, { path: kept.path }, otherwise)
  }
  const { start, end } = range
  const part = { ...headers, 'content-length': end - start + 1, 'content-range': `bytes ${start}-${end}/${size}` }
  if (!entry) return void sendFromDisk(response, 206, part, { path: kept.path, start, end }, otherwise)
  response.writeHead(206, part)
  response.end(entry.bodies.identity.subarray(start, end + 1))
}

async function sendFromDisk(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  { path, ...range }: { path: string; start?: number; end?: number },
  otherwise: () => void,
): Promise<void> {
  const file = await open(path).catch(() => undefined)
  if (!file) return otherwise()
  response.writeHead(status, headers)
  // Whoever leaves in the middle is nobody's mistake; the file is closed either way.
  await pipeline(file.createReadStream(range), response).catch(() => undefined)
}
