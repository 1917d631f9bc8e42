import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ChangeBus } from '../postgres/change-bus.ts'
import { createCompressor } from './compressor.ts'
import { chooseEncoding, createPageCache, isGood, isKnown } from './page-cache.ts'

function fakeBus() {
  const tagListeners: ((tags: ReadonlySet<string>) => void)[] = []
  const flushListeners: (() => void)[] = []
  const state = { healthy: true }
  const bus = {
    get healthy() {
      return state.healthy
    },
    onTags: (listener) => (tagListeners.push(listener), () => undefined),
    onFlush: (listener) => (flushListeners.push(listener), () => undefined),
    record: async () => [],
    announce: (tags) => tagListeners.forEach((listener) => listener(new Set(tags))),
    close: async () => undefined,
  } satisfies ChangeBus
  return { bus, state, flush: () => flushListeners.forEach((listener) => listener()) }
}

const BODY = Buffer.from('正文 text '.repeat(1500))
async function keep(cache: ReturnType<typeof createPageCache>, key: string, tags: string[]) {
  return cache.finish(cache.begin(key), BODY, { 'content-type': 'text/html' }, tags, 'br')
}

test('an answer is kept until a row it shows changes, and no other one with it', async () => {
  const { bus } = fakeBus()
  const cache = createPageCache(bus)
  await keep(cache, 'a', ['course:1', 'config'])
  await keep(cache, 'b', ['course:2', 'config'])
  bus.announce(['course:1', 'lesson'])
  expect(cache.find('a')).toBeUndefined()
  expect(cache.find('b')).toBeDefined()
  bus.announce(['config'])
  expect(cache.size).toBe(0)
})

test('an answer to a query is kept when it is asked for again, and from then on at once', async () => {
  const { bus } = fakeBus()
  const cache = createPageCache(bus)
  const keys = ['en /courses?level=easy&lang=en', 'zh-cn /api/course/index?page=2']
  for (const key of keys) {
    await keep(cache, key, ['course'])
    expect(cache.find(key)).toBeUndefined()
    await keep(cache, key, ['course'])
    expect(cache.find(key)).toBeDefined()
  }
  bus.announce(['course'])
  await keep(cache, keys[0]!, ['course'])
  expect(cache.find(keys[0]!)).toBeDefined()
  await keep(cache, 'en /courses?lang=en', ['course'])
  expect(cache.find('en /courses?lang=en')).toBeDefined()
})

test('what changes while an answer is made keeps it from being kept; other changes do not', async () => {
  const { bus, flush } = fakeBus()
  const cache = createPageCache(bus)
  const making = cache.begin('a')
  bus.announce(['course:1'])
  expect((await cache.finish(making, BODY, {}, ['course:1'], 'br')).etag).toBeTruthy()
  expect(cache.find('a')).toBeUndefined()
  const other = cache.begin('a')
  bus.announce(['tag:9'])
  await cache.finish(other, BODY, {}, ['course:1'], 'br')
  expect(cache.find('a')).toBeDefined()
  const late = cache.begin('b')
  flush()
  await cache.finish(late, BODY, {}, ['course:1'], 'br')
  expect(cache.size).toBe(0)
  const compressing = cache.finish(cache.begin('c'), BODY, {}, ['course:1'], 'br')
  bus.announce(['course:1'])
  await compressing
  expect(cache.find('c')).toBeUndefined()
})

test('nothing is served nor kept while changes may be missed', async () => {
  const { bus, state } = fakeBus()
  const cache = createPageCache(bus)
  await keep(cache, 'a', ['x'])
  state.healthy = false
  expect(cache.find('a')).toBeUndefined()
  await keep(cache, 'b', ['x'])
  state.healthy = true
  expect(cache.find('b')).toBeUndefined()
})

test('requests for the same key wait for the one being made, not for one older than a change', async () => {
  const { bus } = fakeBus()
  const cache = createPageCache(bus)
  const making = cache.begin('a')
  const waiting = cache.awaitOther('a')
  expect(waiting).toBeDefined()
  bus.announce(['y'])
  expect(cache.awaitOther('a')).toBeUndefined()
  const entry = await cache.finish(making, BODY, {}, ['x'], 'br')
  expect(await waiting).toBe(entry)
  const broken = cache.begin('b')
  const other = cache.awaitOther('b')
  cache.abandon(broken)
  expect(await other).toBeUndefined()
  expect(cache.awaitOther('b')).toBeUndefined()
})

