import type { z } from 'zod'
import type { StoredFile as FileAnswer, UploadForm } from '../api/values.ts'
import { ClientError } from './client-error.ts'
import type { Client } from './client.ts'
import { say } from './said.ts'
import type { Language } from './languages.ts'
import { type Transport, TransportError } from './transport.ts'
import { checkUpload, type UploadLimits } from './upload.ts'

/** ms of silence after which an upload is given up: longer than a call's, since the server works on pictures at the end. */
const UPLOAD_SILENCE = 60_000
const QUIET = { showError: false, timeout: UPLOAD_SILENCE } as const

/** What the server answers of a stored file, as far as the browser looks at it. */
export type StoredFile = Pick<
  z.output<typeof FileAnswer>,
  'id' | 'topic' | 'url' | 'full_url' | 'name' | 'size' | 'mimetype' | 'suffix' | 'width' | 'height'
>

/** Where and how the site takes files: `siteConfig.upload`. `mode` local: through the site; else straight to a store. */
export type UploadRules = UploadLimits & { mode: string }

export type SendOptions = {
  topic?: string | undefined
  /** Of the library, by id. */
  folder?: number | undefined
  signal?: AbortSignal | undefined
  /** Bytes sent, of how many; a form's own bytes included. */
  onProgress?: ((loaded: number, total: number) => void) | undefined
}

/** Sends files to where they are answered with `Answer`: the library's facts of a stored file, if nothing else is said. */
export type Uploader<Answer = StoredFile> = {
  /** The check before sending (spec 5): why a file is refused, if it is. */
  check(file: File): ClientError | undefined
  /** Checks and sends one file. Rejects with ClientError; the caller tells the user. */
  send(file: File, options?: SendOptions): Promise<Answer>
}

type Options = {
  /** The site's client over a transport that reports progress. */
  client: Client
  /** The same transport, for the store's own address: nothing of the session goes there. */
  transport: Transport
  /** 'admin' for `/admin/ajax/upload`, 'api' for members. */
  area: 'admin' | 'api'
  rules: () => UploadRules
  /** Another call of the site that takes a file, and its parameters; such a file never goes straight to a store. */
  call?: { path: string; params: Record<string, unknown> }
  /** Absent: whatever the site allows. */
  accepts?: (file: File) => boolean
  language: () => Language
}

/** Uploads as the specification has them: through the site, or straight to a store and then reported (spec 7). */
export function createUploader({ client, transport, area, call, rules, accepts, language }: Options): Uploader {
  async function sendToSite(file: File, { topic, folder, ...options }: SendOptions): Promise<StoredFile> {
    const path = call?.path ?? `/${area}/ajax/upload`
    const params = call?.params ?? { topic, folder_id: folder }
    return (await sendFile<{ file: StoredFile }>(client, path, file, { ...options, params, language })).file
  }

  async function sendToStore(file: File, { topic, folder, signal, onProgress }: SendOptions): Promise<StoredFile> {
    const facts = { name: file.name, size: file.size, type: file.type, sha1: await sha1Of(file) }
    const asked = await client.post<z.output<typeof UploadForm>>(
      `/${area}/ajax/uploadParams`,
      { ...facts, topic },
      { ...QUIET, signal },
    )
    const { url, key, params } = asked.data
    const form = new FormData()
    form.append('key', key)
    for (const [name, value] of Object.entries(params)) if (name !== 'key') form.append(name, value)
    // Last: stores ignore what comes behind the file.
    form.append('file', file, file.name)
    await post(url, form, signal, onProgress)
    const told = await client.post<{ file: StoredFile }>(
      `/${area}/Alioss/callback`,
      { ...facts, url: `/${key.replace(/^\//, '')}`, folder_id: folder },
      { ...QUIET, signal },
    )
    return told.data.file
  }

  async function post(
    url: string,
    body: FormData,
    signal: AbortSignal | undefined,
    onProgress: SendOptions['onProgress'],
  ) {
    const { status } = await transport({
      url,
      method: 'POST',
      headers: {},
      body,
      timeout: UPLOAD_SILENCE,
      signal: signal ?? new AbortController().signal,
      onProgress,
    }).catch((cause: unknown) => {
      throw unanswered(cause)
    })
    if (status >= 200 && status < 300) return
    throw new ClientError('http', say('upload.storeRefused', language()), { status })
  }

  function unanswered(cause: unknown): ClientError {
    const reason = cause instanceof TransportError ? cause.reason : 'network'
    if (reason === 'cancelled') return new ClientError(reason, say('client.cancelled', language()), { cause })
    if (reason === 'timeout') return new ClientError(reason, say('client.timeout', language()), { cause })
    const isOffline = globalThis.navigator?.onLine === false
    return isOffline
      ? new ClientError('offline', say('client.offline', language()), { cause })
      : new ClientError('network', say('upload.storeAway', language()), { cause })
  }

  function check(file: File): ClientError | undefined {
    const wrong = checkUpload(file, rules()) ?? (accepts?.(file) === false ? 'upload.type' : undefined)
    return wrong && new ClientError('refused', say(wrong, language()))
  }

  return {
    check,
    async send(file, options = {}) {
      const wrong = check(file)
      if (wrong) throw wrong
      return rules().mode === 'local' || call ? sendToSite(file, options) : sendToStore(file, options)
    },
  }
}

type FileOptions = Pick<SendOptions, 'signal' | 'onProgress'> & {
  params?: Record<string, unknown>
  language: () => Language
}

/** Posts one file to the site, which answers with data. Rejects with ClientError, told to nobody. */
export async function sendFile<Data>(
  client: Client,
  path: string,
  file: File,
  { params, signal, onProgress, language }: FileOptions,
): Promise<Data> {
  const data = new FormData()
  data.append('file', file, file.name)
  let isUnderWay = false
  try {
    const answer = await client.request<Data>(path, {
      ...QUIET,
      method: 'POST',
      params,
      data,
      signal,
      onProgress: (loaded, total) => {
        isUnderWay = loaded < total
        onProgress?.(loaded, total)
      },
    })
    return answer.data
  } catch (cause) {
    if (!(cause instanceof ClientError) || cause.reason !== 'network') throw cause
    // The server went away: of a call 'Server exception!' is all there is to say, here is what became of the file.
    throw new ClientError('network', say(isUnderWay ? 'upload.cut' : 'upload.unanswered', language()), { cause })
  }
}

/** Bytes of files worth reading whole to name them by their content; the server does not rely on it. */
const HASHED_MAX = 64 * 1024 * 1024

/** SHA-1 in hex; '' where the file is large or the browser gives no digest, as on a plain http address. */
async function sha1Of(file: File): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle || file.size > HASHED_MAX) return ''
  const digest = await subtle.digest('SHA-1', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
