import { describe, expect, test, vi } from 'vitest'
import { type ClientError, createClient, type RequestOptions } from './client.ts'
import type { Language } from './languages.ts'
import { type Answer, envelope, failureOf, ok, setUpClient } from '../testing/client.ts'
import { TransportError } from './transport.ts'

describe('what is sent', () => {
  test.each<[name: string, options: RequestOptions, expected: Record<string, string>]>([
    ['both tokens, whichever kind is asked', {}, { batoken: 'old', 'ba-user-token': 'member-token' }],
    ['an alternative member token', { kind: 'member', token: 'other' }, { batoken: 'old', 'ba-user-token': 'other' }],
    ['language and the call marker', {}, { 'think-lang': 'en', server: 'true' }],
    ['the type of a JSON body', { method: 'POST', data: { a: 1 } }, { 'Content-Type': 'application/json' }],
  ])('headers carry %s', async (_name, options, expected) => {
    const { client, requests } = setUpClient(() => ok())
    await client.request('/x', options)
    expect(requests[0]?.headers).toMatchObject(expected)
  })

  test('absent tokens are sent as empty strings', async () => {
    const { client, requests, store } = setUpClient(() => ok())
    store.admin = store.member = { token: '', refreshToken: '' }
    await client.get('/x')
    expect(requests[0]?.headers).toMatchObject({ batoken: '', 'ba-user-token': '' })
  })

  test('GET and DELETE put parameters in the query, POST a JSON body; FormData goes as it is', async () => {
    const { client, requests } = setUpClient(() => ok())
    const form = new FormData()
    await client.get('/x?a=1', { search: [{ field: 'title', val: 'a b' }], quick_search: undefined })
    await client.del('/x', { ids: [1, 2] })
    await client.post('/x', { title: '图图' })
    await client.post('/x', form)
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /x?a=1&search[0][field]=title&search[0][val]=a%20b',
      'DELETE /x?ids[]=1&ids[]=2',
      'POST /x',
      'POST /x',
    ])
    expect(requests.map(({ body }) => body)).toEqual([undefined, undefined, '{"title":"图图"}', form])
    expect(requests[3]?.headers).not.toHaveProperty('Content-Type')
  })
})

