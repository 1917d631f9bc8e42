import plugin from 'fastify-plugin'
import { requireTrait } from '../policy/actors.ts'

/** Calls that need something of a member's account are refused to accounts that have it not. */
export const accountTraitsPlugin = plugin(
  async (app) => {
    app.addHook('onRequest', async ({ identity, routeOptions: { config } }) => {
      if (identity?.kind === 'member' && config.call?.needs) requireTrait(identity, config.call.needs)
    })
  },
  { name: 'account-traits', dependencies: ['auth'] },
)
