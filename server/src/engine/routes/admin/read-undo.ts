import { fail } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import { scalar } from '../../fields/scalar.ts'
import { postedForm } from '../calls.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The operation that a call takes back, as the answer of what did it told. Throws `request.parameter`. */
export function readUndo(request: FastifyRequest): string {
  const operation = scalar(postedForm(request).undo) ?? ''
  if (!UUID.test(operation)) throw fail('request.parameter', { name: 'undo' })
  return operation
}
