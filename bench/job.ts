import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { start } from './processes.ts'

/** What the loader asks for. `{n}` in path, headers and body becomes a number that no other request of the job has. */
export type Ask = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  body?: string
}

export type Job = {
  port: number
  connections: number
  /** Seconds before and during the measurement. */
  warmUp: number
  seconds: number
  /** Taken in turn; with `perConnection`, connection k always sends the k-th. */
  asks: readonly Ask[]
  perConnection?: boolean
  /** Each is asked for once, though time be left. */
  once?: boolean
  /** Every body must begin an envelope of code 1. */
  expectOk?: boolean
  /** Default 200. */
  expectStatus?: number
}

/** Times in ms. `failed`: other statuses than the expected one; `refused`: envelopes of another code; `broken`: connections lost. */
export type Result = {
  rate: number
  p50: number
  p95: number
  p99: number
  requests: number
  /** Requests sent in all, warm-up included. */
  sent: number
  failed: number
  refused: number
  broken: number
  /** Bytes of an answer's body, on average. */
  bodyBytes: number
}

const LOADER = fileURLToPath(new URL('loader.ts', import.meta.url))

/** Runs a job in a process of its own, on the load's core. */
export async function runJob(job: Job): Promise<Result> {
  let output = ''
  const child = start(process.execPath, [LOADER], { side: 'load', onOutput: (text) => (output += text) })
  child.stdin?.end(JSON.stringify(job))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error('The load process failed.')
  return JSON.parse(output) as Result
}
