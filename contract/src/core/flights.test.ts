import { describe, expect, test } from 'vitest'
import { createClient, type RequestOptions } from './client.ts'
import { deferred, envelope, failureOf, nextTurn, ok, setUpClient } from '../testing/client.ts'
import type { TransportResponse } from './transport.ts'

/** A server that answers each request when told to. */
function setUpHeld() {
  const held: { answer: (response: TransportResponse) => void; signal: AbortSignal }[] = []
  const page = setUpClient((request) => {
    const { promise, resolve } = deferred<TransportResponse>()
    held.push({ answer: resolve, signal: request.signal })
    return promise
  })
  return { ...page, held }
}

const DUPLICATE = 'Automatic cancellation due to duplicate request'

describe('equal requests in flight', () => {
  test('a caller asking the same again cancels its earlier GET, which is only logged', async () => {
    const { client, held, seen } = setUpHeld()
    const earlier = failureOf(client.get('/x', { page: 1 }, { caller: 'table' }))
    const later = client.get('/x', { page: 1 }, { caller: 'table' })
    expect(await earlier).toMatchObject({ reason: 'cancelled', message: DUPLICATE })
    held[1]?.answer(ok('second'))
    expect(await later).toBe('second')
    expect(held.map(({ signal }) => signal.aborted)).toEqual([true, false])
    expect(seen).toMatchObject({ log: [DUPLICATE], error: [] })
  })

  test('GETs of different callers share one answer', async () => {
    const { client, held, requests } = setUpHeld()
    const answers = [client.get('/x'), client.get('/x', {}, { caller: 'a' }), client.get('/x', {}, { caller: 'b' })]
    held[0]?.answer(ok('shared'))
    expect(await Promise.all(answers)).toEqual(['shared', 'shared', 'shared'])
    expect(requests).toHaveLength(1)
  })

  test('a cancelled caller leaves the shared request to the others', async () => {
    const { client, held, requests } = setUpHeld()
    const other = client.get('/x', {}, { caller: 'other' })
    const earlier = failureOf(client.get('/x', {}, { caller: 'me' }))
    const later = client.get('/x', {}, { caller: 'me' })
    expect((await earlier).reason).toBe('cancelled')
    held[0]?.answer(ok('shared'))
    expect(await Promise.all([other, later])).toEqual(['shared', 'shared'])
    expect(requests).toHaveLength(1)
  })

  test('an equal write is awaited: neither sent twice nor cancelled, and told of once', async () => {
    const { client, held, requests, seen } = setUpHeld()
    const options: RequestOptions = { caller: 'form', showSuccess: true }
    const writes = [client.post('/x', { a: 1 }, options), client.post('/x', { a: 1 }, options)]
    held[0]?.answer(envelope(1, { id: 1 }, 'Added'))
    expect((await Promise.all(writes)).map(({ data }) => data)).toEqual([{ id: 1 }, { id: 1 }])
    expect(requests).toHaveLength(1)
    expect(seen.success).toEqual(['Added'])
  })

  test('the failure of a shared request reaches everyone and is told once', async () => {
    const { client, held, seen } = setUpHeld()
    const failures = [failureOf(client.get('/x')), failureOf(client.get('/x'))]
    held[0]?.answer(envelope(0, null, 'No'))
    expect((await Promise.all(failures)).map(({ message }) => message)).toEqual(['No', 'No'])
    expect(seen.error).toEqual(['No'])
  })

  test.each<[name: string, a: [string, RequestOptions], b: [string, RequestOptions]]>([
    ['url', ['/x', {}], ['/y', {}]],
    ['method', ['/x', { method: 'POST' }], ['/x', {}]],
    ['params', ['/x', { params: { page: 1 } }], ['/x', { params: { page: 2 } }]],
    ['data', ['/x', { method: 'POST', data: { a: 1 } }], ['/x', { method: 'POST', data: { a: 2 } }]],
    ['kind', ['/x', { kind: 'admin' }], ['/x', { kind: 'member' }]],
    ['token', ['/x', { kind: 'member', token: 'a' }], ['/x', { kind: 'member', token: 'b' }]],
    ['form', ['/x', { method: 'POST', data: new FormData() }], ['/x', { method: 'POST', data: new FormData() }]],
  ])('requests that differ in their %s are two', async (_name, a, b) => {
    const { client, held } = setUpHeld()
    const both = [client.request(...a), client.request(...b)]
    expect(held).toHaveLength(2)
    held.forEach(({ answer }) => answer(ok()))
    await Promise.all(both)
  })

  test('requests under another token or in another language are two', async () => {
    let language: 'zh-cn' | 'en' = 'en'
    const { config, store, requests } = setUpClient(() => ok())
    const client = createClient({ ...config, language: () => language })
    const answers = [client.get('/x')]
    store.admin.token = 'another'
    answers.push(client.get('/x'))
    language = 'zh-cn'
    answers.push(client.get('/x'))
    await Promise.all(answers)
    expect(requests).toHaveLength(3)
  })

  test('a request after the answer is a new one', async () => {
    const { client, requests } = setUpClient(() => ok())
    await client.get('/x', {}, { caller: 'a' })
    await client.get('/x', {}, { caller: 'a' })
    expect(requests).toHaveLength(2)
  })
})

describe("the caller's signal", () => {
  test('gives the request up, which is only logged', async () => {
    const { client, held, seen } = setUpHeld()
    const stop = new AbortController()
    const failure = failureOf(client.get('/x', {}, { signal: stop.signal }))
    stop.abort()
    expect(await failure).toMatchObject({ reason: 'cancelled', message: 'Request cancelled' })
    expect(held[0]?.signal.aborted).toBe(true)
    expect(seen).toMatchObject({ log: ['Request cancelled'], error: [] })
  })

  test('does not give up what others wait for', async () => {
    const { client, held } = setUpHeld()
    const stop = new AbortController()
    const mine = failureOf(client.get('/x', {}, { signal: stop.signal }))
    const theirs = client.get('/x')
    stop.abort()
    expect((await mine).reason).toBe('cancelled')
    held[0]?.answer(ok('theirs'))
    expect(await theirs).toBe('theirs')
  })

  test('aborted beforehand sends nothing', async () => {
    const { client, requests } = setUpClient(() => ok())
    expect((await failureOf(client.get('/x', {}, { signal: AbortSignal.abort() }))).reason).toBe('cancelled')
    await nextTurn()
    expect(requests).toHaveLength(0)
  })
})
