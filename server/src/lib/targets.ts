import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fail, Failure } from '@tutu/contract/core/errors'
import ipaddr from 'ipaddr.js'
import { type Block, parseBlock } from './ip-address.ts'

/**
 * Where the server may connect to at an address that somebody typed: everywhere, or to public addresses and these
 * blocks. Whoever may save settings must not find out what else runs on the machine and in its network.
 */
export type Targets = 'everywhere' | readonly Block[]

/** Reads `on`, `off`, or addresses and blocks with commas between them; undefined for anything else. */
export function parseTargets(text: string): Targets | undefined {
  if (text === 'on') return 'everywhere'
  if (text === 'off') return []
  const blocks = text.split(',').map((one) => parseBlock(one.trim()))
  return blocks.every((block) => block !== undefined) ? blocks : undefined
}

/** All of IPv6 that is given out. Outside of it are forms that carry an address of IPv4, and what is kept for later. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3')

/** Forms of IPv6 that carry an address of IPv4 are none of the public ones, whichever address it is. */
export function mayConnect(address: string, targets: Targets): boolean {
  if (targets === 'everywhere') return true
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GIVEN_OUT))) return true
  return targets.some(
    ({ family, ...block }) => parsed.kind() === family && parsed.match(ipaddr.parse(block.address), block.bits),
  )
}

/**
 * Resolves names for a connection, which is made to exactly what was found. Fails with `target.private` where no address
 * may be connected to. Node does not ask for hosts that are addresses: see `refuseAddress`.
 */
export function lookupWithin(targets: Targets): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const usable = found.filter(({ address }) => mayConnect(address, targets))
      const [first] = usable
      const refused: Error = fail('target.private', { host })
      if (!first) return done(refused, '')
      return options.all ? done(null, usable) : done(null, first.address, first.family)
    })
  }
}

/** Throws `target.private` for a host that is an address and may not be connected to; brackets of URLs may stand around it. */
export function refuseAddress(host: string, targets: Targets): void {
  const address = host.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0 && !mayConnect(address, targets)) throw fail('target.private', { host: address })
}

/** How long whoever saves a name waits for what it resolves to, in ms. */
const PATIENCE = 4000

/** `target.private` where a host may not be connected to; undefined where it may, or its name resolves to nothing as yet. */
export async function refusalOf(host: string, targets: Targets): Promise<Failure | undefined> {
  const resolved = new Promise<void>((resolve, reject) => {
    refuseAddress(host, targets)
    lookupWithin(targets)(host.replace(/^\[|\]$/g, ''), {}, (error) => (error ? reject(error) : resolve()))
  })
  const refused = resolved.then(
    () => undefined,
    (error: unknown) => (error instanceof Failure ? error : undefined),
  )
  return Promise.race([refused, sleep(PATIENCE, undefined, { ref: false })])
}

/** A GET that follows no redirects and keeps no connection. Throws what `refuseAddress` does, and what the network says. */
export function getWithin(url: string, targets: Targets, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { protocol, hostname } = new URL(url)
  return new Promise((resolve, reject) => {
    refuseAddress(hostname, targets)
    const { get } = protocol === 'https:' ? https : http
    const options = { agent: false, lookup: lookupWithin(targets), signal, headers: { 'user-agent': 'Tutu' } } as const
    get(url, options, resolve).on('error', reject)
  })
}

/** Agents of clients that make their requests themselves. The connection fails with `target.private`. */
export function agentsWithin(targets: Targets): { httpAgent: http.Agent; httpsAgent: https.Agent } {
  const options = { keepAlive: true, maxSockets: 50, lookup: lookupWithin(targets) }
  return {
    httpAgent: guarded(new http.Agent(options), targets),
    httpsAgent: guarded(new https.Agent(options), targets),
  }
}

/** Node's documented place to make an agent's connections: hosts that are addresses pass no lookup. */
function guarded<Agent extends http.Agent>(agent: Agent, targets: Targets): Agent {
  const createConnection = agent.createConnection.bind(agent)
  agent.createConnection = (options, done) => {
    try {
      refuseAddress(options.host ?? '', targets)
    } catch (error) {
      done?.(error as Error, undefined as never)
      return undefined
    }
    return createConnection(options, done)
  }
  return agent
}
