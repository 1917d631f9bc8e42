import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Envelope } from '@tutu/contract/envelope'
import { translate } from '@tutu/contract/errors'
import { toLanguage } from '@tutu/contract/languages'
import { StartError } from './start-error.ts'

/** A server that was just told to stop may still hold the port, in ms. */
const PORT_PATIENCE = 1500
/** A large file on a slow line needs longer to arrive than the five minutes that are usual, in ms. */
const BODY_PATIENCE = 1_800_000
/** Answers under way may take as long before their connections are cut, in ms. */
const CLOSE_PATIENCE = 3000

export type FrontDoor = {
  server: Server
  /** Where it listens, e.g. 'http://127.0.0.1:8000'. */
  address: string
  /** From now on `listener` answers. */
  open(listener: RequestListener): void
  /** Takes no new requests, lets those under way end. */
  close(): Promise<void>
}

/**
 * Listens at once and says 503 until the site is ready, so that a taken port is known before anything is started and
 * no early visitor meets a closed door. Throws StartError when it cannot listen.
 */
export async function openFrontDoor(host: string, port: number): Promise<FrontDoor> {
  let answer: RequestListener = answerNotReady
  const server = createServer({ requestTimeout: BODY_PATIENCE }, (request, response) => answer(request, response))
  await listen(server, host, port)
  return {
    server,
    address: addressOf(server, host),
    open(listener) {
      answer = listener
    },
    async close() {
      const current = answer
      answer = (request, response) => {
        response.setHeader('connection', 'close')
        current(request, response)
      }
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const cut = setTimeout(() => server.closeAllConnections(), CLOSE_PATIENCE)
      await closed
      clearTimeout(cut)
    },
  }
}

const answerNotReady: RequestListener = (request, response) => {
  const isHealth = /^\/healthz(\?|$)/.test(request.url ?? '')
  const header = request.headers['think-lang']
  const language = toLanguage(header ?? new URL(request.url ?? '/', 'http://localhost').searchParams.get('lang'))
  const body: Envelope = {
    code: isHealth ? 1 : 0,
    msg: isHealth ? '' : translate('server.unavailable', language),
    data: null,
    time: Math.floor(Date.now() / 1000),
  }
  response.writeHead(isHealth ? 200 : 503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(isHealth ? {} : { 'retry-after': '1' }),
  })
  response.end(JSON.stringify(body))
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  const deadline = Date.now() + PORT_PATIENCE
  for (;;) {
    try {
      server.listen({ host, port, backlog: 1024 })
      await once(server, 'listening')
      return
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EADDRINUSE' && Date.now() < deadline) await sleep(100)
      else throw new StartError(reasonOf(code, host, port))
    }
  }
}

function reasonOf(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is taken by another program. Stop it, or set PORT.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to 1024 or more.`
  return `This machine cannot listen on HOST ${host}, port ${port} (${code}).`
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  // "Every address" is no address a browser could open.
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
