import { fillKeyTemplate, safeTopic } from '@tutu/contract/core/upload'
import { randomName } from '../blobs.ts'
import type { Owner } from '../attachments.ts'

/*
 * Where browsers put what they upload straight to a store: `admin/<id>/<topic>/…` and `user/<id>/<topic>/…`. Nothing is
 * served from there; what is found good is copied below `storage/`, which no form reaches.
 */

const KEY_MAX = 900 // bytes; stores allow 1023
const FOLDERS = { admin: 'admin', member: 'user' } as const

export function quarantineOf({ kind, id }: Owner): string {
  return `${FOLDERS[kind]}/${id}/`
}

/** A key nobody has. */
export function newQuarantineKey(owner: Owner, topic: string | undefined, name: string): string {
  const facts = { topic: safeTopic(topic), name, sha1: '', now: new Date(), random: randomName }
  return quarantineOf(owner) + fillKeyTemplate('/{topic}/{random32}/{filename}{.suffix}', facts).slice(1)
}

/** The naming template for clients that make their keys themselves (spec 7). */
export function quarantineTemplate(owner: Owner): string {
  return `/${quarantineOf(owner)}{topic}/{random32}/{filename}{.suffix}`
}

/** The key that a caller names by its path, and its topic; undefined where nothing of that owner can be. */
export function readQuarantineKey(owner: Owner, url: string): { key: string; topic: string } | undefined {
  const key = url.replace(/^\//, '')
  const parts = key.split('/')
  const isPath = parts.every((part) => part !== '' && part !== '.' && part !== '..') && !/\p{Cc}/u.test(key)
  if (!isPath || !key.startsWith(quarantineOf(owner)) || Buffer.byteLength(key) > KEY_MAX) return undefined
  return { key, topic: safeTopic(parts.length > 3 ? parts[2] : undefined) }
}
