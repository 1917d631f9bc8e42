import type { Address } from '../logic/address.ts'
import { changeAddress, searchAfter } from './use-address.ts'

/** Out of a place: back, where this is where the reader came from; Back then doesn't lead into it again. */
export function leaveTo(change: Partial<Address>): void {
  const search = searchAfter(change)
  if ((history.state as { before?: unknown } | null)?.before === search) history.back()
  else changeAddress(change)
}
