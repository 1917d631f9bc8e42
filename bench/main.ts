import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { measureColdStart } from './cold-start.ts'
import { copyCourses } from './copy-courses.ts'
import { COURSES } from './courses.ts'
import { fillDataFolder } from './fill.ts'
import { type Grown, growthRows, measureGrowth } from './growth.ts'
import { measureImports } from './imports.ts'
import { measureKeyToPaint } from './key-to-paint.ts'
import { listRows, measureLists, type Timed } from './lists.ts'
import { MADE_UP } from './made-up-site.ts'
import { insertMembers, measureMembers } from './members.ts'
import { weighPages } from './page-bytes.ts'
import { freePort } from '../e2e/free-port.ts'
import type { Services } from '../server/src/compose.ts'
import { canPin, start, stop, stopAll, waitFor } from './processes.ts'
import { type BuiltFile, CONNECTIONS, measures } from './rates.ts'
import { runRates } from './run-rates.ts'
import { PASSWORD, ROOT, signIn, type SiteServer, startSite, untilStopped } from './site-server.ts'
import { number, printTable, say } from './table.ts'
import { measureUniqueQueries } from './unique-queries.ts'
import { measureUploads } from './uploads.ts'
import { familyOf, residentOf } from './usage.ts'

// `npm run bench`: the product beside a bare Fastify on this machine, in one table. Everything on loopback and in a
// data folder of its own, which is removed at the end together with all that was started.

const TMPFS = 0x01021994
const ADMINISTRATORS = 32
/** Rows of each kind in the school that a large one is compared with. */
const FEW = 1000
/** Nothing new is measured later than that after the beginning, in seconds: a busy machine must not keep it for ever. */
const TIME = 420
/** So long after the last request a server has collected what was left of it, in ms. */
const AT_REST = 12_000
/** Load average above which others disturb the figures. */
const BUSY = 0.7
const BARE = fileURLToPath(new URL('bare-server.ts', import.meta.url))
const built = {
  site: existsSync(join(ROOT, 'site/build/server/index.js')),
  admin: existsSync(join(ROOT, 'admin/dist/index.html')),
}

const { values } = parseArgs({ options: { rows: { type: 'string' }, lists: { type: 'boolean' } } })
if (values.lists && values.rows !== undefined) throw new Error('One at a time: --rows or --lists.')
const dataDir = makeDataFolder()
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interruption.abort()
    void stopAll()
  })
}
try {
  await (values.lists ? lists() : values.rows === undefined ? bench() : grow(rowsIn(values.rows)))
} catch (error) {
  // What an interruption breaks is no news.
  if (!interruption.signal.aborted) throw error
  process.exitCode = 130
} finally {
  await stopAll()
  await untilStopped(dataDir)
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}

async function bench(): Promise<void> {
  const began = performance.now()
  describeMachine()
  say(`Filling a database with ${number(COURSES)} courses …`)
  await fillDataFolder(dataDir, {
    password: PASSWORD,
    administrators: ADMINISTRATORS,
    content: membersAndCourses(COURSES),
    signal: interruption.signal,
  })
  await printColdStarts()
  const site = await startSite(dataDir)
  const memory = [await memoryOf('idle after start', site, AT_REST)]
  await printWeights(site)
  memory.push(await memoryOf('idle after its first pages', site, AT_REST))
  await printKeyToPaint(site)
  await printRates(site, began + TIME * 1000)
  memory.push(await memoryOf('after the load', site, 2000))
  memory.push(await memoryOf('a minute later', site, 60_000))
  await site.stop()
  printTable(['MiB', 'Node, RSS', 'PostgreSQL, PSS'], memory)
  await printUniqueQueries()
  await printImports()
  say(`Took ${Math.round((performance.now() - began) / 1000)} s.`)
}

