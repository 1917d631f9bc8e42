import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { assetUrl } from '@tutu/contract/core/asset-url'
import { Failure, type MessageKey, type MessageParams } from '@tutu/contract/core/errors'
import { getWithin, type Targets } from '../lib/targets.ts'
import type { Folder } from './built-files.ts'

type Reason = { key: MessageKey; params: MessageParams }

/** ms, for everything that is asked. */
const PATIENCE = 4000

/**
 * Fetches one script of each folder from a CDN, before pages name it there: a wrong address would make the back office
 * blank, with no way to mend it. Undefined where all is well or nothing is built; else the reason, which tells nothing of
 * what answered instead.
 */
export async function checkCdn(
  cdnUrl: string,
  folders: readonly Folder[],
  targets: Targets,
  patience: number = PATIENCE,
): Promise<Reason | undefined> {
  const signal = AbortSignal.timeout(patience)
  const reasons = await Promise.all(
    folders.map(async ({ prefix, root }) => {
      const name = scriptOf(root)
      if (!name) return undefined
      return checkFile(assetUrl(prefix + name, cdnUrl), await readFile(`${root}/${name}`), { targets, signal })
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

async function checkFile(
  url: string,
  expected: Buffer,
  { targets, signal }: { targets: Targets; signal: AbortSignal },
): Promise<Reason | undefined> {
  const failed: Reason = { key: 'config.cdnFailed', params: { url } }
  try {
    const answer = await getWithin(url, targets, signal)
    try {
      if (answer.statusCode !== 200 || !(await holds(answer, expected))) return failed
      return answer.headers['access-control-allow-origin'] ? undefined : { key: 'config.cdnLeave', params: { url } }
    } finally {
      answer.destroy()
    }
  } catch (error) {
    return error instanceof Failure ? { key: error.key, params: error.params } : failed
  }
}

/** Reads no more than it must: whoever answers may send without end. */
async function holds(body: IncomingMessage, expected: Buffer): Promise<boolean> {
  let length = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    const isSame = expected.subarray(length, length + chunk.length).equals(chunk)
    length += chunk.length
    if (!isSame) return false
  }
  return length === expected.length
}
