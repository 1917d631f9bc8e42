import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { nastyTexts } from '@tutu/contract/testing/nasty-texts'
import { sql } from 'kysely'
import qs from 'qs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSession } from '../data/sessions.ts'
import type { JsonSchema } from '../engine/fields/columns.ts'
import { operationsFor } from '../openapi/document.ts'
import type { Operation } from '../openapi/operation.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { testRegistry } from '../testing/services.ts'

// Every call there is, with 30,000 characters of the worst in each of its texts: none may keep the process busy. What
// patterns and parsers make of such texts by themselves is in nasty-input.test.ts.

/** ms of computing of one request: some twenty texts are read, refused and told. */
const BOUND = 250
/** Of an address, which servers cut. */
const QUERY_LENGTH = 8000
/** Texts of which each call gets some, every time the same: all of them for each would take minutes. */
const TEXTS = nastyTexts('[', '{"a":', '年', "' or ")
const EACH = 3
/** More of a request is refused unread. */
const FIELDS_AT_ONCE = 6

let server: TestApp
let headers: Readonly<Record<Operation['access']['kind'], Record<string, string>>>
beforeAll(async () => {
  server = await testApp()
  const { kysely } = server.database
  const one = async (query: ReturnType<typeof sql<{ id: number }>>) => (await query.execute(kysely)).rows[0]!.id
  const open = async (kind: 'member' | 'guardian', identityId: number) =>
    (await createSession(kysely, { kind, identityId, ip: '127.0.0.1', useragent: 'test', keep: false })).token
  const member = await one(sql`insert into member (username, nickname, password, group_id)
    select 'mei', 'mei', '', min(id) from member_group returning id`)
  const guardian = await one(sql`insert into guardian (contact) values ('13800138000') returning id`)
  headers = {
    public: {},
    member: { 'ba-user-token': await open('member', member) },
    guardian: { 'ba-guardian-token': await open('guardian', guardian) },
    administrator: { batoken: server.token },
  }
})
afterAll(() => server.close())

const ENDS_SESSIONS = /logout|signOut|endSessions|changePassword|erase/i
const operations = operationsFor(testRegistry(), DEFAULT_LANGUAGE, { can: () => true }).filter(
  ({ path, query, body }) => !ENDS_SESSIONS.test(path) && (query ?? body),
)

test('no call takes long over a text, however long and odd', { timeout: 300_000 }, async ({ annotate }) => {
  const slow: string[] = []
  let asked = 0
  for (const [index, operation] of operations.entries()) {
    for (let n = 0; n < EACH; n++) {
      const text = TEXTS[(index * EACH + n) % TEXTS.length]!
      for (const request of requestsOf(operation, text)) {
        const ask = () =>
          server.app.inject({
            method: operation.method,
            remoteAddress: `10.${index % 200}.${n}.${asked++ % 250}`,
            ...request,
            headers: { server: 'true', ...headers[operation.access.kind], ...request.headers },
          })
        // What was compiled or collected meanwhile is not its doing.
        const ms = await busy(ask)
        if (ms > BOUND && (await busy(ask)) > BOUND)
          slow.push(`${operation.method} ${operation.path} ${Math.round(ms)} ms: ${JSON.stringify(text.slice(0, 30))}`)
      }
    }
  }
  await annotate(`${asked} requests to ${operations.length} calls`)
  expect(slow).toEqual([])
})

async function busy(ask: () => Promise<{ statusCode: number }>): Promise<number> {
  const before = process.threadCpuUsage()
  const { statusCode } = await ask()
  const { user, system } = process.threadCpuUsage(before)
  expect(statusCode).toBeLessThan(500)
  return (user + system) / 1000
}

/** A text in each field that may hold one, some fields at a time. */
function requestsOf({ path, query, body }: Operation, text: string) {
  const fields = textsOf((body?.properties ?? {}) as Record<string, JsonSchema>, text)
  const parameters = Object.fromEntries(textsOf(query?.properties ?? {}, text.slice(0, QUERY_LENGTH)).slice(0, 2))
  const search = qs.stringify(parameters, { arrayFormat: 'indices' })
  const url = search ? `${path}?${search}` : path
  if (!body) return [{ url, headers: {} }]
  const portions = Array.from({ length: Math.max(1, Math.ceil(fields.length / FIELDS_AT_ONCE)) }, (_, at) =>
    fields.slice(at * FIELDS_AT_ONCE, (at + 1) * FIELDS_AT_ONCE),
  )
  return portions.map((portion) => ({
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(Object.fromEntries(portion)),
  }))
}

function textsOf(properties: Readonly<Record<string, JsonSchema>>, text: string): [string, unknown][] {
  return Object.entries(properties).flatMap(([name, schema]): [string, unknown][] => {
    const value = withText(schema, text)
    return value === undefined ? [] : [[name, value]]
  })
}

/** A value of the schema's shape that holds the text; undefined where it holds none. */
function withText(schema: JsonSchema, text: string): unknown {
  const { type, anyOf, properties, items } = schema as Record<string, never>
  if (anyOf) return (anyOf as JsonSchema[]).map((one) => withText(one, text)).find((value) => value !== undefined)
  switch (type as string | undefined) {
    case 'array':
      return [withText(items ?? {}, text) ?? text]
    case 'object':
      return Object.fromEntries(textsOf(properties ?? {}, text).slice(0, 2))
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return undefined
    default:
      return text
  }
}
