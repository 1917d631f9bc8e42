import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isRunning, readPostmasterFile } from '../postgres/postmaster-file.ts'
import { copyFreshCluster } from './fresh-cluster.ts'
import { FOLDER_PREFIX, removeLeftServers } from './left-servers.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'tutu-left-'))
  await chmod(parent, 0o755)
})
afterEach(() => rm(parent, { recursive: true, force: true }))

test('a server whose run was killed is ended at the next start, and its folder is gone; those of others stay', async () => {
  const own = await mkdtemp(join(parent, FOLDER_PREFIX))
  const other = await mkdtemp(join(parent, 'tutu-e2e-'))
  const gone = spawn(process.execPath, ['--version'])
  await once(gone, 'exit')
  const left = await mkdtemp(join(parent, `tutu-test-${gone.pid}-`))
  await chmod(left, 0o755)
  await copyFreshCluster(left)
  const holder = spawn(process.execPath, [fileURLToPath(new URL('postgres-holder.ts', import.meta.url)), left])
  const [line] = (await once(holder.stdout, 'data')) as [Buffer]
  expect(String(line)).toBe('ready\n')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const folder = join(left, 'pg')
  const { pid } = (await readPostmasterFile(folder))!
  expect(await isRunning(pid, folder)).toBe(true)

  await removeLeftServers(parent)

  // Where nobody reaps what has ended, it has its number still.
  expect(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)]).stdout.toString()).toMatch(/^(Z.*)?\s*$/)
  expect((await readdir(parent)).map((name) => join(parent, name)).toSorted()).toEqual([own, other].toSorted())
})
