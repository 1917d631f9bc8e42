import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Failure } from '@tutu/contract/core/errors'
import { checkUpload, safeFileName, thumbnailPath, type UploadLimits } from '@tutu/contract/core/upload'
import type { BlobFacts } from './blobs.ts'
import { refuseDeclaredPixels } from './declared-size.ts'
import { inPictureProcess } from './picture-process.ts'
import { isReadable, type Thumbnail } from './pictures.ts'
import { agreedType } from './sniff.ts'
import { spool } from './spool.ts'
import { blankFilmMetadata } from './strip-film.ts'
import type { FileStore } from './store.ts'
import type { LocalStore } from './local-store.ts'

/** A file as it comes in: name and type as the sender says. */
export type Incoming = { stream: Readable; name: string; type: string }

/** A file that has arrived on this machine and was found good. `sha1` and `size` are those of the bytes sent. */
export type Taken = { path: string; name: string; mimetype: string; size: number; sha1: string }

/** The same when it is ready to be stored. */
export type Ready = { path: string; mimetype: string; facts: BlobFacts; thumbnails: Thumbnail[] }

/**
 * Reads a file to the disk and runs `work` with it; whatever comes of that, the disk is clean afterwards. Throws the
 * specification's three refusals. What breaks off is the stream's own error.
 */
export async function takeIn<T>(
  local: LocalStore,
  incoming: Incoming,
  limits: UploadLimits,
  work: (taken: Taken) => Promise<T>,
): Promise<T> {
  const path = await local.incoming()
  try {
    const file = await spool(incoming.stream, path, limits.maxsize)
    if (!file) throw new Failure('upload.size')
    const name = safeFileName(incoming.name)
    const refused = checkUpload({ name: incoming.name, size: file.size, type: incoming.type }, limits)
    if (refused) throw new Failure(refused)
    const mimetype = await agreedType({ path, name, declared: incoming.type })
    if (!mimetype) throw new Failure('upload.type')
    return await work({ ...file, name, mimetype })
  } finally {
    await rm(path, { force: true })
  }
}

/** Cleans and measures a picture in place, and films of where they were made; other files are ready as they are. */
export async function makeReady({ path, mimetype, size, sha1 }: Taken): Promise<Ready> {
  await refuseDeclaredPixels(path, mimetype)
  const plain = { width: null, height: null, blur: null, widths: [], avif: null }
  if (!isReadable(mimetype)) {
    const isOther = mimetype === 'video/mp4' && (await blankFilmMetadata(path))
    const stored_sha1 = isOther ? await sha1Of(path) : sha1
    return { path, mimetype, facts: { ...plain, sha1, stored_sha1, size }, thumbnails: [] }
  }
  const { width, height, blur, thumbnails } = await inPictureProcess('preparePicture', path, mimetype)
  const widths = thumbnails.map((one) => one.width).toSorted((a, b) => a - b)
  const stored = { stored_sha1: await sha1Of(path), size: (await stat(path)).size }
  const facts = { sha1, ...stored, width, height, blur, widths, avif: widths.length > 0 ? false : null }
  return { path, mimetype, facts, thumbnails }
}

/** Puts a file and its thumbnails under a key that was claimed for it. */
export async function putAll(
  store: FileStore | LocalStore,
  key: string,
  { path, mimetype, facts, thumbnails }: Ready,
): Promise<void> {
  await putThumbnails(store, key, thumbnails)
  if ('adopt' in store) await store.adopt(key, path)
  else await store.put(key, createReadStream(path), { size: facts.size, type: mimetype })
}

export async function putThumbnails(store: FileStore, key: string, thumbnails: readonly Thumbnail[]): Promise<void> {
  for (const { width, format, bytes } of thumbnails) {
    const options = { size: bytes.length, type: `image/${format}` }
    await store.put(thumbnailPath(key, width, format), Readable.from([bytes]), options)
  }
}

/** SHA-1 of a file of this machine, in hex. */
async function sha1Of(path: string): Promise<string> {
  const hash = createHash('sha1')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
