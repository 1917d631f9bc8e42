import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Resource } from '../../registry.ts'

/** A call of the back office about a resource whose rights have been checked. */
export type Call = { resource: Resource; request: FastifyRequest; reply: FastifyReply }

/** What answers such calls, by method and name of the call: `GET index`. */
export type Handlers = Record<string, (call: Call) => Promise<unknown>>
