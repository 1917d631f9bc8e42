import { isIP, SocketAddress } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * An address in its one spelling: '::FFFF:192.0.2.1' is '192.0.2.1', '2001:DB8:0::1' is '2001:db8::1'. Undefined for
 * whatever is no bare address: a port, brackets, a zone, a name.
 */
export function plainIp(text: string): string | undefined {
  const version = text.includes('%') ? 0 : isIP(text)
  if (version === 0) return undefined
  if (version === 4) return text
  const { address } = new SocketAddress({ address: text, family: 'ipv6' })
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address
}

/** Addresses that begin with the same `bits`; a single one has all of them. */
export type Block = { address: string; family: 'ipv4' | 'ipv6'; bits: number }

/** Reads an address or a network such as 10.0.0.0/8, each written whole: '10/8' is undefined, as is what is neither. */
export function parseBlock(text: string): Block | undefined {
  const [before = '', prefix, ...rest] = text.split('/')
  const address = plainIp(before)
  if (address === undefined || rest.length > 0) return undefined
  const family = address.includes(':') ? 'ipv6' : 'ipv4'
  const whole = family === 'ipv4' ? 32 : 128
  const bits = prefix === undefined ? whole : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN
  return bits <= whole ? { address, family, bits } : undefined
}

/** A network whose visitors are counted together; it may have `share` times what a single caller may. */
export type Network = { name: string; share: number }

/** What a /48 may have beside its /64s: a school or a street shares one, and who owns one has 65,536 of them. */
const SITE_SHARE = 4

/**
 * The networks an address counts for, the narrowest first. An IPv6 customer owns a whole /64, often a /48, and could come
 * from another address each time: the networks stand for it.
 */
export function networksOf(ip: string): Network[] {
  const plain = plainIp(ip)
  // No address at all, such as behind a local socket: all of these are one.
  if (plain === undefined) return [{ name: '', share: 1 }]
  if (!plain.includes(':')) return [{ name: plain, share: 1 }]
  const groups = ipaddr.IPv6.parse(plain).parts.map((part) => part.toString(16))
  return [
    { name: `${groups.slice(0, 4).join(':')}::/64`, share: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, share: SITE_SHARE },
  ]
}
