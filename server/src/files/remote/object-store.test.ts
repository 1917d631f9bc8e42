import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startStoreDouble, type StoreDouble } from '../../testing/object-store/double.ts'
import { createObjectStore, type ObjectStore } from './object-store.ts'

const KEY = 'storage/default/20260101/小兔 + cat (1).png'
const BYTES = Buffer.from('carrots, carrots')

describe.each(['oss', 's3'] as const)('a bucket of %s as a store of files', (kind) => {
  let double: StoreDouble
  let store: ObjectStore
  beforeEach(async () => {
    double = await startStoreDouble(kind)
    store = createObjectStore(double.bucket, 'everywhere')
  })
  afterEach(() => double.close())

  const put = (key: string, bytes = BYTES, type = 'image/png') =>
    store.put(key, Readable.from([bytes]), { size: bytes.length, type })

  test('keeps bytes and type under any key, and gives them back whole or in part', async () => {
    await put(KEY)
    expect(double.objects.get(KEY)).toMatchObject({ body: BYTES, type: 'image/png', disposition: undefined })
    expect(await store.head(KEY)).toEqual({ size: 16, type: 'image/png', etag: double.objects.get(KEY)?.etag })
    const whole = await store.open(KEY)
    expect(whole?.size).toBe(16)
    expect(await buffer(whole!.stream)).toEqual(BYTES)
    const part = await store.open(KEY, { start: 9, end: 12 })
    expect(part?.size).toBe(16)
    expect(String(await buffer(part!.stream))).toBe('carr')
  })

  test('takes a stream whose length nobody knows', async () => {
    await store.put(KEY, Readable.from([BYTES, BYTES]), { type: 'image/png' })
    expect(double.objects.get(KEY)?.body).toEqual(Buffer.concat([BYTES, BYTES]))
  })

  test('an empty file is a file', async () => {
    await put(KEY, Buffer.alloc(0))
    expect(await store.head(KEY)).toMatchObject({ size: 0 })
  })

  test('has nothing where there is nothing; removing that is no error', async () => {
    expect(await store.head(KEY)).toBeUndefined()
    expect(await store.open(KEY)).toBeUndefined()
    await store.remove(KEY)
    await put(KEY)
    await store.remove(KEY)
    expect(await store.head(KEY)).toBeUndefined()
  })

  test('tells browsers to save what must not run', async () => {
    await put('storage/a.html', BYTES, 'text/html')
    expect(double.objects.get('storage/a.html')?.disposition).toBe('attachment')
  })

  test('a source that breaks leaves nothing', async () => {
    const source = Readable.from(
      (async function* () {
        yield BYTES
        throw new Error('line cut')
      })(),
    )
    await expect(store.put(KEY, source, { size: 1000, type: 'image/png' })).rejects.toThrow('line cut')
    expect(double.objects.size).toBe(0)
  })

  test('copies what it was shown, as what it is said to be, and nothing else', async () => {
    await put('admin/1/default/x/小兔.svg', BYTES, 'application/octet-stream')
    const { etag = '' } = (await store.head('admin/1/default/x/小兔.svg'))!
    expect(await store.copy('admin/1/default/x/小兔.svg', KEY, { etag, type: 'text/html' })).toBe(true)
    expect(double.objects.get(KEY)).toMatchObject({ body: BYTES, type: 'text/html', disposition: 'attachment' })
    await put('admin/1/default/x/小兔.svg', Buffer.from('something else'))
    expect(await store.copy('admin/1/default/x/小兔.svg', 'storage/b', { etag, type: 'image/png' })).toBe(false)
    expect(await store.copy('admin/1/gone', 'storage/b', { etag, type: 'image/png' })).toBe(false)
    expect(double.objects.has('storage/b')).toBe(false)
  })

  test('wrong keys are an error, not an empty store', async () => {
    const locked = createObjectStore({ ...double.bucket, secret: 'guessed' }, 'everywhere')
    await expect(locked.head(KEY)).rejects.toThrow(/403|Unknown/)
    await expect(locked.put(KEY, Readable.from([BYTES]), { size: 16, type: 'image/png' })).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    })
    expect(double.objects.size).toBe(0)
  })

  test('an endpoint at a private address is not asked, whether a store is there or nobody', async () => {
    const { origin } = new URL(double.bucket.endpoint)
    for (const endpoint of [
      double.bucket.endpoint,
      origin.replace(/\d+$/, '1'),
      origin.replace('127.0.0.1', 'localhost'),
    ]) {
      const guarded = createObjectStore({ ...double.bucket, endpoint }, [])
      await expect(guarded.head(KEY), endpoint).rejects.toMatchObject({ key: 'target.private' })
      const putting = guarded.put(KEY, Readable.from([BYTES]), { size: 16, type: 'image/png' })
      await expect(putting, endpoint).rejects.toMatchObject({ key: 'target.private' })
    }
    expect(double.objects.size).toBe(0)
  })
})
