import { open } from 'node:fs/promises'
import { suffixOf } from '@tutu/contract/core/upload'
import { fileTypeOf, UNKNOWN_TYPE } from './file-types.ts'
import { zipHolds } from './zip-entries.ts'

const LOOKED_AT = 64 * 1024

/**
 * The media type of a file whose extension, declared type and bytes agree; undefined where they do not. `declared` is
 * what the browser said: nothing and `application/octet-stream` claim nothing.
 */
export async function agreedType(file: { path: string; name: string; declared: string }): Promise<string | undefined> {
  const suffix = suffixOf(file.name)
  const known = fileTypeOf(suffix)
  // Loaded with the first upload.
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(file.path)
  if (!known) {
    // An extension only the settings know: its bytes must not be those of another type.
    if (found && found.ext !== suffix) return undefined
    // The kind only: `audio/mid` and `audio/midi`, `video/avi` and `video/vnd.avi` are the same.
    const kind = /^(?:image|audio|video)\//.exec(mediaType(file.declared))?.[0]
    return kind && !found?.mime.startsWith(kind) ? undefined : UNKNOWN_TYPE
  }
  const real = known.real ?? []
  if (found ? !real.includes(found.mime) : real.length > 0 && known.type !== 'image/svg+xml') return undefined
  if (!found && !(await isText(file.path))) return undefined
  // A zip that `file-type` knows no more of may still be what it says: it looks at the first entries only.
  if (known.holds && found?.mime === 'application/zip' && !(await zipHolds(file.path, known.holds))) return undefined
  return agrees(file.declared, known.type, known.aliases ?? []) ? known.type : undefined
}

/**
 * The same without looking at the bytes: the type an extension stands for, if the declared one agrees. One that only the
 * settings know is a download whatever it holds; that is looked at when the bytes are read.
 */
export function announcedType(file: { name: string; declared: string }): string | undefined {
  const known = fileTypeOf(suffixOf(file.name))
  if (!known) return UNKNOWN_TYPE
  return agrees(file.declared, known.type, known.aliases ?? []) ? known.type : undefined
}

/** A part of a form that says no type is plain text by RFC 7578, 4.4: that is no claim either. */
const NO_CLAIM = new Set(['', UNKNOWN_TYPE, 'text/plain'])

function agrees(declared: string, type: string, aliases: readonly string[]): boolean {
  const said = mediaType(declared)
  return NO_CLAIM.has(said) || said === mediaType(type) || aliases.includes(said)
}

function mediaType(text: string): string {
  return text.split(';')[0]!.trim().toLowerCase()
}

/** Texts hold no NUL, in whichever encoding that is usual where such files come from. */
async function isText(path: string): Promise<boolean> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0)
    const start = buffer.subarray(0, bytesRead)
    const isUtf16 =
      bytesRead >= 2 && ((start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff))
    return isUtf16 || !start.includes(0)
  } finally {
    await handle.close()
  }
}
