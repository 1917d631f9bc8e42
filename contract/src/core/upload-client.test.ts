import { describe, expect, it } from 'vitest'
import { envelope, failureOf, ok, type Server, setUpClient } from '../testing/client.ts'
import { type TransportRequest, TransportError } from './transport.ts'
import { createUploader, type UploadRules } from './upload-client.ts'

const LOCAL: UploadRules = { mode: 'local', maxsize: 1000, mimetype: 'png' }
const stored = { id: 7, url: '/storage/a.png', name: 'a.png' }
const file = new File(['12345'], 'a.png', { type: 'image/png' })

function setUp(server: Server, rules = LOCAL, area: 'admin' | 'api' = 'admin') {
  const page = setUpClient(server, { context: () => (area === 'admin' ? 'admin' : 'member') })
  const { send } = createUploader({
    client: page.client,
    transport: page.config.transport,
    area,
    rules: () => rules,
    accepts: ({ name }) => !name.startsWith('secret'),
    language: () => 'en',
  })
  return { ...page, send }
}

const fieldsOf = ({ body }: TransportRequest) => [...(body as FormData).entries()]

describe('through the site', () => {
  for (const area of ['admin', 'api'] as const) {
    it(`${area}: one form with the file, the topic in the query, the session in headers`, async () => {
      const { send, requests, seen } = setUp(() => ok({ file: stored }), LOCAL, area)
      expect(await send(file, { topic: 'covers' })).toEqual(stored)
      expect(requests).toHaveLength(1)
      expect(requests[0]?.url).toBe(`/${area}/ajax/upload?topic=covers`)
      expect(requests[0]?.headers).toMatchObject({ batoken: 'old', 'ba-user-token': 'member-token', server: 'true' })
      expect(fieldsOf(requests[0]!).map(([name]) => name)).toEqual(['file'])
      expect(seen).toMatchObject({ success: [], error: [] })
    })
  }

  it('says what the server says, and leaves the telling to the caller', async () => {
    const { send, seen } = setUp(() => envelope(0, null, 'The quota is used up'))
    expect(await failureOf(send(file))).toMatchObject({ reason: 'refused', message: 'The quota is used up' })
    expect(seen.error).toEqual([])
  })

  // Spec 5, in its words.
  it.each([
    ['an empty file', new File([], 'a.png'), 'The data of the uploaded file is incomplete!'],
    ['one without a name', new File(['1'], ''), 'The data of the uploaded file is incomplete!'],
    ['another type', new File(['1'], 'a.exe'), 'The type of uploaded file is not allowed!'],
    ['a type the field does not take', new File(['1'], 'secret.png'), 'The type of uploaded file is not allowed!'],
    [
      'one byte too many',
      new File(['1'.repeat(1001)], 'a.png'),
      'The size of the uploaded file exceeds the allowed range!',
    ],
  ])('sends nothing of %s', async (_what, wrong, message) => {
    const { send, requests } = setUp(() => ok())
    expect(await failureOf(send(wrong))).toMatchObject({ reason: 'refused', message })
    expect(requests).toEqual([])
  })

  it('says what became of the file where the server goes away, before all of it is sent and after', async () => {
    const server =
      (loaded: number): Server =>
      ({ onProgress }) => {
        onProgress?.(loaded, 500)
        return new TransportError('network')
      }
    const heard: number[] = []
    const cut = setUp(server(200))
    expect(await failureOf(cut.send(file, { onProgress: (loaded) => heard.push(loaded) }))).toMatchObject({
      reason: 'network',
      message: expect.stringContaining('half-way, and the file is not stored'),
    })
    expect(heard).toEqual([200])
    expect(await failureOf(setUp(server(500)).send(file))).toMatchObject({
      message: expect.stringContaining('before it said that the file is stored'),
    })
    expect(cut.seen.error).toEqual([])
  })

  it('is aborted by its signal', async () => {
    const stop = new AbortController()
    const { send } = setUp(() => new Promise(() => queueMicrotask(() => stop.abort())))
    expect(await failureOf(send(file, { signal: stop.signal }))).toMatchObject({ reason: 'cancelled' })
  })
})

describe('straight to a store', () => {
  const BUCKET = 'https://bucket.example.com/'
  const rules = { ...LOCAL, mode: 'oss' }
  const params = { policy: 'p', 'x-oss-signature': 's', success_action_status: '200' }
  const key = 'storage/default/a.png'
  const store =
    (answer: Server): Server =>
    (request) => {
      if (request.url === BUCKET) return answer(request)
      return request.url.endsWith('uploadParams') ? ok({ url: BUCKET, key, params, expires: 1 }) : ok({ file: stored })
    }

  it('asks for a form, sends it with the file last and nothing of the session, then reports', async () => {
    const { send, requests } = setUp(
      store(() => ({ status: 200, body: '' })),
      rules,
    )
    expect(await send(file, { topic: 'covers' })).toEqual(stored)
    expect(requests.map(({ url }) => url)).toEqual(['/admin/ajax/uploadParams', BUCKET, '/admin/Alioss/callback'])
    const [ask, form, told] = requests
    const facts = { name: 'a.png', size: 5, type: 'image/png', sha1: '8cb2237d0679ca88db6464eac60da96345513964' }
    expect(JSON.parse(String(ask?.body))).toEqual({ ...facts, topic: 'covers' })
    expect(form?.headers).toEqual({})
    expect(fieldsOf(form!).map(([name]) => name)).toEqual(['key', ...Object.keys(params), 'file'])
    expect(JSON.parse(String(told?.body))).toEqual({ ...facts, url: `/${key}` })
  })

  const failures: [string, Server, object][] = [
    ['refuses', () => ({ status: 403, body: '<Error/>' }), { reason: 'http', status: 403 }],
    ['is away', () => new TransportError('network'), { reason: 'network', message: /cannot be reached/ }],
    ['falls silent', () => new TransportError('timeout'), { reason: 'timeout' }],
  ]
  for (const [what, answer, expected] of failures) {
    it(`reports nothing when the store ${what}`, async () => {
      const { send, requests } = setUp(store(answer), rules)
      const failure = await failureOf(send(file))
      const { message, ...rest } = expected as { message?: RegExp }
      expect(failure).toMatchObject(rest)
      if (message) expect(failure.message).toMatch(message)
      expect(requests).toHaveLength(2)
    })
  }
})