/** `npm run bench -- --rows 1000000`: what grows with the rows, and nothing else. */
async function grow(rows: number): Promise<void> {
  describeMachine()
  const measureAt = async (courses: number): Promise<Grown[]> => {
    say(`Filling a database with ${number(courses)} courses …`)
    await fillDataFolder(dataDir, {
      password: PASSWORD,
      administrators: ADMINISTRATORS,
      content: membersAndCourses(courses),
      signal: interruption.signal,
    })
    const site = await startSite(dataDir)
    const grown = await measureGrowth(site, courses)
    await site.stop()
    return grown
  }
  const few = await measureAt(COURSES)
  const many = await measureAt(rows)
  const heads = [COURSES, rows].flatMap((count) => [`${number(count)}: p50`, 'p95'])
  say('')
  printTable(['ms', ...heads, 'p95 grows by', 'wanted', 'wrong'], growthRows(few, many))
}

/** `npm run bench -- --lists`: the back office's lists of a large school, beside those of one with 1,000 rows of each. */
async function lists(): Promise<void> {
  describeMachine()
  const measureWith = async (countOf: (usual: number) => number): Promise<Timed[]> => {
    for (const { name, usual, fill } of MADE_UP) {
      const count = countOf(usual)
      say(`Filling a database with ${number(count)} ${name} …`)
      const content = (services: Services) => fill(services, { count, signal: interruption.signal })
      const { signal } = interruption
      await fillDataFolder(dataDir, { password: PASSWORD, administrators: ADMINISTRATORS, content, signal })
    }
    const site = await startSite(dataDir)
    const timed = await measureLists(site)
    await site.stop()
    return timed
  }
  const few = await measureWith(() => FEW)
  const many = await measureWith((usual) => usual)
  say('')
  printTable(
    ['ms', `${number(FEW)}: p50`, 'p95', 'large: p50', 'p95', 'p95 grows by', 'wanted', 'wrong'],
    listRows(few, many),
  )
}

function membersAndCourses(count: number) {
  return async (services: Services): Promise<void> => {
    await insertMembers(services)
    await copyCourses(services, { count, signal: interruption.signal })
  }
}

function rowsIn(text: string): number {
  const rows = Number(text)
  if (!Number.isInteger(rows) || rows <= COURSES) throw new Error(`--rows wants a number above ${number(COURSES)}.`)
  return rows
}

function describeMachine(): void {
  say(`\n${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores; Node ${process.version}`)
  say(
    canPin
      ? 'Server and its database share core 0, the load is on core 1; starts may use both.'
      : 'Nothing is tied to a core (no taskset, or one core only): server and load compete.',
  )
  const load = loadavg()[0] ?? 0
  if (load > BUSY) say(`Others are busy here (load ${load.toFixed(1)}): rates are low, and only ratios mean something.`)
  if (isInMemory(dataDir)) say(`${dataDir} is kept in memory: inserts are not durable there.`)
  for (const [part, there] of Object.entries(built)) if (!there) say(`${part}: not built, so its pages are left out.`)
}

async function printColdStarts(): Promise<void> {
  say('Starting …')
  const rows: string[][] = []
  for (const how of ['node', 'npm start'] as const) {
    if (how === 'npm start' && !(built.site && built.admin)) rows.push([how, 'not built', 'not built'])
    else {
      const { ready, home } = await measureColdStart(dataDir, how, built)
      rows.push([how, number(ready), home === undefined ? 'not built' : number(home)])
    }
  }
  say('')
  printTable(['cold start, ms, median of 5', 'first 200 of /readyz', 'first 200 of /'], rows)
}

async function printWeights({ port }: SiteServer): Promise<void> {
  const weighed = await weighPages(port, built).catch((error: unknown) => {
    say(`No browser to weigh pages with: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`)
    return []
  })
  interruption.signal.throwIfAborted()
  if (weighed.length === 0) return
  printTable(
    ['bytes, gzip -9', 'JS', 'CSS', 'HTML', 'requests'],
    weighed.map(({ name, js, css, html, requests, note }) =>
      note ? [name, note] : [name, number(js), number(css), number(html), String(requests)],
    ),
  )
}

