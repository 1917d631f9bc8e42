import { expect, test } from 'vitest'
import { type Bucket, bucketOf, ossFormUrl, publicOrigin, reachOf, storeOrigins } from './bucket.ts'
import { signForm } from './upload-form.ts'

const KEYS = { bucket: 'tutu', accessKey: 'key', secret: 'secret', publicUrl: '' }
const oss = (endpoint: string, publicUrl = ''): Bucket => ({
  ...KEYS,
  kind: 'oss',
  region: 'cn-hangzhou',
  endpoint,
  publicUrl,
})
const s3 = (region: string, endpoint: string, publicUrl = ''): Bucket => ({
  ...KEYS,
  kind: 's3',
  region,
  endpoint,
  publicUrl,
})

test.each([
  ['', 'https://tutu.s3.oss-cn-hangzhou.aliyuncs.com', 'https://tutu.oss-cn-hangzhou.aliyuncs.com'],
  [
    'https://oss-cn-hangzhou.aliyuncs.com',
    'https://tutu.s3.oss-cn-hangzhou.aliyuncs.com',
    'https://tutu.oss-cn-hangzhou.aliyuncs.com',
  ],
  [
    's3.oss-cn-beijing.aliyuncs.com/',
    'https://tutu.s3.oss-cn-beijing.aliyuncs.com',
    'https://tutu.oss-cn-beijing.aliyuncs.com',
  ],
  ['https://files.tutu.example', 'https://files.tutu.example', 'https://files.tutu.example'],
  [
    'https://tutu.oss-cn-hangzhou.aliyuncs.com',
    'https://tutu.oss-cn-hangzhou.aliyuncs.com',
    'https://tutu.oss-cn-hangzhou.aliyuncs.com',
  ],
])('an OSS bucket behind “%s” is spoken to at its own host', (endpoint, api, host) => {
  expect(reachOf(oss(endpoint))).toEqual({ Bucket: api, options: { bucketEndpoint: true } })
  expect(ossFormUrl(oss(endpoint))).toBe(`${host}/`)
  expect(publicOrigin(oss(endpoint))).toBe(host)
})

test.each([
  ['eu-central-1', '', { Bucket: 'tutu', options: {} }, 'https://tutu.s3.eu-central-1.amazonaws.com'],
  ['cn-north-1', '', { Bucket: 'tutu', options: {} }, 'https://tutu.s3.cn-north-1.amazonaws.com.cn'],
  [
    '',
    'http://minio.school:9000/',
    { Bucket: 'tutu', options: { endpoint: 'http://minio.school:9000', forcePathStyle: true } },
    'http://minio.school:9000/tutu',
  ],
])('an S3 bucket in “%s” behind “%s”', (region, endpoint, reach, origin) => {
  expect(reachOf(s3(region, endpoint))).toEqual(reach)
  expect(publicOrigin(s3(region, endpoint))).toBe(origin)
})

test.each([
  ['https://cdn.example/files/', 'https://cdn.example/files'],
  ['//cdn.example', 'https://cdn.example'],
])('visitors read at the address the settings give: %s', (publicUrl, origin) => {
  expect(publicOrigin(oss('', publicUrl))).toBe(origin)
  expect(publicOrigin(s3('us-east-1', '', publicUrl))).toBe(origin)
})

const given = {
  upload_mode: 'oss',
  storage_public_url: 'https://cdn.example',
  oss_region: 'cn-hangzhou',
  oss_bucket: 'tutu',
  oss_endpoint: '',
  oss_access_key: 'key',
  oss_secret: 'secret',
  s3_region: '',
  s3_bucket: 'tutu',
  s3_endpoint: 'https://minio.example',
  s3_access_key: 'key',
  s3_secret: 'secret',
} as Parameters<typeof bucketOf>[0]

test('a bucket counts once it is named whole; the public address is that of the store in use', () => {
  expect(bucketOf(given, 'oss')).toEqual({ ...oss(''), publicUrl: 'https://cdn.example' })
  expect(bucketOf(given, 's3')).toEqual(s3('', 'https://minio.example'))
  for (const missing of ['oss_region', 'oss_bucket', 'oss_access_key', 'oss_secret']) {
    expect(bucketOf({ ...given, [missing]: '' }, 'oss'), missing).toBeUndefined()
  }
  expect(bucketOf({ ...given, s3_endpoint: '' }, 's3')).toBeUndefined()
})

test.each([
  ['oss', { oss_endpoint: '' }],
  ['oss', { oss_endpoint: 'https://files.tutu.example' }],
  ['s3', { s3_endpoint: '', s3_region: 'eu-central-1' }],
  ['s3', { s3_endpoint: '', s3_region: 'cn-north-1' }],
  ['s3', { s3_endpoint: 'http://minio.school:9000' }],
] as const)('pages may read from %s and send forms there: %j', async (kind, settings) => {
  const all = { ...given, upload_mode: kind, ...settings }
  const origins = storeOrigins(all)
  const bucket = bucketOf(all, kind)!
  const form = await signForm(bucket, { key: 'admin/1/a', size: { min: 1, max: 1 } })
  expect(origins).toContain(new URL(form.url).origin)
  expect(origins).toContain('https://cdn.example')
})
