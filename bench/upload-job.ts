import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { start } from './processes.ts'

/** Files of `bytes` each, no two alike, sent by `connections` that each send the next as soon as the last is answered. */
export type UploadJob = {
  port: number
  path: string
  headers: Readonly<Record<string, string>>
  /** As a form with `file`, as the product takes it; else the bytes alone. */
  asForm: boolean
  bytes: number
  files: number
  connections: number
}

/** `failed`: answers other than 200, or envelopes of another code than 1; `why`: the first of them. */
export type UploadResult = { seconds: number; failed: number; why: string }

const LOADER = fileURLToPath(new URL('upload-loader.ts', import.meta.url))

/** Runs a job in a process of its own, on the load's core. */
export async function runUploads(job: UploadJob): Promise<UploadResult> {
  let output = ''
  const child = start(process.execPath, [LOADER], { side: 'load', onOutput: (text) => (output += text) })
  child.stdin?.end(JSON.stringify(job))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error('The process that uploads failed.')
  return JSON.parse(output) as UploadResult
}
