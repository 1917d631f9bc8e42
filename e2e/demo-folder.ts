import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The password the journeys sign in with; the servers are given the same. */
export const ADMIN_PASSWORD = 'tutu-e2e-2026'

const MAKE = fileURLToPath(new URL('../server/src/testing/demo-folder.ts', import.meta.url))

/** Where the demo is: Playwright hands what is set here to its workers. */
const FOLDER = 'TUTU_DEMO_FOLDER'

/** Before all journeys: the demo is put in once, and each worker's server begins with a copy. Answers what takes it away again. */
export default async function makeDemo(): Promise<() => Promise<void>> {
  const folder = await newFolder()
  const making = spawn(process.execPath, [MAKE], { stdio: ['ignore', 'inherit', 'inherit'], env: serverEnv(folder) })
  const [code] = (await once(making, 'exit')) as [number | null]
  const remove = () => rm(folder, { recursive: true, force: true })
  if (code !== 0) {
    await remove()
    throw new Error(`The demo cannot be put in: it ended with ${code}`)
  }
  process.env[FOLDER] = folder
  return remove
}

/** A data folder with all of the demo, of the caller's own. */
export async function copyDemo(): Promise<string> {
  const folder = await newFolder()
  await cp(process.env[FOLDER]!, folder, { recursive: true })
  return folder
}

/** Of a server on such a folder. */
export function serverEnv(folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // As `npm start` has it: else React draws each page as for its developers, in half as much time again.
    NODE_ENV: 'production',
    DATA_DIR: folder,
    ADMIN_PASSWORD,
    SEED: 'demo',
    LOG_LEVEL: 'error',
    // The CDN and the mail server of the tests are on this machine.
    ALLOW_PRIVATE_TARGETS: 'on',
  }
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tutu-e2e-'))
  // Run as root, PostgreSQL has a user of its own, who must be able to enter.
  await chmod(folder, 0o755)
  return folder
}
