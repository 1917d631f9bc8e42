import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Targets } from '../../lib/targets.ts'
import type { FileStore, StoredHead } from '../store.ts'
import { type Bucket, reachOf } from './bucket.ts'
import { createS3Client } from './s3-client.ts'
import { dispositionOf } from './upload-form.ts'

export type ObjectStore = FileStore & {
  /**
   * Copies an object inside the bucket under new metadata, if it still is the one with `etag`; false if it is not, or
   * is gone. The bytes never leave the store.
   */
  copy(from: string, to: string, as: { etag: string; type: string }): Promise<boolean>
}

/**
 * A bucket as a store of files. OSS answers the S3 protocol too, so that both are one client (decision 007). Calls throw
 * `target.private` where the endpoint is none of `targets`.
 */
export function createObjectStore(bucket: Bucket, targets: Targets): ObjectStore {
  const client = createS3Client(bucket, targets)
  const { Bucket } = reachOf(bucket)

  async function headOf(key: string): Promise<StoredHead | undefined> {
    const answer = await orMissing(client.send(new HeadObjectCommand({ Bucket, Key: key })))
    return answer && { size: answer.ContentLength ?? 0, type: answer.ContentType ?? '', etag: answer.ETag ?? '' }
  }

  async function send(key: string, source: Readable, size: number, type: string): Promise<void> {
    const about = { ContentLength: size, ContentType: type, ContentDisposition: dispositionOf(type) }
    // The client hears nothing of a source that breaks: it would wait for the rest.
    const broken = new AbortController()
    source.once('error', (error) => broken.abort(error))
    try {
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: source, ...about }), {
        abortSignal: broken.signal,
      })
    } catch (error) {
      throw source.errored ?? error
    } finally {
      source.destroy()
    }
  }

  return {
    name: bucket.kind,
    async put(key, source, { size, type }) {
      if (size === undefined) return spooled(source, (copy, length) => send(key, copy, length, type))
      await send(key, source, size, type)
    },
    async open(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const answer = await orMissing(client.send(new GetObjectCommand({ Bucket, Key: key, Range })))
      if (!(answer?.Body instanceof Readable)) return undefined
      const whole = /\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1]
      return { stream: answer.Body, size: whole ? Number(whole) : (answer.ContentLength ?? 0) }
    },
    head: headOf,
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }))
    },
    async copy(from, to, { etag, type }) {
      const answer = await orMissing(
        client.send(
          new CopyObjectCommand({
            Bucket,
            Key: to,
            CopySource: [bucket.bucket, ...from.split('/')].map(encodeURIComponent).join('/'),
            CopySourceIfMatch: etag,
            MetadataDirective: 'REPLACE',
            ContentType: type,
            ContentDisposition: dispositionOf(type),
          }),
        ),
      )
      return answer !== undefined
    },
  }
}

/** Stores must be told the size before the first byte: a stream of unknown length is written to a file first. */
async function spooled(source: Readable, work: (copy: Readable, size: number) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tutu-spool-'))
  try {
    const path = join(folder, 'file')
    await pipeline(source, createWriteStream(path))
    await work(createReadStream(path), (await stat(path)).size)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Nothing there, or no longer what was asked for. */
async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    if (status === 404 || status === 412) return undefined
    throw error
  }
}
