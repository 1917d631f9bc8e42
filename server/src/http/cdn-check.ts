import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { assetUrl } from '@tutu/contract/asset-url'
import type { MessageKey, MessageParams } from '@tutu/contract/errors'
import type { Folder } from './built-files.ts'

type Reason = { key: MessageKey; params: MessageParams }

/** ms, for everything that is asked. */
const PATIENCE = 4000

/**
 * Fetches one script of each folder from a CDN, before pages name it there: a wrong address would make the back office
 * blank, with no way to mend it. Answers what was asked and what came; undefined where all is well or nothing is built.
 */
export async function checkCdn(
  cdnUrl: string,
  folders: readonly Folder[],
  patience: number = PATIENCE,
): Promise<Reason | undefined> {
  const signal = AbortSignal.timeout(patience)
  const reasons = await Promise.all(
    folders.map(async ({ prefix, root }) => {
      const name = scriptOf(root)
      if (!name) return undefined
      return checkFile(assetUrl(prefix + name, cdnUrl), await readFile(`${root}/${name}`), signal)
    }),
  )
  return reasons.find(Boolean)
}

function scriptOf(root: string): string | undefined {
  try {
    return readdirSync(root).find((name) => name.endsWith('.js'))
  } catch {
    return undefined
  }
}

async function checkFile(url: string, expected: Buffer, signal: AbortSignal): Promise<Reason | undefined> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal })
    if (answer.status !== 200) {
      await answer.body?.cancel()
      return { key: 'config.cdnStatus', params: { url, status: answer.status } }
    }
    if (!(await holds(answer, expected))) return { key: 'config.cdnBytes', params: { url } }
    if (!answer.headers.has('access-control-allow-origin')) return { key: 'config.cdnLeave', params: { url } }
    return undefined
  } catch (error) {
    return whyNot(error, url)
  }
}

/** Reads no more than it must: whoever answers may send without end. */
async function holds({ body }: Response, expected: Buffer): Promise<boolean> {
  let length = 0
  for await (const chunk of body ?? []) {
    const isSame = expected.subarray(length, length + chunk.byteLength).equals(chunk)
    length += chunk.byteLength
    if (!isSame) return false
  }
  return length === expected.byteLength
}

/** Codes such as ENOTFOUND are told as they are; words of the system, in its own language, are not. */
function whyNot(error: unknown, url: string): Reason {
  const { name, cause } = error as Error
  if (name === 'TimeoutError') return { key: 'config.cdnTimeout', params: { url } }
  const { code } = (cause ?? {}) as NodeJS.ErrnoException
  return code ? { key: 'config.cdnSilent', params: { url, said: code } } : { key: 'config.cdnFailed', params: { url } }
}
