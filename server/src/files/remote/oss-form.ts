import { createHmac } from 'node:crypto'
import { type Bucket, ossFormUrl } from './bucket.ts'
import { FORM_LIFE, type FormRules, type UploadForm } from './upload-form.ts'

const VERSION = 'OSS4-HMAC-SHA256'

/**
 * A form of Aliyun OSS's PostObject with a V4 signature: help.aliyun.com, "POST V4签名". The signature is
 * hex(HMAC-SHA256(k, base64 of the policy)), k the chain of HMACs over date, region, service and request version.
 */
export function signOssForm(bucket: Bucket, rules: FormRules, now: Date): UploadForm {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = [time.slice(0, 8), bucket.region, 'oss', 'aliyun_v4_request']
  const expires = Math.floor(now.getTime() / 1000) + (rules.life ?? FORM_LIFE)
  const signed = {
    'x-oss-signature-version': VERSION,
    'x-oss-credential': [bucket.accessKey, ...scope].join('/'),
    'x-oss-date': time,
  }
  const params = {
    success_action_status: '200',
    // Nothing that is stored can be put in another's place.
    'x-oss-forbid-overwrite': 'true',
    ...(rules.type ? { 'Content-Type': rules.type } : {}),
    ...(rules.disposition ? { 'Content-Disposition': rules.disposition } : {}),
  }
  const conditions = [
    { bucket: bucket.bucket },
    ...Object.entries(signed).map(([name, value]) => ({ [name]: value })),
    ['content-length-range', rules.size.min, rules.size.max],
    typeof rules.key === 'string' ? ['eq', '$key', rules.key] : ['starts-with', '$key', rules.key.prefix],
    ...Object.entries(params).map(([name, value]) =>
      name === 'Content-Type' ? ['in', '$content-type', [value]] : ['eq', `$${name.toLowerCase()}`, value],
    ),
  ]
  const policy = Buffer.from(
    JSON.stringify({ expiration: new Date(expires * 1000).toISOString(), conditions }),
  ).toString('base64')
  let key: Buffer | string = `aliyun_v4${bucket.secret}`
  for (const part of scope) key = createHmac('sha256', key).update(part).digest()
  const signature = createHmac('sha256', key).update(policy).digest('hex')
  return { url: ossFormUrl(bucket), params: { ...params, ...signed, policy, 'x-oss-signature': signature }, expires }
}
