import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from '../../files/remote/bucket.ts'
import { formProblem, readForm } from './post-form.ts'
import { headerSignatureProblem } from './signature-v4.ts'

type StoredObject = { body: Buffer; type: string; disposition: string | undefined; etag: string }

/** What an object is whose sender named no type. */
const UNTYPED = { oss: 'application/octet-stream', s3: 'binary/octet-stream' } as const

export type StoreDouble = {
  /** As the settings name it. */
  bucket: Bucket
  objects: Map<string, StoredObject>
  /** 'PUT key' … in the order of arrival, refused ones included. */
  requests: string[]
  /** Called before a request is answered; what it throws breaks the connection. */
  onRequest: (line: string) => void | Promise<void>
  /** ms by which this store's clock is ahead of the machine's. */
  clock: { ahead: number }
  close(): Promise<void>
}

/**
 * A bucket that lives outside the machine, for tests: strict where real ones are, and where a lenient one would hide
 * a mistake. Requests must be signed by Signature V4, forms must fulfil their policies; anybody may read.
 * An `oss` one answers at its own host, as a domain bound to the bucket does; an `s3` one has the bucket in the path.
 */
export async function startStoreDouble(kind: 'oss' | 's3'): Promise<StoreDouble> {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const region = kind === 'oss' ? 'cn-hangzhou' : 'us-east-1'
  const bucket: Bucket = {
    kind,
    region,
    bucket: 'tutu-files',
    endpoint,
    accessKey: 'LTAI-test-key',
    secret: 'test/secret+with=signs',
    publicUrl: '',
  }
  const root = kind === 's3' ? '/tutu-files/' : '/'
  const double: StoreDouble = {
    bucket,
    objects: new Map(),
    requests: [],
    onRequest: () => undefined,
    clock: { ahead: 0 },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const { objects } = double
  const now = (): number => Date.now() + double.clock.ahead

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const { pathname } = new URL(url, endpoint)
    const refuse = (status: number, code: string): void => {
      response.writeHead(status, { 'content-type': 'application/xml' })
      response.end(method === 'HEAD' ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    }
    // The CORS rule that a bucket needs (docs/operations.md).
    response.setHeader('access-control-allow-origin', '*')
    if (method === 'OPTIONS') {
      response.writeHead(200, {
        'access-control-allow-methods': 'GET, HEAD, POST',
        'access-control-allow-headers': '*',
      })
      response.end()
      return
    }
    const body = await buffer(request)
    if (method === 'POST') {
      const line = 'POST'
      double.requests.push(line)
      await double.onRequest(line)
      // Forms go to the bucket, never to an object.
      if (pathname !== root && `${pathname}/` !== root) return refuse(405, 'MethodNotAllowed')
      const form = await readForm(headers['content-type'] ?? '', new Uint8Array(body))
      if (!form) return refuse(400, 'IncorrectNumberOfFilesInPostRequest')
      const problem = formProblem(kind, form, bucket, now())
      if (problem) return refuse(problem.status, problem.code)
      const key = form.fields.get('key') ?? ''
      if (form.fields.get('x-oss-forbid-overwrite') === 'true' && objects.has(key)) {
        return refuse(409, 'FileAlreadyExists')
      }
      store(key, Buffer.from(await form.file.arrayBuffer()), {
        type: form.fields.get('content-type'),
        disposition: form.fields.get('content-disposition'),
      })
      response.writeHead(Number(form.fields.get('success_action_status') ?? 204))
      response.end()
      return
    }
    if (!pathname.startsWith(root)) return refuse(404, 'NoSuchBucket')
    const key = decodeURIComponent(pathname.slice(root.length))
    const line = `${headers['x-amz-copy-source'] ? 'COPY' : method} ${key}`
    double.requests.push(line)
    await double.onRequest(line)
    const isRead = (method === 'GET' || method === 'HEAD') && headers.authorization === undefined
    const problem = isRead ? undefined : headerSignatureProblem(request, body, bucket, region, now())
    if (problem) return refuse(403, problem)
    const found = objects.get(key)
    if (method === 'PUT') return headers['x-amz-copy-source'] ? copy(key) : put(key)
    if (method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204)
      response.end()
      return
    }
    if (!found) return refuse(404, 'NoSuchKey')
    return read(found)

    function put(key: string): void {
      if (headers['content-length'] === undefined) return refuse(411, 'MissingContentLength')
      const { etag } = store(key, body, { type: headers['content-type'], disposition: headers['content-disposition'] })
      response.writeHead(200, { etag })
      response.end()
    }

    function copy(key: string): void {
      const source = decodeURIComponent(String(headers['x-amz-copy-source'])).replace(/^\//, '')
      const from = source.startsWith('tutu-files/') ? objects.get(source.slice('tutu-files/'.length)) : undefined
      if (!from) return refuse(404, 'NoSuchKey')
      const wanted = headers['x-amz-copy-source-if-match']
      if (wanted !== undefined && wanted !== from.etag) return refuse(412, 'PreconditionFailed')
      const isReplaced = headers['x-amz-metadata-directive'] === 'REPLACE'
      const { etag } = store(
        key,
        from.body,
        isReplaced ? { type: headers['content-type'], disposition: headers['content-disposition'] } : from,
      )
      response.writeHead(200, { 'content-type': 'application/xml' })
      response.end(`<?xml version="1.0"?><CopyObjectResult><ETag>${etag}</ETag></CopyObjectResult>`)
    }

    function read({ body, type, disposition, etag }: StoredObject): void {
      const range = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '')
      const [from, to] = range
        ? [Number(range[1]), range[2] ? Number(range[2]) : body.length - 1]
        : [0, body.length - 1]
      if (range && from >= body.length) return refuse(416, 'InvalidRange')
      const part = body.subarray(from, to + 1)
      response.writeHead(range ? 206 : 200, {
        'content-length': part.length,
        'content-type': type,
        etag,
        'last-modified': new Date(now()).toUTCString(),
        ...(disposition ? { 'content-disposition': disposition } : {}),
        ...(range ? { 'content-range': `bytes ${from}-${from + part.length - 1}/${body.length}` } : {}),
      })
      response.end(method === 'HEAD' ? undefined : part)
    }
  }

  function store(
    key: string,
    body: Buffer,
    { type, disposition }: { type: string | undefined; disposition: string | undefined },
  ): StoredObject {
    const etag = `"${createHash('md5').update(body).digest('hex')}"`
    const stored = { body, type: type ?? UNTYPED[kind], disposition, etag }
    objects.set(key, stored)
    return stored
  }

  return double
}
