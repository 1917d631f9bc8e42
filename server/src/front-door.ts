import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Envelope } from '@tutu/contract/core/envelope'
import { type MessageKey, translate } from '@tutu/contract/core/errors'
import { type Language, toLanguage } from '@tutu/contract/core/languages'
import { BODY_LIMITS, type BodyLimits, watchBody } from './web/body-limits.ts'
import { securityHeaders } from './web/security-headers.ts'
import { StartError } from './start-error.ts'

/** A server that was just told to stop may still hold the port, in ms. */
const PORT_PATIENCE = 1500
/** How long the head of a request may take, and how often is looked, in ms. */
const HEAD_LIMITS = { headersTimeout: 15_000, connectionsCheckingInterval: 2000 }
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

/** `origin`: where visitors reach the site. */
type DoorOptions = { origin?: string | undefined; head?: typeof HEAD_LIMITS; body?: BodyLimits }

/**
 * Listens at once and says 503 until the site is ready, so that a taken port is known before anything is started and
 * no early visitor meets a closed door. Throws StartError when it cannot listen.
 */
export async function openFrontDoor(
  host: string,
  port: number,
  { origin, head = HEAD_LIMITS, body = BODY_LIMITS }: DoorOptions = {},
): Promise<FrontDoor> {
  const say = envelopes(securityHeaders(origin))
  let handle: RequestListener = (request, response) => {
    if (isHealth(request)) say(request, response, { status: 200, msg: '' })
    else say(request, response, { status: 503, msg: 'server.unavailable', headers: { 'retry-after': '1' } })
  }
  // Bodies have their own limits; Node's is the one for files.
  const server = createServer({ ...head, requestTimeout: body.upload }, (request, response) => {
    watchBody(request, response, body)
    if (hostsOf(request) > 1)
      say(request, response, { status: 400, msg: 'request.malformed', headers: { connection: 'close' } })
    else handle(request, response)
  })
  await listen(server, host, port)
  return {
    server,
    address: addressOf(server, host),
    open(listener) {
      handle = listener
    },
    async close() {
      const current = handle
      handle = (request, response) => {
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

/** More than one `Host` is a mistake or a trick (RFC 9112, 3.2): another server may read another of them. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}

function languageOf({ headers, url = '/' }: IncomingMessage): Language {
  const header = headers['think-lang']
  return toLanguage(header ?? new URLSearchParams(url.split('?')[1]).get('lang'))
}

function isHealth({ url = '' }: IncomingMessage): boolean {
  return /^\/healthz(\?|$)/.test(url)
}

type Said = { status: number; msg: MessageKey | ''; headers?: OutgoingHttpHeaders }

/** Answers of the door itself: envelopes like those of the site behind it, with the headers that are on every answer. */
function envelopes(always: OutgoingHttpHeaders) {
  return (request: IncomingMessage, response: ServerResponse, { status, msg, headers }: Said): void => {
    const body: Envelope = {
      code: status === 200 ? 1 : 0,
      msg: msg && translate(msg, languageOf(request)),
      data: null,
      time: Math.floor(Date.now() / 1000),
    }
    response.writeHead(status, {
      ...always,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    })
    response.end(JSON.stringify(body))
  }
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
