import { LRUCache } from 'lru-cache'
import { growingCache } from '../lib/growing-cache.ts'
import { networksOf } from '../lib/ip-address.ts'
import type { MemberId } from './actors.ts'

/** So many members who sign in or register from one address within a day make it a classroom. */
const MEMBERS = 5
/** What a classroom's address may do in the time in which another one may do one thing. */
const TIMES = 5
const REMEMBERED = 24 * 3600_000 // ms

/**
 * Addresses behind which a class sits. Thirty children mistype thirty passwords and look at thirty captchas within a
 * minute: known by those who came in, since whoever only guesses never does. In this process only, as limits are.
 */
export type Classrooms = {
  /** That somebody has signed in or registered from there. */
  note(ip: string, member: MemberId): void
  /** By what limits of an address are multiplied. */
  times(ip: string): number
}

export function knownClassrooms(): Classrooms {
  // Of each network the latest few: more need not be known.
  const seen = growingCache<string, LRUCache<MemberId, true>>(10_000, { ttl: REMEMBERED })
  const nameOf = (ip: string): string => networksOf(ip)[0]!.name
  return {
    note(ip, member) {
      const name = nameOf(ip)
      const members = seen.get(name) ?? new LRUCache({ max: MEMBERS, ttl: REMEMBERED })
      members.set(member, true)
      seen.set(name, members)
    },
    times(ip) {
      const members = seen.get(nameOf(ip))
      members?.purgeStale()
      return members && members.size >= MEMBERS ? TIMES : 1
    },
  }
}
