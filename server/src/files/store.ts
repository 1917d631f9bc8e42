import type { Readable } from 'node:stream'

/** Stored with every blob: which store holds its bytes. */
export const STORE_NAMES = ['local', 'oss', 's3'] as const
export type StoreName = (typeof STORE_NAMES)[number]

/** Size in bytes. `etag` as the store gives it, quotes included. */
export type StoredHead = { size: number; type: string; etag?: string }

/** Bytes `start` to `end`, both included, as in a Range header. */
export type ByteRange = { start: number; end: number }

/**
 * Where the bytes of files are. A key is a relative path such as `storage/default/20260101/cat.png`: the file's path on
 * the wire without the slash it begins with. What is under a key never changes: other bytes get another key, and keys
 * are claimed in the table `blob` before anything is put there (`blobs.ts`), so that nothing is ever left unknown.
 */
export type FileStore = {
  readonly name: StoreName
  /** Whole or nothing: when the source fails or the process dies, nothing is under the key. Replaces what is there. */
  put(key: string, source: Readable, options: { size?: number; type: string }): Promise<void>
  /** The bytes, or a range of them; `size` is that of the whole file. Undefined: nothing is under the key. */
  open(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | undefined>
  /** A store of folders knows no type: it answers ''. */
  head(key: string): Promise<StoredHead | undefined>
  /** Nothing under the key is no error. */
  remove(key: string): Promise<void>
}

/** The key of a file by its path on the wire. */
export function keyOf(path: string): string {
  return path.replace(/^\/+/, '')
}
