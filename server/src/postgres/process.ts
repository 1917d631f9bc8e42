import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { childEnvironment } from '../env.ts'
import { StartError } from '../start-error.ts'
import type { Cluster } from './cluster.ts'
import { isRunning, readPostmasterFile, SOCKET_PORT } from './postmaster-file.ts'

export type Settings = Readonly<Record<string, string>>

/** For small machines; durability stays whole. */
const SETTINGS: Settings = {
  shared_buffers: '64MB',
  max_connections: '60',
  max_wal_size: '512MB',
  jit: 'off',
  io_method: 'sync',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** Larger logs of earlier runs are dropped, in bytes. */
const LOG_MAX = 5_000_000
const STOP_PATIENCE = 30_000
const RETRY_PATIENCE = 15_000

export type Launched = {
  isAlive(): boolean
  /** After it ended: throws StartError with the server's own words, unless waiting a little may mend it. */
  throwUnlessWorthRetrying(): void
}

/** Starts the server in a session of its own: Ctrl-C in the terminal reaches this process, which stops it in order. */
export function launchPostgres(cluster: Cluster, settings: Settings): Launched {
  const started = Date.now()
  const logStart = sizeOf(cluster.log) > LOG_MAX ? 0 : sizeOf(cluster.log)
  const log = openSync(cluster.log, logStart === 0 ? 'w' : 'a', 0o640)
  if (cluster.user) fchownSync(log, cluster.user.uid, cluster.user.gid)
  const child = spawnServer(cluster, settings, log)
  closeSync(log)
  child.unref()
  let failure = ''
  child.on('error', (error) => (failure = error.message))
  return {
    isAlive: () => !failure && child.exitCode === null && child.signalCode === null,
    throwUnlessWorthRetrying() {
      // Killed, by the system when memory is short: what it said last is no reason.
      if (child.signalCode) throw new StartError(`PostgreSQL does not start: it was ended by ${child.signalCode}.`)
      const words = failure || wordsOf(cluster.log, logStart)
      const isInTheWay = /already exists|shared memory block|already in use/.test(words)
      if (isInTheWay && Date.now() - started < RETRY_PATIENCE) return
      throw new StartError(`PostgreSQL does not start: ${words || `see ${cluster.log}`}`)
    },
  }
}

function spawnServer(cluster: Cluster, settings: Settings, log: number): ChildProcess {
  const where: Settings =
    cluster.port === undefined
      ? {
          listen_addresses: '',
          port: String(SOCKET_PORT),
          unix_socket_directories: cluster.folder,
          unix_socket_permissions: '0700',
        }
      : { listen_addresses: '127.0.0.1', port: String(cluster.port), unix_socket_directories: '' }
  const all = Object.entries({ ...SETTINGS, ...settings, ...where }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  if (process.platform !== 'win32') {
    return spawn(join(cluster.bin, 'postgres'), ['-D', cluster.folder, ...all], {
      cwd: '/',
      env: childEnvironment(),
      detached: true,
      stdio: ['ignore', log, log],
      ...cluster.user,
    })
  }
  // pg_ctl drops the rights of a Windows administrator, with which the server would refuse to run.
  return spawn(join(cluster.bin, 'pg_ctl'), ['start', '-W', '-D', cluster.folder, '-o', all.join(' ')], {
    env: childEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
  })
}

/** Fast shutdown: sessions are ended, everything acknowledged is on disk. Returns when the server is gone. */
export async function stopPostgres(cluster: Cluster): Promise<void> {
  const postmaster = await readPostmasterFile(cluster.folder)
  if (!postmaster || !(await isRunning(postmaster.pid, cluster.folder))) return
  if (process.platform === 'win32') {
    const options = { env: childEnvironment() }
    await promisify(execFile)(join(cluster.bin, 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', cluster.folder], options)
    return
  }
  signal(postmaster.pid, 'SIGINT')
  const deadline = Date.now() + STOP_PATIENCE
  while (await isRunning(postmaster.pid, cluster.folder)) {
    // The log is replayed at the next start: nothing acknowledged is lost.
    if (Date.now() > deadline) signal(postmaster.pid, 'SIGQUIT')
    await sleep(Date.now() > deadline ? 500 : 10)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** What the server last said of being unable to start. */
function wordsOf(log: string, from: number): string {
  const lines = readFileSync(log).subarray(from).toString().split('\n')
  const fatal = lines.filter((line) => /FATAL|PANIC|rror:?\s/.test(line)).at(-1) ?? lines.filter(Boolean).at(-1) ?? ''
  return fatal.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '').trim()
}
