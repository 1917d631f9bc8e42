import { execFile } from 'node:child_process'
import { readFile, rm, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { childEnvironment } from '../env.ts'

/** What a PostgreSQL server says about itself in `postmaster.pid` of its data folder. */
export type Postmaster = {
  pid: number
  port: number
  /** Folder of its Unix socket; '' when it listens on a port of the loopback address only. */
  socketFolder: string
  ready: boolean
}

const NAME = 'postmaster.pid'

/** With sockets there is no port to collide with; the number is part of the socket's name only. */
export const SOCKET_PORT = 5432
export const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`

/** The entry of the server that runs on `folder`, or did so last and was killed; undefined after an orderly stop. */
export async function readPostmasterFile(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(`${folder}/${NAME}`, 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  if (!pid) return undefined
  return {
    pid: Math.abs(pid),
    port: Number(lines[3]),
    socketFolder: lines[4] ?? '',
    ready: lines[7]?.trim() === 'ready',
  }
}

/**
 * Whether `pid` is a live server on `folder`. After a reboot or a kill the number can belong to another program, or to
 * a dead process that nobody has reaped.
 */
export async function isRunning(pid: number, folder: string): Promise<boolean> {
  if (isGone(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') {
    const options = { env: childEnvironment() }
    const listing = promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)], options)
    const command = await listing.catch(() => ({ stdout: '' }))
    return command.stdout.includes('postgres')
  }
  try {
    // A server's working folder is its data folder, under whatever path it was started.
    const [theirs, ours] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)])
    return theirs.dev === ours.dev && theirs.ino === ours.ino
  } catch {
    return false
  }
}

/** Whether no process has that number. */
export function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** Removes what a killed server left behind: PostgreSQL itself stays away while the number in it is alive. */
export async function removePostmasterFiles(folder: string): Promise<void> {
  for (const name of [NAME, SOCKET_NAME, `${SOCKET_NAME}.lock`]) await rm(`${folder}/${name}`, { force: true })
}
