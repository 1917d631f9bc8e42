import { connect, type Socket } from 'node:net'
import { json } from 'node:stream/consumers'
import { createAnswerReader } from './answer-reader.ts'
import type { Ask, Job, Result } from './job.ts'

// A process of its own: reads a job from standard input, prints its result. Speaks HTTP/1.1 over bare sockets, since
// a general client costs more per request than a fast server.

const READ_BUFFER = 256 * 1024
const OK = /^\{"code":1,/

const job = (await json(process.stdin)) as Job
const make = job.asks.map(compile)
const opens = performance.now() + job.warmUp * 1000
const ends = opens + job.seconds * 1000
const latencies: number[] = []
let sent = 0
let [failed, refused, broken, bytes] = [0, 0, 0, 0]

await Promise.all(Array.from({ length: job.connections }, (_, index) => keepAsking(index)))
process.stdout.write(JSON.stringify(summarise()))

/** Sends the next request as soon as the last is answered, until the time is over or all is asked. */
function keepAsking(index: number): Promise<void> {
  return new Promise((resolve) => {
    let began = 0
    const read = createAnswerReader(({ status, head, bytes: length }) => {
      const now = performance.now()
      if (began >= opens && now <= ends) {
        latencies.push(now - began)
        bytes += length
        if (status !== (job.expectStatus ?? 200)) failed++
        else if (job.expectOk && !OK.test(head)) refused++
      }
      if (now < ends && !isAllAsked()) return ask()
      socket.destroy()
      resolve()
    })
    const socket: Socket = connect({
      port: job.port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: Buffer.allocUnsafe(READ_BUFFER),
        callback: (size, buffer) => {
          read(Buffer.from(buffer.buffer, buffer.byteOffset, size))
          return true
        },
      },
    })
    function ask(): void {
      const number = sent++
      const request = make[job.perConnection ? index % make.length : number % make.length]!(number)
      began = performance.now()
      socket.write(request)
    }
    socket.once('connect', () => (isAllAsked() ? resolve() : ask()))
    const lose = (): void => {
      if (performance.now() < ends) broken++
      socket.destroy()
      resolve()
    }
    socket.once('error', lose)
    socket.once('end', lose)
  })
}

function isAllAsked(): boolean {
  return job.once === true && sent >= job.asks.length
}

/** Requests that are always the same are made once. */
function compile(ask: Ask): (number: number) => Buffer {
  const text = JSON.stringify([ask.path, ask.headers, ask.body])
  if (!text.includes('{n}')) {
    const request = render(ask, '')
    return () => request
  }
  // Beyond what earlier jobs used: the numbers name rows.
  const base = Date.now() * 1000
  return (number) => render(ask, (base + number).toString(36))
}

function render({ method = 'GET', path, headers = {}, body }: Ask, unique: string): Buffer {
  const fill = (text: string): string => text.replaceAll('{n}', unique)
  const content = body === undefined ? '' : fill(body)
  const lines = [
    `${method} ${fill(path)} HTTP/1.1`,
    `host: 127.0.0.1:${job.port}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${fill(value)}`),
  ]
  if (body !== undefined) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(content)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`)
}

function summarise(): Result {
  const sorted = Float64Array.from(latencies).toSorted()
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const requests = sorted.length
  const bodyBytes = requests > 0 ? Math.round(bytes / requests) : 0
  return {
    rate: requests / job.seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    requests,
    sent,
    failed,
    refused,
    broken,
    bodyBytes,
  }
}
