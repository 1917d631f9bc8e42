import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { json, text } from 'node:stream/consumers'
import type { UploadJob, UploadResult } from './upload-job.ts'

// A process of its own: reads a job from standard input, sends its files, prints its result.

const PIECE = 256 * 1024
const UNIQUE = 32
const BOUNDARY = 'bench-boundary'

const job = (await json(process.stdin)) as UploadJob
const agent = new Agent({ keepAlive: true, maxSockets: job.connections })
const before = job.asForm
  ? `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="bench.wav"\r\ncontent-type: audio/wav\r\n\r\n`
  : ''
const after = job.asForm ? `\r\n--${BOUNDARY}--\r\n` : ''
// Sound, since what it says has no form that anybody would check.
const header = wavHeader(job.bytes)
const noise = randomBytes(PIECE)
let left = job.files
let [failed, why] = [0, '']

const began = performance.now()
await Promise.all(Array.from({ length: job.connections }, keepSending))
const result: UploadResult = { seconds: (performance.now() - began) / 1000, failed, why }
agent.destroy()
process.stdout.write(JSON.stringify(result))

async function keepSending(): Promise<void> {
  while (left-- > 0) {
    const problem = await send().catch((error: Error) => error.message)
    if (!problem) continue
    failed++
    why ||= problem
  }
}

/** Sends one file; answers what went wrong, or ''. */
async function send(): Promise<string> {
  const outgoing = request({
    agent,
    port: job.port,
    host: '127.0.0.1',
    path: job.path,
    method: 'POST',
    headers: {
      ...job.headers,
      'content-type': job.asForm ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/octet-stream',
      'content-length': before.length + job.bytes + after.length,
    },
  })
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
  outgoing.write(before)
  outgoing.write(header)
  outgoing.write(randomBytes(UNIQUE))
  for (let rest = job.bytes - header.length - UNIQUE; rest > 0; rest -= PIECE) {
    // A server that refuses may answer before it has everything; then nobody drains what is written.
    if (!outgoing.write(noise.subarray(0, rest))) await Promise.race([once(outgoing, 'drain'), answered])
  }
  outgoing.end(after)
  const [answer] = await answered
  const body = await text(answer)
  const isFine = answer.statusCode === 200 && (!job.asForm || body.startsWith('{"code":1,'))
  return isFine ? '' : `${answer.statusCode} ${body.slice(0, 200)}`
}

/** http://soundfile.sapp.org/doc/WaveFormat/: mono, 8 kHz, 8 bits. */
function wavHeader(bytes: number): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(bytes - 8, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes - 44, 40)
  return head
}
