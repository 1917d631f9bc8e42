import { CHILD_MODE_PAGE } from '@tutu/contract/core/constants'
import { Failure } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Registry } from '../engine/registry.ts'

const READS = new Set(['GET', 'HEAD'])

/** A member in child mode changes nothing but by calls and modules that say so: what is added later is closed. */
export const childModePlugin = plugin(
  async (app, { registry }: { registry: Pick<Registry, 'byBase'> }) => {
    app.addHook('onRequest', async (request) => {
      const { identity, method } = request
      if (identity?.kind !== 'member' || !identity.childMode || READS.has(method)) return
      if (!isOpen(registry, request)) throw childModeClosed()
    })
  },
  { name: 'child-mode', dependencies: ['auth'] },
)

function isOpen(registry: Pick<Registry, 'byBase'>, { routeOptions, params }: FastifyRequest): boolean {
  const { call } = routeOptions.config
  if (call) return call.inChildMode === true
  const { resource } = params as { resource?: string }
  return resource !== undefined && registry.byBase(resource)?.definition.inChildMode === true
}

export const childModeClosed = (): Failure => new Failure('childMode.closed', { data: { routePath: CHILD_MODE_PAGE } })