/** Of a new process, since the load leaves one larger than it was; last, since it takes minutes. */
async function printUniqueQueries(): Promise<void> {
  if (!built.site) return
  const site = await startSite(dataDir)
  await fetch(`http://127.0.0.1:${site.port}/courses`)
  say('Asking for what nobody asked for before (some minutes) …')
  await sleep(2000)
  printTable(['memory', '', 'beside', 'wanted', 'wrong'], [await measureUniqueQueries(site.port, site.child.pid ?? 0)])
  await site.stop()
}

/** Of a new process again; what it brings in is the last that this database gets. */
async function printImports(): Promise<void> {
  const site = await startSite(dataDir)
  const token = await signIn(site.port)
  say('Bringing rows in and sending them out (a minute or two) …')
  await sleep(2000)
  printTable(['many rows', '', 'wanted', 'wrong'], await measureImports(site, token))
  await site.stop()
}

async function printRates(site: SiteServer, deadline: number): Promise<void> {
  const token = await signIn(site.port)
  const port = await freePort()
  const bare = start(process.execPath, [BARE], {
    side: 'server',
    env: { PORT: String(port), UPLOAD_DIR: dataDir, NODE_ENV: 'production' },
  })
  await waitFor(`http://127.0.0.1:${port}/hello`, bare, performance.now())
  say(`Measuring at ${CONNECTIONS} connections (a minute or two) …\n`)
  await runRates(measures(token, { ...built, file: built.site ? await largestScript(site.port) : undefined }), {
    site: { port: site.port, pids: [site.child.pid ?? 0, site.postmaster] },
    bareSide: { port, pids: [bare.pid ?? 0] },
    deadline,
  })
  if (performance.now() > deadline) say('Left out, since the time was over: members, uploads.\n')
  else {
    printTable(['members', '', 'beside', 'ratio', 'wanted', 'wrong'], await measureMembers(site, port, token))
    printTable(['files', '', 'beside', 'ratio', 'wanted', 'wrong'], await measureUploads(site, port, token))
  }
  await stop(bare)
}

/** The largest there is, so that a part of it is a small part. */
async function largestScript(port: number): Promise<BuiltFile | undefined> {
  const folder = join(ROOT, 'site/build/client/assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const [name] = scripts.toSorted((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size)
  if (!name) return undefined
  const path = `/assets/${name}`
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'HEAD' })
  return { path, etag: answer.headers.get('etag') ?? '' }
}

/** The trainer's answer to a key beside a bare text area's, in one browser (issue 5: p95 at most 20 ms). */
async function printKeyToPaint({ port }: SiteServer): Promise<void> {
  if (!built.site) return
  const times = await measureKeyToPaint(`http://127.0.0.1:${port}`).catch((error: unknown) => {
    say(`No browser to type in: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`)
    return undefined
  })
  interruption.signal.throwIfAborted()
  if (!times) return
  const cells = ({ p50, p95, max }: typeof times.bare): string[] => [p50, p95, max].map((ms) => ms.toFixed(1))
  printTable(
    ['key to paint, ms', 'p50', 'p95', 'max'],
    [
      [`typing trainer, ${times.keys} keys`, ...cells(times)],
      ['bare text area', ...cells(times.bare)],
    ],
  )
}

async function memoryOf(when: string, { child, postmaster }: SiteServer, after: number): Promise<string[]> {
  await sleep(after)
  const show = (value: number | undefined): string => (value === undefined ? 'unknown' : number(value))
  return [when, show(await residentOf(child.pid ?? 0)), show(await familyOf(postmaster))]
}

/** On a disk, where there is one: in memory every insert would be fast. PostgreSQL's own user must be able to enter. */
function makeDataFolder(): string {
  const parent = [tmpdir(), '/var/tmp'].find((path) => existsSync(path) && !isInMemory(path)) ?? tmpdir()
  const folder = mkdtempSync(join(parent, 'tutu-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

function isInMemory(path: string): boolean {
  return statfsSync(path).type === TMPFS
}
