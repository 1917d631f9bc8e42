import { z } from 'zod'
import { type Keys, signV4, timeOf } from './signature-v4.ts'

/** A refusal as the stores give it. */
export type Refusal = { status: number; code: string }

export type PostedForm = { fields: Map<string, string>; file: File }

const Condition = z.union([
  z.record(z.string(), z.string()),
  z.tuple([z.literal('content-length-range'), z.int(), z.int()]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
  z.tuple([z.enum(['in', 'not-in']), z.string().startsWith('$'), z.array(z.string())]),
])
const Policy = z.strictObject({ expiration: z.iso.datetime(), conditions: z.array(Condition).min(1) })

const DIALECTS = {
  s3: {
    algorithm: 'x-amz-algorithm',
    version: 'AWS4-HMAC-SHA256',
    credential: 'x-amz-credential',
    date: 'x-amz-date',
    signature: 'x-amz-signature',
    service: 's3/aws4_request',
    prefix: 'AWS4',
  },
  oss: {
    algorithm: 'x-oss-signature-version',
    version: 'OSS4-HMAC-SHA256',
    credential: 'x-oss-credential',
    date: 'x-oss-date',
    signature: 'x-oss-signature',
    service: 'oss/aliyun_v4_request',
    prefix: 'aliyun_v4',
  },
} as const

const WEEK = 7 * 24 * 3600_000
const SKEW = 15 * 60_000

const refuse = (status: number, code: string): Refusal => ({ status, code })

/** The fields before the file, names in lower case; undefined: no file, or something behind it. */
export async function readForm(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<PostedForm | undefined> {
  const fields = new Map<string, string>()
  let file: File | undefined
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
  for (const [name, value] of form) {
    // Stores ignore what follows the file: whoever sends it has the order wrong.
    if (file) return undefined
    if (typeof value !== 'string') file = value
    else fields.set(name.toLowerCase(), value)
  }
  return file && { fields, file }
}

/**
 * Why a store would refuse a form; undefined: it takes it. Every condition of the policy is looked at, and what S3 asks
 * beyond them: each field must be named by one (docs.aws.amazon.com, "POST policy"; help.aliyun.com, "PostObject").
 */
export function formProblem(
  kind: 's3' | 'oss',
  { fields, file }: PostedForm,
  store: Keys & { bucket: string; region: string },
  now: number,
): Refusal | undefined {
  const dialect = DIALECTS[kind]
  const policyText = fields.get('policy')
  if (!policyText || fields.get(dialect.algorithm) !== dialect.version) return refuse(403, 'AccessDenied')
  const date = fields.get(dialect.date) ?? ''
  const [accessKey, day, region, ...service] = (fields.get(dialect.credential) ?? '').split('/')
  if (accessKey !== store.accessKey) return refuse(403, 'InvalidAccessKeyId')
  if (region !== store.region || service.join('/') !== dialect.service || !date.startsWith(day ?? '-')) {
    return refuse(400, 'InvalidArgument')
  }
  const scope = `${day}/${region}/${dialect.service}`
  if (signV4(store.secret, dialect.prefix, scope, policyText) !== fields.get(dialect.signature)) {
    return refuse(403, 'SignatureDoesNotMatch')
  }
  const age = now - timeOf(date)
  if (age > WEEK || age < -SKEW) return refuse(403, 'AccessDenied')
  const { data: policy } = Policy.safeParse(JSON.parse(Buffer.from(policyText, 'base64').toString('utf8')))
  if (!policy) return refuse(400, 'InvalidPolicyDocument')
  if (Date.parse(policy.expiration) <= now) return refuse(403, 'PolicyExpired')

  const values = new Map([...fields, ['bucket', store.bucket]])
  const named = new Set<string>()
  for (const condition of policy.conditions.flatMap(toTests)) {
    if ('min' in condition) {
      if (file.size < condition.min) return refuse(400, 'EntityTooSmall')
      if (file.size > condition.max) return refuse(400, 'EntityTooLarge')
      continue
    }
    named.add(condition.name)
    const value = values.get(condition.name)
    if (value === undefined || !condition.matches(value)) return refuse(403, 'PolicyConditionFailed')
  }
  // OSS wants these stated; S3 wants everything stated.
  const stated = kind === 'oss' ? ['bucket', dialect.algorithm, dialect.credential, dialect.date] : [...fields.keys()]
  const free = new Set(['policy', dialect.signature])
  if (stated.some((name) => !free.has(name) && !named.has(name))) return refuse(403, 'ExtraInputFields')
  if (!named.has('key')) return refuse(403, 'PolicyConditionFailed')
  return undefined
}

type Test = { min: number; max: number } | { name: string; matches: (value: string) => boolean }

function toTests(condition: z.output<typeof Condition>): Test[] {
  if (!Array.isArray(condition)) {
    return Object.entries(condition).map(([name, wanted]) => ({
      name: name.toLowerCase(),
      matches: (value) => value === wanted,
    }))
  }
  const [operator, field, operand] = condition
  if (operator === 'content-length-range') return [{ min: field, max: operand }]
  const name = field.slice(1).toLowerCase()
  if (operator === 'eq') return [{ name, matches: (value) => value === operand }]
  if (operator === 'starts-with') return [{ name, matches: (value) => value.startsWith(operand) }]
  return [{ name, matches: (value) => operand.includes(value) === (operator === 'in') }]
}
