import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { ChangeBus } from '../postgres/change-bus.ts'
import {
  type Bodies,
  type Compressor,
  createCompressor,
  type Encoding,
  isWorthCompressing,
  ownMemory,
} from './compressor.ts'

/** Bytes of all kept answers, with all that is held for their sake. */
const BYTES_MAX = 16 * 1024 * 1024
/** What the entry itself takes, its place in the lists, and the objects around its parts, in bytes; measured. */
const ENTRY = 2048
const BODY = 512
const TAG = 192
const HEADER = 48
/** How many addresses with a query are remembered to have been asked for. */
const ASKED_MAX = 4096
/** How many announced changes are remembered for answers still being made. */
const RECENT_CHANGES = 4096

/** A whole answer, ready to be written. */
export type Answer<B extends Partial<Bodies> = Bodies> = { headers: OutgoingHttpHeaders; etag: string; bodies: B }

/** A kept answer. It is there in those encodings that somebody has asked for, and in no other: a page as it is takes most. */
export type Entry = Answer<Partial<Bodies>> & {
  /** The encodings that are worth no more work: made well, not quickly for whoever asked first. */
  good: readonly Encoding[]
  tags: readonly string[]
}

/**
 * A GET or HEAD whose answer may be kept: made by `begin` before it is answered, so that a change meanwhile is noticed.
 * `isKept`: whether it will be, beyond those who wait for it already.
 */
export type Making = { key: string; isKept: boolean; generation: number; done: (entry: Entry | undefined) => void }

/**
 * Whole answers to anonymous GETs, kept until a row they show changes. Keys are made by the caller from normalised
 * parameters; least recently used answers go first. Never serves an answer begun before a change it depends on.
 */
export type PageCache = {
  find(key: string): Entry | undefined
  /** The answer to the same key being made right now, if it saw every change so far. */
  awaitOther(key: string): Promise<Entry | undefined> | undefined
  begin(key: string): Making
  /**
   * Keeps an answer, and compresses it quickly for who waits for it; when something changed meanwhile it is only
   * compressed, and while too many wait to be compressed it is neither.
   */
  finish(
    making: Making,
    body: Buffer | string,
    headers: OutgoingHttpHeaders,
    tags: readonly string[],
    encoding: Encoding,
  ): Promise<Entry>
  /**
   * A kept answer in an encoding that it is not there in, or only quickly made: what is asked for again is worth the time.
   * While too many wait to be compressed it is answered as it is.
   */
  improve(key: string, entry: Entry, encoding: Encoding): Promise<Entry>
  abandon(making: Making): void
  readonly size: number
  /** What is held by what is kept. */
  readonly bytes: number
}

export function createPageCache(bus: ChangeBus, compress: Compressor = createCompressor()): PageCache {
  const keysByTag = new Map<string, Set<string>>()
  const entries = new LRUCache<string, Entry>({
    maxSize: BYTES_MAX,
    sizeCalculation: sizeOf,
    dispose: (entry, key) => forgetTags(key, entry.tags),
  })
  // Anybody can make as many queries as they like: an answer to one is kept when it is asked for again, so that those
  // nobody repeats neither fill the memory nor push out the pages that are read.
  const asked = new LRUCache<string, true>({ max: ASKED_MAX })
  const improvements = new Map<string, Promise<Entry>>()
  const makings = new Map<string, { making: Making; answer: Promise<Entry | undefined> }>()
  // What changed lately, oldest first: an answer whose rows changed while it was made is not kept.
  const changes: ReadonlySet<string>[] = []
  let generation = 0
  let flushedAt = 0

  function forgetTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  bus.onTags((tags) => {
    generation++
    changes.push(tags)
    if (changes.length > RECENT_CHANGES) changes.shift()
    for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) entries.delete(key)
  })
  bus.onFlush(() => {
    generation++
    flushedAt = generation
    changes.push(new Set())
    if (changes.length > RECENT_CHANGES) changes.shift()
    entries.clear()
  })

  function changedSince(started: number, tags: readonly string[]): boolean {
    if (flushedAt > started || generation - started > changes.length) return true
    return changes.slice(changes.length - (generation - started)).some((change) => tags.some((tag) => change.has(tag)))
  }

  return {
    find: (key) => (bus.healthy ? entries.get(key) : undefined),
    awaitOther(key) {
      const other = makings.get(key)
      return other && bus.healthy && other.making.generation === generation ? other.answer : undefined
    },
    begin(key) {
      let done: Making['done'] = () => undefined
      const answer = new Promise<Entry | undefined>((resolve) => (done = resolve))
      const making = { key, isKept: !hasQuery(key) || asked.has(key), generation, done }
      if (hasQuery(key)) asked.set(key, true)
      makings.set(key, { making, answer })
      return making
    },
    async finish(making, body, headers, tags, encoding) {
      const identity = ownMemory(body)
      const isCompressed = encoding !== 'identity' && isWorthCompressing(identity, 'quick')
      const compressed = isCompressed ? await compress(identity, encoding, 'quick') : undefined
      const made: Pick<Entry, 'bodies' | 'good'> = compressed
        ? { bodies: { [encoding]: compressed }, good: [] }
        : { bodies: { identity }, good: ['identity'] }
      const entry: Entry = { headers, tags, etag: etagOf(identity), ...made }
      const isOverloaded = isCompressed && !compressed
      const isCurrent = bus.healthy && !changedSince(making.generation, tags)
      if (making.isKept && !isOverloaded && isCurrent) keep(making.key, entry)
      settle(making, entry)
      return entry
    },
    improve(key, entry, encoding) {
      const name = `${encoding} ${entry.etag} ${key}`
      let other = improvements.get(name)
      if (!other) {
        other = improved(key, entry, encoding).finally(() => improvements.delete(name))
        improvements.set(name, other)
      }
      return other
    },
    abandon: (making) => settle(making, undefined),
    get size() {
      return entries.size
    },
    get bytes() {
      return entries.calculatedSize
    },
  }

  async function improved(key: string, entry: Entry, encoding: Encoding): Promise<Entry> {
    const identity = await plainOf(entry)
    const body = encoding === 'identity' ? identity : await compress(identity, encoding, 'good').catch(() => undefined)
    if (!body) return entry.bodies[encoding] ? entry : { ...entry, bodies: { identity } }
    // Another caller may have had it improved in another way meanwhile, and a change may have come.
    const now = entries.peek(key)
    const isKept = now?.etag === entry.etag
    const known = isKept ? now : entry
    const better = { ...known, bodies: { ...known.bodies, [encoding]: body }, good: [...known.good, encoding] }
    if (isKept) keep(key, better)
    return better
  }

  /** In the place of what was kept under the key, if anything was. */
  function keep(key: string, entry: Entry): void {
    entries.set(key, entry)
    for (const tag of entry.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
  }

  function settle(making: Making, entry: Entry | undefined): void {
    if (makings.get(making.key)?.making === making) makings.delete(making.key)
    making.done(entry)
  }
}

