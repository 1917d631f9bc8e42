import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type Keys = { accessKey: string; secret: string }

/** ms by which a signed request may be old or early (S3: 15 minutes). */
const SKEW = 15 * 60_000

/**
 * What is wrong with the AWS Signature V4 in a request's headers, as an S3 error code; undefined: nothing. Written from
 * the description of the protocol (docs.aws.amazon.com, "Signing AWS API requests"), not from what the product uses.
 */
export function headerSignatureProblem(
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body: Buffer,
  { accessKey, secret }: Keys,
  region: string,
  now: number,
): string | undefined {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!found) return 'AccessDenied'
  const [, key, day = '', scopeRegion, signedHeaders = '', signature] = found
  const date = String(headers['x-amz-date'])
  const bodyHash = String(headers['x-amz-content-sha256'])
  if (key !== accessKey) return 'InvalidAccessKeyId'
  if (scopeRegion !== region || !date.startsWith(day)) return 'AuthorizationHeaderMalformed'
  if (Math.abs(timeOf(date) - now) > SKEW) return 'RequestTimeTooSkewed'
  // OSS refuses them, and nothing here needs them.
  if (bodyHash.startsWith('STREAMING-') || headers['content-encoding'] === 'aws-chunked') return 'InvalidArgument'
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const names = signedHeaders.split(';')
  // Whatever changes the meaning of a request must be signed.
  const needed = Object.keys(headers).filter((name) => name.startsWith('x-amz-') || name === 'host')
  if (needed.some((name) => !names.includes(name))) return 'AccessDenied'
  const { pathname, searchParams } = new URL(url, 'http://host')
  const canonical = [
    method,
    pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    [...searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(Buffer.from(canonical))].join('\n')
  return signV4(secret, `AWS4`, scope, text) === signature ? undefined : 'SignatureDoesNotMatch'
}

/** hex(HMAC-SHA256(k, text)), k the chain over `scope`, begun with prefix + secret. */
export function signV4(secret: string, prefix: string, scope: string, text: string): string {
  const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data, 'utf8').digest()
  const key = scope.split('/').reduce<Buffer | string>(hmac, prefix + secret)
  return hmac(key, text).toString('hex')
}

/** `20261121T025807Z` as ms. */
export function timeOf(basic: string): number {
  return Date.parse(basic.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function sha256(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
