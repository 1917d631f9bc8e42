import { controllerBase } from '@tutu/contract/definition/controller-base'
import { actionsOf, permissionNode } from '@tutu/contract/definition/define-resource'
import { EVERYBODYS_NODES } from '@tutu/contract/definition/menu'
import { API_GROUPS } from '@tutu/contract/core/constants'
import { RESOURCES } from '@tutu/contract/resources/index'
import type { HTTPMethods } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '../data/sessions.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import type { Access } from './auth.ts'

// Every route there is (collected while they are made) and, where one stands for all resources, every resource's
// actions: without a token, with a member's, without the node, with it, as super administrator.

type Target = { method: HTTPMethods; url: string; access: Access }

const METHODS = {
  index: 'GET',
  add: 'POST',
  edit: 'POST',
  del: 'DELETE',
  sortable: 'POST',
  import: 'POST',
  export: 'POST',
} as const
/** Sign-in, sign-out and the ticketed download stand open by their nature. */
const OPEN = [
  'GET /admin/index/login',
  'POST /admin/index/login',
  'POST /admin/index/logout',
  'GET /admin/:resource/export',
  'GET /admin/routine.attachment/download',
  'GET /admin/invoice/download',
  'GET /admin/user.user/exportData',
]

const routes: Target[] = []
let server: TestApp
let memberToken: string
beforeAll(async () => {
  server = await testApp({
    onRoute: ({ method, url, config }) => {
      for (const one of [method].flat()) if (config?.access) routes.push({ method: one, url, access: config.access })
    },
  })
  const member = { kind: 'member', identityId: 1, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  memberToken = (await createSession(server.database.kysely, member)).token
})
afterAll(() => server.close())

const admin = () => routes.filter(({ url, method }) => /^\/admin\//i.test(url) && method !== 'HEAD')
const code = async (method: HTTPMethods, url: string, token: string): Promise<number> => {
  const answer = await server.call(method as 'GET', url, {}, { token })
  expect(answer.status, `${method} ${url}`).toBeLessThan(500)
  return answer.code
}

async function expectGuarded(method: HTTPMethods, url: string, node: string | undefined): Promise<void> {
  const name = `${method} ${url}`
  expect(await code(method, url, ''), `${name} without token`).toBe(302)
  expect(await code(method, url, memberToken), `${name} as member`).toBe(302)
  if (node) {
    // What is everybody's is open to each administrator, and to nobody else.
    const refused = EVERYBODYS_NODES.has(node.toLowerCase()) ? [0, 1] : [401]
    expect(refused, `${name} without ${node}`).toContain(await code(method, url, await server.signIn(['nothing'])))
  }
  const holder = await server.signIn([node ?? 'nothing'])
  expect([0, 1], `${name} with ${node}`).toContain(await code(method, url, holder))
  expect([0, 1], `${name} as super`).toContain(await code(method, url, server.token))
}

test('the groups of hand-written calls are those that modules may not be called like', () => {
  const groups = routes.flatMap(({ url }) => /^\/api\/([^/:*]+)(?:\/|$)/i.exec(url)?.[1]?.toLowerCase() ?? [])
  expect(new Set(groups)).toEqual(API_GROUPS)
})

test('only these calls of the back office are open', () => {
  const open = admin().filter(({ access, url }) => access.kind === 'public' && !url.startsWith('/admin/assets'))
  expect(open.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(OPEN.toSorted())
  expect(admin().some(({ access }) => access.kind === 'member')).toBe(false)
})

test('every hand-written call of the back office is refused to whom it must be', async () => {
  const calls = admin().filter(({ access, url }) => access.kind === 'admin' && !url.includes(':'))
  expect(calls.length).toBeGreaterThan(5)
  for (const { method, url, access } of calls) {
    if (access.kind !== 'admin') continue
    expect(typeof access.node, url).not.toBe('function')
    await expectGuarded(method, url, access.node as string | undefined)
  }
})

describe.each(RESOURCES.map((definition) => [definition.name, definition] as const))('%s', (_, definition) => {
  test.each(actionsOf(definition))(
    '%s is refused to whom it must be, whatever the case of its path',
    async (action) => {
      const url = `/admin/${controllerBase(definition)}/${action}`
      await expectGuarded(METHODS[action], url, permissionNode(definition, action))
      expect(await code(METHODS[action], url.toUpperCase(), '')).toBe(302)
      if (action === 'edit') await expectGuarded('GET', url, permissionNode(definition, action))
    },
  )

  const { commands = {} } = definition
  test.each(Object.entries(commands))('%s is refused to whom it must be', async (command, { downloads }) => {
    const url = `/admin/${controllerBase(definition)}/${command}`
    await expectGuarded('POST', url, permissionNode(definition, command))
    // What it makes is fetched with the ticket that the POST has answered, and with nothing else.
    const fetched = await server.call('GET', url)
    if (downloads) expect(fetched).toMatchObject({ code: 0 })
    else expect(fetched.status, 'only a POST does something').toBe(404)
  })

  test('actions it does not have exist for nobody', async () => {
    for (const [action, method] of Object.entries(METHODS)) {
      if (actionsOf(definition).some((one) => one === action)) continue
      const { status } = await server.call(method, `/admin/${controllerBase(definition)}/${action}`)
      expect(status, action).toBe(404)
    }
  })
})