/** An answer as it is, made of what is kept. */
async function plainOf({ bodies: { identity, br, gzip } }: Entry): Promise<Buffer> {
  if (identity) return identity
  return ownMemory(br ? await unBrotli(br) : await unGzip(gzip!))
}

const unBrotli = promisify(brotliDecompress)
const unGzip = promisify(gunzip)

/** The language alone makes one more address of a page, not endlessly many. */
function hasQuery(key: string): boolean {
  return /\?(?!lang=[a-z-]+$)/.test(key)
}

/** Of what is sent, whatever it is encoded in. */
export function etagOf(body: Buffer | string): string {
  return `W/"${hash('sha1', body, 'base64url')}"`
}

/** Headers are held once more for each encoding that was asked for; texts beyond Latin take two bytes a character. */
function sizeOf({ bodies, headers, tags, etag }: Entry, key: string): number {
  const all = Object.values(bodies)
  const held = all.reduce((sum, body) => sum + body.byteLength + BODY, 0)
  const names = Object.entries(headers)
  const texts = names.reduce((sum, [name, value]) => sum + name.length + 2 * String(value).length, 0)
  const marks = tags.reduce((sum, tag) => sum + tag.length + TAG, 0)
  return ENTRY + 2 * (key.length + etag.length) + held + texts + names.length * HEADER * (1 + all.length) + marks
}

/** Writes a kept answer: 304 where the caller has it already, else in the best encoding the caller reads. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: Answer<Partial<Bodies>>): void {
  const { 'if-none-match': known, 'accept-encoding': accepted = '' } = request.headers
  if (known !== undefined && isKnown(known, entry.etag)) {
    response.writeHead(304, { ...entry.headers, etag: entry.etag })
    response.end()
    return
  }
  const encoding = chooseEncoding(String(accepted), entry.bodies)
  const body = entry.bodies[encoding]!
  response.writeHead(200, headersOf(entry, encoding, body))
  response.end(request.method === 'HEAD' ? undefined : body)
}

const ready = new WeakMap<Buffer, OutgoingHttpHeaders>()

/** The headers of an answer in one encoding, put together once. */
function headersOf(entry: Answer<Partial<Bodies>>, encoding: Encoding, body: Buffer): OutgoingHttpHeaders {
  let headers = ready.get(body)
  if (!headers) {
    headers = {
      ...entry.headers,
      etag: entry.etag,
      'content-length': body.byteLength,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
    ready.set(body, headers)
  }
  return headers
}

export function isKnown(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === bare)
}

/** The best that a caller reads of what there is. */
export function chooseEncoding(accepted: string, bodies: Partial<Bodies>): Encoding {
  const { br, gzip: gz } = acceptedOf(accepted)
  if (bodies.br && br) return 'br'
  if (bodies.gzip && gz) return 'gzip'
  return 'identity'
}

/** The best that a caller reads. */
export function bestEncoding({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): Encoding {
  const { br, gzip: gz } = acceptedOf(String(accepted))
  return br ? 'br' : gz ? 'gzip' : 'identity'
}

/** Whether a kept answer is there in an encoding, and made well. */
export function isGood({ good, bodies: { identity } }: Entry, encoding: Encoding): boolean {
  return good.includes(encoding) || (identity !== undefined && !isWorthCompressing(identity, 'good'))
}

type Accepted = { br: boolean; gzip: boolean }

/** Browsers send a handful of different headers: reading one again costs more than all the rest of the choice. */
const headersSeen = new Map<string, Accepted>()
const SEEN_MAX = 100
const SEEN_LENGTH_MAX = 100

function acceptedOf(header: string): Accepted {
  let accepted = headersSeen.get(header)
  if (!accepted) {
    accepted = { br: accepts(header, 'br'), gzip: accepts(header, 'gzip') }
    if (headersSeen.size < SEEN_MAX && header.length <= SEEN_LENGTH_MAX) headersSeen.set(header, accepted)
  }
  return accepted
}

function accepts(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [coding, ...parameters] = part.trim().split(';')
    return coding?.trim() === name && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  })
}