describe('answers', () => {
  test('code 1 resolves: get to the data, the others to the envelope', async () => {
    const { client } = setUpClient(() => ok({ id: 3 }))
    expect(await client.get('/x')).toEqual({ id: 3 })
    expect(await client.post('/x')).toEqual({ code: 1, msg: '', data: { id: 3 }, time: 1 })
  })

  test.each<[name: string, showSuccess: boolean, msg: string, said: string[]]>([
    ['nothing by default', false, 'Added', []],
    ['its msg', true, 'Added', ['Added']],
    ['Operation successful where it has none', true, '', ['Operation successful']],
  ])('success says %s', async (_name, showSuccess, msg, said) => {
    const { client, seen } = setUpClient(() => envelope(1, null, msg))
    await client.post('/x', {}, { showSuccess })
    expect(seen.success).toEqual(said)
  })

  type Case = [
    name: string,
    answer: Answer,
    error: { reason: ClientError['reason']; message: string; code?: number | null; status?: number | null },
  ]
  test.each<Case>([
    ['code 0', envelope(0, null, 'No'), { reason: 'refused', message: 'No', code: 0, status: null }],
    ['code 401', envelope(401, [], 'No right'), { reason: 'refused', message: 'No right', code: 401 }],
    ['a special code', envelope(-1, null, 'Taken'), { reason: 'refused', message: 'Taken', code: -1 }],
    ['302', { status: 302, body: '' }, { reason: 'http', message: 'Interface redirected!', status: 302 }],
    ['400', envelope(0, null, 'bad', 400), { reason: 'http', message: 'Incorrect parameter!', code: 0, status: 400 }],
    ['401', { status: 401, body: '' }, { reason: 'http', message: 'You do not have permission to operate!' }],
    ['403', { status: 403, body: '' }, { reason: 'http', message: 'You do not have permission to operate!' }],
    ['404', { status: 404, body: '' }, { reason: 'http', message: 'Error requesting address: /x' }],
    ['408', { status: 408, body: '' }, { reason: 'http', message: 'Request timed out!' }],
    ['409', { status: 409, body: '' }, { reason: 'http', message: 'The same data already exists in the system!' }],
    ['413', envelope(0, null, 'Too large', 413), { reason: 'http', message: 'Too large', status: 413 }],
    ['429', envelope(0, null, 'Wait 5 s', 429), { reason: 'http', message: 'Wait 5 s', status: 429 }],
    ['500', envelope(0, null, 'hidden', 500), { reason: 'http', message: 'Server internal error!' }],
    ['501', { status: 501, body: '' }, { reason: 'http', message: 'Service not implemented!' }],
    ['502', { status: 502, body: '<html>' }, { reason: 'http', message: 'Gateway error!' }],
    ['503 bare', { status: 503, body: '' }, { reason: 'http', message: 'Service unavailable!' }],
    ['503 telling', envelope(0, null, 'Database away', 503), { reason: 'http', message: 'Database away' }],
    [
      '504',
      { status: 504, body: '' },
      { reason: 'http', message: 'The service is temporarily unavailable Please try again later!' },
    ],
    ['505', { status: 505, body: '' }, { reason: 'http', message: 'HTTP version is not supported!' }],
    [
      'another status',
      { status: 418, body: '' },
      { reason: 'http', message: 'Abnormal problem, please contact the website administrator!' },
    ],
    [
      'success that is no envelope',
      { status: 200, body: '<html>' },
      { reason: 'http', message: 'Abnormal problem, please contact the website administrator!', status: 200 },
    ],
    ['a time-out', new TransportError('timeout'), { reason: 'timeout', message: 'Network request timeout!' }],
    ['no network', new TransportError('network'), { reason: 'network', message: 'Server exception!' }],
  ])('%s rejects and is told', async (_name, answer, error) => {
    const { client, seen } = setUpClient(() => answer)
    expect(await failureOf(client.get('/x'))).toMatchObject(error)
    expect(seen.error).toEqual([error.message])
  })

  test('no network while offline', async () => {
    const { client, seen } = setUpClient(() => new TransportError('network'), { isOnline: () => false })
    expect(await failureOf(client.get('/x'))).toMatchObject({ reason: 'offline' })
    expect(seen.error).toEqual(['You are disconnected!'])
  })

  test.each<[Language, string]>([
    ['zh-cn', '服务端异常！'],
    ['en', 'Server exception!'],
  ])('messages are in %s', async (language, message) => {
    const { client } = setUpClient(() => new TransportError('network'), { language: () => language })
    expect(await failureOf(client.get('/x'))).toMatchObject({ message })
  })

  test('a refused form keeps its data, and showError: false keeps it quiet', async () => {
    const data = { errors: { title: 'Required' } }
    const { client, seen } = setUpClient(() => envelope(0, data))
    expect(await failureOf(client.post('/x', {}, { showError: false }))).toMatchObject({ data })
    expect(seen.error).toEqual([])
  })

  test.each([
    [401, ['/x']],
    [0, []],
  ])('code %i, however it was asked: whoever watches for missing rights hears of %j', async (code, heard) => {
    const paths: string[] = []
    const { client } = setUpClient(() => envelope(code), { onForbidden: (path) => paths.push(path) })
    await failureOf(client.get('/x', { id: 1 }, { showError: false }))
    expect(paths).toEqual(heard)
  })

  test('the end of a session is told even by a quiet request that nobody waits for any more', async () => {
    const stop = new AbortController()
    const { config, seen } = setUpClient(() => envelope(302, { routeName: 'adminLogin' }, 'Please sign in first'))
    const client = createClient({ ...config, navigate: () => stop.abort() })
    const failure = await failureOf(client.get('/x', {}, { showError: false, signal: stop.signal }))
    expect(failure.reason).toBe('cancelled')
    await vi.waitFor(() => expect(seen.error).toEqual(['Please sign in first']))
  })

  test.each<[object]>([[{ routeName: 'adminLogin' }], [{ routePath: '/user/login' }]])(
    'code 302 removes the token and navigates to %o',
    async (to) => {
      const { client, store, seen } = setUpClient(() => envelope(302, to, 'Please sign in first'))
      expect(await failureOf(client.get('/x'))).toMatchObject({ reason: 'redirect', code: 302 })
      expect(store.admin).toEqual({ token: '', refreshToken: '' })
      expect(store.member.token).toBe('member-token')
      expect(seen).toMatchObject({ navigate: [to], error: ['Please sign in first'] })
    },
  )
})
