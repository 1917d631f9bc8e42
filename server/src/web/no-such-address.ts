import { Failure } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'

/** There is nothing at this address, or nothing for anybody. */
export function noSuchAddress(request: FastifyRequest): Failure {
  return new Failure('request.notFound', { params: { url: request.url.split('?')[0]! }, status: 404 })
}
