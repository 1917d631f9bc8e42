import { freePort } from '../e2e/free-port.ts'
import { start, stop, waitFor } from './processes.ts'
import { environment, ROOT, SERVER, untilStopped } from './site-server.ts'

/** Milliseconds from spawning to the first 200, medians. `home` is absent where the site is not built. */
export type ColdStart = { ready: number; home: number | undefined }

const TIMES = 5

/** Starts the prepared checkout five times on a filled data folder, free to use every core, as an operator does. */
export async function measureColdStart(
  dataDir: string,
  how: 'npm start' | 'node',
  { site }: { site: boolean },
): Promise<ColdStart> {
  const starts: ColdStart[] = []
  for (let time = 0; time < TIMES; time++) starts.push(await startOnce(dataDir, how, site))
  const home = site ? median(starts.map((one) => one.home ?? 0)) : undefined
  return { ready: median(starts.map((one) => one.ready)), home }
}

async function startOnce(dataDir: string, how: 'npm start' | 'node', site: boolean): Promise<ColdStart> {
  const port = await freePort()
  const env = environment(dataDir, port)
  const since = performance.now()
  const child =
    how === 'node'
      ? start(process.execPath, SERVER, { env })
      : start('npm', ['start', '--silent', '--prefix', ROOT], { env })
  try {
    const ready = await waitFor(`http://127.0.0.1:${port}/readyz`, child, since)
    const home = site ? await waitFor(`http://127.0.0.1:${port}/`, child, since) : undefined
    return { ready, home }
  } finally {
    await stop(child)
    await untilStopped(dataDir)
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
