// `npm run files:move -- --to local|oss|s3`: moves every stored file into one store, beside the running server or without it.
import { parseArgs } from 'node:util'
import { formatBytes } from '@tutu/contract/core/bytes'
import { Failure, translate } from '@tutu/contract/core/errors'
import { compose } from '../compose.ts'
import { openForCommand, QUIET, runCommand } from '../data/command.ts'
import type { Database } from '../postgres/database.ts'
import { parseEnv } from '../env.ts'
import { StartError } from '../start-error.ts'
import { LEFTOVER_KEPT } from './leftovers.ts'
import { moveFiles, type MoveReport } from './move-files.ts'
import { STORE_NAMES, type StoreName } from './store.ts'
import type { Stores } from './stores.ts'
import { LOCKS } from '../postgres/locks.ts'

const USAGE = 'Usage: npm run files:move -- --to local|oss|s3'
/** ms between two lines of progress. */
const TELL_EVERY = 1000
const STAYED_SHOWN = 20

const say = (line: string): unknown => process.stdout.write(`${line}\n`)

async function run(): Promise<void> {
  const to = readTarget()
  const env = parseEnv()
  const { database, close } = await openForCommand(env, 'files:move')
  const services = await compose({
    env,
    database,
    log: { ...QUIET, warn: (...given: unknown[]) => say(String(given.at(-1))) },
  })
  try {
    const { bus, config } = services
    const { stores } = services.files
    await checkTarget(stores, to)
    const { mode } = (await config.get()).upload
    if (mode !== to) {
      say(
        `新上传的文件仍放在 ${mode}，请在“上传”设置里改成 ${to}。 New uploads still go to ${mode}: change it under “Uploads”.`,
      )
    }
    await alone(database, async () => {
      let told = 0
      const report = await moveFiles(
        {
          database,
          stores,
          bus,
          onProgress({ key, moved, bytes, left }) {
            if (Date.now() - told < TELL_EVERY) return
            told = Date.now()
            say(`${moved} · ${formatBytes(bytes)} · 还剩 ${left} left · ${key}`)
          },
        },
        to,
      )
      summarise(report, to)
    })
  } finally {
    await services.close()
    await close()
  }
}

function readTarget(): StoreName {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' } } })
    const to = STORE_NAMES.find((name) => name === values.to)
    if (to) return to
  } catch {
    // An option there is not.
  }
  throw new StartError(USAGE)
}

/** Better told before the first file than with each of them. */
async function checkTarget(stores: Stores, to: StoreName): Promise<void> {
  try {
    const store = await stores.of(to)
    await store.head('storage/is-anybody-there')
  } catch (error) {
    const reason = error instanceof Failure ? translate(error.key, 'en', error.params) : reasonOf(error)
    throw new StartError(`存储 ${to} 不能使用。 The store ${to} cannot be used: ${reason}.`)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A refused HEAD has no body that could say why.
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  return status ? `${error.message} (HTTP ${status})` : error.message
}

async function alone(database: Database, work: () => Promise<void>): Promise<void> {
  const client = await database.pool.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCKS.moveFiles])
    if (!rows[0]?.mine) throw new StartError('另一个 files:move 正在运行。 Another files:move is running.')
    await work()
  } finally {
    // The lock goes with its connection.
    client.release(true)
  }
}

function summarise({ moved, bytes, stayed }: MoveReport, to: StoreName): void {
  const files = moved === 1 ? '1 file' : `${moved} files`
  say(`已移到 ${to}：${moved} 个文件，${formatBytes(bytes)}。 Moved to ${to}: ${files}, ${formatBytes(bytes)}.`)
  if (moved > 0) {
    const minutes = LEFTOVER_KEPT / 60
    say(`旧的副本 ${minutes} 分钟后由网站清除。 The old copies are removed by the site after ${minutes} minutes.`)
  }
  if (stayed.length === 0) return
  say(`没有移动的 · Stayed where they were: ${stayed.length}`)
  for (const { key, reason } of stayed.slice(0, STAYED_SHOWN)) say(`  /${key} — ${reason}`)
  process.exitCode = 1
}

if (import.meta.main) await runCommand(run)
