import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isGone, isRunning, readPostmasterFile } from '../postgres/postmaster-file.ts'

/** What the folder of a run's databases begins with: it says whose they are. */
export const FOLDER_PREFIX = `tutu-test-${process.pid}-`
const OWNED = /^tutu-test-(\d+)-/

/** Runs ended by a signal leave their PostgreSQL, and its databases in memory: ends the servers whose owners are gone, and removes their folders. */
export async function removeLeftServers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const owner = Number(OWNED.exec(name)?.[1])
    const folder = join(parent, name)
    if (!owner || !isGone(owner) || !(await isOurs(folder))) continue
    await endServer(join(folder, 'pg'))
    // Another run may be at it too.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}

async function isOurs(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && found.uid === process.getuid?.()
}

async function endServer(folder: string): Promise<void> {
  const postmaster = await readPostmasterFile(folder)
  if (!postmaster) return
  while (await isRunning(postmaster.pid, folder)) {
    try {
      // Its data is thrown away.
      process.kill(postmaster.pid, 'SIGQUIT')
    } catch {
      // It ended meanwhile.
    }
    await sleep(50)
  }
}
