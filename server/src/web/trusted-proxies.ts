import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { parseBlock, plainIp } from '../lib/ip-address.ts'

/** Whether what stands at this address is one of our proxies, whose `X-Forwarded-…` headers are believed. */
export type TrustedProxies = (ip: string) => boolean

const LOOPBACK = ['127.0.0.0/8', '::1']

/** 'off', or addresses, networks (10.0.0.0/8) and 'loopback' with commas between them; undefined where it is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (text.trim() === 'off') return () => false
  const list = new BlockList()
  for (const entry of text.split(',').map((one) => one.trim())) {
    for (const range of entry === 'loopback' ? LOOPBACK : [entry]) if (!add(list, range)) return undefined
  }
  return (ip) => {
    const version = isIP(ip)
    return version !== 0 && list.check(ip, version === 4 ? 'ipv4' : 'ipv6')
  }
}

function add(list: BlockList, range: string): boolean {
  const block = parseBlock(range)
  if (block) list.addSubnet(block.address, block.bits, block.family)
  return block !== undefined
}

/**
 * The address a request comes from: the peer's, or what our proxies say, read from the nearest to the farthest. What
 * is no bare address (a port, brackets, a word) was not written by a proxy that does its work: the last one
 * before it counts, never the text, which a caller may choose anew each time.
 */
export function clientIp(request: IncomingMessage, isTrusted: TrustedProxies): string {
  // The zone of a link-local peer names our own interface.
  let ip = plainIp((request.socket?.remoteAddress ?? '').replace(/%.*$/, '')) ?? ''
  const header = request.headers['x-forwarded-for']
  if (header === undefined || !isTrusted(ip)) return ip
  for (const entry of String(header).split(',').toReversed()) {
    const next = plainIp(entry.trim())
    if (next === undefined) return ip
    ip = next
    if (!isTrusted(ip)) return ip
  }
  return ip
}
