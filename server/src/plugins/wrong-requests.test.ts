import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import qs from 'qs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationsFor } from '../openapi/document.ts'
import type { Operation } from '../openapi/operation.ts'
import type { JsonSchema } from '../engine/fields/columns.ts'
import { testRegistry } from '../testing/services.ts'
import { testApp, type TestApp } from '../testing/app.ts'

// Requests that the description of the API says are wrong, made of it by chance and the same ones each time: every one is
// answered by an envelope, none by a failure, none late.

/** Of each call written by hand, and of each that stands for all modules; where nothing is read there is little to be wrong. */
const WRONG = 300
const PATIENCE = 10_000 // ms
/** What is asked of PostgreSQL by several goes there in one piece. */
const AT_ONCE = 8

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const registry = testRegistry()
const operations = operationsFor(registry, DEFAULT_LANGUAGE, { can: () => true }).filter(
  // It would end the session that all the others need.
  ({ path }) => path !== '/admin/index/logout',
)

/** The module and the action of a path: `/admin/course/add`. */
function partsOf(path: string): { area: string; module: string | undefined; action: string } {
  const [, area = '', base = '', action = ''] = path.split('/')
  const isModule = registry.byBase(base) !== undefined
  return { area, module: isModule ? base : undefined, action }
}

const modulesByAction = Map.groupBy(operations, ({ path }) => partsOf(path).action)
/** Of an action that more than one module has, all are served by the same code. */
const isShared = (action: string): boolean =>
  new Set(modulesByAction.get(action)?.map(({ path }) => partsOf(path).module)).size > 1

/** What one route answers: a call written by hand, or one action of all modules. */
const routes = Map.groupBy(operations, ({ method, path }) => {
  const { area, module, action } = partsOf(path)
  return module !== undefined && isShared(action) ? `${method} /${area}/:resource/${action}` : `${method} ${path}`
})

test.each([...routes])('%s answers what is wrong with an envelope', async (name, [...ofRoute]) => {
  const random = seeded(name)
  const wrong: string[] = []
  const count = ofRoute.some(({ query, body, takesFile }) => query ?? body ?? takesFile) ? WRONG : 5
  const requests = Array.from({ length: count }, (_, n) => {
    const operation = ofRoute[n % ofRoute.length]!
    return { operation, request: wrongRequest(operation, random), from: `10.${n % 200}.${Math.floor(n / 200)}.7` }
  })
  const askInTurn = async (): Promise<void> => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const { operation, request, from } = next
      const started = performance.now()
      const answer = await ask(operation.method, request, from)
      const took = performance.now() - started
      if (answer.statusCode >= 500 || took > PATIENCE || !isEnvelopeOr(operation, answer))
        wrong.push(
          `${answer.statusCode} ${Math.round(took)} ms ${request.url} ${request.body?.slice(0, 300)} → ${answer.body.slice(0, 200)}`,
        )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn))
  expect(wrong).toEqual([])
})

const ask = (method: Operation['method'], { url, body }: { url: string; body?: string }, remoteAddress: string) =>
  server.app.inject({
    method,
    url,
    remoteAddress,
    headers: {
      batoken: server.token,
      server: 'true',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: body }),
  })

/** Where a call sends something else than an envelope, what was wrong may have been nothing to it. */
function isEnvelopeOr({ sends }: Operation, answer: Awaited<ReturnType<typeof ask>>): boolean {
  const type = String(answer.headers['content-type'] ?? '')
  if (sends !== undefined && answer.statusCode < 400 && type.startsWith(sends ?? '')) return true
  try {
    const { code, msg, time } = JSON.parse(answer.body) as Record<string, unknown>
    return Number.isInteger(code) && typeof msg === 'string' && Number.isInteger(time)
  } catch {
    return false
  }
}

type Random = { below(max: number): number; pick<T>(from: readonly T[]): T }

/** A request in which at least one thing is not as it should be. */
function wrongRequest({ path, query, body, takesFile }: Operation, random: Random): { url: string; body?: string } {
  const parameters = valuesOf(query?.properties ?? {}, random)
  const fields = valuesOf((body?.properties ?? {}) as Record<string, JsonSchema>, random)
  const names = [
    ...Object.keys(parameters).map((key) => ['query', key]),
    ...Object.keys(fields).map((key) => ['body', key]),
  ]
  const spoilt = random.below(3) + 1
  for (let n = 0; n < spoilt && names.length > 0; n++) {
    const [where, key = ''] = random.pick(names)
    const into = where === 'query' ? parameters : fields
    if (random.below(6) === 0) delete into[key]
    else into[key] = random.pick(NONSENSE)
  }
  if (random.below(8) === 0) fields[String(random.pick(['__proto__', 'constructor', 'id', '', 'x'.repeat(300)]))] = 1
  const search = qs.stringify(parameters, { arrayFormat: 'indices' })
  const url = search ? `${path}?${search}` : path
  if (!body && !takesFile) return { url }
  return { url, body: random.below(20) === 0 ? random.pick(NO_OBJECTS) : JSON.stringify(fields) }
}

/** What fits each schema, more or less. */
function valuesOf(properties: Readonly<Record<string, JsonSchema>>, random: Random): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fitting(schema, random)]))
}

function fitting(schema: JsonSchema, random: Random): unknown {
  const { type, anyOf, properties, items } = schema as Record<string, never>
  const options = schema.enum as readonly unknown[] | undefined
  if (options) return random.pick([...options, null])
  if (anyOf) return fitting(random.pick(anyOf), random)
  switch (type as string | undefined) {
    case 'integer':
    case 'number':
      return random.below(5)
    case 'boolean':
      return random.below(2) === 1
    case 'array':
      return Array.from({ length: random.below(3) }, () => fitting(items ?? {}, random))
    case 'object':
      return valuesOf(properties ?? {}, random)
    case 'null':
      return null
    default:
      return random.pick(['', 'a', '小兔', '1', 'abc_1'])
  }
}

const NONSENSE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e21,
  2 ** 31,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '\0',
  '\ud800',
  '99999999999999999999',
  '-0',
  '1e9',
  '0x10',
  "'; drop table course; --",
  '%',
  '\\',
  '{{x}}',
  '../../etc/passwd',
  '<script>',
  'é'.repeat(3000),
  '字'.repeat(20_000),
  [],
  [[]],
  [null],
  ['a', ['b']],
  {},
  { a: { b: [] } },
  { 'zh-cn': 1, en: [] },
  Array.from({ length: 400 }, (_, index) => index),
]
const NO_OBJECTS = ['null', '[]', '"text"', '5', '{', '', '[{"id":1}]']

/** Mulberry32, by Tommy Ettinger: the same numbers for the same name. */
function seeded(name: string): Random {
  let state = [...name].reduce((sum, character) => Math.imul(sum ^ character.codePointAt(0)!, 0x01000193), 0x811c9dc5)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (max: number): number => Math.floor(next() * max)
  return { below, pick: (from) => from[below(from.length)]! }
}
