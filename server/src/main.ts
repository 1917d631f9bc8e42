import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, isUnavailable, openDatabase } from './postgres/database.ts'
import { prepareDataFolder } from './postgres/data-folder.ts'
import { startEmbeddedPostgres } from './postgres/embedded.ts'
import { type Env, parseEnv } from './env.ts'
import { type FrontDoor, openFrontDoor } from './front-door.ts'
import { collectAtRest } from './lib/collect-at-rest.ts'
import { StartError } from './start-error.ts'

/** How long a database given by DATABASE_URL may be away at start, in ms: it may be starting too. */
const DATABASE_PATIENCE = 5000

/** After a second signal everything gets as long to end, in ms. */
const FORCED_AFTER = 2000

/** What is open besides the door, in the order of opening; closed in reverse. */
const closers: (() => Promise<unknown>)[] = []
let door: FrontDoor | undefined
/** Ends what is made beside the open site. */
let closeDemo: (() => Promise<unknown>) | undefined
let isClosing = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => (isClosing ? hurry() : void shutDown(0)))
}
// `npm start` was killed: nobody is left who could stop this process.
process.on('disconnect', () => void shutDown(0))
process.on('uncaughtException', (error) => void fail(error))

start().catch((error: unknown) => fail(isUnavailable(error) ? wentAway(error) : error))

async function start(): Promise<void> {
  const env = parseEnv()
  door = await openFrontDoor(env.HOST, env.PORT, { origin: env.PUBLIC_URL })

  // PostgreSQL starts while the modules load.
  const connecting = connect(env, door.address)
  connecting.catch(() => undefined)
  const [{ buildApp }, { prepareDatabase }, { startDemoBusiness }, { startDemoLibrary }, { ensureAdmin }] =
    await Promise.all([
      import('./app.ts'),
      import('./data/prepare.ts'),
      import('./data/demo-business.ts'),
      import('./data/demo-library.ts'),
      import('./data/admins.ts'),
    ])
  const database = await connecting
  await prepareDatabase(database, env)

  const app = await buildApp({ env, database, server: door.server, withJobs: true })
  closers.push(() => app.close())
  await app.ready()
  // Last: its password is told only once, which a start that fails does not.
  const password = await ensureAdmin(database, { adminPassword: env.ADMIN_PASSWORD })
  door.open(app.handle)
  if (isClosing) return
  announce(env.PUBLIC_URL ?? door.address, password)
  const { gc } = globalThis
  // There only with --expose-gc (scripts/lib/memory.mjs).
  if (gc) collectAtRest({ collect: () => gc({ type: 'major', flavor: 'last-resort', execution: 'async' }) })
  // Now: nobody waits for it, and it names the first administrator.
  if (env.SEED !== 'none') {
    const without = (what: string) => (err: unknown) => app.log.warn({ err }, `demo without ${what}`)
    const business = startDemoBusiness(app.engine, without('orders'))
    const library = startDemoLibrary(app, { after: business.done, onError: without('files') })
    closeDemo = () => Promise.all([business.close(), library.close()])
  }
}

async function connect(env: Env, address: string): Promise<Database> {
  if (env.DATABASE_URL !== undefined) {
    // For uploads and the key of the secrets.
    await prepareDataFolder(env.DATA_DIR)
    const database = openDatabase(env.DATABASE_URL)
    closers.push(() => database.pool.end())
    await waitFor(database)
    return database
  }
  const starting = startEmbeddedPostgres({ dataDir: env.DATA_DIR, label: address, notice: say })
  closers.push(async () => (await starting.catch(() => undefined))?.stop())
  const database = openDatabase((await starting).connection)
  closers.push(() => database.pool.end())
  return database
}

async function waitFor(database: Database): Promise<void> {
  const deadline = Date.now() + DATABASE_PATIENCE
  for (;;) {
    try {
      await database.pool.query('select 1')
      return
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > deadline) {
        throw new StartError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`)
      }
      await sleep(250)
    }
  }
}

/** Several addresses of one host name fail as one error without a message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/** Whichever step it was: the next start does again what this one left undone. */
function wentAway(error: unknown): StartError {
  return new StartError(`The database went away during the start: ${reasonOf(error)}. Start again.`)
}

function announce(address: string, password: string | null): void {
  say(`\n  图图编程 · Tutu Coding   ${address}\n  管理后台 · Back office   ${address}/admin\n`)
  if (password === null) return
  const line = '─'.repeat(60)
  say(`  ${line}\n  管理员账号 · Administrator   admin\n  管理员密码 · Password        ${password}`)
  say(`  只显示这一次，请记下来。 Shown only this once: write it down.\n  ${line}\n`)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

async function fail(error: unknown): Promise<void> {
  // Closing what a start still leans on makes it fail: no news.
  if (isClosing) return
  process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`)
  await shutDown(1)
}

function describe(error: unknown): string {
  return error instanceof Error
    ? `${error.stack}${error.cause ? `\ncaused by ${describe(error.cause)}` : ''}`
    : String(error)
}

async function shutDown(exitCode: number): Promise<void> {
  if (isClosing) return
  isClosing = true
  // Told at once: what a stop of the whole service does to the picture process is then no news.
  const demoEnds = closeDemo?.()
  // The door first: requests under way need the rest.
  for (const close of [() => door?.close(), () => demoEnds, ...closers.toReversed()]) {
    await close()?.catch((error: unknown) => process.stderr.write(`${describe(error)}\n`))
  }
  process.exit(exitCode)
}

/** A second signal: nobody waits for answers any more, but PostgreSQL still ends in order if it can. */
function hurry(): void {
  door?.server.closeAllConnections()
  setTimeout(() => process.exit(130), FORCED_AFTER)
}
