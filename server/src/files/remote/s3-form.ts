import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import type { Bucket } from './bucket.ts'
import { createS3Client } from './s3-client.ts'
import { FORM_LIFE, type FormRules, type UploadForm } from './upload-form.ts'

/** A form of S3's POST Object: docs.aws.amazon.com, "Browser-based uploads using POST (AWS Signature Version 4)". */
export async function signS3Form(bucket: Bucket, rules: FormRules): Promise<UploadForm> {
  // Signs only: it connects to nobody.
  const client = createS3Client(bucket, [])
  const life = rules.life ?? FORM_LIFE
  const expires = Math.floor(Date.now() / 1000) + life
  try {
    const { url, fields } = await createPresignedPost(client, {
      Bucket: bucket.bucket,
      // The library writes a key that ends like this as the condition "starts with".
      Key: typeof rules.key === 'string' ? rules.key : `${rules.key.prefix}\${filename}`,
      Expires: life,
      Conditions: [['content-length-range', rules.size.min, rules.size.max]],
      Fields: {
        success_action_status: '200',
        ...(rules.type ? { 'Content-Type': rules.type } : {}),
        ...(rules.disposition ? { 'Content-Disposition': rules.disposition } : {}),
      },
    })
    // The one field the browser says itself.
    const params = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'key'))
    return { url, params, expires }
  } finally {
    client.destroy()
  }
}
