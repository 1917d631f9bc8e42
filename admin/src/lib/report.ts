import { api } from './api.ts'

export type Problem = {
  kind: 'not-found' | 'broken'
  message: string
  /** Without its query, which may hold what somebody searched for. */
  path: string
  /** Where in the page, as React tells it. */
  component?: string
}

const MAX = 500
const reported = new Set<string>()

/** Tells the server of a problem, as the error pages say (spec 2; wire decision 19). Once for each; never fails. */
export function reportProblem({ kind, message, path, component }: Problem): void {
  const key = `${kind} ${path} ${message}`
  if (reported.has(key)) return
  reported.add(key)
  const body = { kind, message: message.slice(0, MAX), path: path.slice(0, MAX), component: component?.slice(0, MAX) }
  api.call('POST /api/common/report', { body }, { showError: false }).catch(() => undefined)
}
