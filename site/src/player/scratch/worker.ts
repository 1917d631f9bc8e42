import { SCRATCH_LIMITS } from '@tutu/learning/scratch/limits'
import type { Preflight } from '@tutu/learning/scratch/outcome'
import { mendProject, preflight } from '@tutu/learning/scratch/preflight'
import { toBase64 } from './produce/base64.ts'

export type Job = { type: 'examine' | 'mend' | 'encode'; file: File }

export type Report =
  | { type: 'examined'; outcome: Preflight }
  /** Undefined: it could not be mended. */
  | { type: 'mended'; project: Blob | undefined }
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
  if (type === 'mend') return report({ type: 'mended', project: mend(bytes) })
  const parts = toBase64(bytes, (share) => report({ type: 'progress', share }))
  report({ type: 'encoded', text: new Blob(parts) })
}

/** What comes of mending is looked at like any other file: nothing foreign may be left in it. */
function mend(bytes: Uint8Array): Blob | undefined {
  const mended = mendProject(bytes)
  const outcome = preflight(mended)
  return outcome.ok && !outcome.loss && !outcome.isMended ? new Blob([mended]) : undefined
}
