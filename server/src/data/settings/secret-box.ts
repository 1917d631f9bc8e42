import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Encrypts secrets for the database. The name of the setting is part of it: a value moved to another row does not open. */
export type SecretBox = {
  /** Makes the key file where there is none. */
  seal(name: string, text: string): string
  /** undefined: sealed with a key that is not here, or not sealed at all. */
  open(name: string, sealed: unknown): string | undefined
  /** Whether it was sealed with the key that seals now. */
  isCurrent(sealed: string): boolean
  /** 32 bytes that only who has the key can make of a text: what must be compared and never read. */
  digest(name: string, text: string): Buffer
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
/** 32 bytes in hexadecimal. */
export const SECRET_KEY = /^[0-9a-f]{64}$/i
const KEY_FILE = 'secret.key'

type Key = { id: string; bytes: Buffer }

/**
 * `keys` in hexadecimal, the first seals and every one opens: so a key is changed. Without any, the key is in
 * `dataDir`, in a file that only its owner may read.
 */
export function createSecretBox({ keys, dataDir }: { keys: readonly string[]; dataDir: string }): SecretBox {
  const given = keys.map(toKey)
  let kept: Key | undefined
  const file = join(dataDir, KEY_FILE)
  const fromFile = (): Key | undefined => (kept ??= readKey(file))
  const current = (): Key => given[0] ?? fromFile() ?? (kept = makeKey(dataDir, file))
  const all = (): Key[] => [...given, ...[fromFile()].filter((key) => key !== undefined)]

  return {
    seal(name, text) {
      const key = current()
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key.bytes, iv).setAAD(Buffer.from(name))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `v1:${key.id}:${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(name, sealed) {
      const [, id, packed] = /^v1:([0-9a-f]{8}):([\w-]+)$/.exec(String(sealed)) ?? []
      const key = all().find((one) => one.id === id)
      if (!key || !packed) return undefined
      const bytes = Buffer.from(packed, 'base64url')
      try {
        const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, IV_BYTES))
          .setAAD(Buffer.from(name))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
    isCurrent(sealed) {
      const key = given[0] ?? fromFile()
      return key !== undefined && sealed.startsWith(`v1:${key.id}:`)
    },
    digest(name, text) {
      const key = hkdfSync('sha256', current().bytes, '', name, KEY_BYTES)
      return createHmac('sha256', new Uint8Array(key)).update(text).digest()
    },
  }
}

function toKey(text: string): Key {
  const bytes = Buffer.from(text, 'hex')
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
}

function readKey(file: string): Key | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return SECRET_KEY.test(text) ? toKey(text) : undefined
}

/** Processes that share the folder may make it at once: it appears whole, and the first one's stays. */
function makeKey(dataDir: string, file: string): Key {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  const key = readKey(file)
  if (!key) throw new Error(`${file} holds no key: 64 hexadecimal digits`)
  return key
}
