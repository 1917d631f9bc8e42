import { Failure } from '@tutu/contract/core/errors'
import plugin from 'fastify-plugin'
import { isStorable } from '../engine/fields/scalar.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The address may be one that people typed or followed: what makes no sense in its query is left out by the page. */
    anyQuery?: boolean
  }
}

/** Nothing that is sent lies deeper; code that goes through it need not fear for its stack. */
const DEPTH_MAX = 64

/**
 * Refuses text that is none (NUL characters, halves of surrogate pairs) once, for every route, by the name it was sent
 * under: no database stores it. Files are read by their routes, whose rules for names leave none of it.
 */
export const wellFormedPlugin = plugin(
  async (app) => {
    app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
      const parameters = { ...(params as object), ...(routeOptions.config.anyQuery ? {} : (query as object)) }
      const parameter = findIllFormed(parameters)
      if (parameter) throw new Failure('request.parameter', { params: { name: parameter }, status: 400 })
      if (typeof body !== 'object' || body === null) {
        if (!isWellFormed(body)) throw malformed()
        return
      }
      const name = findIllFormed(body)
      if (!name) return
      const fields = { [name]: { key: 'rule.characters' } } as const
      throw new Failure('form.invalid', { params: { count: 1 }, fields, status: 400 })
    })
  },
  { name: 'well-formed' },
)

const malformed = (): Failure => new Failure('request.malformed', { status: 400 })

/** The name of the first value that holds what is no text. Throws where the name itself is none. */
function findIllFormed(values: object): string | undefined {
  for (const [name, value] of Object.entries(values)) {
    if (!isStorable(name)) throw malformed()
    if (!isWellFormed(value)) return name
  }
  return undefined
}

function isWellFormed(value: unknown): boolean {
  const open = [{ value, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: one, depth } = next
    if (typeof one === 'string' && !isStorable(one)) return false
    if (typeof one !== 'object' || one === null) continue
    if (depth >= DEPTH_MAX) throw malformed()
    for (const [name, inner] of Object.entries(one)) {
      if (!isStorable(name)) return false
      open.push({ value: inner as unknown, depth: depth + 1 })
    }
  }
  return true
}
