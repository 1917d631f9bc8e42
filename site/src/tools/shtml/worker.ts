import { SCRATCH_LIMITS } from '@tutu/contract/scratch/limits'
import type { Preflight } from '@tutu/contract/scratch/outcome'
import { preflight } from '@tutu/contract/scratch/preflight'
import { toBase64 } from './produce/base64.ts'

export type Job = { type: 'examine' | 'encode'; file: File }

export type Report =
  | { type: 'examined'; outcome: Preflight }
  | { type: 'progress'; share: number }
  | { type: 'encoded'; text: Blob }
  | { type: 'failed' }

const report = (message: Report): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Job>) => {
  work(data).catch(() => report({ type: 'failed' }))
})

async function work({ type, file }: Job): Promise<void> {
  // Far too much to read: the answer is known without looking.
  if (file.size > SCRATCH_LIMITS.file) {
    return report({ type: 'examined', outcome: { ok: false, problem: { kind: 'tooBig', bytes: file.size } } })
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (type === 'examine') return report({ type: 'examined', outcome: preflight(bytes, file.name) })
  const parts = toBase64(bytes, (share) => report({ type: 'progress', share }))
  report({ type: 'encoded', text: new Blob(parts) })
}
