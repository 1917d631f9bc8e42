import type { JsonSchema } from '../engine/fields/columns.ts'
import { envelopeOf, object } from './schemas.ts'

/** A call as OpenAPI has it, with whom it is for. */
export type Operation = {
  method: 'get' | 'post' | 'delete'
  path: string
  /** Who may: everybody, members, administrators who hold the right (null: whoever is signed in). */
  access: { kind: 'public' | 'member' | 'guardian' } | { kind: 'administrator'; node: string | null }
  tag: string
  summary: string
  description?: string
  /** Query parameter → schema; `required` names those that must be there. */
  query?: { properties: Readonly<Record<string, JsonSchema>>; required?: readonly string[] }
  body?: JsonSchema
  /** A form with one file, `file`. */
  takesFile?: boolean
  /** Data of the envelope; absent: null. */
  answer?: JsonSchema
  /** Media type of an answer that is no envelope; null: an empty one. */
  sends?: string | null
  /** It may answer an envelope as well. */
  sendsEither?: boolean
}

/** The operation object of OpenAPI 3.1.1 (4.8.10). */
export function operationObject(operation: Operation): JsonSchema {
  const { tag, summary, description, query, body, takesFile, access } = operation
  return {
    tags: [tag],
    summary,
    ...(description && { description }),
    operationId: `${operation.method} ${operation.path}`.replace(/[^a-z0-9]+/gi, '_'),
    security: securityOf(access),
    ...(query && { parameters: parametersOf(query) }),
    ...((body || takesFile) && { requestBody: requestBody(body, takesFile) }),
    responses: responsesOf(operation),
  }
}

function securityOf(access: Operation['access']): JsonSchema[] {
  if (access.kind === 'public') return []
  return [{ [access.kind]: [] }]
}

function parametersOf({ properties, required = [] }: NonNullable<Operation['query']>): JsonSchema[] {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description !== undefined && { description }),
    // PHP's bracket form (wire 1.1).
    ...(isDeep(schema) && { style: 'deepObject', explode: true }),
    schema,
  }))
}

const isDeep = ({ type }: JsonSchema): boolean => type === 'object' || type === 'array'

function requestBody(body: JsonSchema | undefined, takesFile = false): JsonSchema {
  if (!takesFile) return { required: true, content: { 'application/json': { schema: body } } }
  const schema = object({ file: { type: 'string', format: 'binary' } }, ['file'])
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function responsesOf({ answer, sends, sendsEither }: Operation): JsonSchema {
  const envelope = { 'application/json': { schema: envelopeOf(answer ?? { type: 'null' }) } }
  const other = sends ? { [sends]: { schema: { type: 'string', format: 'binary' } } } : {}
  const refused = { $ref: '#/components/responses/Refused' }
  if (sends === null) return { 204: { description: '—' }, default: refused }
  const content = sends === undefined ? envelope : sendsEither ? { ...other, ...envelope } : other
  return { 200: { description: 'OK', content }, default: refused }
}

/** Parameters of a zod object, as a query has them. */
export function queryOf(schema: JsonSchema): NonNullable<Operation['query']> {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return { properties, required }
}
