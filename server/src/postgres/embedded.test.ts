import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyFreshCluster } from '../testing/fresh-cluster.ts'
import { isUnavailable, openDatabase } from './database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { launchPostgres } from './process.ts'
import { isRunning, readPostmasterFile } from './postmaster-file.ts'

const HOLDER = fileURLToPath(new URL('../testing/postgres-holder.ts', import.meta.url))

let dataDir: string
const open: EmbeddedPostgres[] = []
const holders: ChildProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tutu-pg-'))
  await chmod(dataDir, 0o755)
  await copyFreshCluster(dataDir)
})

afterEach(async () => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL')
  for (const server of open.splice(0)) await server.stop()
  await rm(dataDir, { recursive: true })
})

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } })
  open.push(server)
  return server
}

/** A separate process with a row written; answers it and the line it printed. */
async function hold(): Promise<{ holder: ChildProcess; line: string }> {
  const holder = spawn(process.execPath, [HOLDER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  holders.push(holder)
  const [line] = (await once(holder.stdout ?? holder, 'data')) as [Buffer]
  return { holder, line: line.toString().trim() }
}

async function kill(holder: ChildProcess): Promise<void> {
  holder.kill('SIGKILL')
  await once(holder, 'exit')
}

async function rowsOf(server: EmbeddedPostgres): Promise<unknown[]> {
  const { pool } = openDatabase(server.connection)
  const { rows } = await pool.query('select t from kept')
  await pool.end()
  return rows
}

const isKnown = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
async function serverPid(): Promise<number> {
  const postmaster = await readPostmasterFile(join(dataDir, 'pg'))
  // 0 would be all of the run, when it is to be killed.
  if (!postmaster) throw new Error('PostgreSQL does not run')
  return postmaster.pid
}

test('the process killed: the next start adopts its server and has every acknowledged row', async () => {
  const { holder } = await hold()
  const pid = await serverPid()
  await kill(holder)
  expect(await rowsOf(await start())).toEqual([{ t: 'acknowledged' }])
  expect(await serverPid()).toBe(pid)
})

test('the process and its server killed: the next start has every acknowledged row', async () => {
  const { holder } = await hold()
  await kill(holder)
  process.kill(await serverPid(), 'SIGKILL')
  expect(await rowsOf(await start())).toEqual([{ t: 'acknowledged' }])
})

test('the machine restarted: another program with the same process number is no hindrance', async () => {
  const { holder } = await hold()
  await kill(holder)
  process.kill(await serverPid(), 'SIGKILL')
  // Like a reboot: whoever has the number now is alive, and no server of ours.
  const file = join(dataDir, 'pg/postmaster.pid')
  const stranger = spawn('sleep', ['60'])
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)))
  try {
    expect(await rowsOf(await start())).toEqual([{ t: 'acknowledged' }])
  } finally {
    stranger.kill()
  }
})

test('an initdb killed in the middle is redone', async () => {
  await rm(join(dataDir, 'pg'), { recursive: true })
  const gone = spawn('true')
  await once(gone, 'exit')
  const unfinished = join(dataDir, `pg.new-${gone.pid}`)
  await mkdir(join(unfinished, 'data/base'), { recursive: true })
  await start()
  await expect(stat(unfinished)).rejects.toThrow('ENOENT')
})

test('a server killed before it is reached is told as killed, not by its last words', async () => {
  const program = '#!/bin/sh\necho "LOG:  database system is ready to accept connections"\nkill -9 $$\n'
  await writeFile(join(dataDir, 'postgres'), program, { mode: 0o755 })
  const log = join(dataDir, 'postgres.log')
  const cluster = { folder: dataDir, log, bin: dataDir, user: undefined, password: '', port: undefined }
  const launched = launchPostgres(cluster, {})
  await expect.poll(() => launched.isAlive()).toBe(false)
  expect(() => launched.throwUnlessWorthRetrying()).toThrow(/^PostgreSQL does not start: it was ended by SIGKILL\.$/)
})

test('a second owner is refused in one line that says who the first is', async () => {
  await start()
  const { line } = await hold()
  expect(line).toContain(`${dataDir} is in use by process ${process.pid}`)
})

test('stopped means stopped, with nothing left running', async () => {
  const server = await start()
  const pid = await serverPid()
  await server.stop()
  expect(await isRunning(pid, join(dataDir, 'pg'))).toBe(false)
  // The dead process is reaped a moment after it ended.
  await expect.poll(() => isKnown(pid)).toBe(false)
})

test('a path too long for a Unix socket is served on a loopback port, with a password', async () => {
  const long = join(dataDir, 'x'.repeat(100))
  const server = await start(long)
  expect(server.connection).toMatchObject({ host: '127.0.0.1' })
  const { pool } = openDatabase(server.connection)
  expect((await pool.query('select 1::bigint as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
  const stranger = openDatabase({ ...server.connection, password: 'guessed' })
  await expect(stranger.pool.query('select 1')).rejects.toThrow('password authentication failed')
  await stranger.pool.end()
})

test('the server dies and comes back: what fails meanwhile is unavailable, then the same pool works again', async () => {
  const server = await start()
  const { pool } = openDatabase(server.connection)
  await pool.query('create table kept (t text)')
  const killed = await serverPid()
  process.kill(killed, 'SIGKILL')
  const failures: unknown[] = []
  const isBack = async (): Promise<boolean> => {
    const answer = await pool.query('select t from kept').catch((error: unknown) => failures.push(error))
    return typeof answer === 'object' && (await serverPid().catch(() => killed)) !== killed
  }
  await expect.poll(isBack, { interval: 5 }).toBe(true)
  expect(failures.filter((error) => !isUnavailable(error))).toEqual([])
  await pool.end()
})
