import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { childEnvironment } from '../env.ts'
import { StartError } from '../start-error.ts'

/** PostgreSQL refuses to run as root: who runs it then. */
export type SystemUser = { uid: number; gid: number }

/** Where PostgreSQL's files go when its user can't enter the folder they would be in, such as /root. */
const SHARED = '/var/lib/tutu'

export const isRoot = (): boolean => process.getuid?.() === 0

/** The system user `postgres`, created when it is missing. Throws StartError when that is not possible. */
export function findPostgresUser(): SystemUser {
  const env = childEnvironment()
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { env, stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    const [command, ...args] = existsSync('/usr/sbin/useradd')
      ? ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']
      : ['adduser', '-S', '-D', '-H', 'postgres']
    try {
      execFileSync(command ?? '', args, { env, stdio: 'ignore' })
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      throw new StartError('PostgreSQL cannot run as root and the system user “postgres” cannot be created.')
    }
  }
}

/** Whether `user` may enter `folder` and every folder above it. */
export async function canEnter(folder: string, user: SystemUser): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  if (!(mode & bit)) return false
  return dirname(folder) === folder || canEnter(dirname(folder), user)
}

/** A copy of the folder `native` that every user can reach. `version` tells copies of different releases apart. */
export async function shareBinaries(native: string, version: string): Promise<string> {
  const target = join(SHARED, `postgresql-${version}`)
  if (existsSync(target)) return target
  await mkdir(SHARED, { recursive: true, mode: 0o755 })
  const unfinished = `${target}.${randomBytes(4).toString('hex')}`
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await chmod(unfinished, 0o755)
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true }))
  return target
}

/** Makes `link` a symbolic link to a folder, not made yet, in a place every user can reach; answers the folder. */
export async function linkToShared(link: string): Promise<string> {
  const parent = join(SHARED, `data-${randomBytes(6).toString('hex')}`)
  await mkdir(parent, { recursive: true, mode: 0o755 })
  const target = join(parent, 'pg')
  await symlink(target, link)
  return target
}
