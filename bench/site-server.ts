import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isRunning, readPostmasterFile } from '../server/src/postgres/postmaster-file.ts'
import { MEMORY, POOLS } from '../scripts/lib/memory.mjs'
import { freePort } from '../e2e/free-port.ts'
import { start, stop, waitFor } from './processes.ts'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const PASSWORD = 'bench-password'

/** The product's own server on a data folder. */
export type SiteServer = { port: number; child: ChildProcess; postmaster: number; stop(): Promise<void> }

/** The environment in which `npm start` runs the server. */
export function environment(dataDir: string, port: number): Record<string, string> {
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    ADMIN_PASSWORD: PASSWORD,
    SEED: 'none',
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
    ...POOLS,
  }
}

/** Node's arguments. */
export const SERVER: readonly string[] = [...MEMORY, join(ROOT, 'server/src/main.ts')]

export async function startSite(dataDir: string): Promise<SiteServer> {
  const port = await freePort()
  const child = start(process.execPath, SERVER, { side: 'server', env: environment(dataDir, port) })
  await waitFor(`http://127.0.0.1:${port}/readyz`, child, performance.now())
  const postmaster = await readPostmasterFile(join(dataDir, 'pg'))
  return { port, child, postmaster: postmaster?.pid ?? 0, stop: () => stop(child) }
}

/** How long a server whose npm has gone already may take to stop, in ms, and how often is looked. */
const PATIENCE = 15_000
const LOOK_EVERY = 50

/** npm ends before the server it started has stopped; a killed server leaves PostgreSQL behind. Waits for both. */
export async function untilStopped(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'pg')
  const deadline = performance.now() + PATIENCE
  for (;;) {
    await sleep(LOOK_EVERY)
    const postmaster = await readPostmasterFile(folder)
    if (!postmaster || !(await isRunning(postmaster.pid, folder))) return
    if (performance.now() < deadline) continue
    process.kill(postmaster.pid, 'SIGINT')
    await sleep(LOOK_EVERY * 10)
  }
}

/** Signs the first administrator in; answers the token. */
export async function signIn(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/admin/index/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  const { code, msg, data } = (await answer.json()) as {
    code: number
    msg: string
    data: { userInfo: { token: string } }
  }
  if (code !== 1) throw new Error(`The administrator could not sign in: ${msg}`)
  return data.userInfo.token
}
