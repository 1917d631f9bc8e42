import { Failure } from '@tutu/contract/errors'
import plugin from 'fastify-plugin'
import { isStorable } from '../resource/scalar.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The address may be one that people typed or followed: what makes no sense in its query is left out by the page. */
    anyQuery?: boolean
  }
}

/** Nothing that is sent lies deeper; code that goes through it need not fear for its stack. */
const DEPTH_MAX = 64

/**
 * Refuses text that is none (NUL characters, halves of surrogate pairs) once, for every route: no database stores it. Files
 * are read by their routes, their names are checked there.
 */
export const wellFormedPlugin = plugin(
  async (app) => {
    app.addHook('preValidation', async (request) => {
      const { params, query, body, routeOptions } = request
      const given = [params, body, ...(routeOptions.config.anyQuery ? [] : [query])]
      if (!given.every(isWellFormed)) throw new Failure('request.malformed', { status: 400 })
    })
  },
  { name: 'well-formed' },
)

function isWellFormed(value: unknown): boolean {
  const open = [{ value, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: one, depth } = next
    if (typeof one === 'string' && !isStorable(one)) return false
    if (typeof one !== 'object' || one === null || Buffer.isBuffer(one)) continue
    if (depth >= DEPTH_MAX) return false
    for (const [name, inner] of Object.entries(one)) {
      if (!isStorable(name)) return false
      open.push({ value: inner as unknown, depth: depth + 1 })
    }
  }
  return true
}
