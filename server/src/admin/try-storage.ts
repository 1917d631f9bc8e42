import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fail, Failure, failForm, type MessageKey } from '@tutu/contract/core/errors'
import { pickLanguage } from '@tutu/contract/core/languages'
import { SETTING_FIELDS, type SettingValues } from '@tutu/contract/settings/index'
import { storage } from '@tutu/contract/settings/storage'
import { writeAdminLog } from '../data/admin-log.ts'
import { lacking } from '../data/settings/needs.ts'
import { SETTING_LABELS } from '../data/settings/save.ts'
import type { TargetsOf } from '../env.ts'
import { type Bucket, bucketOf, publicOrigin } from '../files/remote/bucket.ts'
import type { ObjectStore } from '../files/remote/object-store.ts'
import type { Administrator } from '../policy/actors.ts'
import { enteredSettings, GIVE_UP_AFTER, type Trying } from './entered-settings.ts'

const KINDS = ['oss', 's3'] as const

/**
 * Writes a small file with the posted settings to every store that they name, reads it back and deletes it. Throws in plain words what did not
 * work; of what the store says only its code is told, which holds no secret. Answers what the stores are called.
 */
export async function tryStorage(
  { targetsOf, ...trying }: Trying & { targetsOf: TargetsOf },
  body: Readonly<Record<string, unknown>>,
  actor: Administrator,
): Promise<string> {
  const { settings } = await enteredSettings(trying, storage, body, actor)
  const named = KINDS.filter((kind) => settings[`${kind}_bucket`] || settings[`${kind}_access_key`])
  if (named.length === 0) throw fail('storage.fillFirst')
  const buckets = named.map((kind) => wholeBucket(settings, kind, actor))
  const data = Object.fromEntries(buckets.map(({ kind, bucket }) => [`${kind}_bucket`, bucket]))
  await writeAdminLog(trying.engine.database.kysely, actor, { kind: 'change', title: storage.tries.title, data })
  const { createObjectStore } = await import('../files/remote/object-store.ts')
  const tried = buckets.map(async (bucket) => {
    const name = pickLanguage(storage.groups[bucket.kind], actor.language)
    await inTime(roundTrip(createObjectStore(bucket, targetsOf(`${bucket.kind}_endpoint`)), bucket, name), bucket, name)
    return name
  })
  return (await Promise.all(tried)).join(actor.language === 'en' ? ', ' : '、')
}

/** Throws beside the fields that a store lacks. */
function wholeBucket(settings: SettingValues, kind: Bucket['kind'], { language }: Administrator): Bucket {
  const bucket = bucketOf(settings, kind)
  if (bucket) return bucket
  const reasons = lacking(settings, 'upload_mode', kind).map((name) => {
    const label = pickLanguage(SETTING_FIELDS[name].label, language)
    return [name, { key: 'rule.required', params: { label } }] as const
  })
  throw failForm(Object.fromEntries(reasons), SETTING_LABELS)
}

type Step = 'Write' | 'Read' | 'Delete'

async function roundTrip(store: ObjectStore, bucket: Bucket, name: string): Promise<void> {
  const key = `storage/try/${randomUUID()}.txt`
  const bytes = Buffer.from(key)
  const step = async <T>(what: Step, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw inWords(error, what, { bucket, name, key })
    }
  }
  await step('Write', () => store.put(key, Readable.from([bytes]), { size: bytes.length, type: 'text/plain' }))
  const read = step('Read', async () => {
    const opened = await store.open(key)
    if (!opened || !bytes.equals(await buffer(opened.stream))) throw fail('storage.otherBytes', { name })
  })
  const isRead = await read.then(
    () => true,
    () => false,
  )
  // Whether or not it could be read, nothing is left.
  const removed = step('Delete', () => store.remove(key))
  if (isRead) return removed
  await removed.catch(() => undefined)
  return read
}

const BY_CODE: Readonly<Record<string, MessageKey>> = {
  InvalidAccessKeyId: 'storage.noKey',
  SignatureDoesNotMatch: 'storage.wrongSecret',
  NoSuchBucket: 'storage.noBucket',
  PermanentRedirect: 'storage.wrongRegion',
  AuthorizationHeaderMalformed: 'storage.wrongRegion',
  RequestTimeTooSkewed: 'storage.clock',
}

function inWords(
  error: unknown,
  step: Step,
  { bucket, name, key }: { bucket: Bucket; name: string; key: string },
): Failure {
  if (error instanceof Failure) return error
  const { name: code, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode
  if (!code || status === undefined) return fail('storage.unreachable', { name, host: hostOf(bucket) })
  const known = BY_CODE[code] ?? (status === 301 ? 'storage.wrongRegion' : undefined)
  const params = { name, bucket: bucket.bucket, key, said: `${code}, ${status}` }
  if (known) return fail(known, params)
  return fail(status === 403 ? `storage.mayNot${step}` : 'storage.refused', params)
}

const hostOf = (bucket: Bucket): string => new URL(publicOrigin({ ...bucket, publicUrl: '' })).host

async function inTime(work: Promise<void>, bucket: Bucket, name: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(fail('storage.unreachable', { name, host: hostOf(bucket) }))
    timer = setTimeout(giveUp, GIVE_UP_AFTER)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    // It may still fail after nobody waits any more.
    work.catch(() => undefined)
  }
}
