import { isIP, SocketAddress } from 'node:net'

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
  const groups = groupsOf(plain)
  return [
    { name: `${groups.slice(0, 4).join(':')}::/64`, share: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, share: SITE_SHARE },
  ]
}

/** The first four groups in any case; a tail in IPv4's spelling is further to the right. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':').flatMap((group) => (group.includes('.') ? [group, ''] : [group])) : []
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
}
