import { ClientError } from '@tutu/contract/core/client-error'
import { deferred } from '@tutu/contract/testing/client'
import type { SendOptions, StoredFile, Uploader } from '@tutu/contract/core/upload-client'

type Sent = { file: File; options: SendOptions; answer: (outcome: StoredFile | ClientError) => void }

/** What was sent to the made-up server, the latest last. It answers when told. */
export const sent: Sent[] = []

const send: Uploader['send'] = async (file, options = {}) => {
  const outcome = deferred<StoredFile | ClientError>()
  options.signal?.addEventListener('abort', () => outcome.resolve(new ClientError('cancelled', 'cancelled')))
  sent.push({ file, options, answer: outcome.resolve })
  const stored = await outcome.promise
  if (stored instanceof ClientError) throw stored
  return stored
}

const uploader: Uploader = { check: () => undefined, send }
export const toLibrary = () => uploader
export const toReplace = () => uploader

export function storedFile(name: string, more: Partial<StoredFile> = {}): StoredFile {
  return {
    id: 1,
    topic: 'widget',
    url: `/storage/widget/${name}`,
    full_url: `/storage/widget/${name}`,
    name,
    size: 2048,
    mimetype: 'image/png',
    suffix: 'png',
    width: 640,
    height: 400,
    ...more,
  }
}
