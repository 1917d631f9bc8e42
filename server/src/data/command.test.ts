import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnv } from '../env.ts'
import { StartError } from '../start-error.ts'
import { openForCommand } from './command.ts'
import { prepareDataFolder } from '../postgres/data-folder.ts'
import { startEmbeddedPostgres } from '../postgres/embedded.ts'
import { readPostmasterFile } from '../postgres/postmaster-file.ts'
import { copyFreshCluster } from '../testing/fresh-cluster.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tutu-command-'))
  await chmod(dataDir, 0o755)
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('a command on a folder without a site says so and makes nothing there', async () => {
  const mistyped = join(dataDir, 'dta')
  await expect(openForCommand(parseEnv({ DATA_DIR: mistyped }), 'test')).rejects.toThrow(
    `There is no site in the data folder ${mistyped}.`,
  )
  expect(existsSync(mistyped)).toBe(false)
})

test('a command on a database without tables says so and leaves nothing running', async () => {
  await copyFreshCluster(dataDir)
  await (await startEmbeddedPostgres({ dataDir })).stop()
  await expect(openForCommand(parseEnv({ DATA_DIR: dataDir }), 'test')).rejects.toThrow('There is no site in')
  expect(await readPostmasterFile(join(dataDir, 'pg'))).toBeUndefined()
})

test.each(['/proc/tutu', '/etc/passwd/tutu'])(
  'a data folder like %s is refused in one line, at once',
  async (folder) => {
    await expect(prepareDataFolder(folder)).rejects.toThrow(/^The data folder .* cannot be written \(E[A-Z]+\)\.$/)
  },
)

test.each([0o644, 0o755])('a data folder that is a file of mode %o is refused for what it is', async (mode) => {
  const file = join(dataDir, 'data')
  await writeFile(file, '', { mode })
  await expect(prepareDataFolder(file)).rejects.toThrow(
    new StartError(`The data folder ${file} is a file, not a folder. Set DATA_DIR to a folder.`),
  )
})
