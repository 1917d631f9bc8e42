import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './store.ts'

/** Folder below the root where files are until they are whole; on the same file system, so that a rename puts them in place. */
const INCOMING = '.incoming'

/** Letters, digits and what the key template leaves of a name; no part begins with a dot. */
const KEY_MAX = 255
const KEY = /^(?:[\w@%+-][\w.@%+-]*\/)*[\w@%+-][\w.@%+-]*$/

/** Not every file system has second names. */
const NO_LINK = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EEXIST']

/** Whether a text is the key of a file: a path that leads nowhere but down. */
export function isKey(text: string): boolean {
  return text.length <= KEY_MAX && KEY.test(text)
}

/** A folder of this machine; a shared one where several processes run on several machines. */
export type LocalStore = FileStore & {
  readonly name: 'local'
  readonly root: string
  /** A new path for a file on its way in; whoever writes it hands it to `adopt` or removes it. */
  incoming(): Promise<string>
  /** Puts a file from `incoming()` under its key without reading it; it stays where it is too. */
  adopt(key: string, path: string): Promise<void>
  /** Removes what was left in `incoming()` and is older than so many seconds; answers how many. */
  sweepIncoming(age: number): Promise<number>
  /** Every key older than so many seconds. */
  keys(age: number): AsyncGenerator<string>
}

export function createLocalStore(root: string): LocalStore {
  const pathOf = (key: string): string => {
    if (!isKey(key)) throw new Error(`no key of a file: ${key}`)
    return join(root, key)
  }

  async function incoming(): Promise<string> {
    const folder = join(root, INCOMING)
    await mkdir(folder, { recursive: true })
    return join(folder, randomBytes(16).toString('hex'))
  }

  /** Written through to the disk, the name in its folder as well. */
  async function place(path: string, key: string, move: (from: string, to: string) => Promise<void>): Promise<void> {
    const target = pathOf(key)
    await mkdir(dirname(target), { recursive: true })
    await flush(path)
    await move(path, target)
    await flush(dirname(target))
  }

  const put: FileStore['put'] = async (key, source) => {
    const path = await incoming()
    try {
      await pipeline(source, createWriteStream(path))
      await place(path, key, rename)
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }

  return {
    name: 'local',
    root,
    incoming,
    put,
    async adopt(key, path) {
      try {
        await place(path, key, link)
      } catch (error) {
        if (!NO_LINK.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
        await put(key, createReadStream(path), { type: '' })
      }
    },
    async open(key, range) {
      const path = pathOf(key)
      const info = await statOf(path)
      return info && { stream: createReadStream(path, range ?? {}) as Readable, size: info.size }
    },
    async head(key) {
      const info = await statOf(pathOf(key))
      return info && { size: info.size, type: '' }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async sweepIncoming(age) {
      let removed = 0
      for (const name of await readdir(join(root, INCOMING)).catch(() => [])) {
        const path = join(root, INCOMING, name)
        const info = await statOf(path)
        if (!info || !isOlder(info.mtimeMs, age)) continue
        await rm(path, { force: true })
        removed++
      }
      return removed
    },
    keys: (age) => keysBelow(root, '', age),
  }
}

async function* keysBelow(root: string, folder: string, age: number): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const key = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* keysBelow(root, key, age)
    else if (entry.isFile()) {
      const info = await statOf(join(root, key))
      if (info && isOlder(info.mtimeMs, age)) yield key
    }
  }
}

function isOlder(mtimeMs: number, age: number): boolean {
  return mtimeMs < Date.now() - age * 1000
}

async function statOf(path: string) {
  try {
    const info = await stat(path)
    return info.isFile() ? info : undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined
    throw error
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
