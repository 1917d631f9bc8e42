import { Failure } from '@tutu/contract/core/errors'
import plugin from 'fastify-plugin'
import { noteDeed, restOf } from '../data/member-time.ts'
import type { Rest } from '../lib/rest-time.ts'
import type { Database } from '../postgres/database.ts'

/** Where a page leads a child that rests. */
export const REST_PAGE = '/rest'

/** Members do nothing while their guardian's limits say that they rest, but for the calls that say otherwise. */
export const childTimePlugin = plugin(
  async (app, { database }: { database: Database }) => {
    app.addHook('onRequest', async ({ identity, method, routeOptions: { config } }) => {
      if (identity?.kind !== 'member' || !identity.limited || config.call?.duringRest) return
      // Who does something is here, whatever becomes of the page's beats. A page that is not looked at may read by itself.
      const rest = await (method === 'POST' ? noteDeed : restOf)(database.kysely, identity.id)
      if (rest) throw resting(rest)
    })
  },
  { name: 'child-time', dependencies: ['auth'] },
)

function resting(rest: Rest): Failure {
  const data = { rest, routePath: REST_PAGE }
  switch (rest.reason) {
    case 'minutes':
      return new Failure('child.resting.minutes', { data })
    case 'quiet':
      return new Failure('child.resting.quiet', { data })
  }
}
