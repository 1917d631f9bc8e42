import { type Job, type Result, runJob } from './job.ts'
import { CONNECTIONS, type Measure } from './rates.ts'
import { number, printTable, say } from './table.ts'
import { cpuOf, residentOf } from './usage.ts'

/** Between the fastest and the slowest hello of a run more than this is told. */
const STEADY = 1.15
const BARE = { connections: CONNECTIONS, warmUp: 0.4, seconds: 1 }

/** A server under measurement, and all its processes. */
export type Side = { port: number; pids: readonly number[] }

/** `cpu`: processor time of the server and its database per request, in µs. */
type Measured = Result & { cpu: number | undefined }
/** `held`: MiB that the server's first process, which is Node's, holds afterwards. */
type Line = { measure: Measure; result: Measured; held: number | undefined; hello: Measured; body: Result }

/**
 * Measures one after the other, each between a bare hello and a bare answer of the same size, and prints the table.
 * What has not begun by `deadline` (`performance.now()`) is left out by name.
 */
export async function runRates(
  measures: readonly Measure[],
  { site, bareSide, deadline }: { site: Side; bareSide: Side; deadline: number },
): Promise<void> {
  const bare = (path: string): Promise<Measured> => run({ ...BARE, asks: [{ path }] }, bareSide)
  const lines: Line[] = []
  const late: string[] = []
  for (const measure of measures) {
    if (performance.now() > deadline) {
      late.push(measure.name)
      continue
    }
    await prepare(measure, site)
    // Taken beside each line: machines change their pace.
    const hello = await bare('/hello')
    const result = await run(measure, site)
    const held = await residentOf(site.pids[0] ?? 0)
    lines.push({ measure, result, held, hello, body: await bare(`/body/${result.bodyBytes}`) })
  }
  printTable(
    [
      '',
      'requests/s',
      'p50 ms',
      'p99 ms',
      'bytes',
      'hello/s',
      'ratio',
      'same size/s',
      'ratio',
      'CPU µs',
      'hello CPU µs',
      'MiB after',
      'wrong',
    ],
    lines.map(row),
  )
  const [slowest = 0, ...others] = lines.map(({ hello }) => hello.rate).toSorted((a, b) => a - b)
  const fastest = others.at(-1) ?? slowest
  if (fastest > slowest * STEADY)
    say(`The machine changed its pace: hello ${number(slowest)} to ${number(fastest)}/s. Compare ratios.\n`)
  if (late.length > 0) say(`Left out, since the time was over: ${late.join('; ')}.\n`)
}

const PREPARED_AT_ONCE = 4

async function prepare({ prepare: asks = [] }: Measure, { port }: Side): Promise<void> {
  const waiting = asks.values()
  const askNext = async (): Promise<void> => {
    for (const { path, headers = {} } of waiting) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: PREPARED_AT_ONCE }, askNext))
}

async function run(job: Omit<Job, 'port'>, { port, pids }: Side): Promise<Measured> {
  const before = await cpuOfAll(pids)
  const result = await runJob({ ...job, port })
  const after = await cpuOfAll(pids)
  const used = before === undefined || after === undefined ? undefined : after - before
  return { ...result, cpu: used === undefined ? undefined : (used * 1e6) / Math.max(1, result.sent) }
}

async function cpuOfAll(pids: readonly number[]): Promise<number | undefined> {
  const parts = await Promise.all(pids.map(cpuOf))
  return parts.reduce<number | undefined>(
    (sum, part) => (sum === undefined || part === undefined ? undefined : sum + part),
    0,
  )
}

function row({ measure, result, held, hello, body }: Line): string[] {
  const ratio = (to: Result): string =>
    to.rate > 0 ? (result.rate / to.rate).toFixed(result.rate < to.rate / 20 ? 4 : 2) : ''
  return [
    measure.name,
    number(result.rate),
    result.p50.toFixed(2),
    result.p99.toFixed(2),
    number(result.bodyBytes),
    number(hello.rate),
    ratio(hello),
    number(body.rate),
    ratio(body),
    result.cpu === undefined ? '' : number(result.cpu),
    hello.cpu === undefined ? '' : number(hello.cpu),
    held === undefined ? '' : number(held),
    wrongs(result),
  ]
}

function wrongs({ failed, refused, broken }: Result): string {
  const parts = [
    failed > 0 ? `${failed} failed` : '',
    refused > 0 ? `${refused} refused` : '',
    broken > 0 ? `${broken} broken` : '',
  ]
  return parts.filter(Boolean).join(', ') || '0'
}
