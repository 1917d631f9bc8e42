import { once } from 'node:events'
import { request as send, type IncomingMessage } from 'node:http'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import { admin } from '@tutu/contract/resources/admin'
import { course } from '@tutu/contract/resources/course'
import { lesson } from '@tutu/contract/resources/lesson'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listeningApp, testApp, type TestApp } from '../testing/app.ts'

// Every route, asked by an administrator in ways that no client of ours would: refusals, never failures, and no waiting.

/** A refusal needs no longer, even on a busy machine, in ms. */
const PATIENCE = 10_000
const AT_ONCE = 8

type Sent = { headers?: Record<string, string>; body?: string | Buffer; query?: string }
const json = (body: string | Buffer): Sent => ({ headers: { 'content-type': 'application/json' }, body })
const form = (type: string, body: string): Sent => ({ headers: { 'content-type': type }, body })
const file = (name: string, more = '') =>
  `--x\r\ncontent-disposition: form-data; name="file"; ${name}\r\ncontent-type: text/plain\r\n${more}\r\ntext\r\n`

const VARIANTS: Readonly<Record<string, Sent>> = {
  'half a surrogate in JSON': json('{"id":"1","title":"\\ud800","username":"\\udc00abc","search":[{"val":"\\ud83d"}]}'),
  'half a surrogate as a name': json('{"\\ud800":1}'),
  'a NUL in JSON': json('{"id":"1\\u0000","name":"a\\u0000b"}'),
  'bytes that are no UTF-8': json(Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
  'broken JSON': json('{"id":'),
  'an empty object': json('{}'),
  'a list': json('[[]]'),
  'a number': json('1e400'),
  null: json('null'),
  'deep JSON': json('['.repeat(50_000) + ']'.repeat(50_000)),
  'deep objects': json('{"a":'.repeat(5000) + '1' + '}'.repeat(5000)),
  prototypes: json('{"__proto__":{"x":1},"constructor":{"prototype":{}}}'),
  'a form with a NUL': form('application/x-www-form-urlencoded', 'id=%00&name=a%00b'),
  'a form with half a surrogate': form('application/x-www-form-urlencoded', 'id=%ED%A0%80&%ED%A0%80=1'),
  'a form with broken escapes': form('application/x-www-form-urlencoded', 'id=%zz&%=%&a[b[c]=1'),
  'text that is none': form('text/plain', '{"path":"\\ud800\\u0000","message":"\\ud800","kind":"x"}'),
  'an unknown type': form('application/x-unknown', 'x'),
  'a type that is none': form(';;;', 'x'),
  'multipart without boundary': form('multipart/form-data', `${file('filename="a.txt"')}--x--`),
  'multipart with an empty boundary': form('multipart/form-data; boundary=', '--\r\n\r\n'),
  'multipart with a boundary of 5,000 characters': form(
    `multipart/form-data; boundary=${'b'.repeat(5000)}`,
    `--${'b'.repeat(5000)}--`,
  ),
  'multipart that ends too early': form('multipart/form-data; boundary=x', file('filename="a.txt"')),
  'multipart that ends in a head': form('multipart/form-data; boundary=x', '--x\r\ncontent-dispos'),
  'multipart of nothing': form('multipart/form-data; boundary=x', ''),
  'multipart that never begins': form('multipart/form-data; boundary=x', 'y'.repeat(1000)),
  'a part without a name': form('multipart/form-data; boundary=x', '--x\r\n\r\ntext\r\n--x--'),
  'a part with a head that is none': form('multipart/form-data; boundary=x', '--x\r\n:::\r\n\0\r\n\r\ntext\r\n--x--'),
  'a file named with a NUL': form('multipart/form-data; boundary=x', `${file("filename*=utf-8''a%00.txt")}--x--`),
  'a file named with half a surrogate': form(
    'multipart/form-data; boundary=x',
    `${file("filename*=utf-8''%ED%A0%80.txt")}--x--`,
  ),
  'a field named __proto__': form(
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
  ),
  'a NUL in the address': { query: 'id=%00&ids[]=%00&quick_search=a%00&page=%00&ticket=%00&slug=%00&course=%00' },
  'half a surrogate in the address': { query: 'id=%ED%A0%80&quick_search=%ED%A0%80&order=%ED%A0%80&slug=%ED%A0%80' },
  'broken escapes in the address': { query: 'id=%zz&%E0%A4%A&search[0][field=x&search[=%' },
  'lists and objects in the address': {
    query: 'id[a][b]=1&ids[0][x]=1&page[]=1&limit[]=1&order[]=1&search=x&lang[]=1',
  },
  'headers of other bytes': {
    headers: { 'user-agent': '\u00ff\u0080', 'think-lang': '\u00ed\u00a0', accept: '\u00ff' },
  },
}

let server: TestApp
let listening: Awaited<ReturnType<typeof listeningApp>>
const routes: { method: string; url: string }[] = []
beforeAll(async () => {
  server = await testApp({
    onRoute: ({ method, url }) => void routes.push(...[method].flat().map((one) => ({ method: one, url }))),
  })
  listening = await listeningApp(server.database)
})
afterAll(async () => {
  await listening.close()
  await server.close()
})

/** The status, and the envelope where there is one. */
async function ask(method: string, path: string, { headers, body, query }: Sent) {
  const asked = send(`${listening.origin}${path}${query ? `?${query}` : ''}`, {
    method,
    agent: false,
    headers: { batoken: server.token, server: 'true', 'think-lang': 'en', ...headers },
  })
  asked.setTimeout(PATIENCE, () => asked.destroy(new Error('no answer')))
  asked.end(body)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece as Buffer)
  return { status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString() }
}

