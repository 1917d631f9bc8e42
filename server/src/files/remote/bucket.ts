import { trimEndOf } from '@tutu/contract/core/trim'
import type { SettingValues } from '@tutu/contract/settings/index'

/** A bucket of Aliyun OSS or of anything that speaks S3, as the settings name it. */
export type Bucket = {
  kind: 'oss' | 's3'
  /** `cn-hangzhou`, `us-east-1` …; '' where a server of one's own has none. */
  region: string
  bucket: string
  /** '' for the provider's own address. Else for S3 a server (`https://minio.example`), for OSS a region's address or a domain bound to the bucket. */
  endpoint: string
  accessKey: string
  secret: string
  /** Where visitors read the files: a CDN or a domain of the bucket, without a slash at the end. '' for the bucket's own address. */
  publicUrl: string
}

/** The bucket of that kind; undefined while the settings do not name it whole. */
export function bucketOf(settings: SettingValues, kind: Bucket['kind']): Bucket | undefined {
  const given = {
    region: settings[`${kind}_region`],
    bucket: settings[`${kind}_bucket`],
    endpoint: settings[`${kind}_endpoint`],
    accessKey: settings[`${kind}_access_key`],
    secret: settings[`${kind}_secret`],
  }
  if (!given.bucket || !given.accessKey || !given.secret) return undefined
  // OSS signatures name the region, even where the bucket has a domain of its own.
  if (!given.region && (kind === 'oss' || !given.endpoint)) return undefined
  // The public address is that of the store in use; files left in another one are read at its own.
  return { kind, ...given, publicUrl: settings.upload_mode === kind ? settings.storage_public_url : '' }
}

/** Addresses without a protocol are taken for https. */
function toUrl(text: string): string {
  return trimEndOf(/^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`, '/')
}

/** The host of an endpoint; undefined where it is no address after all, such as one with port 99999. */
export function endpointHost(endpoint: string): string | undefined {
  return URL.parse(toUrl(endpoint))?.hostname
}

/** `oss-cn-hangzhou.aliyuncs.com`, `s3.oss-cn-hangzhou-internal.aliyuncs.com`: addresses of regions, shared by all buckets. */
const OSS_REGION_HOST = /^(?:s3\.)?(oss-[a-z0-9-]+\.aliyuncs\.com)$/i

/** Whether the bucket is reached at a host that somebody chose, not at one of its provider, public or inside its network. */
export function hasOwnHost({ kind, endpoint }: Bucket): boolean {
  return endpoint !== '' && !(kind === 'oss' && OSS_REGION_HOST.test(new URL(toUrl(endpoint)).host))
}

/**
 * Origin of an OSS bucket. New accounts in mainland China must bind a domain of their own to the bucket (since March
 * 2025): then that is the `endpoint`. `forS3` is the address at which OSS answers the S3 protocol.
 */
function ossOrigin({ bucket, region, endpoint }: Bucket, forS3: boolean): string {
  const url = new URL(toUrl(endpoint || `oss-${region}.aliyuncs.com`))
  const regionHost = OSS_REGION_HOST.exec(url.host)?.[1]
  if (!regionHost) return url.origin
  return `${url.protocol}//${bucket}.${forS3 ? 's3.' : ''}${regionHost}`
}

/** What the S3 client calls the bucket, and its options with which it finds it. */
export type Reach = { Bucket: string; options: { endpoint?: string; bucketEndpoint?: true; forcePathStyle?: true } }

/** OSS is spoken to at the bucket's own host, other servers than Amazon's with the bucket in the path. */
export function reachOf(bucket: Bucket): Reach {
  if (bucket.kind === 'oss') return { Bucket: ossOrigin(bucket, true), options: { bucketEndpoint: true } }
  if (!bucket.endpoint) return { Bucket: bucket.bucket, options: {} }
  return { Bucket: bucket.bucket, options: { endpoint: toUrl(bucket.endpoint), forcePathStyle: true } }
}

/** Where browsers send the form of an OSS upload: the bucket's host, no path. */
export function ossFormUrl(bucket: Bucket): string {
  return `${ossOrigin(bucket, false)}/`
}

/** Where visitors read the files of the bucket, without a slash at the end. */
export function publicOrigin(bucket: Bucket): string {
  if (bucket.publicUrl) return toUrl(bucket.publicUrl)
  if (bucket.kind === 'oss') return ossOrigin(bucket, false)
  if (bucket.endpoint) return `${toUrl(bucket.endpoint)}/${bucket.bucket}`
  const suffix = bucket.region.startsWith('cn-') ? '.cn' : ''
  return `https://${bucket.bucket}.s3.${bucket.region}.amazonaws.com${suffix}`
}

/** Origins that pages read files from and send them to: those of every bucket the settings name, files may be in each. */
export function storeOrigins(settings: SettingValues): string[] {
  const buckets = (['oss', 's3'] as const).flatMap((kind) => bucketOf(settings, kind) ?? [])
  return [
    ...new Set(
      buckets
        .flatMap((bucket) => [bucket, { ...bucket, publicUrl: '' }])
        .map((one) => new URL(publicOrigin(one)).origin),
    ),
  ]
}

/** Where a file of a remote store is read by visitors; undefined while the settings do not name that store. */
export function remoteUrl(settings: SettingValues, kind: Bucket['kind'], path: string): string | undefined {
  const bucket = bucketOf(settings, kind)
  return bucket && publicOrigin(bucket) + encodeURI(path)
}
