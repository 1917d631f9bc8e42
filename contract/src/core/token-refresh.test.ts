import { describe, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import type { TransportRequest, TransportResponse } from './transport.ts'
import { TransportError } from './transport.ts'
import {
  type Answer,
  deferred,
  envelope,
  failureOf,
  nextTurn,
  ok,
  type Server,
  setUpClient,
} from '../testing/client.ts'

const REFRESH = '/api/common/refreshToken'
const EXPIRED = envelope(409, null, 'Your session has expired')
const REFRESHED = ok({ type: 'admin-refresh', token: 'new' })
const tokenOf = (request: TransportRequest) => request.headers.batoken
const isRefresh = (request: TransportRequest) => request.url === REFRESH

/** Calls the token 'old' expired, except on the member's paths; answers with the token and the body it got. */
function expiring(refresh: Answer | (() => Answer)): Server {
  return (request) => {
    if (isRefresh(request)) return typeof refresh === 'function' ? refresh() : refresh
    if (tokenOf(request) === 'old' && !request.url.startsWith('/member')) return EXPIRED
    return ok({ token: tokenOf(request), body: request.body })
  }
}

describe('an expired token', () => {
  test('is still in the header of the refresh; the request is sent again with its body and the new token', async () => {
    const { client, requests, store, seen } = setUpClient(expiring(REFRESHED))
    await client.post('/x', { a: 1 })
    expect(requests.map((request) => [request.method, request.url, tokenOf(request), request.body])).toEqual([
      ['POST', '/x', 'old', '{"a":1}'],
      ['POST', REFRESH, 'old', '{"refresh_token":"r-admin"}'],
      ['POST', '/x', 'new', '{"a":1}'],
    ])
    expect(store.admin).toEqual({ token: 'new', refreshToken: 'r-admin' })
    expect(seen.error).toEqual([])
  })

  test('of many requests at once leads to one refresh, and all are answered', async () => {
    const { client, requests } = setUpClient(expiring(REFRESHED))
    const answers = await Promise.all(Array.from({ length: 20 }, (_, page) => client.get('/x', { page })))
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ token: 'new' })))
    expect(requests.filter(isRefresh)).toHaveLength(1)
    expect(requests).toHaveLength(41)
  })

  test('holds up requests of its own kind until it is replaced, not those of the other kind', async () => {
    const gate = deferred<TransportResponse>()
    const { client, requests } = setUpClient(expiring(gate.promise))
    const first = client.get('/first')
    await vi.waitFor(() => expect(requests.some(isRefresh)).toBe(true))
    const late = client.get('/late')
    await client.get('/member', {}, { kind: 'member' })
    await nextTurn()
    expect(requests.map(({ url }) => url)).toEqual(['/first', REFRESH, '/member'])
    gate.resolve(REFRESHED)
    expect(await Promise.all([first, late])).toEqual([{ token: 'new' }, { token: 'new' }])
    expect(requests.filter(({ url }) => url === '/late').map(tokenOf)).toEqual(['new'])
  })

  test('each kind has its own refresh, and both may run', async () => {
    const server: Server = (request) => {
      if (isRefresh(request)) {
        const isMember = request.body === '{"refresh_token":"r-member"}'
        return ok({ type: isMember ? 'user-refresh' : 'admin-refresh', token: isMember ? 'new-member' : 'new' })
      }
      const isStale =
        request.url === '/m' ? request.headers['ba-user-token'] === 'member-token' : tokenOf(request) === 'old'
      return isStale ? EXPIRED : ok()
    }
    const { client, store } = setUpClient(server)
    await Promise.all([client.get('/a'), client.get('/m', {}, { kind: 'member' })])
    expect([store.admin.token, store.member.token]).toEqual(['new', 'new-member'])
  })

  test('is not refreshed again by an answer that comes after the refresh', async () => {
    const slow = deferred<TransportResponse>()
    const server = expiring(REFRESHED)
    const { client, requests } = setUpClient((request) =>
      request.url === '/slow' && tokenOf(request) === 'old' ? slow.promise : server(request),
    )
    const late = client.get('/slow')
    await client.get('/quick')
    slow.resolve(EXPIRED)
    expect(await late).toEqual({ token: 'new' })
    expect(requests.filter(isRefresh)).toHaveLength(1)
  })

  test('that another tab has replaced already needs no refresh here', async () => {
    const { client, requests, store } = setUpClient((request) => {
      store.admin.token = 'from the other tab'
      return expiring(REFRESHED)(request)
    })
    expect(await client.get('/x')).toEqual({ token: 'from the other tab' })
    expect(requests.filter(isRefresh)).toHaveLength(0)
  })

  test('that another tab is replacing at this moment is refreshed there only', async () => {
    const { client, requests, store } = setUpClient(expiring(REFRESHED))
    const otherTab = navigator.locks.request('tutu-token-refresh-admin', async () => {
      await vi.waitFor(() => expect(requests).toHaveLength(1))
      await nextTurn()
      store.admin.token = 'from the other tab'
    })
    expect(await client.get('/x')).toEqual({ token: 'from the other tab' })
    await otherTab
    expect(requests.filter(isRefresh)).toHaveLength(0)
  })

  test('given by the caller is not refreshed', async () => {
    const { client, requests } = setUpClient((request) => (isRefresh(request) ? REFRESHED : EXPIRED))
    const failure = await failureOf(client.get('/x', {}, { kind: 'member', token: 'alternative' }))
    expect(failure).toMatchObject({ reason: 'refused', code: 409 })
    expect(requests).toHaveLength(1)
  })

  test('that a refresh does not cure ends in an error, not in a circle', async () => {
    const { client, requests } = setUpClient((request) => (isRefresh(request) ? REFRESHED : EXPIRED))
    expect(await failureOf(client.get('/x'))).toMatchObject({ reason: 'refused', code: 409 })
    expect(requests.length).toBeLessThan(7)
  })
})