/** Each route's addresses; of those for all resources, those of the ones that differ most in what they read. */
function addresses(): { method: string; path: string }[] {
  const actions = ['index', 'edit', 'add', 'del', 'sortable', 'export']
  return routes
    .filter(({ method }) => method !== 'HEAD')
    .flatMap(({ method, url }) => {
      const bases = url.includes(':resource') ? [admin, course, lesson].map(controllerBase) : ['']
      return bases.flatMap((base) => {
        const path = url
          .replace(':resource', base)
          .replace('sitemap-:file(^\\d{1,4}$)', 'sitemap-1')
          .replace(':file', 'x')
        const all = path.includes(':action') ? actions.map((action) => path.replace(':action', action)) : [path]
        return all.map((one) => ({ method, path: one.replace(/\*$/, 'x') }))
      })
    })
}

test.each(Object.entries(VARIANTS))('%s is refused everywhere, and fails nowhere', async (name, sent) => {
  const all = addresses().filter(({ path }) => path !== '/admin/index/logout')
  expect(all.length).toBeGreaterThan(70)
  const wrong: string[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = all.pop(); next; next = all.pop()) {
        const { method, path } = next
        const { status } = await ask(method, path, method === 'GET' ? { ...sent, body: '' } : sent).catch(
          (error: Error) => ({ status: error.message }),
        )
        if (typeof status === 'string' || status >= 500) wrong.push(`${method} ${path}: ${status}`)
      }
    }),
  )
  expect(wrong, name).toEqual([])
})

const MALFORMED = 'The request is malformed'
const CHARACTERS = 'Contains characters that cannot be stored'

test.each([
  ['course/add', 'bytes that are no UTF-8', MALFORMED],
  ['course/add', 'deep objects', MALFORMED],
  ['course/add', 'half a surrogate as a name', MALFORMED],
  ['ajax/upload', 'multipart without boundary', MALFORMED],
  ['ajax/upload', 'multipart with a boundary of 5,000 characters', MALFORMED],
  ['ajax/upload', 'multipart that ends too early', MALFORMED],
  ['course/add', 'half a surrogate in JSON', { title: CHARACTERS }],
  ['course/edit', 'a NUL in JSON', { id: CHARACTERS }],
  ['course/add', 'a form with a NUL', { id: CHARACTERS }],
] as const)('%s with %s is answered 400, with what was wrong in the caller’s language', async (path, variant, told) => {
  const { status, body } = await ask('POST', `/admin/${path}`, VARIANTS[variant]!)
  const answer = JSON.parse(body) as { code: number; msg: string; data: { errors?: object } | null }
  expect([status, answer.code]).toEqual([400, 0])
  expect(typeof told === 'string' ? answer.msg : answer.data?.errors).toEqual(told)
})

test('a parameter that holds no text is refused by name', async () => {
  const { status, body } = await ask('GET', '/admin/course/index', { query: 'quick_search=a%00' })
  expect([status, JSON.parse(body)]).toMatchObject([400, { code: 0, msg: expect.stringContaining('quick_search') }])
})

test('a page’s address with a NUL is a page that is not there; what makes no sense in its query is left out', async () => {
  const page = async (path: string) => {
    const answer = await fetch(listening.origin + path, { headers: { accept: 'text/html' } })
    return [answer.status, answer.headers.get('content-type')]
  }
  expect(await page('/course/%00')).toEqual([404, 'text/html; charset=utf-8'])
  expect(await page('/courses?q=%00&level=%ED%A0%80')).toEqual([200, 'text/html; charset=utf-8'])
})
