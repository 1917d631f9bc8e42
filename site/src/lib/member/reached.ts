import type { Contact } from '@tutu/contract/api/user'
import { MOBILE } from '@tutu/contract/core/rules'

/** Whether an address or number looks like one: the server, which has the whole rule, has the last word. */
export function isReached(by: Contact, typed: string): boolean {
  return by === 'mobile' ? MOBILE.test(typed.trim()) : /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(typed.trim())
}
