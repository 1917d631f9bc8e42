import { isInline } from '../file-types.ts'
import type { Bucket } from './bucket.ts'

/** What a browser needs to upload by itself: it posts `key`, these params and, last, the file, to the url. */
export type UploadForm = {
  url: string
  params: Record<string, string>
  /** Seconds since 1970; forms sent later are refused by the store. */
  expires: number
}

/** What the store shall accept. */
export type FormRules = {
  /** One key, or all keys that begin with `prefix`. */
  key: string | { prefix: string }
  /** Bytes. */
  size: { min: number; max: number }
  /** The only content type; absent where the form cannot say one. */
  type?: string
  /** What the store will tell browsers to do with the file. */
  disposition?: 'attachment' | undefined
  /** Seconds for which the form may be sent; `FORM_LIFE` where it is not said. */
  life?: number
}

/** Long enough for a person to begin, too short to be passed on. */
export const FORM_LIFE = 600

/** Signs a form for the bucket; nothing is sent. The S3 client is loaded when first needed. */
export async function signForm(bucket: Bucket, rules: FormRules, now = new Date()): Promise<UploadForm> {
  if (bucket.kind === 's3') return (await import('./s3-form.ts')).signS3Form(bucket, rules)
  return (await import('./oss-form.ts')).signOssForm(bucket, rules, now)
}

/** Visitors get what is not on the list of safe types as a download, as on this site's own origin. */
export function dispositionOf(type: string): 'attachment' | undefined {
  return isInline(type) ? undefined : 'attachment'
}
