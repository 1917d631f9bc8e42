import { S3Client } from '@aws-sdk/client-s3'
import { agentsWithin, type Targets } from '../../lib/targets.ts'
import { type Bucket, hasOwnHost, reachOf } from './bucket.ts'

const quiet = (): void => undefined

/**
 * Makes a client of a bucket; nothing is sent. Only this file, the store and the S3 form load the library. It connects to
 * the provider's own hosts, or within `targets`.
 */
export function createS3Client(bucket: Bucket, targets: Targets): S3Client {
  const agents = agentsWithin(hasOwnHost(bucket) ? targets : 'everywhere')
  return new S3Client({
    region: bucket.region || 'us-east-1',
    credentials: { accessKeyId: bucket.accessKey, secretAccessKey: bucket.secret },
    // OSS and others do not know bodies sent as `aws-chunked` with checksums behind them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The address comes from the settings, never from what else is on this machine.
    ignoreConfiguredEndpointUrls: true,
    // A caller waits 10 s for an answer (spec 7); a stream may take its time as long as something moves.
    requestHandler: { connectionTimeout: 3000, socketTimeout: 20_000, ...agents },
    maxAttempts: 2,
    // What goes wrong is thrown, and logged where it is caught: the library writes to the console else.
    logger: { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet },
    ...reachOf(bucket).options,
  })
}