test('an answer is there in the encoding that was asked for; asked for again, it is made well and kept so', async () => {
  const done: string[] = []
  const compress = createCompressor(async (body, encoding, effort) => {
    done.push(`${encoding} ${effort}`)
    return encoding === 'br' ? brotliCompressSync(body) : gzipSync(body)
  })
  const { bus } = fakeBus()
  const cache = createPageCache(bus, compress)
  const entry = await keep(cache, 'a', ['course:1'])
  expect(brotliDecompressSync(entry.bodies.br!)).toEqual(BODY)
  expect(Object.keys(entry.bodies), 'and in no other').toEqual(['br'])
  expect([isGood(entry, 'br'), isGood(entry, 'gzip'), isGood(entry, 'identity')]).toEqual([false, false, false])
  // Many ask at once: it is made once.
  const asked = Array.from({ length: 5 }, () => cache.improve('a', cache.find('a')!, 'br'))
  const gzip = cache.improve('a', cache.find('a')!, 'gzip')
  await Promise.all([...asked, gzip])
  expect(done.toSorted()).toEqual(['br good', 'gzip good'])
  const kept = cache.find('a')!
  expect([isGood(kept, 'br'), isGood(kept, 'gzip')]).toEqual([true, true])
  expect(gunzipSync(kept.bodies.gzip!)).toEqual(BODY)
  bus.announce(['course:1'])
  expect(cache.find('a'), 'its tags hold still').toBeUndefined()
})

test('who reads no encoding gets the answer as it is, made of what is kept, and from then on at once', async () => {
  const cache = createPageCache(fakeBus().bus)
  for (const encoding of ['br', 'gzip'] as const) {
    const entry = await cache.finish(cache.begin(encoding), BODY, {}, [], encoding)
    const plain = await cache.improve(encoding, entry, 'identity')
    expect(plain.bodies.identity).toEqual(BODY)
    expect([isGood(cache.find(encoding)!, 'identity'), cache.find(encoding)]).toEqual([true, plain])
  }
})

test('who cannot be waited for gets the answer in a way they read', async () => {
  let isBusy = false
  const cache = createPageCache(fakeBus().bus, async (body) => (isBusy ? undefined : brotliCompressSync(body)))
  const entry = await keep(cache, 'a', [])
  isBusy = true
  expect((await cache.improve('a', entry, 'br')).bodies).toBe(entry.bodies)
  expect((await cache.improve('a', entry, 'gzip')).bodies).toEqual({ identity: BODY })
  expect(cache.find('a')).toBe(entry)
})

test('what changes while an answer is improved is not kept again', async () => {
  const { bus } = fakeBus()
  const cache = createPageCache(bus)
  const improving = cache.improve('a', await keep(cache, 'a', ['course:1']), 'br')
  bus.announce(['course:1'])
  expect((await improving).bodies.br).toBeDefined()
  expect(cache.find('a')).toBeUndefined()
})

test('short answers are not compressed', async () => {
  const cache = createPageCache(fakeBus().bus)
  const short = await cache.finish(cache.begin('b'), Buffer.from('{}'), {}, [], 'br')
  expect([Object.keys(short.bodies), isGood(short, 'br')]).toEqual([['identity'], true])
})

test('what a connection may send at once is first answered as it is, and compressed when it is asked for again', async () => {
  const cache = createPageCache(fakeBus().bus)
  const first = await cache.finish(cache.begin('c'), BODY.subarray(0, 12_000), {}, [], 'br')
  expect([Object.keys(first.bodies), isGood(first, 'br'), cache.find('c')]).toEqual([['identity'], false, first])
  const again = await cache.improve('c', first, 'br')
  expect([Object.keys(again.bodies), isGood(cache.find('c')!, 'br')]).toEqual([['identity', 'br'], true])
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.5', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip; q=0', 'identity'],
  ['gzip;q=0.000, br ; q=0.0', 'identity'],
  ['x-br, brotli', 'identity'],
  ['', 'identity'],
])('%j is answered in %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted, { br: BODY, gzip: BODY, identity: BODY })).toBe(encoding)
})

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['*', true],
  ['"ab"', false],
  ['', false],
])('If-None-Match %s: known %s', (header, known) => {
  expect(isKnown(header, 'W/"abc"')).toBe(known)
})

test('the budget counts what is really held: bodies, encodings, headers, keys, tags and all around them', () => {
  const script = fileURLToPath(new URL('../testing/fill-page-cache.ts', import.meta.url))
  const { pages, counted, grown } = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }))
  expect(pages).toBe(1500)
  expect(grown).toBeLessThan(counted)
  expect(grown).toBeGreaterThan(counted / 3)
})

test('while too many wait to be compressed, answers go out as they are and are not kept', async () => {
  const cache = createPageCache(fakeBus().bus, async () => undefined)
  const { bodies } = await keep(cache, 'a', [])
  expect(Object.keys(bodies)).toEqual(['identity'])
  expect(cache.size).toBe(0)
})