describe('a refresh that is refused', () => {
  const none = { token: 'old', refreshToken: '' }
  test.each<[name: string, refresh: Answer, start: { token: string; refreshToken: string }, asked: number]>([
    ['by the server', envelope(0), { token: 'old', refreshToken: 'r-admin' }, 1],
    [
      'with the token of the other kind',
      ok({ type: 'user-refresh', token: 'x' }),
      { token: 'old', refreshToken: 'r' },
      1,
    ],
    ['for lack of a refresh token', REFRESHED, none, 0],
  ])('%s signs out and leads to the login route, and says so once', async (_name, refresh, start, asked) => {
    const { client, requests, store, seen } = setUpClient(expiring(refresh))
    store.admin = start
    const failures = await Promise.all([failureOf(client.get('/a')), failureOf(client.get('/b'))])
    expect(failures.map(({ reason, code }) => [reason, code])).toEqual([
      ['redirect', 409],
      ['redirect', 409],
    ])
    expect(store.admin).toEqual({ token: '', refreshToken: '' })
    expect(store.member.token).toBe('member-token')
    expect(seen).toMatchObject({ navigate: [{ routeName: 'adminLogin' }], error: ['Your session has expired'] })
    expect(requests.filter(isRefresh)).toHaveLength(asked)
  })

  test('of a member leads to the member login', async () => {
    const { client, seen } = setUpClient((request) => (isRefresh(request) ? envelope(0) : EXPIRED))
    await failureOf(client.get('/x', {}, { kind: 'member' }))
    expect(seen.navigate).toEqual([{ routeName: 'userLogin' }])
  })

  test('fails the requests it held up as well', async () => {
    const gate = deferred<TransportResponse>()
    const { client, requests, seen } = setUpClient(expiring(gate.promise))
    const first = failureOf(client.get('/first'))
    await vi.waitFor(() => expect(requests.some(isRefresh)).toBe(true))
    const late = failureOf(client.get('/late'))
    gate.resolve(envelope(0))
    expect([(await first).reason, (await late).reason]).toEqual(['redirect', 'redirect'])
    expect(requests.some(({ url }) => url === '/late')).toBe(false)
    expect(seen.navigate).toHaveLength(1)
  })

  test('is over even where losing the token has led to the login route by itself', async () => {
    const { config, requests, store } = setUpClient(expiring(envelope(0)))
    const client = createClient({ ...config, isOnLoginRoute: () => store.admin.token === '' })
    expect((await failureOf(client.get('/x'))).reason).toBe('redirect')
    expect(requests).toHaveLength(2)
  })

  test('on the login route is followed by the request with an empty token', async () => {
    const { client, requests, seen } = setUpClient(expiring(envelope(0)), { isOnLoginRoute: () => true })
    expect(await client.get('/x')).toEqual({ token: '' })
    expect(requests.map(tokenOf)).toEqual(['old', 'old', ''])
    expect(seen).toMatchObject({ navigate: [], error: [] })
  })
})

describe('a refresh without an answer', () => {
  test('fails the requests and keeps the token; the next request tries again', async () => {
    let isDown = true
    const { client, store, seen } = setUpClient(expiring(() => (isDown ? new TransportError('timeout') : REFRESHED)))
    expect(await failureOf(client.get('/x'))).toMatchObject({ reason: 'timeout' })
    expect([store.admin.token, seen.navigate]).toEqual(['old', []])
    isDown = false
    expect(await client.get('/x')).toEqual({ token: 'new' })
  })
})
