import type { SignedIn } from '@tutu/contract/api/user'
import { giveDeviceTo } from '../learning/device-owner.ts'
import { deviceOwner } from '../learning/progress-store.ts'
import { createStored } from '../stored.ts'
import { keepSignedIn } from './session.ts'

/** What was answered to whether this device's records are one's own; null: nothing yet. For this sign-in alone. */
export const takesAlong = createStored<boolean | null>(
  'tutu.member.takes-along',
  null,
  (value) => (typeof value === 'boolean' ? value : undefined),
  'sessionStorage',
)

/**
 * Signs in in this browser, whoever it was until now. `byDefault`: what it means for the records of this device when nobody
 * was asked, or did not answer.
 */
export function signInHere(signedIn: SignedIn, { byDefault }: { byDefault: boolean }): void {
  giveDeviceTo(signedIn.userInfo.id, { takesAlong: takesAlong.read() ?? comesUnasked(byDefault) })
  takesAlong.clear()
  keepSignedIn(signedIn)
}

/** What is somebody's whose session has merely ended comes along only where that was said. */
export function comesUnasked(byDefault: boolean): boolean {
  return byDefault && deviceOwner() === 0
}
